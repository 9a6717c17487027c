// What the rules say: options, state of play, reasons of hints, log lines and refusals.
import type { RulesTexts } from '../en/rules.ts';

export const rules: RulesTexts = {
  'capitals.option.prosperity': 'Wohlstandsplättchen',
  'capitals.option.prosperity.hint':
    'Für Fortgeschrittene: Nach fünf der Runden bauen alle ein Wohlstandsplättchen oder einen See.',
  'capitals.option.openScores': 'Offenes Prestige',
  'capitals.option.openScores.hint': 'Alle sehen das Prestige von allen, nicht nur das eigene.',
  'capitals.option.refill': 'Neue Plättchen',
  'capitals.option.refill.hint': 'Wie viele Plättchen am Ende einer Runde aufgedeckt werden.',
  'capitals.option.refill.upTo': 'Bis Personenzahl + 2 der Ära ausliegen',
  'capitals.option.refill.always': 'Immer Personenzahl + 2',
  'capitals.option.lowestCityLosesTourist': 'Letzte Stadt verliert ihren Touristen',
  'capitals.option.lowestCityLosesTourist.hint':
    'Der Tourist der Stadt mit der niedrigsten Kultur geht immer; sonst nur, wenn die Anziehung ihn erreicht.',
  'capitals.option.passBonus': 'Bonus ohne Aktivierung',
  'capitals.option.passBonus.hint':
    'Was eine Stadt, die nichts aktiviert, anstelle von 1 Energie nehmen darf.',
  'capitals.option.passBonus.progress': '1 Fortschritt',
  'capitals.option.passBonus.economy': '1\u00a0$',
  'capitals.option.endPayment': 'Letzte Zahlung',
  'capitals.option.endPayment.hint': 'Was alle am Ende der Partie für ihre Spalte zahlen.',
  'capitals.option.endPayment.value': 'Den Wert der Spalte',
  'capitals.option.endPayment.multiplied': 'Den Wert mal den Faktor',
  'capitals.option.lastFairReturnsEnergy': 'Energie kehrt bei der letzten Ausstellung zurück',
  'capitals.option.lastFairReturnsEnergy.hint':
    'Energie auf Gebäuden kehrt bei der letzten Weltausstellung ins Kraftwerk zurück und zählt in der Schlusswertung.',
  'capitals.option.markedTiles': 'Markierte Plättchen zu viert',
  'capitals.option.markedTiles.hint':
    'Ob Plättchen, die für fünf Personen markiert sind, zu viert im Spiel sind.',
  'capitals.option.markedTiles.fromCount': 'Sie bleiben in der Schachtel',
  'capitals.option.markedTiles.fourUsesAll': 'Sie sind dabei',
  'capitals.option.cityHallType': 'Art des Rathauses',
  'capitals.option.cityHallType.hint': 'Als welche Art das Rathaus zählt.',
  'capitals.option.cityHallType.residential': 'Wohnen',
  'capitals.option.cityHallType.public': 'Öffentlich',
  'capitals.option.touristOncePerPhase': 'Ein Tourist hilft einmal',
  'capitals.option.touristOncePerPhase.hint':
    'Ein Tourist hilft in einer Runde einmal; sonst so oft, wie er weiterziehen kann.',
  'capitals.option.autoEndTurn': 'Züge enden von selbst',
  'capitals.option.autoEndTurn.hint': 'Ein Zug endet, wenn sich nichts mehr aktivieren lässt.',

  'capitals.status.era': 'Ära {era, select, 1 {I} 2 {II} other {III}}',
  'capitals.status.political': 'Initiative',
  'capitals.status.building': 'Bauen',
  'capitals.status.executive': 'Aktivieren',
  'capitals.status.administrative': 'Verwaltung',
  'capitals.status.prosperity': 'Wohlstand',
  'capitals.status.over': 'Beendet',

  // Where the points of a hint come from
  'capitals.reason.prestige': 'Prestige',
  'capitals.reason.employment': 'Beschäftigung bei den Ausstellungen',
  'capitals.reason.publicServices': 'öffentliche Dienste bei den Ausstellungen',
  'capitals.reason.culture': 'Kultur und Touristen',
  'capitals.reason.economy': 'Wirtschaft',
  'capitals.reason.energy': 'Energie',
  'capitals.reason.progress': 'Fortschritt und Kraftwerk',
  'capitals.reason.buildings': 'was deine Plättchen bringen werden',
  'capitals.reason.initiative': 'Initiative',

  // The log
  'capitals.log.roundBegan':
    'Runde {round, number} beginnt, Ära {era, select, 1 {I} 2 {II} other {III}}.',
  'capitals.brought': '{gain, amounts, capitals.brought}',
  'capitals.brought.economy': '{count, number} Wirtschaft',
  'capitals.brought.culture': '{count, number} Kultur',
  'capitals.brought.publicServices': '{count, number} öffentliche Dienste',
  'capitals.brought.progress': '{count, number} Fortschritt',
  'capitals.brought.population': '{count, number} Bevölkerung',
  'capitals.brought.employment': '{count, number} Beschäftigung',
  'capitals.brought.energy': '{count, number} Energie',
  'capitals.brought.prestige': '{count, number} Prestige',
  'capitals.log.columnPicked':
    '{seat, seat, you {# gehst} other {# geht}} von Spalte {from, number} in Spalte {column, number} und {seat, seat, you {zahlst} other {zahlt}} {price, money}.',
  'capitals.log.columnPicked.same':
    '{seat, seat, you {# bleibst} other {# bleibt}} in Spalte {column, number} und {seat, seat, you {zahlst} other {zahlt}} {price, money}.',
  'capitals.log.orderSettled': 'Die Reihenfolge: {seats, seats}.',
  'capitals.log.tileTaken':
    '{seat, seat, you {# nimmst} other {# nimmt}} ein Plättchen für {price, money}: {tile, term, capitals.tile}.',
  'capitals.log.tileBuilt':
    '{seat, seat, you {# baust} other {# baut}}: {tile, term, capitals.tile}.',
  'capitals.log.tileBuilt.broken':
    '{seat, seat, you {# baust} other {# baut}}: {tile, term, capitals.tile}. Abzug: {broken, terms, capitals.rule}.',
  'capitals.rule.token': 'kein Kran berührt das Feld',
  'capitals.rule.type': 'nicht neben der eigenen Art',
  'capitals.log.lakeBuilt': '{seat, seat, you {# legst} other {# legt}} einen See.',
  'capitals.log.trackMoved.tile':
    '{by, term, capitals.tile}, {seat, seat}: {track, term, capitals.resource} {from, number}\u00a0→\u00a0{to, number}.',
  'capitals.log.trackMoved.payment':
    '{seat, seat, you {# zahlst} other {# zahlt}}: {track, term, capitals.resource} {from, number}\u00a0→\u00a0{to, number}.',
  'capitals.log.trackMoved.arrow':
    'Über das Ende hinaus, {seat, seat}: {track, term, capitals.resource} {from, number}\u00a0→\u00a0{to, number}.',
  'capitals.log.trackMoved.bonus':
    'Bonus, {seat, seat}: {track, term, capitals.resource} {from, number}\u00a0→\u00a0{to, number}.',
  'capitals.log.trackMoved.fair':
    'Weltausstellung, {seat, seat}: {track, term, capitals.resource} {from, number}\u00a0→\u00a0{to, number}.',
  'capitals.log.employmentFell':
    '{seat, seat}: Die Beschäftigung sinkt mit der Bevölkerung, {from, number}\u00a0→\u00a0{to, number}.',
  'capitals.log.energyGained.tile':
    '{by, term, capitals.tile}, {seat, seat}: {amount, signed}\u00a0Energie.',
  'capitals.log.energyGained.arrow':
    'Über das Ende hinaus, {seat, seat}: {amount, signed}\u00a0Energie.',
  'capitals.log.energyGained.bonus': 'Bonus, {seat, seat}: {amount, signed}\u00a0Energie.',
  'capitals.log.energyGained.lake': 'See, {seat, seat}: {amount, signed}\u00a0Energie.',
  'capitals.log.energyLost': '{by, term, capitals.tile}, {seat, seat}: −1 Energie vom Kraftwerk.',
  'capitals.log.energyLost.building':
    '{by, term, capitals.tile}, {seat, seat}: −1 Energie von einem Gebäude.',
  'capitals.log.prestigeGained.tile':
    '{by, term, capitals.tile}, {seat, seat}: {amount, signed}\u00a0Prestige.',
  'capitals.log.prestigeGained.placement':
    'Verletzte Bauregeln, {seat, seat}: {amount, signed}\u00a0Prestige.',
  'capitals.log.prestigeGained.taxation':
    'Sondersteuer, {seat, seat}: {amount, signed}\u00a0Prestige.',
  'capitals.log.prestigeGained.arrows':
    'Über das Ende hinaus, {seat, seat}: {amount, signed}\u00a0Prestige.',
  'capitals.log.prestigeGained.employment':
    'Beschäftigung, {seat, seat}: {amount, signed}\u00a0Prestige.',
  'capitals.log.prestigeGained.unemployment':
    'Arbeitslosigkeit, {seat, seat}: {amount, signed}\u00a0Prestige.',
  'capitals.log.prestigeGained.publicServices':
    'Städte mit besseren öffentlichen Diensten, {seat, seat}: {amount, signed}\u00a0Prestige.',
  'capitals.log.prestigeGained.energy':
    'Übrige Energie, {seat, seat}: {amount, signed}\u00a0Prestige.',
  'capitals.log.prestigeGained.economy':
    'Wirtschaft, {seat, seat}: {amount, signed}\u00a0Prestige.',
  'capitals.log.prestigeGained.culture': 'Kultur, {seat, seat}: {amount, signed}\u00a0Prestige.',
  'capitals.log.prestigeGained.progress':
    'Fortschritt, {seat, seat}: {amount, signed}\u00a0Prestige.',
  'capitals.log.arrowPaid':
    '{seat, seat}: {track, term, capitals.resource} über das {side, select, above {obere} other {untere}} Ende hinaus.',
  'capitals.log.taxed':
    '{seat, seat, you {Dir} other {#}} fehlt Geld: {times, plural, one {# Sondersteuer} other {# Sondersteuern}}.',
  'capitals.log.plantUpgraded':
    '{seat, seat}: Das Kraftwerk erreicht Stufe {level, number}, +{energy, number} Energie.',
  'capitals.log.touristsWalked':
    'Touristen ziehen {seat, seat, you {zu dir} other {zu #}}: höchste Kultur, Anziehung Stufe {level, number}.',
  'capitals.log.touristsWalked.nobody':
    '{seat, seat, you {# hast} other {# hat}} die höchste Kultur; alle Touristen bleiben.',
  'capitals.log.effectChosen':
    '{seat, seat, you {# wählst} other {# wählt}}, was als Nächstes kommt: {resource, term, capitals.resource}.',
  'capitals.log.effectChosen.rest':
    '{seat, seat, you {# nimmst} other {# nimmt}} die übrigen Wirkungen in der üblichen Reihenfolge.',
  'capitals.log.buildingChosen':
    '{seat, seat, you {# willst} other {# will}} aktivieren: {tile, term, capitals.tile}.',
  'capitals.log.touristOffered':
    '{seat, seat} lässt einen Touristen 1 Energie zahlen: {tourist, seat, you {deinen} other {#}}.',
  'capitals.log.tileActivated':
    '{seat, seat, you {# aktivierst} other {# aktiviert}}: {tile, term, capitals.tile}, für {cubes, number} Energie.',
  'capitals.log.tileActivated.tourists':
    '{seat, seat, you {# aktivierst} other {# aktiviert}}: {tile, term, capitals.tile}, für {cubes, number} Energie; Touristen: {tourists, seats, you {deiner} other {#}}.',
  'capitals.log.bonusTaken':
    '{seat, seat, you {# aktivierst nichts und nimmst} other {# aktiviert nichts und nimmt}} {bonus, term, capitals.bonus}.',
  'capitals.log.turnDone.building': '{seat, seat, you {# hast} other {# hat}} gebaut.',
  'capitals.log.turnDone.executive':
    '{seat, seat, you {# bist} other {# ist}} mit dem Aktivieren fertig.',
  'capitals.log.turnDone.administrative':
    '{seat, seat, you {# bist} other {# ist}} mit den Kränen fertig.',
  'capitals.log.movesTakenBack':
    '{seat, seat, you {# nimmst} other {# nimmt}} {moves, plural, one {# Schritt} other {# Schritte}} zurück.',
  'capitals.log.tokenMoved': '{seat, seat} versetzt Kran {token, number}.',
  'capitals.log.neutralMoved': 'Der neutrale Marker rückt auf Kultur {culture, number} vor.',
  'capitals.log.rowsShifted': 'Die Plättchen der Auslage werden teurer.',
  'capitals.log.rowsShifted.removed':
    'Die Plättchen der Auslage werden teurer; aus dem Spiel: {tiles, terms, capitals.tile}.',
  'capitals.log.tilesTurnedUp':
    'Neu in der Auslage: {tiles, select, none {nichts} other {{tiles, terms, capitals.tile}}}.',
  'capitals.log.fairBegan': 'Weltausstellung {fair, select, 1 {I} 2 {II} other {III}} beginnt.',
  'capitals.log.cubesReturned': '{seat, seat}: {cubes, number} Energie zurück ins Kraftwerk.',
  'capitals.log.finalScoringBegan': 'Die Schlusswertung beginnt.',
  'capitals.log.gameEnded': '{seat, seat, you {# gewinnst} other {# gewinnt}} die Partie.',

  // Refusals of the rules
  'capitals.error.players.count': 'The Capitals ist für 2 bis 5 Personen.',
  'capitals.error.column.closed': 'Spalte {column} ist bei dieser Personenzahl geschlossen.',
  'capitals.error.column.taken': 'Spalte {column} hat schon jemand gewählt.',
  'capitals.error.tile.notOffered': 'Dieses Plättchen liegt nicht aus.',
  'capitals.error.cell.occupied': 'Auf diesem Feld liegt schon ein Plättchen.',
  'capitals.error.cell.apart':
    'Ein neues Plättchen muss die Stadt berühren, wenigstens an einer Ecke.',
  'capitals.error.effect.none': 'Diese Wirkung steht nicht an.',
  'capitals.error.effect.building': 'Wähle das Gebäude, das die Energie verliert.',
  'capitals.error.activate.none': 'Dieses Plättchen lässt sich nicht aktivieren.',
  'capitals.error.activate.noneLeft': 'Du hast in dieser Runde keine Aktivierung mehr.',
  'capitals.error.activate.tooDear': 'Du kannst dafür keine {price} Energie zahlen.',
  'capitals.error.tourist.elsewhere': 'Dieser Tourist ist nicht in deiner Stadt.',
  'capitals.error.tourist.there':
    'Ein Tourist auf dem Plättchen selbst hilft nicht, es zu aktivieren.',
  'capitals.error.tourist.helped': 'Dieser Tourist hat in dieser Runde schon geholfen.',
  'capitals.error.tourist.tooMany': 'Der Preis ist schon bezahlt.',
  'capitals.error.pay.tooLittle': 'Das Kraftwerk hat zu wenig Energie für den Rest des Preises.',
  'capitals.error.bonus.activated':
    'Den Bonus bekommt nur, wer in dieser Runde nichts aktiviert hat.',
  'capitals.error.bonus.other': 'Dieser Tisch spielt mit einem anderen Bonus.',
  'capitals.error.token.notFull': 'Ein Kran bleibt stehen, solange eines seiner Felder leer ist.',
  'capitals.error.token.corner':
    'Ein Kran kommt an eine Ecke mit einem Plättchen und einem leeren Feld, ohne den anderen Kran.',
  'capitals.error.prosperity.notHeld': 'Dieses Wohlstandsplättchen hast du nicht.',
  'capitals.error.prosperity.requirement':
    'Deine Stadt erfüllt die Bedingung dieses Plättchens jetzt nicht.',
  'capitals.error.done.nothing':
    'Es gibt nichts zu bestätigen: Aktiviere ein Plättchen oder nimm den Bonus.',
  'capitals.error.done.unfinished': 'Beende, was du begonnen hast, oder mach es rückgängig.',
};
