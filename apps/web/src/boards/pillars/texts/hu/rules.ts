// What the rules say: options, state of play, log lines and refusals, with the names they use.
import type { RulesTexts } from '../en/rules.ts';
import { names } from './names.ts';

export const rules: RulesTexts = {
  ...names,

  'pillars.option.statue': 'A szobor',
  'pillars.option.statue.hint': 'Ki dolgozhat a szobor eseményénél eggyel többször, mint a száma.',
  'pillars.option.statue.all': 'Minden kézműves',
  'pillars.option.statue.one': 'Fejenként egy kézműves',
  'pillars.option.thirdBuilders': 'Harmadik építőmesterek',
  'pillars.option.thirdBuilders.hint':
    'Mindhárom építőmestert kihúzzuk, vagy a harmadikat mindenki a végén ingyen rakja le: kevesebb szerencse.',
  'pillars.option.thirdBuilders.drawn': 'A zsákból húzva',
  'pillars.option.thirdBuilders.last': 'Utoljára lerakva',
  'pillars.option.building': 'A katedrális építése',
  'pillars.option.building.hint':
    'Egymás után, vagy az 1–5. fordulóban mindenki egyszerre, ami időt takarít meg.',
  'pillars.option.building.inTurn': 'Egymás után',
  'pillars.option.building.parallel': 'Mindenki egyszerre',

  'pillars.status.cards': 'Lapok',
  'pillars.status.builders': 'Építőmesterek',
  'pillars.status.resolution': '{step, number}. lépés (14-ből)',
  'pillars.status.over': 'Befejeződött',

  // Where the points of a hint come from
  'pillars.reason.points': 'szerzett pont',
  'pillars.reason.building': 'építés ebben a fordulóban',
  'pillars.reason.goods': 'nyersanyag és arany',
  'pillars.reason.craftsmen': 'kézművesek',
  'pillars.reason.cards': 'előnylapok',
  'pillars.reason.builders': 'az építőmesterek helye',
  'pillars.reason.offer': 'munkások és kínálat',
  'pillars.reason.rounds': 'a következő fordulók',

  // The log
  'pillars.brought': '{gain, amounts, pillars.amount}',
  'pillars.log.roundBegan':
    '{round, number}. forduló; kezdőjátékos: {seat, seat}. Felfogadható: {craftsmen, terms, pillars.craftsman}. Kingsbridge: {kingsbridge, terms, pillars.advantage}. Shiring: {shiring, terms, pillars.craftsman}.',
  'pillars.log.eventForeseen':
    '{seat, seat, you {# megnézed} other {# megnézi}} a következő eseményt.',
  'pillars.log.eventForeseen.known':
    '{seat, seat, you {# előre látod} other {# előre látja}} az eseményt: {happening, term, pillars.happening}.',
  'pillars.log.hired':
    '{seat, seat, you {# felfogadsz} other {# felfogad}} egy kézművest: {craftsman, term, pillars.craftsman} ({gain, amounts, pillars.amount}).',
  'pillars.log.workersSent':
    '{seat, seat} {workers, number} munkást {seat, seat, you {küldesz} other {küld}} – {resource, term, pillars.resource}.',
  'pillars.log.passedCards.choice':
    '{seat, seat, you {# ebben a fordulóban nem veszel} other {# ebben a fordulóban nem vesz}} el több lapot.',
  'pillars.log.passedCards.nothingAffordable':
    '{seat, seat, you {# egyetlen lapot sem engedhetsz meg magadnak, és nem veszel} other {# egyetlen lapot sem engedhet meg magának, és nem vesz}} el többet.',
  'pillars.log.offerClosed':
    'A kínálat lezárult.{craftsmen, select, none {} other { Senkinek sem kellett: {craftsmen, terms, pillars.craftsman}.}}',
  'pillars.log.dismissed.limit':
    'Túl sok a kézműves, ezért {seat, seat, you {# elbocsátasz} other {# elbocsát}} egyet: {craftsman, term, pillars.craftsman}.',
  'pillars.log.dismissed.collapse':
    '{seat, seat, you {# az omlásban elveszted egy kézművesedet} other {# az omlásban elveszti egy kézművesét}}: {craftsman, term, pillars.craftsman}.',
  'pillars.log.builderDrawn':
    'Kihúztuk {seat, seat, you {az építőmesteredet} other {# építőmesterét}}; {price, plural, =0 {ingyenes} other {ára # arany}}.',
  'pillars.log.builderKept': '{by, seat, you {# elfogadod} other {# elfogadja}} ezt a húzást.',
  'pillars.log.builderPutBack':
    '{by, seat, you {# visszateszed} other {# visszateszi}} a zsákba {seat, seat, you {az építőmesteredet} other {# építőmesterét}}, és újra {by, seat, you {húzol} other {húz}}.',
  'pillars.log.builderSetAside':
    'A városfal miatt {seat, seat, you {a harmadik építőmestered} other {# harmadik építőmestere}} kimarad ebből a fordulóból.',
  'pillars.log.builderPlaced.drawn':
    '{seat, seat, you {# leraksz} other {# lerak}} egy építőmestert: {location, term, pillars.location}{gain, select, none {} other { ({gain, amounts, pillars.amount})}}.',
  'pillars.log.builderPlaced.drawn.card':
    '{seat, seat, you {# leraksz} other {# lerak}} egy építőmestert: {location, term, pillars.location}, {location, select, kingsbridge {{card, term, pillars.advantage}} other {{card, term, pillars.craftsman}}}{gain, select, none {} other { ({gain, amounts, pillars.amount})}}.',
  'pillars.log.builderPlaced.freePlacement':
    '{seat, seat, you {# az ingyenes lerakással építőmestert raksz} other {# az ingyenes lerakással építőmestert rak}} le: {location, term, pillars.location}.',
  'pillars.log.builderPlaced.freePlacement.card':
    '{seat, seat, you {# az ingyenes lerakással építőmestert raksz} other {# az ingyenes lerakással építőmestert rak}} le: {location, term, pillars.location}, {location, select, kingsbridge {{card, term, pillars.advantage}} other {{card, term, pillars.craftsman}}}.',
  'pillars.log.builderPlaced.parked':
    '{seat, seat, you {# leraksz} other {# lerak}} egy várakozó építőmestert: {location, term, pillars.location}.',
  'pillars.log.builderPlaced.parked.card':
    '{seat, seat, you {# leraksz} other {# lerak}} egy várakozó építőmestert: {location, term, pillars.location}, {location, select, kingsbridge {{card, term, pillars.advantage}} other {{card, term, pillars.craftsman}}}.',
  'pillars.log.builderPlaced.third':
    '{seat, seat, you {# lerakod a harmadik építőmesteredet} other {# lerakja a harmadik építőmesterét}}: {location, term, pillars.location}.',
  'pillars.log.builderPlaced.third.card':
    '{seat, seat, you {# lerakod a harmadik építőmesteredet} other {# lerakja a harmadik építőmesterét}}: {location, term, pillars.location}, {location, select, kingsbridge {{card, term, pillars.advantage}} other {{card, term, pillars.craftsman}}}.',
  'pillars.log.builderParked.choice':
    '{seat, seat, you {# passzolsz} other {# passzol}}; az építőmester várakozik (ár: {price, number}).',
  'pillars.log.builderParked.unaffordable':
    '{seat, seat, you {# nem tudsz} other {# nem tud}} fizetni; az építőmester várakozik (ár: {price, number}).',
  'pillars.log.eventRevealed':
    'Az esemény: {happening, term, pillars.happening}. {happening, term, pillars.brings}',
  'pillars.log.bishopAsked.protection':
    '{seat, seat, you {# a püspök védelmét kéred} other {# a püspök védelmét kéri}}.',
  'pillars.log.bishopAsked.cube':
    '{seat, seat, you {# védelem helyett kockát kérsz} other {# védelem helyett kockát kér}} a püspöktől.',
  'pillars.log.cardPlayed':
    '{seat, seat, you {# felhasználsz} other {# felhasznál}} egy lapot: {card, term, pillars.advantage}.',
  'pillars.log.cardHeld':
    '{seat, seat, you {# későbbre tartogatsz} other {# későbbre tartogat}} egy lapot: {card, term, pillars.advantage}.',
  'pillars.log.eventTookEffect':
    '{happening, term, pillars.happening} – {seats, select, none {senkit sem érint} other {{seats, seats, you {téged érint} other {érintettek: #}}}}.',
  'pillars.log.eventTookEffect.later':
    '{happening, term, pillars.happening} – {seats, select, none {senkit sem érint} other {{seats, seats, you {téged érint} other {érintettek: #}}}}.',
  'pillars.log.cubeTaken':
    '{seat, seat, you {# kockát kapsz} other {# kockát kap}} a püspöktől: {cube, term, pillars.good}.',
  'pillars.log.millPaid':
    'Gyapjúmalom, {seat, seat}: {workers, number} munkás{gain, select, none {} other { ({gain, amounts, pillars.amount})}}.',
  'pillars.log.advantageGained':
    '{seat, seat, you {# előnyhöz jutsz} other {# előnyhöz jut}}: {advantage, term, pillars.advantage}{gain, select, none {} other { ({gain, amounts, pillars.amount})}}.',
  'pillars.log.prioryScored': 'Perjelség, {seat, seat}: {gain, amounts, pillars.amount}.',
  'pillars.log.produced':
    '{pit, term, pillars.step}, {seat, seat}: {gain, amounts, pillars.amount}.',
  'pillars.log.taxRolled':
    '{seat, seat, you {A te dobásod} other {# dobása}} az adóra: {tax, number} arany.',
  'pillars.log.taxPaid':
    '{seat, seat} {gain, select, none {semmit sem {seat, seat, you {tudsz} other {tud}} fizetni adóba} other {adót {seat, seat, you {fizetsz} other {fizet}} ({gain, amounts, pillars.amount})}}.',
  'pillars.log.taxPaid.short':
    '{seat, seat, you {Kevés az aranyad} other {# aranya kevés}} az adóra ({due, number}): {gain, amounts, pillars.amount}.',
  'pillars.log.metalTaken':
    '{seat, seat, you {# értél} other {# ért}} elsőként az udvarba: {gain, amounts, pillars.amount}.',
  'pillars.log.craftsmanJoined':
    'Shiring: {seat, seat, you {# kézművest kapsz} other {# kézművest kap}} – {craftsman, term, pillars.craftsman}.',
  'pillars.log.greyFetched':
    '{seat, seat} {workers, number} szürke munkást {seat, seat, you {hozol} other {hoz}} el a következő fordulóra.',
  'pillars.log.bought':
    '{seat, seat, you {# vásárolsz} other {# vásárol}}: {gain, amounts, pillars.amount}.',
  'pillars.log.sold':
    '{seat, seat, you {# eladsz} other {# elad}}: {gain, amounts, pillars.amount}.',
  'pillars.log.withdrew.choice':
    '{seat, seat, you {# visszahívsz} other {# visszahív}} egy építőmestert a piacról.',
  'pillars.log.withdrew.nothingPossible':
    '{seat, seat, you {# nem tudsz} other {# nem tud}} kereskedni; az építőmester elhagyja a piacot.',
  'pillars.log.craftsmanUsed':
    '{seat, seat, you {A kézművesed} other {# kézművese}} dolgozik: {craftsman, term, pillars.craftsman} ({gain, amounts, pillars.amount}).',
  'pillars.log.builtEnough': '{seat, seat, you {# befejezed} other {# befejezi}} az építést.',
  'pillars.log.cubesReturned':
    'Ötnél több kocka: {seat, seat, you {# visszaadod} other {# visszaadja}} a többit ({gain, amounts, pillars.amount}).',
  'pillars.log.cathedralGrew': 'Nő a katedrális: {piece, number}. rész a 6-ból.',
  'pillars.log.startPlayerNamed.builder':
    '{seat, seat, you {Az építőmestered áll a kezdőjátékos helyén: te kezded} other {# építőmestere áll a kezdőjátékos helyén: ő kezdi}} a következő fordulót.',
  'pillars.log.startPlayerNamed.leftNeighbour': 'A következő kezdőjátékos: {seat, seat}.',
  'pillars.log.confirmed': '{seat, seat, you {# kész vagy} other {# kész}}.',
  'pillars.log.movesTakenBack':
    '{seat, seat, you {# visszavonsz} other {# visszavon}} {moves, plural, one {# lépést} other {# lépést}}.',
  'pillars.log.gameEnded': '{seat, seat, you {# megnyered} other {# megnyeri}} a játékot.',
  'pillars.log.gameEnded.shared': 'Közös győzelem: {seats, seats}.',

  // Refusals of the rules
  'pillars.error.players.count': 'A katedrális 2–4 játékosnak való.',
  'pillars.error.move.notAsked': 'Most nem ez a kérdés.',
  'pillars.error.move.answered': 'Már válaszoltál: erősítsd meg, vagy vond vissza.',
  'pillars.error.card.notOffered': 'Ez a lap nincs a kínálatban.',
  'pillars.error.card.gold': 'Ehhez nincs elég aranyad.',
  'pillars.error.card.workers': 'Ehhez nincs elég szabad munkásod.',
  'pillars.error.card.notOwned': 'Nincs ilyen lapod.',
  'pillars.error.craftsman.notOwned': 'Ez a kézműves nem neked dolgozik.',
  'pillars.error.craftsman.usedUp': 'Ez a kézműves már annyit dolgozott, amennyit a lapja enged.',
  'pillars.error.craftsman.goods': 'Nincs meg, ami ennek a kézművesnek kell.',
  'pillars.error.craftsman.beside': 'Ennek a kézművesnek habarcskeverő kell a munkához.',
  'pillars.error.space.taken': 'Ott nincs szabad hely építőmesternek.',
  'pillars.error.space.noSuchCard': 'Ez a lap nem ott fekszik.',
  'pillars.error.space.gold': 'Ennek az építőmesternek az árára nincs elég aranyad.',
  'pillars.error.space.freeAnyway': 'Ez az építőmester ingyenes: nem kell hozzá lap.',
  'pillars.error.park.mustPlace': 'Ezt az építőmestert le kell rakni.',
  'pillars.error.market.stock': 'A piacon nincs ennyi.',
  'pillars.error.market.gold': 'Ehhez nincs elég aranyad.',
  'pillars.error.market.woodworker': 'Fa vásárlásához asztalos kell.',
  'pillars.error.market.stonecutter': 'Kő eladásához kőfaragó kell.',
  'pillars.error.market.sold': 'Ebben a fordulóban már eladtál ebből: most nem veheted.',
  'pillars.error.market.bought': 'Ebben a fordulóban már vettél ebből: most nem adhatod el.',
  'pillars.error.market.cubes': 'Nincs ennyi kockád.',
  'pillars.error.keep.cubes': 'Nincsenek ilyen kockáid.',
  'pillars.error.done.unanswered': 'Előbb dönts.',
};
