// What the board says: prompts, choices, consequences, warnings.
import type { BoardTexts } from '../en/board.ts';

export const board: BoardTexts = {
  // Craftsmen
  'pillars.recipe': '{takes} → {gives}, fordulónként legfeljebb {uses} alkalommal',
  'pillars.recipe.once': '{takes} → {gives}, fordulónként egyszer',
  'pillars.recipe.nothing': 'semmi',
  'pillars.recipe.needs': '{needs} (megmarad)',
  'pillars.side.mortarMixer': 'Kell a kőműveseid munkájához',
  'pillars.side.woodworker': 'Fa vásárlásához kell',
  'pillars.side.stonecutter': 'Kő eladásához kell',
  'pillars.side.mason': 'Habarcskeverő kell a munkájához',
  'pillars.price': 'Ára {gold} arany',

  // Resource cards, locations and steps
  'pillars.workers': '{count} munkás',

  // Advantages and events
  'pillars.event.good': 'Kedvező',
  'pillars.event.bad': 'Kedvezőtlen',
  'pillars.event.hidden': 'E forduló eseménye még rejtve van.',
  'pillars.event.foreseen':
    'Előre látod: {happening, term, pillars.happening}. {happening, term, pillars.brings}',
  'pillars.event.averted': '{seats, seats, you {Elhárítottad} other {Védve: #}}',

  // Parts of the table
  'pillars.valley': 'A völgy',
  'pillars.players': 'A játékosok',
  'pillars.road': 'A forduló útja',
  'pillars.desk': 'Most az asztalon',
  'pillars.yard': 'A te udvarod',
  'pillars.decision': 'A te döntésed',
  'pillars.panel.land': 'Völgy',
  'pillars.panel.desk': 'Asztal',
  'pillars.panel.road': 'Út',
  'pillars.panel.players': 'Játékosok',
  'pillars.status.events': 'Még {count} esemény',
  'pillars.cathedral': 'A katedrális: {built} rész a 6-ból',
  'pillars.start': 'Kezdőjátékos',
  'pillars.acting': 'Soron van',
  'pillars.points': '{points} pont',
  'pillars.limit': '{count} kézműves, legfeljebb {most}',
  'pillars.cubes': 'Csak {count} kocka maradhat',
  'pillars.grey': 'Szürke munkások a következő fordulóra',
  'pillars.free': 'Lap nélküli munkások',
  'pillars.nobody': 'senki',
  'pillars.place.label': '{place}: {who}',
  'pillars.place.free': '{count} szabad hely',
  'pillars.place.here': 'Építőmester ide: {place}',
  'pillars.place.card': 'Építőmester ide: {place}, {card}',
  'pillars.gathered': '{resource} ({name})',
  'pillars.castle.grey': '{count} szürke munkás van itt',
  'pillars.court.metal': 'Fém az elsőnek',
  'pillars.stock': 'Készlet: {goods}',
  'pillars.uses': '{left} használat maradt, összesen {uses}',

  // Offer
  'pillars.offer.resources': 'Nyersanyaglapok',
  'pillars.offer.craftsmen': 'Felfogadható kézművesek',
  'pillars.offer.none': 'Elfogyott',
  'pillars.offer.pass': 'Nem veszek el több lapot',
  'pillars.offer.passed':
    '{seats, seats, you {Ebben a fordulóban már passzoltál} other {Passz ebben a fordulóban: #}}',
  'pillars.offer.hire': 'Felfogadom: {craftsman}',
  'pillars.offer.gather': '{workers} indul. {resource}',
  'pillars.offer.left': '{count} a malomba',
  'pillars.offer.gold': '{gold} arany marad',

  // Bag
  'pillars.bag': 'A zsák',
  'pillars.bag.left': 'Építőmesterek a zsákban',
  'pillars.bag.price': 'Egy építőmester ára',
  'pillars.bag.now': 'Az ár most {price} arany',
  'pillars.bag.drawn': '{seat, seat, you {Az építőmestered jött} other {# építőmestere jött}}',
  'pillars.bag.parked': 'Passzolt, később ingyenes',
  'pillars.bag.aside': 'Félretéve',
  'pillars.bag.pass': 'Passz, később ingyen lerakom',
  'pillars.bag.keep': 'Maradjon ez',
  'pillars.bag.redraw': 'Vissza a zsákba, új húzás',
  'pillars.bag.card': 'Ingyenes lerakás: nincs ára',
  'pillars.bag.pay': 'Inkább fizetek {price} aranyat',
  'pillars.bag.order': 'Passz, amíg az ár több mint',
  'pillars.bag.order.off': 'kérdezz meg',
  'pillars.bag.keepAll': 'Ebben a fordulóban nem húzok újra',

  // Event, bishop, court
  'pillars.bishop.protection': 'Védelmet kérek',
  'pillars.bishop.cube': 'Kockát kérek',
  'pillars.bishop.take': 'Elveszem: {cube, term, pillars.good}',
  'pillars.card.play': 'Felhasználom: {card, term, pillars.advantage}',
  'pillars.card.hold': 'Megtartom későbbre',
  'pillars.tax': 'Az adó {tax} arany',

  // Market
  'pillars.market.buy': 'Vétel',
  'pillars.market.sell': 'Eladás',
  'pillars.market.stock': 'készlet',
  'pillars.market.yours': 'tiéd',
  'pillars.market.price': 'ára',
  'pillars.market.less': 'Eggyel kevesebb',
  'pillars.market.more': 'Eggyel több',
  'pillars.market.deal.buy': '{count} {cube, term, pillars.good} vétele {gold} aranyért',
  'pillars.market.deal.sell': '{count} {cube, term, pillars.good} eladása {gold} aranyért',
  'pillars.market.purse': 'Arany {before} → {after}',
  'pillars.market.withdraw': 'Az építőmester visszavonul',
  'pillars.market.order': 'A kereskedés sorrendje: {seats, seats}',

  // Cathedral
  'pillars.build': 'Katedrálisműhely',
  'pillars.build.suggest': 'Javaslat',
  'pillars.build.suggested': 'A legjobb, ami elérhető:',
  'pillars.build.nothing': 'Többet nem lehet elérni.',
  'pillars.build.play': 'Dolgozzanak így',
  'pillars.build.so': 'Ebben a lépésben eddig:',
  'pillars.keep': 'Ami marad',
  'pillars.keep.count': '{count} kiválasztva az 5-ből',
  'pillars.keep.confirm': 'Ezek maradnak',
  'pillars.keep.fewer': 'Eggyel kevesebb maradjon: {cube, term, pillars.good}',
  'pillars.keep.more': 'Eggyel több maradjon: {cube, term, pillars.good}',
  'pillars.dismiss': 'Elbocsátom: {craftsman}',

  // Warnings
  'pillars.warning.lastOfTrade.mortarMixer':
    'Nem marad habarcskeverőd: a kőművesek tétlenül állnának.',
  'pillars.warning.lastOfTrade.woodworker': 'Nem marad asztalosod: nem vehetnél fát.',
  'pillars.warning.lastOfTrade.stonecutter': 'Nem marad kőfaragód: nem adhatnál el követ.',
  'pillars.warning.overLimit': 'Egyik kézművesednek mennie kellene.',
  'pillars.warning.goldLost': '{amount} arany elveszne: 30 a legtöbb.',
  'pillars.warning.cubesLost': '{amount} kockát vissza kell majd adni.',
  'pillars.warning.taxShort': 'Az adó {points} pontodba kerülhet.',
  'pillars.warning.toolmakerIdle': 'A szerszám\u00adkészítődnek nem maradna fém.',
  'pillars.warning.cannotWork': 'Habarcskeverő nélkül nem dolgozhat.',

  // Prompts
  'pillars.prompt.over':
    'Felépült a katedrális. {seats, seats, you {Győztél} other {Győzelem: #}}.',
  'pillars.prompt.pick': 'Vegyél el egy lapot a kínálatból, vagy passzolj.',
  'pillars.prompt.dismiss': 'Túl sok kézműves: bocsáss el egyet.',
  'pillars.prompt.collapse': 'Omlás: válj meg egy kézművestől.',
  'pillars.prompt.redraw':
    '{seat, seat, you {Az építőmestered} other {# építőmestere}} jött, ára {price} arany. Maradjon, vagy új húzás?',
  'pillars.prompt.place': 'Az építőmestered jött: rakd le {price} aranyért, vagy passzolj.',
  'pillars.prompt.placeFree': 'Rakd le az építőmesteredet; nem kerül semmibe.',
  'pillars.prompt.cardOnly': 'Kevés az aranyad: rakd le a lapoddal, vagy passzolj.',
  'pillars.prompt.bishop': 'Az esemény kedvezőtlen: védelem vagy kocka?',
  'pillars.prompt.cloak': 'Az esemény kedvezőtlen: használod az érsek köpenyét?',
  'pillars.prompt.cube': 'Vegyél el egy kockát a piacról.',
  'pillars.prompt.waiver': 'Az adó {tax} arany: használod az adóelengedést?',
  'pillars.prompt.trade': 'Vegyél vagy adj el egyféle kockát, vagy vonulj vissza.',
  'pillars.prompt.build': 'Dolgoztasd a kézműveseidet, aztán erősítsd meg.',
  'pillars.prompt.keep': 'Túl sok kocka: válaszd ki, melyik öt marad.',
  'pillars.prompt.done': 'Erősítsd meg, vagy vond vissza.',
  'pillars.prompt.deal': 'Mennyit?',
  'pillars.prompt.wait.pick': '{seats, seats, you {# lapot veszel} other {# lapot vesz}} el…',
  'pillars.prompt.wait.dismiss':
    '{seats, seats, you {# elbocsátasz} other {# elbocsát}} egy kézművest…',
  'pillars.prompt.wait.redraw': '{seats, seats, you {# újra húzhatsz} other {# újra húzhat}}…',
  'pillars.prompt.wait.place':
    '{seats, seats, you {# építőmestert raksz} other {# építőmestert rak}} le…',
  'pillars.prompt.wait.bishop':
    '{seats, seats, you {# a püspökhöz fordulsz} other {# a püspökhöz fordul}}…',
  'pillars.prompt.wait.cloak':
    '{seats, seats, you {# elháríthatod} other {# elháríthatja}} az eseményt…',
  'pillars.prompt.wait.cube': '{seats, seats, you {# kockát veszel} other {# kockát vesz}} el…',
  'pillars.prompt.wait.waiver':
    '{seats, seats, you {# megúszhatod} other {# megúszhatja}} az adót…',
  'pillars.prompt.wait.trade':
    '{seats, seats, you {# a piacon kereskedsz} other {# a piacon kereskedik}}…',
  'pillars.prompt.wait.build': '{seats, seats, you {Építesz} other {Épít: #}}…',
  'pillars.prompt.wait.keep': 'Kockák visszaadása: {seats, seats}…',

  // Forecast, almanac, procession, end
  'pillars.forecast': 'A fordulód, ha más nem történik',
  'pillars.forecast.mill': 'Malom',
  'pillars.forecast.tax': 'Adó',
  'pillars.forecast.cubes': 'Kockák',
  'pillars.forecast.points': 'Perjelség',
  'pillars.forecast.gold': 'Utána legalább ennyi arany',
  'pillars.forecast.risk': 'A legnagyobb adó {points} pontodba kerülne.',
  'pillars.almanac': 'Almanach',
  'pillars.almanac.craftsmen': 'Kézművesek',
  'pillars.almanac.advantages': 'Előnylapok',
  'pillars.almanac.events': 'Események',
  'pillars.almanac.round': '{round}. forduló',
  'pillars.almanac.start': 'Kezdettől fogva',
  'pillars.almanac.state.coming': 'még jön',
  'pillars.almanac.state.offer': 'a kínálatban',
  'pillars.almanac.state.shiring': 'Shiringben',
  'pillars.almanac.state.board': 'Kingsbridge-ben',
  'pillars.almanac.state.gone': 'kikerült',
  'pillars.almanac.state.unseen': 'még nem láttuk',
  'pillars.almanac.state.seen': 'láttuk',
  'pillars.almanac.owned': '{seats, seats, you {nálad} other {gazdája: #}}',
  'pillars.almanac.note': 'Négy előnylap és négy esemény látatlanul kikerült a játékból.',
  'pillars.procession.skip': 'Kihagyás',
  'pillars.scoring': 'Honnan',
  'pillars.beats.gold':
    '{seat, seat, you {# több arannyal előrébb vagy, mögötted} other {# több arannyal előrébb van, mögötte}}: {other, seat}.',
};
