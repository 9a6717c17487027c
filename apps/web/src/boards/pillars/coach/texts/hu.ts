// What the coach says in a first game: at a decision, when something happens, and why a move is
// good. A recurring topic has a shorter text; one without is told once.
import type { PillarsCoachTexts } from './en.ts';

export const pillarsCoach: PillarsCoachTexts = {
  // Decisions
  'pillars.coach.pick':
    'Vegyél el egy lapot, vagy passzolj. A nyersanyaglap munkásokat köt le, és ebben a fordulóban kockákat hoz; a kézműves aranyba kerül, és mostantól minden fordulóban neked dolgozik. Egyszerre csak egy lapot vehetsz el, aztán a következő játékos jön.',
  'pillars.coach.pick.short':
    'Vegyél el egy lapot, vagy passzolj. Szabad munkásaid: {workers, number}; mindegyik 1 aranyat keres a malomban.',
  'pillars.coach.dismiss':
    'Túl sok a kézművesed, egyikük végleg elmegy. Tarts meg egy habarcskeverőt a kőműveseidnek, egy asztalost, hogy fát vehess, és azokat, akik egy kockáért a legtöbbet adják.',
  'pillars.coach.collapse':
    'Omlás: elvesztesz egy kézművest. Többnyire valamelyik induló kézműves megy, de gondold meg, mire jó még.',
  'pillars.coach.redraw':
    'Te vagy a kezdőjátékos. Ebben a fordulóban egyszer visszatehetsz egy kihúzott építőmestert, és ugyanazért az árért újra húzhatsz. Többnyire érdemes jobb pillanatra várni.',
  'pillars.coach.redraw.short': 'Fogadd el a húzást, vagy húzz újra.',
  'pillars.coach.place':
    'Kihúztuk az építőmesteredet. Fizess {price, number} aranyat, és válassz helyet a többiek előtt, vagy passzolj: akkor várakozik, és később ingyen rakod le, ahol még van hely.',
  'pillars.coach.place.short':
    'Rakd le {price, number} aranyért, vagy passzolj, és rakd le később ingyen.',
  'pillars.coach.placeFree':
    'Ez az építőmester ingyenes, és le kell rakni. Vedd a legjobbat a maradékból.',
  'pillars.coach.placeFree.short': 'Rakd le ezt az építőmestert, ingyen.',
  'pillars.coach.bishop':
    'Az esemény kedvezőtlen, és az építőmestered a püspöknél áll. Kérj védelmet, ha fájna; különben vegyél el egy kockát.',
  'pillars.coach.cloak':
    'Az esemény kedvezőtlen. Felhasználhatod az érsek köpenyét, hogy elkerüljön, vagy megtarthatod egy rosszabbra.',
  'pillars.coach.cube':
    'A püspök kockát ad a piacról. A kő ér a legtöbbet, de gondold meg, mit tudnak használni a kézműveseid.',
  'pillars.coach.waiver':
    'Az adó {tax, number} arany. Felhasználhatod az adóelengedést, és nem fizetsz, vagy megtarthatod egy drágább fordulóra.',
  'pillars.coach.trade':
    'A piacon vagy. Vedd meg, amit a kézműveseid pontra váltanak, add el, amit nem tudnak használni. Egyszerre egyfélét; utána a következő építőmester jön.',
  'pillars.coach.trade.short': 'Vegyél vagy adj el egyfélét, vagy vonulj vissza.',
  'pillars.coach.build':
    'Most születnek a pontok: dolgoztasd a kézműveseidet, tetszés szerinti sorrendben. A „Javaslat” megmutatja, mi hozható ki legjobban a nyersanyagodból.',
  'pillars.coach.build.short': 'Dolgoztasd a kézműveseidet, aztán erősítsd meg.',
  'pillars.coach.keep':
    'Csak öt kocka maradhat, a fém is számít. Tartsd meg, amit a következő fordulóban használni tudsz.',
  'pillars.coach.done':
    'Mindenre válaszoltál. A „Visszavonás” visszavonja, a „Kész” továbbviszi a játékot.',
  'pillars.coach.done.short': 'A „Kész” továbbviszi a játékot.',
  'pillars.coach.waiting':
    'A többiek döntenek. Nézd meg, mijük van: a kockák, az arany és a kézművesek nyíltak.',
  'pillars.coach.waiting.short': 'A többiek döntenek.',
  'pillars.coach.over': 'Áll a katedrális. Az összesítő megmutatja, honnan jöttek a pontok.',

  // What is special about a decision
  'pillars.coach.workers':
    'Egy nyersanyaglap tehát annyi aranyba is kerül, ahány munkást leköt: gyakran az olcsó lapok a legjobbak.',
  'pillars.coach.craftsmen':
    'A kínálat kézművesei kikerülnek a játékból, ha senki sem fogadja fel őket. Shiringben még kettő van: egy építőmester ingyen elhozza az egyiket.',
  'pillars.coach.limit':
    'Annyi kézművesed van, amennyi lehet. Ha még egyet felfogadsz, egyet el kell bocsátanod.',
  'pillars.coach.grey': 'A szürke munkásaid csak ebben a fordulóban segítenek: használd őket.',
  'pillars.coach.kingsbridge':
    'Kingsbridge-ben egy építőmester előnylapot vesz el. Ami minden fordulóban hat, korán ér a legtöbbet.',
  'pillars.coach.shiring':
    'Shiringben egy építőmester ingyen hoz kézművest: megspórolod az árát, de egy építőmesterbe kerül.',
  'pillars.coach.court':
    'A királyi udvarban nem fizetsz adót, és aki elsőként jön, elviszi a fémet. A fém ritka, és a későbbi kézművesek sok pontot csinálnak belőle.',
  'pillars.coach.market':
    'A piacon vehetsz és eladhatsz. Ottani építőmester nélkül ebben a fordulóban egyáltalán nem kereskedhetsz.',
  'pillars.coach.priory':
    'A perjelség egyszerűen pontot ad: az első építőmesterért 2-t, a másodikért 1-et.',
  'pillars.coach.castle': 'A vár két munkással többet ad a következő fordulóra.',
  'pillars.coach.bishopSpace':
    'A püspöknél biztonságban vagy egy kedvezőtlen eseménytől, vagy elveszel egy kockát.',
  'pillars.coach.startSpace':
    'Aki a kezdőjátékos helyét foglalja el, kezdi a következő fordulót, és egyszer újra húzhat.',
  'pillars.coach.tax':
    'Kevés az aranyad. Gondolj az akár 5 aranyas adóra: minden 2 hiányzó aranyért egy pontot vesztesz.',
  'pillars.coach.lastRound':
    'Ez az utolsó forduló: ami arany, kocka és lap megmarad, semmit sem ér. Válts mindent pontra.',
  'pillars.coach.masons': 'A kőműveseid csak addig dolgoznak, amíg van habarcskeverőd.',
  'pillars.coach.metal': 'Van fémed. Ha van szerszámkészítőd, dolgoztasd, mielőtt a fém elfogy.',

  // What happened
  'pillars.coach.newRound':
    'Új forduló: új kézművesek, új előnyök, teli piac, és egy építőmester újra 7 arany. A kézművesek fordulóról fordulóra jobbak.',
  'pillars.coach.finalRound': 'A hatodik forduló, az utolsó. Ami a végén megmarad, nem számít.',
  'pillars.coach.goodEvent':
    'Az esemény kedvező: {happening, term, pillars.happening}. {happening, term, pillars.brings}',
  'pillars.coach.badEvent':
    'Az esemény kedvezőtlen: {happening, term, pillars.happening}. {happening, term, pillars.brings} A püspöknél álló építőmester megvéd tőle.',
  'pillars.coach.parked':
    'Az építőmestered várakozik. Ha kiürült a zsák, ingyen lerakod, de csak ahol még van hely.',
  'pillars.coach.mill': 'A lapra nem küldött munkásaid {gold, number} aranyat kerestek a malomban.',
  'pillars.coach.advantage':
    'Előnyhöz jutottál: {advantage, term, pillars.advantage}. {advantage, term, pillars.effect}',
  'pillars.coach.joined':
    'Shiringből kézműves jött hozzád: {craftsman, term, pillars.craftsman}. Már ebben a fordulóban dolgozhat.',
  'pillars.coach.metalTaken':
    'Elsőként értél az udvarba, és fémet kaptál. Tartsd meg üvegfúvónak, orgonaépítőnek vagy harangöntőnek.',
  'pillars.coach.taxed':
    'Az adó {due, number} arany volt. Egy építőmester az udvarban megspórolta volna.',
  'pillars.coach.grew':
    'Nőtt a katedrális; megmutatja, hányadik fordulónál tartunk. A következő lépés megnevezi a kezdőjátékost, aztán új forduló kezdődik.',

  // Why a move is good
  'pillars.coach.because.points': 'Azonnal pontot hoz.',
  'pillars.coach.because.building': 'Ebben a fordulóban több pontot hoz a katedrálisnál.',
  'pillars.coach.because.goods': 'Olyan nyersanyagod és aranyad marad, amit használni tudsz.',
  'pillars.coach.because.craftsmen': 'A következő fordulókra erősebbé teszi a kézműveseidet.',
  'pillars.coach.because.cards': 'Előnyhöz juttat.',
  'pillars.coach.because.builders': 'Jobb helyre kerülnek az építőmestereid.',
  'pillars.coach.because.offer': 'Jó választékod marad lapokból és munkásokból.',
  'pillars.coach.because.rounds': 'A következő fordulókban térül meg.',
};
