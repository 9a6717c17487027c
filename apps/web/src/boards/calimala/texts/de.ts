// The texts of Calimala: terms, prompts, log lines and refusals.
import type { CalimalaTexts } from './en.ts';

export const calimala: CalimalaTexts = {
  'calimala.option.layout': 'Stadtplan',
  'calimala.option.layout.hint':
    'Welche Aktion wo liegt; der Plan für die erste Partie hilft beim Einstieg.',
  'calimala.option.layout.random': 'Acht zufällig',
  'calimala.option.layout.first': 'Erste Partie',
  'calimala.option.layout.allRandom': 'Alle neun zufällig',
  'calimala.option.whiteSwap': 'Weiße vierte Scheibe',
  'calimala.option.whiteSwap.hint':
    'Wohin die weiße Scheibe kommt, wenn eine Scheibe von einer Straße ihren Sitz einnimmt.',
  'calimala.option.whiteSwap.returned': 'Auf diese Straße',
  'calimala.option.whiteSwap.removed': 'Aus dem Spiel',
  'calimala.option.oneCardPerTurn': 'Eine Karte pro Zug',
  'calimala.option.oneCardPerTurn.hint':
    'Zweite Auflage: Wer am Zug ist, zieht für unmögliche Aktionen höchstens eine Karte.',
  'calimala.option.extraStartCard': 'Zusätzliche Startkarte',
  'calimala.option.extraStartCard.hint':
    'Zweite Auflage: Die vierte und fünfte Person beginnen mit einer Karte mehr.',
  'calimala.option.seatsAfterFifteenth': 'Sitze nach der 15. Wertung',
  'calimala.option.seatsAfterFifteenth.hint':
    'Zweite Auflage: Auch nach der fünfzehnten Wertung nimmt eine vierte Scheibe noch einen Sitz im Rat ein.',

  // Parts of the table
  'calimala.city': 'Die Stadt',
  'calimala.churches': 'Die Kirchen',
  'calimala.map': 'Die Karte',
  'calimala.council': 'Der Rat',
  'calimala.players': 'Die Personen am Tisch',
  'calimala.ownBoard': 'Dein Tableau',
  'calimala.decision': 'Deine Entscheidung',
  'calimala.panel.city': 'Stadt',
  'calimala.panel.council': 'Rat',
  'calimala.panel.churches': 'Kirchen',
  'calimala.panel.map': 'Karte',
  'calimala.panel.players': 'Personen',
  'calimala.status.endCards': 'Schlusskarten',
  'calimala.status.startDraft': 'Startkarten',
  'calimala.status.city': 'In der Stadt',
  'calimala.status.over': 'Beendet',
  'calimala.status.deck': 'Stapel {count}',

  // The nine actions
  'calimala.action.wood': 'Holz',
  'calimala.action.brick': 'Stein',
  'calimala.action.marble': 'Marmor',
  'calimala.action.build': 'Bauen',
  'calimala.action.artwork': 'Kunstwerk',
  'calimala.action.weave': 'Weben',
  'calimala.action.ship': 'Schiff',
  'calimala.action.transport': 'Transport',
  'calimala.action.contribute': 'Spenden',
  'calimala.help.wood': 'Lege 1 Holz in dein Lager.',
  'calimala.help.brick': 'Lege 1 Stein in dein Lager.',
  'calimala.help.marble': 'Lege 1 Marmor in dein Lager.',
  'calimala.help.build':
    'Baue ein Schiff (2 Holz), ein Handelshaus (2 Stein) oder eine Werkstatt (1 Holz, 1 Stein).',
  'calimala.help.artwork':
    'Mache aus 1 Marmor ein Kunstwerk in einer Kirche oder im Palazzo Vecchio.',
  'calimala.help.weave': 'Lege 1 Tuch in jede deiner Werkstätten, die Platz hat.',
  'calimala.help.ship': 'Sende je Schiff bis zu 1 Tuch in die Häfen.',
  'calimala.help.transport': 'Sende bis zu 1 Tuch in jede Handelsstadt, in der du ein Haus hast.',
  'calimala.help.contribute': 'Gib 1 Holz, Stein oder Marmor an eine Kirche.',

  // What is counted
  'calimala.category.barcelona': 'Barcelona',
  'calimala.category.lisbon': 'Lissabon',
  'calimala.category.london': 'London',
  'calimala.category.troyes': 'Troyes',
  'calimala.category.bruges': 'Brügge',
  'calimala.category.hamburg': 'Hamburg',
  'calimala.category.santaMariaDelFiore': 'Santa Maria del Fiore',
  'calimala.category.sanMiniato': 'San Miniato',
  'calimala.category.santaCroce': 'Santa Croce',
  'calimala.category.palazzoVecchio': 'Palazzo Vecchio',
  'calimala.category.artworks': 'Kunstwerke',
  'calimala.category.ports': 'Häfen',
  'calimala.category.tradingCities': 'Handelsstädte',
  'calimala.category.wood': 'Holz',
  'calimala.category.brick': 'Stein',
  'calimala.category.marble': 'Marmor',
  'calimala.counts.city': 'Gezählt wird das Tuch in dieser Stadt',
  'calimala.counts.church': 'Gezählt werden Material und Kunstwerke in dieser Kirche',
  'calimala.counts.palazzoVecchio': 'Gezählt werden Sitze im Rat und Kunstwerke im Palazzo Vecchio',
  'calimala.counts.artworks': 'Gezählt werden die Kunstwerke in allen vier Gebäuden',
  'calimala.counts.ports': 'Gezählt wird das Tuch in den drei Häfen',
  'calimala.counts.tradingCities': 'Gezählt wird das Tuch in den drei Handelsstädten',
  'calimala.counts.material': 'Gezählt wird dieses Material in den drei Kirchen',
  'calimala.place.barcelona': 'Barcelona',
  'calimala.place.lisbon': 'Lissabon',
  'calimala.place.london': 'London',
  'calimala.place.troyes': 'Troyes',
  'calimala.place.bruges': 'Brügge',
  'calimala.place.hamburg': 'Hamburg',
  'calimala.place.santaMariaDelFiore.wood': 'Santa Maria del Fiore (Holz)',
  'calimala.place.santaMariaDelFiore.brick': 'Santa Maria del Fiore (Stein)',
  'calimala.place.santaMariaDelFiore.marble': 'Santa Maria del Fiore (Marmor)',
  'calimala.place.santaMariaDelFiore.artwork': 'Santa Maria del Fiore (Kunstwerk)',
  'calimala.place.sanMiniato.wood': 'San Miniato (Holz)',
  'calimala.place.sanMiniato.brick': 'San Miniato (Stein)',
  'calimala.place.sanMiniato.marble': 'San Miniato (Marmor)',
  'calimala.place.sanMiniato.artwork': 'San Miniato (Kunstwerk)',
  'calimala.place.santaCroce.wood': 'Santa Croce (Holz)',
  'calimala.place.santaCroce.brick': 'Santa Croce (Stein)',
  'calimala.place.santaCroce.marble': 'Santa Croce (Marmor)',
  'calimala.place.santaCroce.artwork': 'Santa Croce (Kunstwerk)',
  'calimala.place.palazzoVecchio': 'Palazzo Vecchio (Kunstwerk)',
  'calimala.placeLabel': '{place}: {cubes}',
  'calimala.nobody': 'niemand',

  // City and streets
  'calimala.disc.kind': 'Welche Scheibe',
  'calimala.disc.coloured': 'Farbig',
  'calimala.disc.white': 'Weiß',
  'calimala.street.label':
    'Straße {one, term, calimala.action} – {other, term, calimala.action}: {discs, plural, =0 {keine Scheibe} one {# Scheibe, {owners}} other {# Scheiben, von oben {owners}}}',
  'calimala.replace.label': 'Deine Scheibe auf Straße {street}, Nummer {position} von oben',
  'calimala.target.counts': '{label} – zählt für {counts}',

  // Council and forecast
  'calimala.tile.coming': 'Plättchen {space}, {tile}: kommt noch',
  'calimala.tile.scored':
    'Plättchen {space}, {tile}; Sitz: {owner}; {points, select, none {keine Punkte} other {Punkte: {points}}}',
  'calimala.standings.none': 'Noch hat niemand etwas',
  'calimala.points': '{points, plural, one {# Punkt} other {# Punkte}}',
  'calimala.why.influence': 'Gleichstand: mehr Sitze und Kunstwerke im Rat zusammen',
  'calimala.why.seats': 'Gleichstand: mehr Sitze im Rat',
  'calimala.why.earlierSeat': 'Gleichstand: hatte so viele Sitze früher',
  'calimala.why.earlierArtwork': 'Gleichstand: das erste Kunstwerk im Palazzo Vecchio kam früher',
  'calimala.why.shared': 'Gleichstand: ohne Einfluss im Rat werden die Punkte geteilt',
  'calimala.order.title': 'Wer bei Gleichstand gewinnt',
  'calimala.order.label': 'Bei Gleichstand in dieser Reihenfolge: {seats}.',
  'calimala.order.then': '{first}, dann {rest}',
  'calimala.order.weight':
    '{seats, plural, one {# Sitz} other {# Sitze}}, {artworks, plural, one {# Kunstwerk} other {# Kunstwerke}}',
  'calimala.order.note':
    'Zuerst zählt die Summe aus Sitzen und Kunstwerken im Palazzo Vecchio, dann die Sitze, dann wer früher war.',
  'calimala.forecast.open': 'Alle Wertungen',
  'calimala.forecast.title': 'Was jetzt Punkte brächte',
  'calimala.forecast.note':
    'Alle Plättchen, die noch kommen, als würden sie in diesem Augenblick gewertet.',
  'calimala.forecast.endCards': 'Schlusskarten, die du kennst',

  // Map and deliveries
  'calimala.houses.label':
    '{count, plural, =0 {Kein Handelshaus} one {# Handelshaus: {owners}} other {# Handelshäuser: {owners}}}',
  'calimala.delivery.less': 'Ein Tuch weniger: {city}',
  'calimala.delivery.more': 'Ein Tuch mehr: {city}',
  'calimala.delivery.set':
    '{set, number} von höchstens {most, number} Tuch verteilt. Tippe auf die Städte.',

  // Players and what they own
  'calimala.active': 'Am Zug',
  'calimala.acting': 'Eine Scheibe dieser Person wird aktiviert',
  'calimala.hand': 'Karten auf der Hand',
  'calimala.seats': 'Sitze im Rat',
  'calimala.harbour': 'Schiffe im Hafen',
  'calimala.discs.coloured': 'Farbige Scheiben im Vorrat',
  'calimala.discs.white': 'Weiße Scheiben im Vorrat',
  'calimala.startCard': 'Startkarte: {action, term, calimala.action}',
  'calimala.ships': '{count, plural, =0 {Noch kein Schiff} one {# Schiff} other {# Schiffe}}',
  'calimala.workshop.none': 'Werkstatt noch nicht gebaut',
  'calimala.workshop.cloth': 'Werkstatt mit {count, number} von 4 Tuch',
  'calimala.build.ship': 'Schiff',
  'calimala.build.house': 'Haus: {city, term, calimala.place}',
  'calimala.build.workshop': 'Werkstatt',
  'calimala.hand.own': '{count, plural, one {Deine Hand: # Karte} other {Deine Hand: # Karten}}',
  'calimala.hand.empty': 'Keine Karten auf der Hand',
  'calimala.card.playable':
    '{action, term, calimala.action}, {count, plural, one {# Karte} other {# Karten}}: jetzt spielbar',
  'calimala.card.held':
    '{action, term, calimala.action}, {count, plural, one {# Karte} other {# Karten}}',
  'calimala.endCard.own': 'Deine Schlusskarte: {card, term, calimala.category}',
  'calimala.endCard.open': 'Offene Schlusskarte: {card, term, calimala.category}',
  'calimala.endCard.help.place': 'Am Ende: 5, 3 und 1 Punkte für die meisten Würfel hier.',
  'calimala.endCard.help.council': 'Am Ende: 5, 3 und 1 Punkte für Sitze und Kunstwerke hier.',
  'calimala.discard': 'Ablage: {count, plural, one {# Karte} other {# Karten}}',
  'calimala.deck': 'Stapel: {count, plural, one {# Karte} other {# Karten}}',

  // Decisions
  'calimala.hint.endCards': 'Jede behaltene Schlusskarte wird am Ende für alle gewertet.',
  'calimala.hint.startDraft': 'Wer beginnt, wählt zuletzt.',
  'calimala.hint.place':
    'Eine Scheibe bringt beide Aktionen ihrer Straße; eine weiße jede zweimal, wird aber nie wieder aktiviert.',
  'calimala.hint.replace':
    'Ist die vierte Scheibe weiß, nimmt die Person am Zug den Sitz mit einer eigenen Scheibe ein.',
  'calimala.hint.over': 'Alle Handkarten liegen jetzt offen.',
  'calimala.preview.order': 'Aktiviert werden:',
  'calimala.preview.noScoring': 'Keine vierte Scheibe, also keine Wertung.',
  'calimala.preview.removed': 'Die vierte Scheibe verlässt das Spiel.',
  'calimala.preview.seat': 'Vierte Scheibe: Sitz im Rat für {seat, seat, you {dich} other {#}}.',
  'calimala.preview.whiteSeat':
    'Weiße vierte Scheibe: Sitz für {seat, seat, you {dich} other {#}}.',
  'calimala.preview.scores': '{tile, term, calimala.category} jetzt:',
  'calimala.acts.top': '{seat, seat, you {Deine Scheibe} other {Die Scheibe von #}} wird aktiviert',
  'calimala.acts.below':
    '{seat, seat, you {Deine Scheibe} other {Die Scheibe von #}} wird aktiviert, {depth, select, 2 {die zweite} other {die dritte}} von oben',
  'calimala.slot.open': '{action, term, calimala.action}: noch offen',
  'calimala.slot.used': '{action, term, calimala.action}: ausgeführt',
  'calimala.slot.givenUp': 'Auf „{action, term, calimala.action}“ verzichtet',
  'calimala.slot.drawn':
    '{action, term, calimala.action}: unmöglich, dafür wurde eine Karte gezogen',
  'calimala.slot.draw': 'unmöglich: Karte ziehen',
  'calimala.slot.owed': 'noch nicht möglich',
  'calimala.slot.giveUp': 'Auf „{action, term, calimala.action}“ verzichten',
  'calimala.start.draft': 'Nimm eine Startkarte',
  'calimala.start.draft.hint': 'Alle sehen, was du nimmst.',
  'calimala.start.endCards': 'Behalte eine Schlusskarte',
  'calimala.start.endCards.hint': 'Sie bleibt bis zum Ende geheim und wird dann für alle gewertet.',
  'calimala.confirm.street': 'Scheibe legen',
  'calimala.confirm.deed': 'Liefern',
  'calimala.confirm.giveUp': 'Verzichten',

  // The prompt: one sentence at all times
  'calimala.prompt.keepEndCard': 'Behalte eine deiner Schlusskarten.',
  'calimala.prompt.takeStartCard': 'Nimm eine der Startkarten.',
  'calimala.prompt.place': 'Du bist am Zug: Wähle eine Straße für eine Scheibe.',
  'calimala.prompt.confirmStreet': 'Die Scheibe hierhin legen?',
  'calimala.prompt.act':
    'Deine Scheibe wird aktiviert: {actions, terms, calimala.action}{count, plural, =1 {} other {, in beliebiger Reihenfolge}}.',
  'calimala.prompt.react':
    '{seat, seat, you {Auch deine Scheibe wird aktiviert, {depth, select, 2 {die zweite} other {die dritte}} von oben} other {Im Zug von # wird deine Scheibe aktiviert}}: {actions, terms, calimala.action}{count, plural, =1 {} other {, in beliebiger Reihenfolge}}.',
  'calimala.prompt.done': 'Alles erledigt? Bestätige, dann geht es weiter.',
  'calimala.prompt.doneOrCard': 'Spiele eine Karte, oder bestätige, dass du fertig bist.',
  'calimala.prompt.restart': 'Aktivierung neu',
  'calimala.prompt.replaceDisc': 'Wähle, welche deiner Scheiben in den Rat geht.',
  'calimala.prompt.giveUp': 'Ohne Karte auf „{action, term, calimala.action}“ verzichten?',
  'calimala.prompt.choose.build': 'Was baust du?',
  'calimala.prompt.choose.artwork': 'Wohin kommt das Kunstwerk?',
  'calimala.prompt.choose.ship': 'Welche Häfen bekommen Tuch?',
  'calimala.prompt.choose.transport': 'Welche Handelsstädte bekommen Tuch?',
  'calimala.prompt.choose.contribute': 'Welche Kirche bekommt was?',
  'calimala.prompt.wait.keepEndCard': 'Noch ohne Schlusskarte: {seats, seats}.',
  'calimala.prompt.wait.takeStartCard':
    'Wir warten auf {seats, seats, you {deine Startkarte} other {die Startkarte von #}}.',
  'calimala.prompt.wait.place':
    'Wir warten auf {seats, seats, you {deine Scheibe} other {die Scheibe von #}}.',
  'calimala.prompt.wait.act':
    'Wir warten {seats, seats, you {auf dich} other {auf #}}: {actions, terms, calimala.action} noch offen.',
  'calimala.prompt.wait.done': 'Noch nicht fertig: {seats, seats}.',
  'calimala.prompt.wait.replaceDisc':
    'Wir warten auf {seats, seats, you {deine Scheibe} other {die Scheibe von #}} für den Rat.',
  'calimala.prompt.over':
    'Die Partie ist vorbei. {seats, seats, you {Du gewinnst} other {Sieg: #}}.',

  // Scorings and the end
  'calimala.scoring': 'Wertung',
  'calimala.scoring.tile.promotion':
    'Plättchen {space} – {seat, seat, you {# hast} other {# hat}} den Sitz eingenommen.',
  'calimala.scoring.tile.promotion.nobody': 'Plättchen {space} – niemand nimmt den Sitz ein.',
  'calimala.scoring.tile.endOfGame': 'Plättchen {space}, am Ende der Partie.',
  'calimala.scoring.endCard': '{seat, seat, you {Deine Schlusskarte} other {Schlusskarte von #}}',
  'calimala.scoring.endCard.nobody': 'Offene Schlusskarte',
  'calimala.beats.influence':
    '{seat, seat} {other, seat, you {vor dir} other {vor #}}: mehr Sitze und Kunstwerke zusammen',
  'calimala.beats.seats': '{seat, seat} {other, seat, you {vor dir} other {vor #}}: mehr Sitze',
  'calimala.beats.earlierSeat':
    '{seat, seat} {other, seat, you {vor dir} other {vor #}}: so viele Sitze schon früher',
  'calimala.beats.earlierArtwork':
    '{seat, seat} {other, seat, you {vor dir} other {vor #}}: erstes Kunstwerk im Palazzo Vecchio früher',
  'calimala.beats.shared':
    '{count, plural, one {# Person teilt} other {# Personen teilen}} sich die Punkte, abgerundet',

  // Where the points of a hint come from
  'calimala.reason.points': 'erzielte Punkte',
  'calimala.reason.tiles': 'kommende Wertungen',
  'calimala.reason.endCards': 'Schlusskarten',
  'calimala.reason.goods': 'Waren',
  'calimala.reason.engine': 'Bauten und Schiffe',
  'calimala.reason.cards': 'Handkarten',
  'calimala.reason.discs': 'Scheiben',
  'calimala.reason.council': 'Einfluss im Rat',

  // The log
  'calimala.brought': '{gain, amounts, calimala.brought}',
  'calimala.brought.wood': '{count, number} Holz',
  'calimala.brought.brick': '{count, number} Stein',
  'calimala.brought.marble': '{count, number} Marmor',
  'calimala.brought.cloth': '{count, number} Tuch',
  'calimala.brought.ship': '{count, plural, one {# Schiff} other {# Schiffe}}',
  'calimala.brought.house': '{count, plural, one {# Handelshaus} other {# Handelshäuser}}',
  'calimala.brought.workshop': '{count, plural, one {# Werkstatt} other {# Werkstätten}}',
  'calimala.brought.artwork': '{count, plural, one {# Kunstwerk} other {# Kunstwerke}}',
  'calimala.brought.delivery': '{count, plural, one {# Lieferung} other {# Lieferungen}}',
  'calimala.brought.contribute': '{count, plural, one {# Spende} other {# Spenden}}',
  'calimala.brought.card': '{count, plural, one {# Karte} other {# Karten}}',
  'calimala.log.endCardKept': '{seat, seat, you {# behältst} other {# behält}} eine Schlusskarte.',
  'calimala.log.endCardKept.known':
    '{seat, seat, you {# behältst} other {# behält}} die Schlusskarte {card, term, calimala.category}.',
  'calimala.log.startCardTaken':
    '{seat, seat, you {# nimmst} other {# nimmt}} die Startkarte {card, term, calimala.action}.',
  'calimala.log.extraCardDrawn':
    '{seat, seat, you {# ziehst} other {# zieht}} eine zusätzliche Startkarte.',
  'calimala.log.extraCardDrawn.known':
    '{seat, seat, you {# ziehst} other {# zieht}} eine zusätzliche Startkarte: {card, term, calimala.action}.',
  'calimala.log.turnBegan':
    'Runde {round, number} – {seat, seat, you {# bist} other {# ist}} am Zug.',
  'calimala.log.discPlaced':
    '{seat, seat, you {# legst} other {# legt}} eine {disc, select, white {weiße} other {farbige}} Scheibe: {one, term, calimala.action} – {other, term, calimala.action}.',
  'calimala.log.discActivated':
    '{seat, seat, you {Deine {depth, select, 1 {neue } other {}}Scheibe} other {Die {depth, select, 1 {neue } other {}}Scheibe von #}} wird aktiviert{depth, select, 1 {} 2 {, die zweite von oben} other {, die dritte von oben}}.',
  'calimala.log.slot.wood': '{seat, seat, you {# nimmst} other {# nimmt}} Holz.',
  'calimala.log.slot.brick': '{seat, seat, you {# nimmst} other {# nimmt}} Stein.',
  'calimala.log.slot.marble': '{seat, seat, you {# nimmst} other {# nimmt}} Marmor.',
  'calimala.log.slot.build.ship': '{seat, seat, you {# baust} other {# baut}} ein Schiff.',
  'calimala.log.slot.build.house':
    '{seat, seat, you {# baust} other {# baut}} ein Handelshaus: {city, term, calimala.place}.',
  'calimala.log.slot.build.workshop': '{seat, seat, you {# baust} other {# baut}} eine Werkstatt.',
  'calimala.log.slot.artwork':
    '{seat, seat, you {# stiftest} other {# stiftet}}: {places, terms, calimala.place}.',
  'calimala.log.slot.weave': '{seat, seat, you {# webst} other {# webt}} {workshops, number} Tuch.',
  'calimala.log.slot.ship':
    '{seat, seat, you {# verschiffst} other {# verschifft}} Tuch: {places, terms, calimala.place}.',
  'calimala.log.slot.transport':
    '{seat, seat, you {# transportierst} other {# transportiert}} Tuch: {places, terms, calimala.place}.',
  'calimala.log.slot.contribute':
    '{seat, seat, you {# spendest} other {# spendet}}: {places, terms, calimala.place}.',
  'calimala.log.card.wood':
    '{seat, seat, you {# spielst eine Karte und nimmst} other {# spielt eine Karte und nimmt}} Holz.',
  'calimala.log.card.brick':
    '{seat, seat, you {# spielst eine Karte und nimmst} other {# spielt eine Karte und nimmt}} Stein.',
  'calimala.log.card.marble':
    '{seat, seat, you {# spielst eine Karte und nimmst} other {# spielt eine Karte und nimmt}} Marmor.',
  'calimala.log.card.build.ship':
    '{seat, seat, you {# spielst eine Karte und baust} other {# spielt eine Karte und baut}} ein Schiff.',
  'calimala.log.card.build.house':
    '{seat, seat, you {# spielst eine Karte und baust} other {# spielt eine Karte und baut}} ein Handelshaus: {city, term, calimala.place}.',
  'calimala.log.card.build.workshop':
    '{seat, seat, you {# spielst eine Karte und baust} other {# spielt eine Karte und baut}} eine Werkstatt.',
  'calimala.log.card.artwork':
    '{seat, seat, you {# spielst eine Karte und stiftest} other {# spielt eine Karte und stiftet}}: {places, terms, calimala.place}.',
  'calimala.log.card.weave':
    '{seat, seat, you {# spielst eine Karte und webst} other {# spielt eine Karte und webt}} {workshops, number} Tuch.',
  'calimala.log.card.ship':
    '{seat, seat, you {# spielst eine Karte und verschiffst} other {# spielt eine Karte und verschifft}} Tuch: {places, terms, calimala.place}.',
  'calimala.log.card.transport':
    '{seat, seat, you {# spielst eine Karte und transportierst} other {# spielt eine Karte und transportiert}} Tuch: {places, terms, calimala.place}.',
  'calimala.log.card.contribute':
    '{seat, seat, you {# spielst eine Karte und spendest} other {# spielt eine Karte und spendet}}: {places, terms, calimala.place}.',
  'calimala.log.slotGivenUp':
    '{seat, seat, you {# verzichtest} other {# verzichtet}} auf „{action, term, calimala.action}“.',
  'calimala.log.cardDrawn':
    '„{action, term, calimala.action}“ ist unmöglich; {seat, seat, you {# ziehst} other {# zieht}} eine Karte.',
  'calimala.log.cardDrawn.known':
    '„{action, term, calimala.action}“ ist unmöglich; {seat, seat, you {# ziehst} other {# zieht}} „{card, term, calimala.action}“.',
  'calimala.log.noCardDrawn.deckEmpty':
    '„{action, term, calimala.action}“ ist unmöglich, und {seat, seat, you {für dich} other {für #}} gibt es keine Karte.',
  'calimala.log.noCardDrawn.oneCardPerTurn':
    '„{action, term, calimala.action}“ ist unmöglich; {seat, seat, you {# hast} other {# hat}} in diesem Zug schon eine Karte gezogen.',
  'calimala.log.deckReshuffled':
    'Die Ablage wird zum neuen Stapel: {cards, plural, one {# Karte} other {# Karten}}.',
  'calimala.log.activationDone': '{seat, seat, you {# bist} other {# ist}} fertig.',
  'calimala.log.movesTakenBack':
    '{seat, seat, you {# nimmst} other {# nimmt}} {moves, plural, one {# Schritt} other {# Schritte}} zurück.',
  'calimala.log.discPromoted':
    '{seat, seat, you {# nimmst} other {# nimmt}} Sitz {space} im Rat ein.',
  'calimala.log.whiteDiscReplaced.supply':
    'Die vierte Scheibe ist weiß – {seat, seat, you {# nimmst} other {# nimmt}} Sitz {space} ein und {seat, seat, you {behältst} other {behält}} die weiße Scheibe.',
  'calimala.log.whiteDiscReplaced.stack':
    'Die vierte Scheibe ist weiß – {seat, seat, you {# nimmst} other {# nimmt}} Sitz {space} mit einer Scheibe von einer Straße ein; dort liegt nun die weiße.',
  'calimala.log.whiteDiscReplaced.box':
    'Die vierte Scheibe ist weiß – {seat, seat, you {# nimmst} other {# nimmt}} Sitz {space} mit einer Scheibe von einer Straße ein; die weiße verlässt das Spiel.',
  'calimala.log.discRemoved':
    'Die vierte Scheibe, {seat, seat, you {deine} other {die von #}}, verlässt das Spiel.',
  'calimala.log.discRemoved.white': 'Die weiße vierte Scheibe verlässt das Spiel.',
  'calimala.log.tileScored.promotion':
    'Plättchen {space}, {tile, term, calimala.category}, wird gewertet. {points, select, none {Niemand bekommt Punkte.} other {{points, points}}}',
  'calimala.log.tileScored.endOfGame':
    'Spielende, Plättchen {space}, {tile, term, calimala.category}. {points, select, none {Niemand bekommt Punkte.} other {{points, points}}}',
  'calimala.log.lastRoundBegan':
    'Alle fünfzehn Plättchen sind gewertet: Diese Runde ist die letzte.',
  'calimala.log.finalScoringBegan.discsUsedUp':
    'Alle Scheiben sind gelegt: Die Schlusswertung beginnt.',
  'calimala.log.finalScoringBegan.fifteenthScoring':
    'Alle fünfzehn Plättchen sind gewertet: Die Schlusswertung beginnt.',
  'calimala.log.endCardScored':
    '{seat, seat, you {Deine Schlusskarte} other {Schlusskarte von #}}: {card, term, calimala.category}. {points, select, none {Niemand bekommt Punkte.} other {{points, points}}}',
  'calimala.log.endCardScored.open':
    'Offene Schlusskarte: {card, term, calimala.category}. {points, select, none {Niemand bekommt Punkte.} other {{points, points}}}',
  'calimala.log.gameEnded': '{seat, seat, you {# gewinnst} other {# gewinnt}} die Partie.',
  'calimala.log.gameEnded.shared': 'Geteilter Sieg: {seats, seats}.',

  // Refusals of the rules
  'calimala.lack.storage': 'Das Lager ist voll',
  'calimala.lack.building': 'Nötig sind zwei Holz, zwei Stein oder je eins',
  'calimala.lack.pieces': 'Alles, wofür dein Material reicht, hast du schon gebaut',
  'calimala.lack.marble': 'kein Marmor',
  'calimala.lack.material': 'weder Holz noch Stein noch Marmor',
  'calimala.lack.looms': 'Alle Werkstätten sind voll',
  'calimala.lack.ships': 'kein Schiff',
  'calimala.lack.houses': 'kein Handelshaus',
  'calimala.lack.cloth': 'kein Tuch',
  'calimala.lack.room': 'kein Platz mehr',
  'calimala.lack.wood': 'kein Holz',
  'calimala.lack.brick': 'kein Stein',
  'calimala.lack.twoWood': 'Nötig sind zwei Holz',
  'calimala.lack.twoBrick': 'Nötig sind zwei Stein',
  'calimala.lack.woodAndBrick': 'Nötig sind ein Holz und ein Stein',
  'calimala.lack.harbour': 'Dein Hafen ist voll',
  'calimala.lack.workshops': 'Du hast schon alle Werkstätten',
  'calimala.lack.houseStands': 'Dein Handelshaus steht dort schon',
  'calimala.lack.houseThere': 'Du hast dort kein Handelshaus',
  'calimala.lack.allShips': 'Jedes Schiff ist beladen',
  'calimala.lack.allCloth': 'Alles Tuch ist unterwegs',
  'calimala.lack.portsOnly': 'Schiffe fahren nur in Häfen',
  'calimala.lack.tradingCitiesOnly': 'Tuch geht nur in Handelsstädte',
  'calimala.lack.oneEach': 'Jedes Handelshaus schickt ein Tuch',
  'calimala.error.players.count': 'Calimala ist für 3 bis 5 Personen.',
  'calimala.error.endCard.notDealt': 'Diese Schlusskarte hast du nicht bekommen.',
  'calimala.error.endCard.kept': 'Du hast schon eine Schlusskarte behalten.',
  'calimala.error.startCard.taken': 'Diese Startkarte liegt nicht mehr aus.',
  'calimala.error.disc.none':
    'Du hast keine {disc, select, white {weiße} other {farbige}} Scheibe mehr.',
  'calimala.error.disc.duty':
    '{one, term, calimala.action}: {oneWhy, term, calimala.lack}. {other, term, calimala.action}: {otherWhy, term, calimala.lack}.',
  'calimala.error.slot.notOpen': '„{action, term, calimala.action}“ ist gerade nicht verfügbar.',
  'calimala.error.slot.impossible': '{action, term, calimala.action}: {why, term, calimala.lack}.',
  'calimala.error.slot.possible':
    '„{action, term, calimala.action}“ ist möglich: Führe die Aktion aus oder verzichte darauf.',
  'calimala.error.slot.choice': '{action, term, calimala.action}: {why, term, calimala.lack}.',
  'calimala.error.slot.duty':
    'Du musst in deinem Zug noch mindestens eine der beiden Aktionen ausführen.',
  'calimala.error.card.notHeld': 'Du hast diese Karte nicht: {action, term, calimala.action}.',
  'calimala.error.card.duty':
    'Nach dieser Karte könntest du keine der beiden Aktionen mehr ausführen.',
  'calimala.error.done.slotsOpen': 'Führe erst jede Aktion aus oder verzichte auf sie.',
  'calimala.error.replace.notYourDisc': 'Dort liegt keine Scheibe von dir.',
  'calimala.error.undo.over':
    'Keine deiner Scheiben wird gerade aktiviert: Es gibt nichts rückgängig zu machen.',
  'calimala.error.undo.cardDrawn':
    'Eine Karte wurde gezogen: Was davor war, lässt sich nicht rückgängig machen.',
};
