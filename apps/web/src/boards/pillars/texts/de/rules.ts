// What the rules say: options, state of play, log lines and refusals, with the names they use.
import type { RulesTexts } from '../en/rules.ts';
import { names } from './names.ts';

export const rules: RulesTexts = {
  ...names,

  'pillars.option.statue': 'Die Statue',
  'pillars.option.statue.hint':
    'Wer beim Ereignis „Die Statue“ einmal öfter arbeiten darf, als die Zahl sagt.',
  'pillars.option.statue.all': 'Alle Handwerker',
  'pillars.option.statue.one': 'Ein Handwerker pro Person',
  'pillars.option.thirdBuilders': 'Dritte Baumeister',
  'pillars.option.thirdBuilders.hint':
    'Alle drei Baumeister werden gezogen, oder alle setzen den dritten am Ende kostenlos ein: weniger Glück.',
  'pillars.option.thirdBuilders.drawn': 'Aus dem Beutel gezogen',
  'pillars.option.thirdBuilders.last': 'Zuletzt eingesetzt',
  'pillars.option.building': 'Bau der Kathedrale',
  'pillars.option.building.hint':
    'Nacheinander oder in den Runden 1 bis 5 alle zugleich, das spart Zeit.',
  'pillars.option.building.inTurn': 'Nacheinander',
  'pillars.option.building.parallel': 'Alle zugleich',

  'pillars.status.cards': 'Karten',
  'pillars.status.builders': 'Baumeister',
  'pillars.status.resolution': 'Schritt {step, number} von 14',
  'pillars.status.over': 'Beendet',

  // Where the points of a hint come from
  'pillars.reason.points': 'erzielte Punkte',
  'pillars.reason.building': 'Bauen in dieser Runde',
  'pillars.reason.goods': 'Rohstoffe und Gold',
  'pillars.reason.craftsmen': 'Handwerker',
  'pillars.reason.cards': 'Vorteilskarten',
  'pillars.reason.builders': 'Plätze der Baumeister',
  'pillars.reason.offer': 'Arbeiter und Auslage',
  'pillars.reason.rounds': 'die kommenden Runden',

  // The log
  'pillars.brought': '{gain, amounts, pillars.amount}',
  'pillars.log.roundBegan':
    'Runde {round, number} beginnt; Startspieler: {seat, seat}. Anzuwerben: {craftsmen, terms, pillars.craftsman}. In Kingsbridge: {kingsbridge, terms, pillars.advantage}. In Shiring: {shiring, terms, pillars.craftsman}.',
  'pillars.log.eventForeseen':
    '{seat, seat, you {# siehst dir} other {# sieht sich}} das kommende Ereignis an.',
  'pillars.log.eventForeseen.known':
    '{seat, seat, you {# ahnst} other {# ahnt}} das Ereignis voraus: {happening, term, pillars.happening}.',
  'pillars.log.hired':
    '{seat, seat, you {# wirbst} other {# wirbt}} an: {craftsman, term, pillars.craftsman} ({gain, amounts, pillars.amount}).',
  'pillars.log.workersSent':
    '{seat, seat, you {# schickst} other {# schickt}} {workers, plural, one {# Arbeiter} other {# Arbeiter}}. {resource, term, pillars.resource}.',
  'pillars.log.passedCards.choice':
    '{seat, seat, you {# nimmst} other {# nimmt}} in dieser Runde keine Karte mehr.',
  'pillars.log.passedCards.nothingAffordable':
    '{seat, seat, you {# kannst dir keine Karte leisten und nimmst} other {# kann sich keine Karte leisten und nimmt}} in dieser Runde keine mehr.',
  'pillars.log.offerClosed':
    'Die Auslage ist geschlossen.{craftsmen, select, none {} other { Niemand wollte: {craftsmen, terms, pillars.craftsman}.}}',
  'pillars.log.dismissed.limit':
    '{seat, seat, you {# hast} other {# hat}} zu viele Handwerker und entlässt einen: {craftsman, term, pillars.craftsman}.',
  'pillars.log.dismissed.collapse':
    '{seat, seat, you {# verlierst} other {# verliert}} beim Einsturz einen Handwerker: {craftsman, term, pillars.craftsman}.',
  'pillars.log.builderDrawn':
    'Ein Baumeister von {seat, seat, you {dir} other {#}} wird gezogen; er {price, plural, =0 {ist kostenlos} other {kostet # Gold}}.',
  'pillars.log.builderKept': '{by, seat} lässt den gezogenen Baumeister gelten.',
  'pillars.log.builderPutBack':
    '{by, seat, you {# legst} other {# legt}} {seat, seat, you {deinen Baumeister} other {den Baumeister von #}} in den Beutel zurück und {by, seat, you {ziehst} other {zieht}} noch einmal.',
  'pillars.log.builderSetAside':
    'Wegen der Stadtmauer bleibt {seat, seat, you {dein dritter Baumeister} other {der dritte Baumeister von #}} in dieser Runde draußen.',
  'pillars.log.builderPlaced.drawn':
    '{seat, seat} setzt einen Baumeister ein: {location, term, pillars.location}{gain, select, none {} other { ({gain, amounts, pillars.amount})}}.',
  'pillars.log.builderPlaced.drawn.card':
    '{seat, seat} setzt einen Baumeister ein: {location, term, pillars.location}, {location, select, kingsbridge {{card, term, pillars.advantage}} other {{card, term, pillars.craftsman}}}{gain, select, none {} other { ({gain, amounts, pillars.amount})}}.',
  'pillars.log.builderPlaced.freePlacement':
    '{seat, seat} nutzt das freie Einsetzen für einen Baumeister: {location, term, pillars.location}.',
  'pillars.log.builderPlaced.freePlacement.card':
    '{seat, seat} nutzt das freie Einsetzen für einen Baumeister: {location, term, pillars.location}, {location, select, kingsbridge {{card, term, pillars.advantage}} other {{card, term, pillars.craftsman}}}.',
  'pillars.log.builderPlaced.parked':
    '{seat, seat} setzt einen wartenden Baumeister ein: {location, term, pillars.location}.',
  'pillars.log.builderPlaced.parked.card':
    '{seat, seat} setzt einen wartenden Baumeister ein: {location, term, pillars.location}, {location, select, kingsbridge {{card, term, pillars.advantage}} other {{card, term, pillars.craftsman}}}.',
  'pillars.log.builderPlaced.third':
    '{seat, seat} setzt den dritten Baumeister ein: {location, term, pillars.location}.',
  'pillars.log.builderPlaced.third.card':
    '{seat, seat} setzt den dritten Baumeister ein: {location, term, pillars.location}, {location, select, kingsbridge {{card, term, pillars.advantage}} other {{card, term, pillars.craftsman}}}.',
  'pillars.log.builderParked.choice':
    '{seat, seat} passt; der Baumeister wartet auf Feld {price, number}.',
  'pillars.log.builderParked.unaffordable':
    '{seat, seat, you {# kannst} other {# kann}} nicht zahlen; der Baumeister wartet auf Feld {price, number}.',
  'pillars.log.eventRevealed':
    'Das Ereignis: {happening, term, pillars.happening}. {happening, term, pillars.brings}',
  'pillars.log.bishopAsked.protection':
    '{seat, seat, you {# stehst} other {# steht}} unter dem Schutz des Bischofs.',
  'pillars.log.bishopAsked.cube':
    '{seat, seat, you {# bittest} other {# bittet}} den Bischof um einen Würfel statt um Schutz.',
  'pillars.log.cardPlayed': '{seat, seat} nutzt eine Karte: {card, term, pillars.advantage}.',
  'pillars.log.cardHeld':
    '{seat, seat, you {# hebst} other {# hebt}} eine Karte für später auf: {card, term, pillars.advantage}.',
  'pillars.log.eventTookEffect':
    '{happening, term, pillars.happening}. Betroffen: {seats, select, none {niemand} other {{seats, seats}}}.',
  'pillars.log.eventTookEffect.later':
    '{happening, term, pillars.happening}. Betroffen: {seats, select, none {niemand} other {{seats, seats}}}.',
  'pillars.log.cubeTaken':
    '{seat, seat, you {# bekommst} other {# bekommt}} vom Bischof einen Würfel: {cube, term, pillars.good}.',
  'pillars.log.millPaid':
    '{seat, seat, you {# hast} other {# hat}} {workers, plural, =0 {keinen Arbeiter} one {# Arbeiter} other {# Arbeiter}} in der Mühle{gain, select, none {} other { ({gain, amounts, pillars.amount})}}.',
  'pillars.log.advantageGained':
    '{seat, seat, you {# erhältst} other {# erhält}} einen Vorteil: {advantage, term, pillars.advantage}{gain, select, none {} other { ({gain, amounts, pillars.amount})}}.',
  'pillars.log.prioryScored': '{seat, seat} im Priorat: {gain, amounts, pillars.amount}.',
  'pillars.log.produced':
    '{pit, term, pillars.step}, {seat, seat}: {gain, amounts, pillars.amount}.',
  'pillars.log.taxRolled':
    '{seat, seat, you {# würfelst} other {# würfelt}} die Steuer: {tax, number} Gold.',
  'pillars.log.taxPaid':
    '{gain, select, none {{seat, seat, you {# hast} other {# hat}} nichts, um die Steuer zu zahlen} other {{seat, seat, you {# zahlst} other {# zahlt}} die Steuer ({gain, amounts, pillars.amount})}}.',
  'pillars.log.taxPaid.short':
    '{seat, seat, you {# hast} other {# hat}} zu wenig Gold für die Steuer von {due, number} ({gain, amounts, pillars.amount}).',
  'pillars.log.metalTaken':
    '{seat, seat, you {# warst} other {# war}} zuerst am Hof: {gain, amounts, pillars.amount}.',
  'pillars.log.craftsmanJoined':
    'Shiring: {craftsman, term, pillars.craftsman} kommt {seat, seat, you {zu dir} other {zu #}}.',
  'pillars.log.greyFetched':
    '{seat, seat, you {# holst} other {# holt}} {workers, plural, one {# grauen Arbeiter} other {# graue Arbeiter}} für die nächste Runde.',
  'pillars.log.bought':
    '{seat, seat, you {# kaufst} other {# kauft}}: {gain, amounts, pillars.amount}.',
  'pillars.log.sold':
    '{seat, seat, you {# verkaufst} other {# verkauft}}: {gain, amounts, pillars.amount}.',
  'pillars.log.withdrew.choice':
    '{seat, seat, you {# ziehst} other {# zieht}} einen Baumeister vom Markt zurück.',
  'pillars.log.withdrew.nothingPossible':
    '{seat, seat, you {# kannst} other {# kann}} nicht handeln; der Baumeister verlässt den Markt.',
  'pillars.log.craftsmanUsed':
    '{craftsman, term, pillars.craftsman} arbeitet {seat, seat, you {für dich} other {für #}}: {gain, amounts, pillars.amount}.',
  'pillars.log.builtEnough': '{seat, seat, you {# bist} other {# ist}} mit dem Bauen fertig.',
  'pillars.log.cubesReturned':
    '{seat, seat, you {# hast mehr als fünf Würfel und gibst} other {# hat mehr als fünf Würfel und gibt}} welche ab: {gain, amounts, pillars.amount}.',
  'pillars.log.cathedralGrew': 'Die Kathedrale wächst: Teil {piece, number} von 6.',
  'pillars.log.startPlayerNamed.builder':
    '{seat, seat, you {# hast einen Baumeister auf dem Platz des Startspielers und beginnst} other {# hat einen Baumeister auf dem Platz des Startspielers und beginnt}} die nächste Runde.',
  'pillars.log.startPlayerNamed.leftNeighbour': 'Nächster Startspieler: {seat, seat}.',
  'pillars.log.confirmed': '{seat, seat, you {# bist} other {# ist}} fertig.',
  'pillars.log.movesTakenBack':
    '{seat, seat, you {# nimmst} other {# nimmt}} {moves, plural, one {# Schritt} other {# Schritte}} zurück.',
  'pillars.log.gameEnded': '{seat, seat, you {# gewinnst} other {# gewinnt}} die Partie.',
  'pillars.log.gameEnded.shared': 'Geteilter Sieg: {seats, seats}.',

  // Refusals of the rules
  'pillars.error.players.count': '„Die Säulen der Erde“ ist für 2 bis 4 Personen.',
  'pillars.error.move.notAsked': 'Danach wirst du gerade nicht gefragt.',
  'pillars.error.move.answered': 'Du hast schon entschieden: Bestätige es oder mach es rückgängig.',
  'pillars.error.card.notOffered': 'Diese Karte liegt nicht in der Auslage.',
  'pillars.error.card.gold': 'Dafür hast du nicht genug Gold.',
  'pillars.error.card.workers': 'Dafür hast du nicht genug freie Arbeiter.',
  'pillars.error.card.notOwned': 'Diese Karte hast du nicht.',
  'pillars.error.craftsman.notOwned': 'Dieser Handwerker arbeitet nicht für dich.',
  'pillars.error.craftsman.usedUp':
    'Dieser Handwerker hat so oft gearbeitet, wie die Karte erlaubt.',
  'pillars.error.craftsman.goods': 'Dir fehlt, was dieser Handwerker braucht.',
  'pillars.error.craftsman.beside': 'Dieser Handwerker arbeitet nur mit einem Mörtelmischer.',
  'pillars.error.space.taken': 'Dort ist kein Platz für einen Baumeister frei.',
  'pillars.error.space.noSuchCard': 'Diese Karte liegt dort nicht.',
  'pillars.error.space.gold': 'Für den Preis dieses Baumeisters fehlt dir Gold.',
  'pillars.error.space.freeAnyway': 'Dieser Baumeister kostet nichts: Du brauchst keine Karte.',
  'pillars.error.park.mustPlace': 'Dieser Baumeister muss eingesetzt werden.',
  'pillars.error.market.stock': 'So viele hat der Markt nicht.',
  'pillars.error.market.gold': 'Dafür hast du nicht genug Gold.',
  'pillars.error.market.woodworker': 'Um Holz zu kaufen, brauchst du einen Schreiner.',
  'pillars.error.market.stonecutter': 'Um Stein zu verkaufen, brauchst du einen Steinmetz.',
  'pillars.error.market.sold':
    'Davon hast du in dieser Runde verkauft: Kaufen kannst du es nicht mehr.',
  'pillars.error.market.bought':
    'Davon hast du in dieser Runde gekauft: Verkaufen kannst du es nicht mehr.',
  'pillars.error.market.cubes': 'So viele Würfel hast du nicht.',
  'pillars.error.keep.cubes': 'Diese Würfel hast du nicht.',
  'pillars.error.done.unanswered': 'Entscheide dich zuerst.',
};
