// What the board says: its parts, prompts, prices, tiles in words, forecasts.
import type { board as english } from '../en/board.ts';

export const board: Readonly<Record<keyof typeof english, string>> = {
  'capitals.city': 'Город',
  'capitals.tracks': 'Шкалы',
  'capitals.market': 'Доступные тайлы',
  'capitals.initiative': 'Инициатива',
  'capitals.others': 'Все города',
  'capitals.outlook': 'Что впереди',
  'capitals.decision': 'Ваше решение',
  'capitals.player': 'Игрок',
  'capitals.panel.city': 'Город',
  'capitals.panel.market': 'Ряды',
  'capitals.panel.tracks': 'Шкалы',
  'capitals.panel.others': 'Города',
  'capitals.panel.outlook': 'Прогноз',
  'capitals.era': 'Эпоха {era, select, 1 {I} 2 {II} other {III}}',
  'capitals.status.fair':
    '{count, plural, =1 {Выставка в этом раунде} one {Выставка через # раунд} few {Выставка через # раунда} other {Выставка через # раундов}}',

  'capitals.resource.economy': 'Экономика',
  'capitals.resource.culture': 'Культура',
  'capitals.resource.publicServices': 'Городские службы',
  'capitals.resource.progress': 'Прогресс',
  'capitals.resource.population': 'Население',
  'capitals.resource.employment': 'Занятость',
  'capitals.resource.energy': 'Энергия',
  'capitals.resource.prestige': 'Престиж',
  'capitals.resource.level': 'Уровень электростанции',
  'capitals.type.residential': 'Жильё',
  'capitals.type.industrial': 'Промышлен\u00ADность',
  'capitals.type.commercial': 'Торговля',
  'capitals.type.tourism': 'Туризм',
  'capitals.type.public': 'Обществен\u00ADное',
  'capitals.type.prosperity': 'Процветание',
  'capitals.tiles.any': 'тайл любого типа',
  'capitals.tiles.residential': 'жилой тайл',
  'capitals.tiles.industrial': 'промышленный тайл',
  'capitals.tiles.commercial': 'торговый тайл',
  'capitals.tiles.tourism': 'туристический тайл',
  'capitals.tiles.public': 'общественный тайл',
  'capitals.density.1': 'низкая плотность',
  'capitals.density.2': 'средняя плотность',
  'capitals.density.3': 'высокая плотность',

  'capitals.effect.immediate': 'При постройке: {gains}.',
  'capitals.effect.conditional': 'При постройке: {gains} {measure}.',
  'capitals.effect.byEra':
    'При постройке: {gains}; в эпоху I ×{one}, в эпоху II ×{two}, в эпоху III ×{three}.',
  'capitals.effect.activated': 'При активации (энергия {energy}): {gains}.',
  'capitals.effect.build.city': 'За каждый {tiles} в городе, сейчас и потом: {gains}.',
  'capitals.effect.build.neighbours': 'За каждый соседний {tiles}, сейчас и потом: {gains}.',
  'capitals.effect.permanent.upgrade': 'При каждом улучшении электростанции: {gains}.',
  'capitals.effect.permanent.activation': 'Когда активируют соседний тайл: {gains}.',
  'capitals.effect.beforeLastFair': 'Перед последней выставкой: {gains}.',
  'capitals.effect.finalScoring': 'В конце: {gains}.',
  'capitals.effect.finalPer.city.self':
    'В конце за каждый {every, plural, =1 {} other {#-й }}{tiles} в городе, считая этот: {gains}.',
  'capitals.effect.finalPer.city.others':
    'В конце за каждый {every, plural, =1 {} other {#-й }}{tiles} в городе: {gains}.',
  'capitals.effect.finalPer.neighbours.others':
    'В конце за каждый {every, plural, =1 {} other {#-й }}соседний {tiles}: {gains}.',
  'capitals.measure.economy': 'за каждые {every, money}',
  'capitals.measure.culture': 'за каждые {every} культуры',
  'capitals.measure.publicServices':
    'за каждый {every, plural, =1 {} other {#-й }}уровень городских служб',
  'capitals.measure.population': 'за каждые {every} населения',
  'capitals.measure.employment': 'за каждые {every} занятости',
  'capitals.measure.level':
    '{every, plural, =1 {за каждый уровень} few {за каждые # уровня} other {за каждые # уровней}} электростанции',
  'capitals.requirement.trackLeader': 'Условие: первое место на шкале «{track}» (можно наравне).',
  'capitals.requirement.mostTiles':
    'Условие: больше всех тайлов{kinds, plural, =1 {} other { вместе}} (можно наравне): {types, terms, capitals.type}.',
  'capitals.requirement.fewestTiles':
    'Условие: меньше всех тайлов (можно наравне): {types, terms, capitals.type}.',
  'capitals.requirement.hasTiles': 'Условие: {tiles}.',
  'capitals.lake': 'Озеро',
  'capitals.lake.help': 'Тайл процветания лицом вниз: без типа и без свойств.',

  'capitals.token': '{seat, seat, you {Ваш кран {number}} other {Кран {number} игрока #}}',
  'capitals.token.move': 'Переставить кран {number}',
  'capitals.corner': 'Поставить кран на угол {x, number}, {y, number}',
  'capitals.free': 'даром',
  'capitals.cell.empty': 'Пустая клетка',
  'capitals.cell.free': 'Построить на {x, number}, {y, number}: даром',
  'capitals.cell.token':
    'Построить на {x, number}, {y, number}: −{penalty} престижа, кран не касается клетки',
  'capitals.cell.type':
    'Построить на {x, number}, {y, number}: −{penalty} престижа, рядом нет того же типа',
  'capitals.cell.both':
    'Построить на {x, number}, {y, number}: −{penalty} престижа, кран не касается клетки и рядом нет того же типа',
  'capitals.cubes': '{count, plural, one {# энергия} other {# энергии}} на нём',
  'capitals.tourists.on':
    '{count, plural, one {# турист} few {# туриста} other {# туристов}} на нём',
  'capitals.tourists.beside':
    '{count, plural, one {# турист} few {# туриста} other {# туристов}} у города',
  'capitals.price.activation': 'активация стоит {now}, потом {next}',
  'capitals.activations':
    '{count, plural, one {# активация} few {# активации} other {# активаций}} за раунд',
  'capitals.offer.take': 'Взять за {price, money}: {tile}',
  'capitals.offer.activate': 'Активировать: {tile}',
  'capitals.offer.loser': 'Снять энергию отсюда: {tile}',
  'capitals.offer.tourist': '{tourist} платит 1 энергию',

  'capitals.lane.economy': 'Престиж в конце: {worth}.',
  'capitals.lane.culture': 'В конце даст {worth}. Притяжение с {from}, охват до {reach}.',
  'capitals.lane.culture.top': 'В конце даст {worth}. Наибольшее притяжение.',
  'capitals.lane.publicServices':
    'Выставка: прогресс {progress, signed}, −2 престижа за город впереди.',
  'capitals.lane.progress':
    'До станции {level} осталось {spaces}: +{energy} энергии, {activations, plural, one {# активация} few {# активации} other {# активаций}}.',
  'capitals.lane.progress.top': 'Станция завершена; в конце даст {worth}.',
  'capitals.lane.population':
    '{room, plural, =0 {Занятости больше некуда расти.} other {Занятость может вырасти ещё на #.}}',
  'capitals.lane.employment': 'Выставка: престиж {worth, signed}.',
  'capitals.lane.ends.economy':
    'Выше 50\u00a0$: +1 престиж. Ниже 1\u00a0$: особый налог, +3\u00a0$ за −1 престиж, сколько нужно раз.',
  'capitals.lane.ends.culture': 'Выше 30: +1 престиж. Ниже 1: −1 престиж.',
  'capitals.lane.ends.publicServices': 'Выше 6: +3 энергии. Ниже −3: −1 престиж.',
  'capitals.lane.ends.progress': 'Круговая шкала: у знака станция улучшается на уровень.',
  'capitals.lane.ends.population': 'Выше 20: +2 культуры. Ниже 0: −1 престиж.',
  'capitals.lane.ends.employment':
    'Никогда не выше населения. Выше 20: +2 престижа. Ниже 0: −1 престиж.',

  'capitals.row': 'Ряд за {price, money}',
  'capitals.column': 'Столбец {column}: {cost, money}, для следующего ×{multiplier}',
  'capitals.column.closed': 'закрыт',
  'capitals.column.stands': 'здесь {seat, seat, you {стоите #} other {стоит #}}',
  'capitals.column.price':
    'вам обойдётся в {price, money}{taxations, plural, =0 {} one { и # особый налог} few { и # особых налога} other { и # особых налогов}}',

  'capitals.cityOf': 'Город игрока {name}',
  'capitals.cityOf.open':
    'Открыть город игрока {name}: {count, plural, one {# тайл} few {# тайла} other {# тайлов}}',
  'capitals.highest': 'Наибольшая культура: на одну активацию больше',
  'capitals.prestige.tokens': 'Жетонов престижа: {count}, их сумма скрыта',
  'capitals.prestige.own': 'Престиж: {points, number}, жетонов: {count}',

  'capitals.fair.in':
    '{count, plural, =1 {Выставка после этого раунда} one {Выставка через # раунд} few {Выставка через # раунда} other {Выставка через # раундов}}',
  'capitals.fair.past': 'Последняя выставка прошла',
  'capitals.fair.employment': 'Престиж за занятость',
  'capitals.fair.population': 'Престиж, потерянный из-за безработицы',
  'capitals.fair.publicServices': 'Престиж, потерянный из-за городских служб',
  'capitals.fair.progress': 'Прогресс от городских служб',
  'capitals.fair.prestige': 'Всего престижа',
  'capitals.fair.ahead':
    '{count, plural, =0 {Впереди никого} one {Впереди # город} few {Впереди # города} other {Впереди # городов}}{tied, plural, =0 {} other {, из них по правилу ничьей: #}}',
  'capitals.fair.title': 'Всемирная выставка {fair, select, 1 {I} 2 {II} other {III}}',
  'capitals.fair.column.employment': 'Занятость',
  'capitals.fair.column.unemployment': 'Безработица',
  'capitals.fair.column.publicServices': 'Городские службы',
  'capitals.fair.column.progress': 'Прогресс',
  'capitals.fair.help': 'Энергия со зданий возвращается на станции. Туристы остаются.',
  'capitals.tourism': 'Туристы, если бы пошли сейчас',
  'capitals.tourism.highest.culture': 'Наибольшая культура: {seat, seat}, притяжение {level}.',
  'capitals.tourism.highest.economy':
    'Наибольшая культура благодаря экономике: {seat, seat}, притяжение {level}.',
  'capitals.tourism.highest.column':
    'Наибольшая культура благодаря инициативе: {seat, seat}, притяжение {level}.',
  'capitals.tourism.nobody': 'Все туристы остаются.',
  'capitals.tourist.in': 'сейчас:',
  'capitals.tourist.board': 'у поля',
  'capitals.tourist.of': '{seat, seat, you {Ваш турист} other {Турист игрока #}}',
  'capitals.tourist.neutral': 'Нейтральный турист',
  'capitals.walk.lowest':
    '{tourist, seat, you {Вы} other {#}} ниже всех: {to, seat, you {к вам} other {к игроку #}}.',
  'capitals.walk.reach':
    '{tourist, seat, you {Вы} other {#}} в пределах притяжения: {to, seat, you {к вам} other {к игроку #}}.',
  'capitals.walk.home': 'Домой {to, seat, you {к вам} other {к игроку #}}.',
  'capitals.walk.neutral': 'Нейтральный турист: {to, seat, you {к вам} other {к игроку #}}.',

  'capitals.changes': 'Что изменится',
  'capitals.changes.none': 'Ничего не изменится.',
  'capitals.note.taxed':
    '{count, plural, one {# особый налог} few {# особых налога} other {# особых налогов}}: +3\u00a0$ и −1 престиж за каждый',
  'capitals.note.upgraded':
    '{count, plural, one {Станция улучшается} few {# улучшения станции} other {# улучшений станции}}',
  'capitals.note.arrow':
    '{track, term, capitals.resource}: за {side, select, above {верхний} other {нижний}} край шкалы',
  'capitals.note.ordered': 'Порядок свойств выбираете вы',
  'capitals.step': '{gain, amounts, capitals.brought} ({tile, term, capitals.tile})',
  'capitals.step.rest': 'Всё в обычном порядке',
  'capitals.paying.price':
    'Цена {price}: {tourists, plural, =0 {} one {# турист и } few {# туриста и } other {# туристов и }}{cubes, plural, one {# энергия} other {# энергии}}',
  'capitals.paying.pay':
    '{cubes, plural, =0 {Активировать} one {Заплатить # энергию} other {Заплатить # энергии}}',
  'capitals.paying.short': 'На станции нет {cubes} энергии',
  'capitals.executive.left':
    '{count, plural, =0 {Активаций не осталось} one {Осталась # активация} few {Осталось # активации} other {Осталось # активаций}}',
  'capitals.executive.or': 'или не активировать и взять:',
  'capitals.bonus.energy': '1 энергию',
  'capitals.bonus.progress': '1 прогресс',
  'capitals.bonus.economy': '1\u00a0$',
  'capitals.hand': 'Ваши тайлы процветания: {count}',
  'capitals.hand.others': 'Тайлы процветания',
  'capitals.hand.met': 'выполнено',
  'capitals.hand.missing': 'у вас {has, number}, надо {needs, number}',
  'capitals.hand.tooMany': 'у вас {has, number}, не больше {needs, number}',
  'capitals.deed.buildProsperity': 'Построить',
  'capitals.deed.buildLake': 'Озеро',
  'capitals.deed.buildProsperity.of': 'Построить: {tile, term, capitals.tile}',
  'capitals.deed.buildLake.of': 'Озеро вместо тайла: {tile, term, capitals.tile}',
  'capitals.confirm.column': 'Встать туда',
  'capitals.confirm.bonus': 'Взять',
  'capitals.confirm.buildProsperity': 'Построить',
  'capitals.confirm.buildLake': 'Положить озеро',
  'capitals.hint.political':
    'Цена столбца: его $ × множитель столбца, с которого вы уходите. Ходят слева направо.',
  'capitals.hint.building':
    'Возьмите тайл, затем клетку. Без штрафа: у крана и рядом с тем же типом.',
  'capitals.hint.executive':
    'Цена тайла: его энергия, всё, что на нём лежит, и ещё 1. Турист заменяет одну энергию: выберите его или перетащите на тайл.',
  'capitals.hint.administrative': 'Кран, вокруг которого четыре тайла, может перейти на край.',
  'capitals.hint.prosperity':
    'Постройте тайл процветания, условие которого выполнено, или озеро: оно даёт 2 энергии.',

  'capitals.prompt.over': '{seats, seats, you {Победа за вами} other {Победа: #}}.',
  'capitals.prompt.wait.political': '{seats, seats, you {# выбираете} other {# выбирает}} столбец.',
  'capitals.prompt.wait.building': '{seats, seats, you {# строите} other {# строит}}.',
  'capitals.prompt.wait.executive':
    '{seats, seats, you {# активируете} other {# активирует}} тайлы.',
  'capitals.prompt.wait.administrative':
    '{seats, seats, you {# можете} other {# может}} переставить кран.',
  'capitals.prompt.wait.prosperity':
    '{seats, seats, you {# строите} other {# строит}} тайл процветания или озеро.',
  'capitals.prompt.political': 'Выберите столбец на этот раунд.',
  'capitals.prompt.building': 'Возьмите тайл для постройки.',
  'capitals.prompt.placing': 'Куда поставить: {tile, term, capitals.tile}?',
  'capitals.prompt.ordering': 'Какое свойство следующее?',
  'capitals.prompt.confirming': 'Построено. Подтвердите или сделайте шаг назад.',
  'capitals.prompt.executive': 'Активируйте тайл или возьмите бонус.',
  'capitals.prompt.executive.more': 'Активируйте ещё тайл или подтвердите.',
  'capitals.prompt.executive.over': 'Подтвердите активации или возьмите их назад.',
  'capitals.prompt.executive.bonus': 'Активировать нечего: возьмите бонус.',
  'capitals.prompt.paying': 'Чем платить за тайл «{tile, term, capitals.tile}»?',
  'capitals.prompt.administrative': 'Переставьте кран или подтвердите.',
  'capitals.prompt.prosperity': 'Постройте тайл процветания или озеро.',
  'capitals.prompt.choose.column': 'Встать на столбец {column}?',
  'capitals.prompt.choose.bonus': 'Ничего не активировать и взять бонус?',
  'capitals.prompt.choose.loser': 'С какого здания снять энергию?',
  'capitals.prompt.choose.token': 'На какой угол?',
  'capitals.prompt.choose.buildProsperity.cell': 'Куда поставить: {tile, term, capitals.tile}?',
  'capitals.prompt.choose.buildProsperity.confirm': 'Построить здесь: {tile, term, capitals.tile}?',
  'capitals.prompt.choose.buildLake.cell': 'Куда положить озеро?',
  'capitals.prompt.choose.buildLake.confirm': 'Отдать ради озера: {tile, term, capitals.tile}?',

  'capitals.source.placement': 'Нарушенные правила постройки',
  'capitals.source.taxation': 'Особые налоги',
  'capitals.source.tiles': 'Тайлы',
  'capitals.source.arrows': 'Края шкал',
  'capitals.source.employment': 'Занятость на выставках',
  'capitals.source.unemployment': 'Безработица на выставках',
  'capitals.source.publicServices': 'Городские службы на выставках',
  'capitals.source.finalTiles': 'Тайлы в конце',
  'capitals.source.energy': 'Энергия',
  'capitals.source.economy': 'Экономика',
  'capitals.source.culture': 'Культура',
  'capitals.source.progress': 'Прогресс',
  'capitals.why.energy': 'благодаря энергии',
  'capitals.why.economy': 'благодаря экономике',
  'capitals.why.column': 'благодаря инициативе',
};
