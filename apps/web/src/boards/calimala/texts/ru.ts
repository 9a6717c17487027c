// The texts of Calimala: terms, prompts, log lines and refusals.
import type { CalimalaTexts } from './en.ts';

export const calimala: CalimalaTexts = {
  'calimala.option.layout': 'План города',
  'calimala.option.layout.hint': 'Какое действие где лежит; план первой партии помогает новичкам.',
  'calimala.option.layout.random': 'Восемь случайно',
  'calimala.option.layout.first': 'Первая партия',
  'calimala.option.layout.allRandom': 'Все девять случайно',
  'calimala.option.whiteSwap': 'Белый четвёртый диск',
  'calimala.option.whiteSwap.hint': 'Куда уходит белый диск, если его место занимает диск с улицы.',
  'calimala.option.whiteSwap.returned': 'На эту улицу',
  'calimala.option.whiteSwap.removed': 'Из игры',
  'calimala.option.oneCardPerTurn': 'Одна карта за ход',
  'calimala.option.oneCardPerTurn.hint':
    'Второе издание: за невозможные действия активный игрок берёт не больше одной карты за ход.',
  'calimala.option.extraStartCard': 'Дополнительная карта',
  'calimala.option.extraStartCard.hint':
    'Второе издание: четвёртый и пятый игроки начинают с одной дополнительной картой.',
  'calimala.option.seatsAfterFifteenth': 'Места после пятнадцатого подсчёта',
  'calimala.option.seatsAfterFifteenth.hint':
    'Второе издание: и после пятнадцатого подсчёта четвёртые диски занимают места в совете.',

  // Parts of the table
  'calimala.city': 'Город',
  'calimala.churches': 'Церкви',
  'calimala.map': 'Карта',
  'calimala.council': 'Совет',
  'calimala.players': 'Игроки',
  'calimala.ownBoard': 'Ваш планшет',
  'calimala.decision': 'Ваше решение',
  'calimala.panel.city': 'Город',
  'calimala.panel.council': 'Совет',
  'calimala.panel.churches': 'Церкви',
  'calimala.panel.map': 'Карта',
  'calimala.panel.players': 'Игроки',
  'calimala.status.endCards': 'Финальные карты',
  'calimala.status.startDraft': 'Стартовые карты',
  'calimala.status.city': 'В городе',
  'calimala.status.over': 'Окончена',
  'calimala.status.deck': 'Колода {count}',

  // The nine actions
  'calimala.action.wood': 'Дерево',
  'calimala.action.brick': 'Кирпич',
  'calimala.action.marble': 'Мрамор',
  'calimala.action.build': 'Стройка',
  'calimala.action.artwork': 'Скульптура',
  'calimala.action.weave': 'Ткачество',
  'calimala.action.ship': 'Морем',
  'calimala.action.transport': 'По суше',
  'calimala.action.contribute': 'Дар',
  'calimala.help.wood': 'Положите 1 дерево на свой склад.',
  'calimala.help.brick': 'Положите 1 кирпич на свой склад.',
  'calimala.help.marble': 'Положите 1 мрамор на свой склад.',
  'calimala.help.build':
    'Постройте корабль (2 дерева), торговый дом (2 кирпича) или мастерскую (1 дерево, 1 кирпич).',
  'calimala.help.artwork': 'Превратите 1 мрамор в скульптуру в церкви или в Палаццо Веккьо.',
  'calimala.help.weave': 'Положите 1 сукно в каждую свою мастерскую, где есть место.',
  'calimala.help.ship': 'Отправьте в порты до 1 сукна на каждый корабль.',
  'calimala.help.transport': 'Отправьте до 1 сукна в каждый торговый город, где у вас есть дом.',
  'calimala.help.contribute': 'Пожертвуйте церкви 1 дерево, кирпич или мрамор.',

  // What is counted
  'calimala.category.barcelona': 'Барселона',
  'calimala.category.lisbon': 'Лиссабон',
  'calimala.category.london': 'Лондон',
  'calimala.category.troyes': 'Труа',
  'calimala.category.bruges': 'Брюгге',
  'calimala.category.hamburg': 'Гамбург',
  'calimala.category.santaMariaDelFiore': 'Санта-Мария-дель-Фьоре',
  'calimala.category.sanMiniato': 'Сан-Миниато',
  'calimala.category.santaCroce': 'Санта-Кроче',
  'calimala.category.palazzoVecchio': 'Палаццо Веккьо',
  'calimala.category.artworks': 'Скульптуры',
  'calimala.category.ports': 'Порты',
  'calimala.category.tradingCities': 'Торговые города',
  'calimala.category.wood': 'Дерево',
  'calimala.category.brick': 'Кирпич',
  'calimala.category.marble': 'Мрамор',
  'calimala.counts.city': 'Считается сукно в этом городе',
  'calimala.counts.church': 'Считаются материалы и скульптуры в этой церкви',
  'calimala.counts.palazzoVecchio': 'Считаются места в совете и скульптуры в Палаццо Веккьо',
  'calimala.counts.artworks': 'Считаются скульптуры во всех четырёх зданиях',
  'calimala.counts.ports': 'Считается сукно в трёх портах',
  'calimala.counts.tradingCities': 'Считается сукно в трёх торговых городах',
  'calimala.counts.material': 'Считается этот материал в трёх церквях',
  'calimala.place.barcelona': 'Барселона',
  'calimala.place.lisbon': 'Лиссабон',
  'calimala.place.london': 'Лондон',
  'calimala.place.troyes': 'Труа',
  'calimala.place.bruges': 'Брюгге',
  'calimala.place.hamburg': 'Гамбург',
  'calimala.place.santaMariaDelFiore.wood': 'Санта-Мария-дель-Фьоре (дерево)',
  'calimala.place.santaMariaDelFiore.brick': 'Санта-Мария-дель-Фьоре (кирпич)',
  'calimala.place.santaMariaDelFiore.marble': 'Санта-Мария-дель-Фьоре (мрамор)',
  'calimala.place.santaMariaDelFiore.artwork': 'Санта-Мария-дель-Фьоре (скульптура)',
  'calimala.place.sanMiniato.wood': 'Сан-Миниато (дерево)',
  'calimala.place.sanMiniato.brick': 'Сан-Миниато (кирпич)',
  'calimala.place.sanMiniato.marble': 'Сан-Миниато (мрамор)',
  'calimala.place.sanMiniato.artwork': 'Сан-Миниато (скульптура)',
  'calimala.place.santaCroce.wood': 'Санта-Кроче (дерево)',
  'calimala.place.santaCroce.brick': 'Санта-Кроче (кирпич)',
  'calimala.place.santaCroce.marble': 'Санта-Кроче (мрамор)',
  'calimala.place.santaCroce.artwork': 'Санта-Кроче (скульптура)',
  'calimala.place.palazzoVecchio': 'Палаццо Веккьо (скульптура)',
  'calimala.placeLabel': '{place}: {cubes}',
  'calimala.nobody': 'никто',

  // City and streets
  'calimala.disc.kind': 'Какой диск',
  'calimala.disc.coloured': 'Цветной',
  'calimala.disc.white': 'Белый',
  'calimala.street.label':
    'Улица {one, term, calimala.action} — {other, term, calimala.action}: {discs, plural, =0 {нет дисков} one {# диск, {owners}} few {# диска, сверху вниз: {owners}} many {# дисков, сверху вниз: {owners}} other {# диска, сверху вниз: {owners}}}',
  'calimala.replace.label': 'Ваш диск на улице {street}, {position}-й сверху',
  'calimala.target.counts': '{label} — идёт в счёт: {counts}',

  // Council and forecast
  'calimala.tile.coming': 'Жетон {space}, {tile}: ещё впереди',
  'calimala.tile.scored':
    'Жетон {space}, {tile}; место: {owner}; {points, select, none {очков никто не получил} other {очки: {points}}}',
  'calimala.standings.none': 'Пока ни у кого нет',
  'calimala.points': '{points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}',
  'calimala.why.influence': 'Ничья: больше мест и скульптур в сумме',
  'calimala.why.seats': 'Ничья: больше мест в совете',
  'calimala.why.earlierSeat': 'Ничья: столько мест было получено раньше',
  'calimala.why.earlierArtwork': 'Ничья: первая скульптура в Палаццо Веккьо появилась раньше',
  'calimala.why.shared': 'Ничья: без веса в совете очки делятся',
  'calimala.order.title': 'Кто впереди при ничьей',
  'calimala.order.label': 'При ничьей в таком порядке: {seats}.',
  'calimala.order.then': '{first}, затем {rest}',
  'calimala.order.weight':
    '{seats, plural, one {# место} few {# места} many {# мест} other {# места}}, {artworks, plural, one {# скульптура} few {# скульптуры} many {# скульптур} other {# скульптуры}}',
  'calimala.order.note':
    'Сначала сравнивается сумма мест и скульптур в Палаццо Веккьо, затем места, затем кто был раньше.',
  'calimala.forecast.open': 'Все подсчёты',
  'calimala.forecast.title': 'Что принесло бы очки сейчас',
  'calimala.forecast.note': 'Все оставшиеся жетоны, как если бы их считали в эту минуту.',
  'calimala.forecast.endCards': 'Финальные карты, известные вам',

  // Map and deliveries
  'calimala.houses.label':
    '{count, plural, =0 {Нет торговых домов} one {# торговый дом: {owners}} few {# торговых дома: {owners}} many {# торговых домов: {owners}} other {# торговых дома: {owners}}}',
  'calimala.delivery.less': 'На одно сукно меньше: {city}',
  'calimala.delivery.more': 'На одно сукно больше: {city}',
  'calimala.delivery.set':
    'Распределено сукна: {set, number}, можно до {most, number}. Нажимайте на города.',

  // Players and what they own
  'calimala.active': 'Сейчас ходит',
  'calimala.acting': 'Действует диск этого игрока',
  'calimala.hand': 'Карты на руке',
  'calimala.seats': 'Места в совете',
  'calimala.harbour': 'Корабли в гавани',
  'calimala.discs.coloured': 'Осталось цветных дисков',
  'calimala.discs.white': 'Осталось белых дисков',
  'calimala.startCard': 'Стартовая карта: {action, term, calimala.action}',
  'calimala.ships':
    '{count, plural, =0 {Кораблей ещё нет} one {# корабль} few {# корабля} many {# кораблей} other {# корабля}}',
  'calimala.workshop.none': 'Мастерская ещё не построена',
  'calimala.workshop.cloth': 'Мастерская, сукно: {count, number} из 4',
  'calimala.build.ship': 'Корабль',
  'calimala.build.house': 'Дом: {city, term, calimala.place}',
  'calimala.build.workshop': 'Мастерская',
  'calimala.hand.own':
    'Ваша рука: {count, plural, one {# карта} few {# карты} many {# карт} other {# карты}}',
  'calimala.hand.empty': 'На руке нет карт',
  'calimala.card.playable':
    '{action, term, calimala.action}, {count, plural, one {# карта} few {# карты} many {# карт} other {# карты}}: можно сыграть сейчас',
  'calimala.card.held':
    '{action, term, calimala.action}, {count, plural, one {# карта} few {# карты} many {# карт} other {# карты}}',
  'calimala.endCard.own': 'Ваша финальная карта: {card, term, calimala.category}',
  'calimala.endCard.open': 'Открытая финальная карта: {card, term, calimala.category}',
  'calimala.endCard.help.place': 'В конце 5, 3 и 1 очко за наибольшее число кубиков здесь.',
  'calimala.endCard.help.council': 'В конце 5, 3 и 1 очко за места и скульптуры здесь.',
  'calimala.discard':
    'Сброс: {count, plural, one {# карта} few {# карты} many {# карт} other {# карты}}',
  'calimala.deck':
    'Колода: {count, plural, one {# карта} few {# карты} many {# карт} other {# карты}}',

  // Decisions
  'calimala.hint.endCards': 'Каждая оставленная финальная карта в конце считается для всех.',
  'calimala.hint.startDraft': 'Первый игрок выбирает последним.',
  'calimala.hint.place':
    'Диск даёт оба действия своей улицы; белый — каждое дважды, но больше он не действует.',
  'calimala.hint.replace': 'Четвёртый диск белый: его место занимает диск того, кто ходит.',
  'calimala.hint.over': 'Теперь карты всех игроков открыты.',
  'calimala.preview.order': 'Действуют:',
  'calimala.preview.noScoring': 'Четвёртого диска нет, подсчёта не будет.',
  'calimala.preview.removed': 'Четвёртый диск покидает игру.',
  'calimala.preview.seat':
    'Четвёртый диск: {seat, seat, you {# занимаете} other {# занимает}} место в совете.',
  'calimala.preview.whiteSeat':
    'Белый четвёртый диск: место {seat, seat, you {ваше} other {занимает #}}.',
  'calimala.preview.scores': '{tile, term, calimala.category} сейчас:',
  'calimala.acts.top': 'Действует {seat, seat, you {ваш диск} other {диск игрока #}}',
  'calimala.acts.below':
    'Действует {seat, seat, you {ваш диск} other {диск игрока #}}, {depth, select, 2 {второй} other {третий}} сверху',
  'calimala.slot.open': '{action, term, calimala.action}: ещё не использовано',
  'calimala.slot.used': '{action, term, calimala.action}: выполнено',
  'calimala.slot.givenUp': '{action, term, calimala.action}: отказ',
  'calimala.slot.drawn': '{action, term, calimala.action}: невозможно, взята карта',
  'calimala.slot.draw': 'невозможно: карта',
  'calimala.slot.owed': 'пока невозможно',
  'calimala.slot.giveUp': 'Отказаться: {action, term, calimala.action}',
  'calimala.start.draft': 'Возьмите стартовую карту',
  'calimala.start.draft.hint': 'Все увидят, что вы взяли.',
  'calimala.start.endCards': 'Оставьте одну финальную карту',
  'calimala.start.endCards.hint': 'До конца игры она остаётся тайной, а затем считается для всех.',
  'calimala.confirm.street': 'Положить диск',
  'calimala.confirm.deed': 'Доставить',
  'calimala.confirm.giveUp': 'Отказаться',

  // The prompt: one sentence at all times
  'calimala.prompt.keepEndCard': 'Оставьте одну из своих финальных карт.',
  'calimala.prompt.takeStartCard': 'Возьмите одну из стартовых карт.',
  'calimala.prompt.place': 'Ваш ход: выберите улицу для диска.',
  'calimala.prompt.confirmStreet': 'Положить диск сюда?',
  'calimala.prompt.act':
    'Ваш диск действует: {actions, terms, calimala.action}{count, plural, =1 {} other {, в любом порядке}}.',
  'calimala.prompt.react':
    '{seat, seat, you {Действует и ваш {depth, select, 2 {второй} other {третий}} сверху диск} other {Сейчас ходит #, и ваш диск действует}}: {actions, terms, calimala.action}{count, plural, =1 {} other {, в любом порядке}}.',
  'calimala.prompt.done': 'Всё готово? Подтвердите, и игра продолжится.',
  'calimala.prompt.doneOrCard': 'Сыграйте карту или подтвердите, что закончили.',
  'calimala.prompt.restart': 'Начать заново',
  'calimala.prompt.replaceDisc': 'Выберите, какой из ваших дисков пойдёт в совет.',
  'calimala.prompt.giveUp':
    'Отказаться от действия «{action, term, calimala.action}», не взяв карту?',
  'calimala.prompt.choose.build': 'Что вы строите?',
  'calimala.prompt.choose.artwork': 'Куда поставить скульптуру?',
  'calimala.prompt.choose.ship': 'Какие порты получат сукно?',
  'calimala.prompt.choose.transport': 'Какие торговые города получат сукно?',
  'calimala.prompt.choose.contribute': 'Какой церкви что пожертвовать?',
  'calimala.prompt.wait.keepEndCard': 'Ждём выбора финальной карты: {seats, seats}.',
  'calimala.prompt.wait.takeStartCard':
    'Стартовую карту {seats, seats, you {выбираете #} other {выбирает #}}.',
  'calimala.prompt.wait.place': 'Диск {seats, seats, you {кладёте #} other {кладёт #}}.',
  'calimala.prompt.wait.act':
    '{seats, seats, you {Решаете #} other {Решает #}}. Осталось: {actions, terms, calimala.action}.',
  'calimala.prompt.wait.done':
    '{seats, seats, you {Вы заканчиваете действовать} other {Заканчивает действовать #}}.',
  'calimala.prompt.wait.replaceDisc':
    'Диск для совета {seats, seats, you {выбираете #} other {выбирает #}}.',
  'calimala.prompt.over':
    'Партия окончена. {seats, seats, you {Победа за вами} other {Победа: #}}.',

  // Scorings and the end
  'calimala.scoring': 'Подсчёт',
  'calimala.scoring.tile.promotion':
    'Жетон {space}: место {seat, seat, you {занимаете #} other {занимает #}}.',
  'calimala.scoring.tile.promotion.nobody': 'Жетон {space}: место не занимает никто.',
  'calimala.scoring.tile.endOfGame': 'Жетон {space}, в конце игры.',
  'calimala.scoring.endCard':
    '{seat, seat, you {Ваша финальная карта} other {Финальная карта игрока #}}',
  'calimala.scoring.endCard.nobody': 'Открытая финальная карта',
  'calimala.beats.influence':
    '{seat, seat} впереди, затем {other, seat}: больше мест и скульптур в сумме',
  'calimala.beats.seats': '{seat, seat} впереди, затем {other, seat}: больше мест',
  'calimala.beats.earlierSeat':
    '{seat, seat} впереди, затем {other, seat}: столько мест получено раньше',
  'calimala.beats.earlierArtwork':
    '{seat, seat} впереди, затем {other, seat}: первая скульптура в Палаццо Веккьо раньше',
  'calimala.beats.shared':
    'Очки делятся на {count, plural, one {# игрока} few {# игроков} many {# игроков} other {# игроков}}, с округлением вниз',

  // Where the points of a hint come from
  'calimala.reason.points': 'набранные очки',
  'calimala.reason.tiles': 'будущие подсчёты',
  'calimala.reason.endCards': 'финальные карты',
  'calimala.reason.goods': 'товары',
  'calimala.reason.engine': 'постройки и корабли',
  'calimala.reason.cards': 'карты на руке',
  'calimala.reason.discs': 'диски',
  'calimala.reason.council': 'вес в совете',

  // The log
  'calimala.brought': '{gain, amounts, calimala.brought}',
  'calimala.brought.wood': '{count, plural, one {# дерево} other {# дерева}}',
  'calimala.brought.brick': '{count, plural, one {# кирпич} few {# кирпича} other {# кирпичей}}',
  'calimala.brought.marble': '{count, plural, one {# мрамор} other {# мрамора}}',
  'calimala.brought.cloth': '{count, plural, one {# сукно} other {# сукна}}',
  'calimala.brought.ship': '{count, plural, one {# корабль} few {# корабля} other {# кораблей}}',
  'calimala.brought.house':
    '{count, plural, one {# торговый дом} few {# торговых дома} other {# торговых домов}}',
  'calimala.brought.workshop':
    '{count, plural, one {# мастерская} few {# мастерские} other {# мастерских}}',
  'calimala.brought.artwork':
    '{count, plural, one {# скульптура} few {# скульптуры} other {# скульптур}}',
  'calimala.brought.delivery':
    '{count, plural, one {# доставка} few {# доставки} other {# доставок}}',
  'calimala.brought.contribute':
    '{count, plural, one {# пожертвование} few {# пожертвования} other {# пожертвований}}',
  'calimala.brought.card': '{count, plural, one {# карта} few {# карты} other {# карт}}',
  'calimala.log.endCardKept':
    '{seat, seat, you {# оставляете} other {# оставляет}} финальную карту.',
  'calimala.log.endCardKept.known':
    '{seat, seat, you {# оставляете} other {# оставляет}} финальную карту «{card, term, calimala.category}».',
  'calimala.log.startCardTaken':
    '{seat, seat, you {# берёте} other {# берёт}} стартовую карту «{card, term, calimala.action}».',
  'calimala.log.extraCardDrawn':
    '{seat, seat, you {# берёте} other {# берёт}} дополнительную карту.',
  'calimala.log.extraCardDrawn.known':
    '{seat, seat, you {# берёте} other {# берёт}} дополнительную карту: {card, term, calimala.action}.',
  'calimala.log.turnBegan': 'Раунд {round, number}: {seat, seat, you {ваш ход} other {ходит #}}.',
  'calimala.log.discPlaced':
    '{seat, seat, you {# кладёте} other {# кладёт}} {disc, select, white {белый} other {цветной}} диск: {one, term, calimala.action} — {other, term, calimala.action}.',
  'calimala.log.discActivated':
    'Действует {seat, seat, you {ваш {depth, select, 1 {верхний } other {}}диск} other {{depth, select, 1 {верхний } other {}}диск игрока #}}{depth, select, 1 {} 2 {, второй сверху} other {, третий сверху}}.',
  'calimala.log.slot.wood': '{seat, seat, you {# берёте} other {# берёт}} дерево.',
  'calimala.log.slot.brick': '{seat, seat, you {# берёте} other {# берёт}} кирпич.',
  'calimala.log.slot.marble': '{seat, seat, you {# берёте} other {# берёт}} мрамор.',
  'calimala.log.slot.build.ship': '{seat, seat, you {# строите} other {# строит}} корабль.',
  'calimala.log.slot.build.house':
    '{seat, seat, you {# строите} other {# строит}} торговый дом: {city, term, calimala.place}.',
  'calimala.log.slot.build.workshop': '{seat, seat, you {# строите} other {# строит}} мастерскую.',
  'calimala.log.slot.artwork':
    '{seat, seat, you {# создаёте} other {# создаёт}} скульптуру: {places, terms, calimala.place}.',
  'calimala.log.slot.weave':
    '{seat, seat, you {# ткёте} other {# ткёт}} сукно: {workshops, number}.',
  'calimala.log.slot.ship':
    '{seat, seat, you {# отправляете} other {# отправляет}} сукно морем: {places, terms, calimala.place}.',
  'calimala.log.slot.transport':
    '{seat, seat, you {# отправляете} other {# отправляет}} сукно по суше: {places, terms, calimala.place}.',
  'calimala.log.slot.contribute':
    '{seat, seat, you {# жертвуете} other {# жертвует}}: {places, terms, calimala.place}.',
  'calimala.log.card.wood':
    '{seat, seat, you {# играете карту и берёте} other {# играет карту и берёт}} дерево.',
  'calimala.log.card.brick':
    '{seat, seat, you {# играете карту и берёте} other {# играет карту и берёт}} кирпич.',
  'calimala.log.card.marble':
    '{seat, seat, you {# играете карту и берёте} other {# играет карту и берёт}} мрамор.',
  'calimala.log.card.build.ship':
    '{seat, seat, you {# играете карту и строите} other {# играет карту и строит}} корабль.',
  'calimala.log.card.build.house':
    '{seat, seat, you {# играете карту и строите} other {# играет карту и строит}} торговый дом: {city, term, calimala.place}.',
  'calimala.log.card.build.workshop':
    '{seat, seat, you {# играете карту и строите} other {# играет карту и строит}} мастерскую.',
  'calimala.log.card.artwork':
    '{seat, seat, you {# играете карту и создаёте} other {# играет карту и создаёт}} скульптуру: {places, terms, calimala.place}.',
  'calimala.log.card.weave':
    '{seat, seat, you {# играете карту и ткёте} other {# играет карту и ткёт}} сукно: {workshops, number}.',
  'calimala.log.card.ship':
    '{seat, seat, you {# играете карту и отправляете} other {# играет карту и отправляет}} сукно морем: {places, terms, calimala.place}.',
  'calimala.log.card.transport':
    '{seat, seat, you {# играете карту и отправляете} other {# играет карту и отправляет}} сукно по суше: {places, terms, calimala.place}.',
  'calimala.log.card.contribute':
    '{seat, seat, you {# играете карту и жертвуете} other {# играет карту и жертвует}}: {places, terms, calimala.place}.',
  'calimala.log.slotGivenUp':
    '{seat, seat, you {# отказываетесь} other {# отказывается}} от действия «{action, term, calimala.action}».',
  'calimala.log.cardDrawn':
    'Действие «{action, term, calimala.action}» невозможно: {seat, seat, you {# берёте} other {# берёт}} карту.',
  'calimala.log.cardDrawn.known':
    'Действие «{action, term, calimala.action}» невозможно: {seat, seat, you {# берёте} other {# берёт}} карту «{card, term, calimala.action}».',
  'calimala.log.noCardDrawn.deckEmpty':
    'Действие «{action, term, calimala.action}» невозможно, но карт нет: {seat, seat, you {# ничего не берёте} other {# ничего не берёт}}.',
  'calimala.log.noCardDrawn.oneCardPerTurn':
    'Действие «{action, term, calimala.action}» невозможно; карта за этот ход {seat, seat, you {у вас} other {у игрока #}} уже была.',
  'calimala.log.deckReshuffled':
    'Сброс становится новой колодой: {cards, plural, one {# карта} few {# карты} many {# карт} other {# карты}}.',
  'calimala.log.activationDone': '{seat, seat, you {# заканчиваете} other {# заканчивает}}.',
  'calimala.log.movesTakenBack':
    '{seat, seat, you {# берёте назад} other {# берёт назад}} {moves, plural, one {# шаг} few {# шага} many {# шагов} other {# шага}}.',
  'calimala.log.discPromoted':
    '{seat, seat, you {# занимаете} other {# занимает}} место {space} в совете.',
  'calimala.log.whiteDiscReplaced.supply':
    'Четвёртый диск белый: {seat, seat, you {# занимаете} other {# занимает}} место {space} и {seat, seat, you {получаете} other {получает}} белый диск.',
  'calimala.log.whiteDiscReplaced.stack':
    'Четвёртый диск белый: {seat, seat, you {# занимаете} other {# занимает}} место {space} диском с улицы; белый теперь лежит там.',
  'calimala.log.whiteDiscReplaced.box':
    'Четвёртый диск белый: {seat, seat, you {# занимаете} other {# занимает}} место {space} диском с улицы; белый покидает игру.',
  'calimala.log.discRemoved':
    '{seat, seat, you {Ваш четвёртый диск} other {Четвёртый диск игрока #}} покидает игру.',
  'calimala.log.discRemoved.white': 'Белый четвёртый диск покидает игру.',
  'calimala.log.tileScored.promotion':
    'Подсчёт, жетон {space}: {tile, term, calimala.category}. {points, select, none {Очков никто не получает.} other {{points, points}}}',
  'calimala.log.tileScored.endOfGame':
    'Конец игры, жетон {space}: {tile, term, calimala.category}. {points, select, none {Очков никто не получает.} other {{points, points}}}',
  'calimala.log.lastRoundBegan': 'Все пятнадцать жетонов подсчитаны: этот раунд последний.',
  'calimala.log.finalScoringBegan.discsUsedUp': 'Все диски выложены: начинается финальный подсчёт.',
  'calimala.log.finalScoringBegan.fifteenthScoring':
    'Все пятнадцать жетонов подсчитаны: начинается финальный подсчёт.',
  'calimala.log.endCardScored':
    '{seat, seat, you {Ваша финальная карта} other {Финальная карта игрока #}}: {card, term, calimala.category}. {points, select, none {Очков никто не получает.} other {{points, points}}}',
  'calimala.log.endCardScored.open':
    'Открытая финальная карта: {card, term, calimala.category}. {points, select, none {Очков никто не получает.} other {{points, points}}}',
  'calimala.log.gameEnded': '{seat, seat, you {# побеждаете} other {# побеждает}}.',
  'calimala.log.gameEnded.shared': 'Общая победа: {seats, seats}.',

  // Refusals of the rules
  'calimala.lack.storage': 'склад полон',
  'calimala.lack.building': 'нужны два дерева, два кирпича или по одному',
  'calimala.lack.pieces': 'всё, на что хватает материала, уже построено',
  'calimala.lack.marble': 'нет мрамора',
  'calimala.lack.material': 'нет ни дерева, ни кирпича, ни мрамора',
  'calimala.lack.looms': 'все мастерские полны',
  'calimala.lack.ships': 'нет кораблей',
  'calimala.lack.houses': 'нет торгового дома',
  'calimala.lack.cloth': 'нет сукна',
  'calimala.lack.room': 'больше нет места',
  'calimala.lack.wood': 'нет дерева',
  'calimala.lack.brick': 'нет кирпича',
  'calimala.lack.twoWood': 'нужны два дерева',
  'calimala.lack.twoBrick': 'нужны два кирпича',
  'calimala.lack.woodAndBrick': 'нужны одно дерево и один кирпич',
  'calimala.lack.harbour': 'ваша гавань полна',
  'calimala.lack.workshops': 'все ваши мастерские построены',
  'calimala.lack.houseStands': 'ваш торговый дом там уже стоит',
  'calimala.lack.houseThere': 'у вас там нет торгового дома',
  'calimala.lack.allShips': 'все корабли загружены',
  'calimala.lack.allCloth': 'всё сукно уже в пути',
  'calimala.lack.portsOnly': 'корабли идут только в порты',
  'calimala.lack.tradingCitiesOnly': 'так везут только в торговые города',
  'calimala.lack.oneEach': 'каждый торговый дом шлёт одно сукно',
  'calimala.error.players.count': 'Calimala — игра для 3–5 игроков.',
  'calimala.error.endCard.notDealt': 'Эту финальную карту вам не сдавали.',
  'calimala.error.endCard.kept': 'Вы уже оставили финальную карту.',
  'calimala.error.startCard.taken': 'Этой стартовой карты нет на столе.',
  'calimala.error.disc.none':
    'У вас больше нет {disc, select, white {белых} other {цветных}} дисков.',
  'calimala.error.disc.duty':
    '{one, term, calimala.action}: {oneWhy, term, calimala.lack}. {other, term, calimala.action}: {otherWhy, term, calimala.lack}.',
  'calimala.error.slot.notOpen': 'Действие недоступно: {action, term, calimala.action}.',
  'calimala.error.slot.impossible': '{action, term, calimala.action}: {why, term, calimala.lack}.',
  'calimala.error.slot.possible':
    'Это можно выполнить: {action, term, calimala.action}. Сделайте это или откажитесь.',
  'calimala.error.slot.choice': '{action, term, calimala.action}: {why, term, calimala.lack}.',
  'calimala.error.slot.duty': 'В свой ход вы ещё должны выполнить хотя бы одно из двух действий.',
  'calimala.error.card.notHeld': 'У вас нет такой карты: {action, term, calimala.action}.',
  'calimala.error.card.duty':
    'После этой карты вы уже не смогли бы выполнить ни одно из двух действий.',
  'calimala.error.done.slotsOpen': 'Сначала выполните каждое действие или откажитесь от него.',
  'calimala.error.replace.notYourDisc': 'Там нет вашего диска.',
  'calimala.error.undo.over': 'Ваши диски сейчас не действуют: назад взять нечего.',
  'calimala.error.undo.cardDrawn': 'Карта взята: то, что было раньше, нельзя взять назад.',
};
