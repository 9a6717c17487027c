// What the rules say: options, state of play, reasons of hints, log lines and refusals.
import type { RulesTexts } from '../en/rules.ts';

export const rules: RulesTexts = {
  'capitals.option.prosperity': 'Тайлы процветания',
  'capitals.option.prosperity.hint':
    'Для опытных: после пяти раундов каждый строит тайл процветания или озеро.',
  'capitals.option.openScores': 'Открытый престиж',
  'capitals.option.openScores.hint': 'Все видят престиж всех, а не только свой.',
  'capitals.option.refill': 'Новые тайлы',
  'capitals.option.refill.hint': 'Сколько тайлов открывается в конце раунда.',
  'capitals.option.refill.upTo': 'Пока тайлов эпохи не станет на два больше, чем игроков',
  'capitals.option.refill.always': 'Всегда на два больше, чем игроков',
  'capitals.option.lowestCityLosesTourist': 'Последний город теряет туриста',
  'capitals.option.lowestCityLosesTourist.hint':
    'Турист города с наименьшей культурой уходит всегда; иначе — только если до него достаёт притяжение.',
  'capitals.option.passBonus': 'Бонус без активации',
  'capitals.option.passBonus.hint': 'Что можно взять вместо 1 энергии, ничего не активировав.',
  'capitals.option.passBonus.progress': '1 прогресс',
  'capitals.option.passBonus.economy': '1\u00a0$',
  'capitals.option.endPayment': 'Последняя плата',
  'capitals.option.endPayment.hint': 'Сколько каждый платит за свой столбец в конце игры.',
  'capitals.option.endPayment.value': 'Цену столбца',
  'capitals.option.endPayment.multiplied': 'Цену, умноженную на множитель',
  'capitals.option.lastFairReturnsEnergy': 'Энергия возвращается на последней выставке',
  'capitals.option.lastFairReturnsEnergy.hint':
    'Энергия со зданий возвращается на станцию и идёт в финальный подсчёт.',
  'capitals.option.markedTiles': 'Помеченные тайлы вчетвером',
  'capitals.option.markedTiles.hint': 'Нужны ли вчетвером тайлы с пометкой для пяти игроков.',
  'capitals.option.markedTiles.fromCount': 'Остаются в коробке',
  'capitals.option.markedTiles.fourUsesAll': 'В игре',
  'capitals.option.cityHallType': 'Тип ратуши',
  'capitals.option.cityHallType.hint': 'К какому типу относится ратуша.',
  'capitals.option.cityHallType.residential': 'Жильё',
  'capitals.option.cityHallType.public': 'Общественное',
  'capitals.option.touristOncePerPhase': 'Турист помогает один раз',
  'capitals.option.touristOncePerPhase.hint':
    'Турист помогает один раз за раунд; иначе — пока может переходить дальше.',
  'capitals.option.autoEndTurn': 'Ход кончается сам',
  'capitals.option.autoEndTurn.hint': 'Ход заканчивается, когда активировать больше нечего.',

  'capitals.status.era': 'Эпоха {era, select, 1 {I} 2 {II} other {III}}',
  'capitals.status.political': 'Инициатива',
  'capitals.status.building': 'Строительство',
  'capitals.status.executive': 'Активация',
  'capitals.status.administrative': 'Управление',
  'capitals.status.prosperity': 'Процветание',
  'capitals.status.over': 'Окончена',

  // Where the points of a hint come from
  'capitals.reason.prestige': 'престиж',
  'capitals.reason.employment': 'занятость на выставках',
  'capitals.reason.publicServices': 'городские службы на выставках',
  'capitals.reason.culture': 'культура и туристы',
  'capitals.reason.economy': 'экономика',
  'capitals.reason.energy': 'энергия',
  'capitals.reason.progress': 'прогресс и электростанция',
  'capitals.reason.buildings': 'что принесут ваши тайлы',
  'capitals.reason.initiative': 'инициатива',

  // The log
  'capitals.log.roundBegan':
    'Раунд {round, number}, эпоха {era, select, 1 {I} 2 {II} other {III}}.',
  'capitals.brought': '{gain, amounts, capitals.brought}',
  'capitals.brought.economy': '{count, plural, one {# экономика} other {# экономики}}',
  'capitals.brought.culture': '{count, plural, one {# культура} other {# культуры}}',
  'capitals.brought.publicServices':
    '{count, plural, one {# городская служба} few {# городские службы} other {# городских служб}}',
  'capitals.brought.progress': '{count, plural, one {# прогресс} other {# прогресса}}',
  'capitals.brought.population': '{count, plural, one {# население} other {# населения}}',
  'capitals.brought.employment': '{count, plural, one {# занятость} other {# занятости}}',
  'capitals.brought.energy': '{count, plural, one {# энергия} other {# энергии}}',
  'capitals.brought.prestige': '{count, plural, one {# престиж} other {# престижа}}',
  'capitals.log.columnPicked':
    '{seat, seat, you {# переходите} other {# переходит}} из столбца {from, number} в столбец {column, number} за {price, money}.',
  'capitals.log.columnPicked.same':
    '{seat, seat, you {# остаётесь} other {# остаётся}} в столбце {column, number} за {price, money}.',
  'capitals.log.orderSettled': 'Порядок хода: {seats, seats}.',
  'capitals.log.tileTaken':
    '{seat, seat, you {# берёте} other {# берёт}} тайл за {price, money}: {tile, term, capitals.tile}.',
  'capitals.log.tileBuilt':
    '{seat, seat, you {# строите} other {# строит}}: {tile, term, capitals.tile}.',
  'capitals.log.tileBuilt.broken':
    '{seat, seat, you {# строите} other {# строит}}: {tile, term, capitals.tile}. Штраф: {broken, terms, capitals.rule}.',
  'capitals.rule.token': 'кран не касается клетки',
  'capitals.rule.type': 'рядом нет того же типа',
  'capitals.log.lakeBuilt': '{seat, seat, you {# кладёте} other {# кладёт}} озеро.',
  'capitals.log.trackMoved.tile':
    '{by, term, capitals.tile}, {seat, seat}: {track, term, capitals.resource} {from, number}\u00a0→\u00a0{to, number}.',
  'capitals.log.trackMoved.payment':
    '{seat, seat, you {# платите} other {# платит}}: {track, term, capitals.resource} {from, number}\u00a0→\u00a0{to, number}.',
  'capitals.log.trackMoved.arrow':
    'За краем шкалы, {seat, seat}: {track, term, capitals.resource} {from, number}\u00a0→\u00a0{to, number}.',
  'capitals.log.trackMoved.bonus':
    'Бонус, {seat, seat}: {track, term, capitals.resource} {from, number}\u00a0→\u00a0{to, number}.',
  'capitals.log.trackMoved.fair':
    'Выставка, {seat, seat}: {track, term, capitals.resource} {from, number}\u00a0→\u00a0{to, number}.',
  'capitals.log.employmentFell':
    '{seat, seat}: занятость падает вслед за населением, {from, number}\u00a0→\u00a0{to, number}.',
  'capitals.log.energyGained.tile':
    '{by, term, capitals.tile}, {seat, seat}: энергия\u00a0{amount, signed}.',
  'capitals.log.energyGained.arrow': 'За краем шкалы, {seat, seat}: энергия\u00a0{amount, signed}.',
  'capitals.log.energyGained.bonus': 'Бонус, {seat, seat}: энергия\u00a0{amount, signed}.',
  'capitals.log.energyGained.lake': 'Озеро, {seat, seat}: энергия\u00a0{amount, signed}.',
  'capitals.log.energyLost': '{by, term, capitals.tile}, {seat, seat}: энергия −1 со станции.',
  'capitals.log.energyLost.building':
    '{by, term, capitals.tile}, {seat, seat}: энергия −1 со здания.',
  'capitals.log.prestigeGained.tile':
    '{by, term, capitals.tile}, {seat, seat}: престиж\u00a0{amount, signed}.',
  'capitals.log.prestigeGained.placement':
    'Нарушенные правила постройки, {seat, seat}: престиж\u00a0{amount, signed}.',
  'capitals.log.prestigeGained.taxation':
    'Особый налог, {seat, seat}: престиж\u00a0{amount, signed}.',
  'capitals.log.prestigeGained.arrows':
    'За краем шкалы, {seat, seat}: престиж\u00a0{amount, signed}.',
  'capitals.log.prestigeGained.employment':
    'Занятость, {seat, seat}: престиж\u00a0{amount, signed}.',
  'capitals.log.prestigeGained.unemployment':
    'Безработица, {seat, seat}: престиж\u00a0{amount, signed}.',
  'capitals.log.prestigeGained.publicServices':
    'Города с лучшими службами, {seat, seat}: престиж\u00a0{amount, signed}.',
  'capitals.log.prestigeGained.energy':
    'Остаток энергии, {seat, seat}: престиж\u00a0{amount, signed}.',
  'capitals.log.prestigeGained.economy': 'Экономика, {seat, seat}: престиж\u00a0{amount, signed}.',
  'capitals.log.prestigeGained.culture': 'Культура, {seat, seat}: престиж\u00a0{amount, signed}.',
  'capitals.log.prestigeGained.progress': 'Прогресс, {seat, seat}: престиж\u00a0{amount, signed}.',
  'capitals.log.arrowPaid':
    '{seat, seat, you {# выходите} other {# выходит}} за {side, select, above {верхний} other {нижний}} край шкалы: {track, term, capitals.resource}.',
  'capitals.log.taxed':
    'Не хватает денег, {seat, seat}: {times, plural, one {# особый налог} few {# особых налога} other {# особых налогов}}.',
  'capitals.log.plantUpgraded':
    '{seat, seat}: уровень электростанции {level, number}, энергия +{energy, number}.',
  'capitals.log.touristsWalked':
    'Туристы идут {seat, seat, you {к вам} other {к игроку #}}: наибольшая культура, притяжение {level, number}.',
  'capitals.log.touristsWalked.nobody': 'Наибольшая культура: {seat, seat}; все туристы остаются.',
  'capitals.log.effectChosen':
    '{seat, seat, you {# выбираете} other {# выбирает}}, что дальше: {resource, term, capitals.resource}.',
  'capitals.log.effectChosen.rest':
    '{seat, seat, you {# оставляете} other {# оставляет}} прочее в обычном порядке.',
  'capitals.log.buildingChosen':
    '{seat, seat, you {# собираетесь} other {# собирается}} активировать: {tile, term, capitals.tile}.',
  'capitals.log.touristOffered':
    '{seat, seat, you {# платите} other {# платит}} 1 энергию {tourist, seat, you {{seat, seat, you {своим} other {вашим}} туристом} other {туристом (#)}}.',
  'capitals.log.tileActivated':
    '{seat, seat, you {# активируете} other {# активирует}}: {tile, term, capitals.tile}, {cubes, plural, one {# энергия} other {# энергии}}.',
  'capitals.log.tileActivated.tourists':
    '{seat, seat, you {# активируете} other {# активирует}}: {tile, term, capitals.tile}, {cubes, plural, one {# энергия} other {# энергии}}; {tourists, seats, you {ваш турист} other {туристы: #}}.',
  'capitals.log.bonusTaken':
    '{seat, seat, you {# ничего не активируете и берёте} other {# ничего не активирует и берёт}} {bonus, term, capitals.bonus}.',
  'capitals.log.turnDone.building':
    '{seat, seat, you {# заканчиваете} other {# заканчивает}} строить.',
  'capitals.log.turnDone.executive':
    '{seat, seat, you {# заканчиваете} other {# заканчивает}} активации.',
  'capitals.log.turnDone.administrative':
    '{seat, seat, you {# заканчиваете} other {# заканчивает}} с кранами.',
  'capitals.log.movesTakenBack':
    '{seat, seat, you {# берёте назад} other {# берёт назад}} {moves, plural, one {# шаг} few {# шага} other {# шагов}}.',
  'capitals.log.tokenMoved':
    '{seat, seat, you {# переставляете} other {# переставляет}} кран {token, number}.',
  'capitals.log.neutralMoved': 'Нейтральный маркер: культура {culture, number}.',
  'capitals.log.rowsShifted': 'Тайлы в рядах дорожают.',
  'capitals.log.rowsShifted.removed':
    'Тайлы в рядах дорожают; покидают игру: {tiles, terms, capitals.tile}.',
  'capitals.log.tilesTurnedUp':
    'Новые тайлы: {tiles, select, none {нет} other {{tiles, terms, capitals.tile}}}.',
  'capitals.log.fairBegan': 'Начинается выставка {fair, select, 1 {I} 2 {II} other {III}}.',
  'capitals.log.cubesReturned': '{seat, seat}: энергия со зданий +{cubes, number}.',
  'capitals.log.finalScoringBegan': 'Начинается финальный подсчёт.',
  'capitals.log.gameEnded': '{seat, seat, you {# побеждаете} other {# побеждает}}.',

  // Refusals of the rules
  'capitals.error.players.count': 'The Capitals — игра для 2–5 игроков.',
  'capitals.error.column.closed': 'При таком числе игроков столбец {column} закрыт.',
  'capitals.error.column.taken': 'Столбец {column} уже выбран.',
  'capitals.error.tile.notOffered': 'Этого тайла нет в рядах.',
  'capitals.error.cell.occupied': 'На этой клетке уже лежит тайл.',
  'capitals.error.cell.apart': 'Новый тайл должен касаться города хотя бы углом.',
  'capitals.error.effect.none': 'Такого свойства сейчас нет.',
  'capitals.error.effect.building': 'Выберите здание, которое теряет энергию.',
  'capitals.error.activate.none': 'Этот тайл нельзя активировать.',
  'capitals.error.activate.noneLeft': 'В этом раунде у вас больше нет активаций.',
  'capitals.error.activate.tooDear': 'Не хватает энергии: нужно {price}.',
  'capitals.error.tourist.elsewhere': 'Этот турист не в вашем городе.',
  'capitals.error.tourist.there': 'Турист на самом тайле не помогает его активировать.',
  'capitals.error.tourist.helped': 'Этот турист уже помог в этом раунде.',
  'capitals.error.tourist.tooMany': 'Цена уже уплачена.',
  'capitals.error.pay.tooLittle': 'На станции мало энергии на остаток цены.',
  'capitals.error.bonus.activated': 'Бонус — только если в этом раунде ничего не активировано.',
  'capitals.error.bonus.other': 'За этим столом другой бонус.',
  'capitals.error.token.notFull': 'Кран стоит, пока хотя бы одна его клетка пуста.',
  'capitals.error.token.corner':
    'Кран ставят на угол с тайлом и пустой клеткой, без другого крана.',
  'capitals.error.prosperity.notHeld': 'У вас нет этого тайла процветания.',
  'capitals.error.prosperity.requirement': 'Условие этого тайла сейчас не выполнено.',
  'capitals.error.done.nothing': 'Подтверждать нечего: активируйте тайл или возьмите бонус.',
  'capitals.error.done.unfinished': 'Закончите начатое или сделайте шаг назад.',
};
