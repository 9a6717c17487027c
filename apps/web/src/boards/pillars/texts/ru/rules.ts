// What the rules say: options, state of play, log lines and refusals, with the names they use.
import type { RulesTexts } from '../en/rules.ts';
import { names } from './names.ts';

export const rules: RulesTexts = {
  ...names,

  'pillars.option.statue': 'Статуя',
  'pillars.option.statue.hint':
    'Кто при событии «Статуя» может работать на один раз больше указанного.',
  'pillars.option.statue.all': 'Все ремесленники',
  'pillars.option.statue.one': 'Один у каждого',
  'pillars.option.thirdBuilders': 'Третьи зодчие',
  'pillars.option.thirdBuilders.hint':
    'Всех троих тянут из мешка, или третьего каждый ставит в конце даром: меньше везения.',
  'pillars.option.thirdBuilders.drawn': 'Из мешка',
  'pillars.option.thirdBuilders.last': 'Ставятся последними',
  'pillars.option.building': 'Строительство собора',
  'pillars.option.building.hint': 'По очереди или в раундах 1–5 все сразу — так быстрее.',
  'pillars.option.building.inTurn': 'По очереди',
  'pillars.option.building.parallel': 'Все сразу',

  'pillars.status.cards': 'Карты',
  'pillars.status.builders': 'Зодчие',
  'pillars.status.resolution': 'Шаг {step, number} из 14',
  'pillars.status.over': 'Окончена',

  // Where the points of a hint come from
  'pillars.reason.points': 'набранные очки',
  'pillars.reason.building': 'стройка в этом раунде',
  'pillars.reason.goods': 'ресурсы и золото',
  'pillars.reason.craftsmen': 'ремесленники',
  'pillars.reason.cards': 'карты преимуществ',
  'pillars.reason.builders': 'места зодчих',
  'pillars.reason.offer': 'рабочие и выкладка',
  'pillars.reason.rounds': 'следующие раунды',

  // The log
  'pillars.brought': '{gain, amounts, pillars.amount}',
  'pillars.log.roundBegan':
    'Раунд {round, number}; первый игрок — {seat, seat}. Можно нанять: {craftsmen, terms, pillars.craftsman}. Кингсбридж: {kingsbridge, terms, pillars.advantage}. Ширинг: {shiring, terms, pillars.craftsman}.',
  'pillars.log.eventForeseen': '{seat, seat, you {# смотрите} other {# смотрит}} будущее событие.',
  'pillars.log.eventForeseen.known':
    '{seat, seat, you {# предвидите} other {# предвидит}} событие: {happening, term, pillars.happening}.',
  'pillars.log.hired':
    '{seat, seat, you {# нанимаете} other {# нанимает}}: {craftsman, term, pillars.craftsman} ({gain, amounts, pillars.amount}).',
  'pillars.log.workersSent':
    '{seat, seat, you {# отправляете} other {# отправляет}} {workers, plural, one {# рабочего} other {# рабочих}}. {resource, term, pillars.resource}.',
  'pillars.log.passedCards.choice':
    '{seat, seat, you {# больше не берёте} other {# больше не берёт}} карт в этом раунде.',
  'pillars.log.passedCards.nothingAffordable':
    '{seat, seat, you {# не можете взять ни одной карты и пасуете} other {# не может взять ни одной карты и пасует}} до конца раунда.',
  'pillars.log.offerClosed':
    'Выкладка закрыта.{craftsmen, select, none {} other { Никто не нанял: {craftsmen, terms, pillars.craftsman}.}}',
  'pillars.log.dismissed.limit':
    'Слишком много ремесленников: {seat, seat, you {# отпускаете} other {# отпускает}} одного — {craftsman, term, pillars.craftsman}.',
  'pillars.log.dismissed.collapse':
    '{seat, seat, you {# теряете} other {# теряет}} ремесленника при обвале: {craftsman, term, pillars.craftsman}.',
  'pillars.log.builderDrawn':
    'Из мешка вытянут {seat, seat, you {ваш зодчий} other {зодчий игрока #}}{price, plural, =0 {, даром} one {, цена # золото} other {, цена # золота}}.',
  'pillars.log.builderKept':
    '{by, seat, you {# оставляете} other {# оставляет}} вытянутого зодчего.',
  'pillars.log.builderPutBack':
    '{by, seat, you {# возвращаете} other {# возвращает}} {seat, seat, you {{by, seat, you {своего} other {вашего}} зодчего} other {зодчего игрока #}} в мешок и {by, seat, you {тянете} other {тянет}} снова.',
  'pillars.log.builderSetAside':
    'Городская стена: {seat, seat, you {ваш третий зодчий} other {третий зодчий игрока #}} пропускает раунд.',
  'pillars.log.builderPlaced.drawn':
    '{seat, seat, you {# ставите} other {# ставит}} зодчего: {location, term, pillars.location}{gain, select, none {} other { ({gain, amounts, pillars.amount})}}.',
  'pillars.log.builderPlaced.drawn.card':
    '{seat, seat, you {# ставите} other {# ставит}} зодчего: {location, term, pillars.location}, {location, select, kingsbridge {{card, term, pillars.advantage}} other {{card, term, pillars.craftsman}}}{gain, select, none {} other { ({gain, amounts, pillars.amount})}}.',
  'pillars.log.builderPlaced.freePlacement':
    '{seat, seat, you {# ставите} other {# ставит}} зодчего по карте «Бесплатный зодчий»: {location, term, pillars.location}.',
  'pillars.log.builderPlaced.freePlacement.card':
    '{seat, seat, you {# ставите} other {# ставит}} зодчего по карте «Бесплатный зодчий»: {location, term, pillars.location}, {location, select, kingsbridge {{card, term, pillars.advantage}} other {{card, term, pillars.craftsman}}}.',
  'pillars.log.builderPlaced.parked':
    '{seat, seat, you {# ставите} other {# ставит}} ждавшего зодчего: {location, term, pillars.location}.',
  'pillars.log.builderPlaced.parked.card':
    '{seat, seat, you {# ставите} other {# ставит}} ждавшего зодчего: {location, term, pillars.location}, {location, select, kingsbridge {{card, term, pillars.advantage}} other {{card, term, pillars.craftsman}}}.',
  'pillars.log.builderPlaced.third':
    '{seat, seat, you {# ставите} other {# ставит}} третьего зодчего: {location, term, pillars.location}.',
  'pillars.log.builderPlaced.third.card':
    '{seat, seat, you {# ставите} other {# ставит}} третьего зодчего: {location, term, pillars.location}, {location, select, kingsbridge {{card, term, pillars.advantage}} other {{card, term, pillars.craftsman}}}.',
  'pillars.log.builderParked.choice':
    '{seat, seat, you {# пасуете} other {# пасует}}; зодчий ждёт (цена {price, number}).',
  'pillars.log.builderParked.unaffordable':
    '{seat, seat, you {# не можете} other {# не может}} заплатить; зодчий ждёт (цена {price, number}).',
  'pillars.log.eventRevealed':
    'Событие: {happening, term, pillars.happening}. {happening, term, pillars.brings}',
  'pillars.log.bishopAsked.protection':
    '{seat, seat, you {# просите} other {# просит}} защиты у епископа.',
  'pillars.log.bishopAsked.cube':
    '{seat, seat, you {# просите} other {# просит}} у епископа кубик вместо защиты.',
  'pillars.log.cardPlayed':
    '{seat, seat, you {# используете} other {# использует}} карту «{card, term, pillars.advantage}».',
  'pillars.log.cardHeld':
    '{seat, seat, you {# бережёте} other {# бережёт}} карту «{card, term, pillars.advantage}».',
  'pillars.log.eventTookEffect':
    '{happening, term, pillars.happening}. {seats, select, none {Никто не затронут} other {Кто затронут: {seats, seats}}}.',
  'pillars.log.eventTookEffect.later':
    '{happening, term, pillars.happening}. {seats, select, none {Никто не затронут} other {Кто затронут: {seats, seats}}}.',
  'pillars.log.cubeTaken':
    '{seat, seat, you {# получаете} other {# получает}} кубик от епископа: {cube, term, pillars.good}.',
  'pillars.log.millPaid':
    'Сукновальня, {seat, seat}: {workers, plural, =0 {нет рабочих} one {# рабочий} other {# рабочих}}{gain, select, none {} other { ({gain, amounts, pillars.amount})}}.',
  'pillars.log.advantageGained':
    '{seat, seat, you {# получаете} other {# получает}} преимущество: {advantage, term, pillars.advantage}{gain, select, none {} other { ({gain, amounts, pillars.amount})}}.',
  'pillars.log.prioryScored': 'Приорат, {seat, seat}: {gain, amounts, pillars.amount}.',
  'pillars.log.produced':
    '{pit, term, pillars.step}, {seat, seat}: {gain, amounts, pillars.amount}.',
  'pillars.log.taxRolled':
    '{seat, seat, you {# бросаете} other {# бросает}} кость налога: {tax, number} золота.',
  'pillars.log.taxPaid':
    '{seat, seat} {gain, select, none {не {seat, seat, you {можете} other {может}} заплатить налог} other {{seat, seat, you {платите} other {платит}} налог ({gain, amounts, pillars.amount})}}.',
  'pillars.log.taxPaid.short':
    '{seat, seat, you {Вам} other {Игроку #}} не хватает золота на налог {due, number}: {gain, amounts, pillars.amount}.',
  'pillars.log.metalTaken':
    'Первое место при дворе, {seat, seat}: {gain, amounts, pillars.amount}.',
  'pillars.log.craftsmanJoined':
    'Ширинг: {seat, seat, you {# получаете} other {# получает}} ремесленника — {craftsman, term, pillars.craftsman}.',
  'pillars.log.greyFetched':
    '{seat, seat, you {# берёте} other {# берёт}} {workers, plural, one {# серого рабочего} other {# серых рабочих}} на следующий раунд.',
  'pillars.log.bought':
    '{seat, seat, you {# покупаете} other {# покупает}}: {gain, amounts, pillars.amount}.',
  'pillars.log.sold':
    '{seat, seat, you {# продаёте} other {# продаёт}}: {gain, amounts, pillars.amount}.',
  'pillars.log.withdrew.choice': '{seat, seat, you {# уводите} other {# уводит}} зодчего с рынка.',
  'pillars.log.withdrew.nothingPossible':
    '{seat, seat, you {# не можете} other {# не может}} торговать; зодчий уходит с рынка.',
  'pillars.log.craftsmanUsed':
    '{craftsman, term, pillars.craftsman} работает {seat, seat, you {у вас} other {у игрока #}}: {gain, amounts, pillars.amount}.',
  'pillars.log.builtEnough': '{seat, seat, you {# заканчиваете} other {# заканчивает}} строить.',
  'pillars.log.cubesReturned':
    '{seat, seat, you {# возвращаете} other {# возвращает}} кубики сверх пяти: {gain, amounts, pillars.amount}.',
  'pillars.log.cathedralGrew': 'Собор растёт: часть {piece, number} из 6.',
  'pillars.log.startPlayerNamed.builder':
    '{seat, seat, you {# становитесь} other {# становится}} первым игроком благодаря зодчему.',
  'pillars.log.startPlayerNamed.leftNeighbour': 'Следующий первый игрок — {seat, seat}.',
  'pillars.log.confirmed': '{seat, seat, you {# заканчиваете} other {# заканчивает}}.',
  'pillars.log.movesTakenBack':
    '{seat, seat, you {# берёте назад} other {# берёт назад}} {moves, plural, one {# шаг} few {# шага} many {# шагов} other {# шага}}.',
  'pillars.log.gameEnded': '{seat, seat, you {# побеждаете} other {# побеждает}}.',
  'pillars.log.gameEnded.shared': 'Общая победа: {seats, seats}.',

  // Refusals of the rules
  'pillars.error.players.count': '«Столпы Земли» — игра для 2–4 игроков.',
  'pillars.error.move.notAsked': 'Сейчас вас спрашивают не об этом.',
  'pillars.error.move.answered': 'Вы уже ответили: подтвердите или сделайте шаг назад.',
  'pillars.error.card.notOffered': 'Этой карты нет в выкладке.',
  'pillars.error.card.gold': 'На это не хватает золота.',
  'pillars.error.card.workers': 'На это не хватает свободных рабочих.',
  'pillars.error.card.notOwned': 'У вас нет такой карты.',
  'pillars.error.craftsman.notOwned': 'Этот ремесленник работает не у вас.',
  'pillars.error.craftsman.usedUp': 'Этот ремесленник уже отработал столько, сколько может.',
  'pillars.error.craftsman.goods': 'У вас нет того, что нужно этому ремесленнику.',
  'pillars.error.craftsman.beside': 'Без растворщика этот ремесленник не работает.',
  'pillars.error.space.taken': 'Там нет свободной клетки для зодчего.',
  'pillars.error.space.noSuchCard': 'Этой карты там нет.',
  'pillars.error.space.gold': 'На этого зодчего не хватает золота.',
  'pillars.error.space.freeAnyway': 'Этот зодчий ничего не стоит: карта не нужна.',
  'pillars.error.park.mustPlace': 'Этого зодчего нужно поставить.',
  'pillars.error.market.stock': 'На рынке столько нет.',
  'pillars.error.market.gold': 'На это не хватает золота.',
  'pillars.error.market.woodworker': 'Чтобы покупать дерево, нужен столяр.',
  'pillars.error.market.stonecutter': 'Чтобы продавать камень, нужен каменотёс.',
  'pillars.error.market.sold': 'В этом раунде вы это уже продавали: купить нельзя.',
  'pillars.error.market.bought': 'В этом раунде вы это уже покупали: продать нельзя.',
  'pillars.error.market.cubes': 'У вас нет столько кубиков.',
  'pillars.error.keep.cubes': 'У вас нет таких кубиков.',
  'pillars.error.done.unanswered': 'Сначала решите.',
};
