// What the board says: its parts, prompts, prices, tiles in words, forecasts.
import type { board as english } from '../en/board.ts';

export const board: Readonly<Record<keyof typeof english, string>> = {
  'capitals.city': 'Die Stadt',
  'capitals.tracks': 'Die Leisten',
  'capitals.market': 'Auslage',
  'capitals.initiative': 'Initiative',
  'capitals.others': 'Alle Städte',
  'capitals.outlook': 'Was bevorsteht',
  'capitals.decision': 'Deine Entscheidung',
  'capitals.player': 'Person',
  'capitals.panel.city': 'Stadt',
  'capitals.panel.market': 'Auslage',
  'capitals.panel.tracks': 'Leisten',
  'capitals.panel.others': 'Städte',
  'capitals.panel.outlook': 'Vorschau',
  'capitals.era': 'Ära {era, select, 1 {I} 2 {II} other {III}}',
  'capitals.status.fair':
    '{count, plural, =1 {Weltausstellung in dieser Runde} other {Weltausstellung in # Runden}}',

  'capitals.resource.economy': 'Wirtschaft',
  'capitals.resource.culture': 'Kultur',
  'capitals.resource.publicServices': 'Öffentliche Dienste',
  'capitals.resource.progress': 'Fortschritt',
  'capitals.resource.population': 'Bevölkerung',
  'capitals.resource.employment': 'Beschäftigung',
  'capitals.resource.energy': 'Energie',
  'capitals.resource.prestige': 'Prestige',
  'capitals.resource.level': 'Stufe des Kraftwerks',
  'capitals.type.residential': 'Wohnen',
  'capitals.type.industrial': 'Industrie',
  'capitals.type.commercial': 'Handel',
  'capitals.type.tourism': 'Tourismus',
  'capitals.type.public': 'Öffentlich',
  'capitals.type.prosperity': 'Wohlstand',
  'capitals.tiles.any': 'Plättchen beliebiger Art',
  'capitals.tiles.residential': 'Wohnplättchen',
  'capitals.tiles.industrial': 'Industrieplättchen',
  'capitals.tiles.commercial': 'Handelsplättchen',
  'capitals.tiles.tourism': 'Tourismusplättchen',
  'capitals.tiles.public': '{count, plural, one {öffentliches} other {öffentliche}} Plättchen',
  'capitals.density.1': 'niedrige Dichte',
  'capitals.density.2': 'mittlere Dichte',
  'capitals.density.3': 'hohe Dichte',

  'capitals.effect.immediate': 'Beim Bau: {gains}.',
  'capitals.effect.conditional': 'Beim Bau: {gains} {measure}.',
  'capitals.effect.byEra':
    'Beim Bau: {gains}, {one}-mal in Ära I, {two}-mal in Ära II, {three}-mal in Ära III.',
  'capitals.effect.activated': 'Beim Aktivieren, aufgedruckte Energie {energy}: {gains}.',
  'capitals.effect.build.city': 'Je {tiles} in der Stadt, jetzt und später: {gains}.',
  'capitals.effect.build.neighbours': 'Je {tiles} nebenan, jetzt und später: {gains}.',
  'capitals.effect.permanent.upgrade': 'Bei jedem Ausbau des Kraftwerks: {gains}.',
  'capitals.effect.permanent.activation': 'Immer wenn ein Nachbar aktiviert wird: {gains}.',
  'capitals.effect.beforeLastFair': 'Vor der letzten Weltausstellung: {gains}.',
  'capitals.effect.finalScoring': 'Am Ende: {gains}.',
  'capitals.effect.finalPer.city.self':
    'Am Ende je {every, plural, =1 {} other {# }}{tiles} in der Stadt, dieses eingeschlossen: {gains}.',
  'capitals.effect.finalPer.city.others':
    'Am Ende je {every, plural, =1 {} other {# }}{tiles} in der Stadt: {gains}.',
  'capitals.effect.finalPer.neighbours.others':
    'Am Ende je {every, plural, =1 {} other {# }}{tiles} nebenan: {gains}.',
  'capitals.measure.economy': 'je {every, money}',
  'capitals.measure.culture': 'je {every} Kultur',
  'capitals.measure.publicServices':
    '{every, plural, =1 {je Stufe} other {je # Stufen}} der öffentlichen Dienste',
  'capitals.measure.population': 'je {every} Bevölkerung',
  'capitals.measure.employment': 'je {every} Beschäftigung',
  'capitals.measure.level': '{every, plural, =1 {je Stufe} other {je # Stufen}} des Kraftwerks',
  'capitals.requirement.trackLeader':
    'Bedingung: vorn auf der Leiste {track} (Gleichstand genügt).',
  'capitals.requirement.mostTiles':
    'Bedingung: Niemand hat {kinds, plural, =1 {} other {zusammen }}mehr Plättchen der Art {types, terms, capitals.type}.',
  'capitals.requirement.fewestTiles':
    'Bedingung: Niemand hat weniger Plättchen der Art {types, terms, capitals.type}.',
  'capitals.requirement.hasTiles': 'Bedingung: {tiles}.',
  'capitals.lake': 'See',
  'capitals.lake.help': 'Ein verdecktes Wohlstandsplättchen: keine Art, keine Wirkung.',

  'capitals.token': '{seat, seat, you {Dein Kran {number}} other {Kran {number} von #}}',
  'capitals.token.move': 'Kran {number} versetzen',
  'capitals.corner': 'Den Kran auf die Ecke {x, number}, {y, number} stellen',
  'capitals.free': 'frei',
  'capitals.cell.empty': 'Leeres Feld',
  'capitals.cell.free': 'Auf {x, number}, {y, number} bauen: frei, ohne Abzug',
  'capitals.cell.token':
    'Auf {x, number}, {y, number} bauen: −{penalty} Prestige, kein Kran berührt das Feld',
  'capitals.cell.type':
    'Auf {x, number}, {y, number} bauen: −{penalty} Prestige, nicht neben der eigenen Art',
  'capitals.cell.both':
    'Auf {x, number}, {y, number} bauen: −{penalty} Prestige, kein Kran berührt das Feld, nicht neben der eigenen Art',
  'capitals.cubes': '{count} Energie darauf',
  'capitals.tourists.on': '{count, plural, one {# Tourist} other {# Touristen}} darauf',
  'capitals.tourists.beside': '{count, plural, one {# Tourist} other {# Touristen}} bei der Stadt',
  'capitals.price.activation': 'Aktivieren kostet {now}, danach {next}',
  'capitals.activations': '{count, plural, one {# Aktivierung} other {# Aktivierungen}} je Runde',
  'capitals.offer.take': 'Für {price, money} nehmen: {tile}',
  'capitals.offer.activate': 'Aktivieren: {tile}',
  'capitals.offer.loser': 'Die Energie hier wegnehmen: {tile}',
  'capitals.offer.tourist': '{tourist} zahlt 1 Energie',

  'capitals.lane.economy': 'Am Ende {worth} Prestige wert.',
  'capitals.lane.culture': 'Am Ende {worth} wert. Ab {from}: Anziehung bis {reach}.',
  'capitals.lane.culture.top': 'Am Ende {worth} wert. Höchste Anziehung.',
  'capitals.lane.publicServices':
    'Ausstellung: {progress, signed} Fortschritt, −2 Prestige je Stadt davor.',
  'capitals.lane.progress':
    'Noch {spaces} bis Kraftwerk {level}: +{energy} Energie, {activations, plural, one {# Aktivierung} other {# Aktivierungen}}.',
  'capitals.lane.progress.top': 'Kraftwerk voll ausgebaut; am Ende {worth} wert.',
  'capitals.lane.population':
    '{room, plural, =0 {Kein Platz für mehr Beschäftigung.} other {Noch Platz für # Beschäftigung.}}',
  'capitals.lane.employment': 'Bei der Ausstellung {worth, signed} Prestige.',
  'capitals.lane.ends.economy':
    'Über 50\u00a0$: +1 Prestige. Unter 1\u00a0$: Sondersteuer, +3\u00a0$ für −1 Prestige, so oft wie nötig.',
  'capitals.lane.ends.culture': 'Über 30: +1 Prestige. Unter 1: −1 Prestige.',
  'capitals.lane.ends.publicServices': 'Über 6: +3 Energie. Unter −3: −1 Prestige.',
  'capitals.lane.ends.progress':
    'Ein Ring: Immer wenn der Marker das Symbol erreicht, wird das Kraftwerk um eine Stufe ausgebaut.',
  'capitals.lane.ends.population': 'Über 20: +2 Kultur. Unter 0: −1 Prestige.',
  'capitals.lane.ends.employment':
    'Nie über der Bevölkerung. Über 20: +2 Prestige. Unter 0: −1 Prestige.',

  'capitals.row': 'Reihe für {price, money}',
  'capitals.column': 'Spalte {column}: {cost, money}, Faktor {multiplier} für die nächste',
  'capitals.column.closed': 'geschlossen',
  'capitals.column.stands': '{seat, seat, you {# stehst} other {# steht}} hier',
  'capitals.column.price':
    'kostet dich {price, money}{taxations, plural, =0 {} one { und eine Sondersteuer} other { und # Sondersteuern}}',

  'capitals.cityOf': 'Die Stadt von {name}',
  'capitals.cityOf.open':
    'Die Stadt von {name} öffnen: {count, plural, one {# Plättchen} other {# Plättchen}}',
  'capitals.highest': 'Höchste Kultur: eine Aktivierung mehr',
  'capitals.prestige.tokens': 'Prestigemarken: {count}, Wert geheim',
  'capitals.prestige.own': 'Prestige: {points, number}, Marken: {count}',

  'capitals.fair.in':
    '{count, plural, =1 {Weltausstellung nach dieser Runde} other {Weltausstellung in # Runden}}',
  'capitals.fair.past': 'Die letzte Weltausstellung ist vorbei',
  'capitals.fair.employment': 'Prestige für Beschäftigung',
  'capitals.fair.population': 'Prestige verloren durch Arbeitslosigkeit',
  'capitals.fair.publicServices': 'Prestige verloren durch Städte mit besseren Diensten',
  'capitals.fair.progress': 'Fortschritt durch öffentliche Dienste',
  'capitals.fair.prestige': 'Prestige insgesamt',
  'capitals.fair.ahead':
    '{count, plural, =0 {Niemand ist davor} one {# Stadt ist davor} other {# Städte sind davor}}{tied, plural, =0 {} other {, # davon bei Gleichstand}}',
  'capitals.fair.title': 'Weltausstellung {fair, select, 1 {I} 2 {II} other {III}}',
  'capitals.fair.column.employment': 'Beschäftigung',
  'capitals.fair.column.unemployment': 'Arbeitslosigkeit',
  'capitals.fair.column.publicServices': 'Öffentliche Dienste',
  'capitals.fair.column.progress': 'Fortschritt',
  'capitals.fair.help':
    'Die Energie kehrt von den Gebäuden in die Kraftwerke zurück. Touristen bleiben.',
  'capitals.tourism': 'Touristen, wenn sie jetzt reisten',
  'capitals.tourism.highest.culture':
    '{seat, seat, you {# hast} other {# hat}} die höchste Kultur, Anziehung Stufe {level}.',
  'capitals.tourism.highest.economy':
    '{seat, seat, you {# hast} other {# hat}} die höchste Kultur (Gleichstand: mehr Wirtschaft), Anziehung Stufe {level}.',
  'capitals.tourism.highest.column':
    '{seat, seat, you {# hast} other {# hat}} die höchste Kultur (Gleichstand: Initiative), Anziehung Stufe {level}.',
  'capitals.tourism.nobody': 'Alle Touristen bleiben.',
  'capitals.tourist.in': 'ist in',
  'capitals.tourist.board': 'neben dem Plan',
  'capitals.tourist.of': '{seat, seat, you {Dein Tourist} other {Tourist von #}}',
  'capitals.tourist.neutral': 'Neutraler Tourist',
  'capitals.walk.lowest':
    '{tourist, seat, you {Deiner} other {Der von #}} geht {to, seat, you {zu dir} other {zu #}}: niedrigste Kultur.',
  'capitals.walk.reach':
    '{tourist, seat, you {Deiner} other {Der von #}} geht {to, seat, you {zu dir} other {zu #}}: in Reichweite.',
  'capitals.walk.home': 'Heim {to, seat, you {zu dir} other {zu #}}.',
  'capitals.walk.neutral': 'Der neutrale Tourist: {to, seat, you {zu dir} other {zu #}}.',

  'capitals.changes': 'Was sich ändert',
  'capitals.changes.none': 'Nichts ändert sich.',
  'capitals.note.taxed':
    '{count, plural, one {# Sondersteuer} other {# Sondersteuern}}: je +3\u00a0$ und −1 Prestige',
  'capitals.note.upgraded':
    '{count, plural, one {Das Kraftwerk wird ausgebaut} other {# Ausbauten des Kraftwerks}}',
  'capitals.note.arrow':
    '{track, term, capitals.resource}: über das {side, select, above {obere} other {untere}} Ende hinaus',
  'capitals.note.ordered': 'Du darfst die Reihenfolge der Wirkungen wählen',
  'capitals.step': '{gain, amounts, capitals.brought} ({tile, term, capitals.tile})',
  'capitals.step.rest': 'Alle in üblicher Reihenfolge',
  'capitals.paying.price':
    'Preis {price}: {tourists, plural, =0 {} one {# Tourist und } other {# Touristen und }}{cubes} Energie',
  'capitals.paying.pay': '{cubes, plural, =0 {Aktivieren} other {# Energie zahlen}}',
  'capitals.paying.short': '{cubes} Energie hat das Kraftwerk nicht',
  'capitals.executive.left':
    '{count, plural, =0 {Keine Aktivierung übrig} one {# Aktivierung übrig} other {# Aktivierungen übrig}}',
  'capitals.executive.or': 'oder nichts aktivieren und nehmen:',
  'capitals.bonus.energy': '1 Energie',
  'capitals.bonus.progress': '1 Fortschritt',
  'capitals.bonus.economy': '1\u00a0$',
  'capitals.hand': 'Deine Wohlstandsplättchen: {count}',
  'capitals.hand.others': 'Wohlstandsplättchen',
  'capitals.hand.met': 'erfüllt',
  'capitals.hand.missing': 'hast {has, number}, nötig {needs, number}',
  'capitals.hand.tooMany': 'hast {has, number}, höchstens {needs, number}',
  'capitals.deed.buildProsperity': 'Bauen',
  'capitals.deed.buildLake': 'See',
  'capitals.deed.buildProsperity.of': 'Bauen: {tile, term, capitals.tile}',
  'capitals.deed.buildLake.of': 'Als See legen: {tile, term, capitals.tile}',
  'capitals.confirm.column': 'Dorthin',
  'capitals.confirm.bonus': 'Nehmen',
  'capitals.confirm.buildProsperity': 'Bauen',
  'capitals.confirm.buildLake': 'See legen',
  'capitals.hint.political':
    'Deine Spalte kostet ihren Wert mal den Faktor der Spalte, aus der du kommst. Links ist zuerst dran.',
  'capitals.hint.building':
    'Nimm ein Plättchen, dann ein Feld. Ohne Abzug: an einem Kran und neben derselben Art.',
  'capitals.hint.executive':
    'Ein Plättchen kostet seine Energie, dazu alles, was darauf liegt, und 1. Touristen zahlen je 1 Energie: Wähle einen oder zieh ihn auf das Plättchen.',
  'capitals.hint.administrative': 'Ein Kran mit vier Plättchen ringsum darf an den Rand.',
  'capitals.hint.prosperity':
    'Baue ein Wohlstandsplättchen, dessen Bedingung du erfüllst, oder einen See, der 2 Energie bringt.',

  'capitals.prompt.over': '{seats, seats, you {# hast} other {# hat}} gewonnen.',
  'capitals.prompt.wait.political': '{seats, seats, you {# wählst} other {# wählt}} eine Spalte.',
  'capitals.prompt.wait.building': '{seats, seats, you {# baust} other {# baut}}.',
  'capitals.prompt.wait.executive':
    '{seats, seats, you {# aktivierst} other {# aktiviert}} Plättchen.',
  'capitals.prompt.wait.administrative':
    '{seats, seats, you {# darfst} other {# darf}} einen Kran versetzen.',
  'capitals.prompt.wait.prosperity':
    '{seats, seats, you {# baust} other {# baut}} ein Wohlstandsplättchen oder einen See.',
  'capitals.prompt.political': 'Wähle eine Spalte für diese Runde.',
  'capitals.prompt.building': 'Nimm ein Plättchen zum Bauen.',
  'capitals.prompt.placing': '{tile, term, capitals.tile}: Wohin damit?',
  'capitals.prompt.ordering': 'Welche Wirkung kommt als Nächstes?',
  'capitals.prompt.confirming': 'Gebaut. Bestätige oder mach es rückgängig.',
  'capitals.prompt.executive': 'Aktiviere ein Plättchen oder nimm den Bonus.',
  'capitals.prompt.executive.more': 'Aktiviere noch ein Plättchen oder bestätige.',
  'capitals.prompt.executive.over': 'Bestätige deine Aktivierungen oder mach sie rückgängig.',
  'capitals.prompt.executive.bonus': 'Nichts kann aktiviert werden: Nimm den Bonus.',
  'capitals.prompt.paying': '{tile, term, capitals.tile}: Wie zahlst du?',
  'capitals.prompt.administrative': 'Versetze einen Kran oder bestätige.',
  'capitals.prompt.prosperity': 'Baue ein Wohlstandsplättchen oder einen See.',
  'capitals.prompt.choose.column': 'In Spalte {column} gehen?',
  'capitals.prompt.choose.bonus': 'Nichts aktivieren und den Bonus nehmen?',
  'capitals.prompt.choose.loser': 'Von welchem Gebäude kommt die Energie?',
  'capitals.prompt.choose.token': 'Auf welche Ecke?',
  'capitals.prompt.choose.buildProsperity.cell': '{tile, term, capitals.tile}: Wohin damit?',
  'capitals.prompt.choose.buildProsperity.confirm': '„{tile, term, capitals.tile}“ hier bauen?',
  'capitals.prompt.choose.buildLake.cell': 'Wohin kommt der See?',
  'capitals.prompt.choose.buildLake.confirm':
    '„{tile, term, capitals.tile}“ für einen See aufgeben?',

  'capitals.source.placement': 'Verletzte Bauregeln',
  'capitals.source.taxation': 'Sondersteuern',
  'capitals.source.tiles': 'Plättchen',
  'capitals.source.arrows': 'Enden der Leisten',
  'capitals.source.employment': 'Beschäf\u00ADtigung bei den Ausstellungen',
  'capitals.source.unemployment': 'Arbeits\u00ADlosigkeit bei den Ausstellungen',
  'capitals.source.publicServices': 'Öffentliche Dienste bei den Ausstellungen',
  'capitals.source.finalTiles': 'Plättchen am Ende',
  'capitals.source.energy': 'Energie',
  'capitals.source.economy': 'Wirtschaft',
  'capitals.source.culture': 'Kultur',
  'capitals.source.progress': 'Fortschritt',
  'capitals.why.energy': 'durch mehr Energie',
  'capitals.why.economy': 'durch mehr Wirtschaft',
  'capitals.why.column': 'durch Initiative',
};
