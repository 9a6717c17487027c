// What the board says: its parts, prompts, prices, tiles in words, forecasts.

export const board = {
  // Parts of the table
  'capitals.city': 'The city',
  'capitals.tracks': 'The tracks',
  'capitals.market': 'Tiles on offer',
  'capitals.initiative': 'Initiative',
  'capitals.others': 'All cities',
  'capitals.outlook': 'What is coming',
  'capitals.decision': 'Your decision',
  'capitals.player': 'Player',
  'capitals.panel.city': 'City',
  'capitals.panel.market': 'Offer',
  'capitals.panel.tracks': 'Tracks',
  'capitals.panel.others': 'Cities',
  'capitals.panel.outlook': 'Forecast',
  'capitals.era': 'Era {era, select, 1 {I} 2 {II} other {III}}',
  'capitals.status.fair':
    '{count, plural, =1 {World’s Fair this round} other {World’s Fair in # rounds}}',

  // What is counted
  'capitals.resource.economy': 'Economy',
  'capitals.resource.culture': 'Culture',
  'capitals.resource.publicServices': 'Public services',
  'capitals.resource.progress': 'Progress',
  'capitals.resource.population': 'Population',
  'capitals.resource.employment': 'Employment',
  'capitals.resource.energy': 'Energy',
  'capitals.resource.prestige': 'Prestige',
  'capitals.resource.level': 'Power plant level',
  'capitals.type.residential': 'Residential',
  'capitals.type.industrial': 'Industrial',
  'capitals.type.commercial': 'Commercial',
  'capitals.type.tourism': 'Tourism',
  'capitals.type.public': 'Public',
  'capitals.type.prosperity': 'Prosperity',
  'capitals.tiles.any': '{count, plural, one {tile} other {tiles}} of any type',
  'capitals.tiles.residential': 'residential {count, plural, one {tile} other {tiles}}',
  'capitals.tiles.industrial': 'industrial {count, plural, one {tile} other {tiles}}',
  'capitals.tiles.commercial': 'commercial {count, plural, one {tile} other {tiles}}',
  'capitals.tiles.tourism': 'tourism {count, plural, one {tile} other {tiles}}',
  'capitals.tiles.public': 'public {count, plural, one {tile} other {tiles}}',
  'capitals.density.1': 'low density',
  'capitals.density.2': 'medium density',
  'capitals.density.3': 'high density',

  // Tiles in words
  'capitals.effect.immediate': 'When built: {gains}.',
  'capitals.effect.conditional': 'When built: {gains} {measure}.',
  'capitals.effect.byEra':
    'When built: {gains}, ×{one} in era I, ×{two} in era II, ×{three} in era III.',
  'capitals.effect.activated': 'Activated, printed energy {energy}: {gains}.',
  'capitals.effect.build.city': 'Per {tiles} in the city, now and later: {gains}.',
  'capitals.effect.build.neighbours': 'Per neighbouring {tiles}, now and later: {gains}.',
  'capitals.effect.permanent.upgrade': 'At every upgrade of the power plant: {gains}.',
  'capitals.effect.permanent.activation': 'Whenever a neighbour is activated: {gains}.',
  'capitals.effect.beforeLastFair': 'Before the last World’s Fair: {gains}.',
  'capitals.effect.finalScoring': 'At the end: {gains}.',
  'capitals.effect.finalPer.city.self':
    'At the end, for every {every, plural, =1 {} other {# }}{tiles} in the city, this one included: {gains}.',
  'capitals.effect.finalPer.city.others':
    'At the end, for every {every, plural, =1 {} other {# }}{tiles} in the city: {gains}.',
  'capitals.effect.finalPer.neighbours.others':
    'At the end, for every {every, plural, =1 {} other {# }}neighbouring {tiles}: {gains}.',
  'capitals.measure.economy': 'per {every, money}',
  'capitals.measure.culture': 'per {every} culture',
  'capitals.measure.publicServices':
    '{every, plural, =1 {per level} other {per # levels}} of public services',
  'capitals.measure.population': 'per {every} population',
  'capitals.measure.employment': 'per {every} employment',
  'capitals.measure.level':
    '{every, plural, =1 {per level} other {per # levels}} of the power plant',
  'capitals.requirement.trackLeader': 'Needs: first on the {track} track (a tie is enough).',
  'capitals.requirement.mostTiles':
    'Needs: nobody has more {types, terms, capitals.tiles}{kinds, plural, =1 {} other { together}}.',
  'capitals.requirement.fewestTiles': 'Needs: nobody has fewer {types, terms, capitals.tiles}.',
  'capitals.requirement.hasTiles': 'Needs: {tiles}.',
  'capitals.lake': 'Lake',
  'capitals.lake.help': 'A prosperity tile laid face down: no type, no effects.',

  // The city
  'capitals.token':
    '{seat, seat, you {Your construction token {number}} other {#’s construction token {number}}}',
  'capitals.token.move': 'Move token {number}',
  'capitals.corner': 'Put the token on corner {x, number}, {y, number}',
  'capitals.free': 'free',
  'capitals.cell.empty': 'Empty cell',
  'capitals.cell.free': 'Build on {x, number}, {y, number}: free',
  'capitals.cell.token':
    'Build on {x, number}, {y, number}: −{penalty} prestige, no token touches it',
  'capitals.cell.type':
    'Build on {x, number}, {y, number}: −{penalty} prestige, not beside its type',
  'capitals.cell.both':
    'Build on {x, number}, {y, number}: −{penalty} prestige, no token touches it and not beside its type',
  'capitals.cubes': '{count} energy on it',
  'capitals.tourists.on': '{count, plural, one {# tourist} other {# tourists}} on it',
  'capitals.tourists.beside': '{count, plural, one {# tourist} other {# tourists}} beside the city',
  'capitals.price.activation': 'activation costs {now}, next time {next}',
  'capitals.activations': '{count, plural, one {# activation} other {# activations}} per round',
  'capitals.offer.take': 'Take for {price, money}: {tile}',
  'capitals.offer.activate': 'Activate: {tile}',
  'capitals.offer.loser': 'Take the energy from here: {tile}',
  'capitals.offer.tourist': '{tourist} pays 1 energy',

  // Tracks: what they mean now and next
  'capitals.lane.economy': 'Worth {worth} prestige at the end.',
  'capitals.lane.culture': 'Worth {worth} at the end. Attraction from {from}, reach {reach}.',
  'capitals.lane.culture.top': 'Worth {worth} at the end. Highest attraction.',
  'capitals.lane.publicServices': 'Fair: {progress, signed} progress, −2 prestige per city ahead.',
  'capitals.lane.progress':
    '{spaces} to plant {level}: +{energy} energy, {activations, plural, one {# activation} other {# activations}}.',
  'capitals.lane.progress.top': 'The plant is complete; worth {worth} at the end.',
  'capitals.lane.population':
    '{room, plural, =0 {No room for more employment.} other {Room for # more employment.}}',
  'capitals.lane.employment': 'At the fair {worth, signed} prestige.',
  'capitals.lane.ends.economy':
    'Above $50: +1 prestige. Below $1: extra taxation, +$3 for −1 prestige, as often as needed.',
  'capitals.lane.ends.culture': 'Above 30: +1 prestige. Below 1: −1 prestige.',
  'capitals.lane.ends.publicServices': 'Above 6: +3 energy. Below −3: −1 prestige.',
  'capitals.lane.ends.progress':
    'A loop: each time the marker reaches the symbol, the power plant is upgraded by one level.',
  'capitals.lane.ends.population': 'Above 20: +2 culture. Below 0: −1 prestige.',
  'capitals.lane.ends.employment':
    'Never above population. Above 20: +2 prestige. Below 0: −1 prestige.',

  // Offer and initiative
  'capitals.row': 'Row for {price, money}',
  'capitals.column': 'Column {column}: {cost, money}, times {multiplier} for the next one',
  'capitals.column.closed': 'closed',
  'capitals.column.stands': '{seat, seat, you {# stand} other {# stands}} here',
  'capitals.column.price':
    'costs you {price, money}{taxations, plural, =0 {} one { and an extra taxation} other { and # extra taxations}}',

  // Other cities
  'capitals.cityOf': 'The city of {name}',
  'capitals.cityOf.open': 'Open the city of {name}: {count, plural, one {# tile} other {# tiles}}',
  'capitals.highest': 'Highest culture: one more activation',
  'capitals.prestige.tokens': 'Prestige tokens: {count}, value secret',
  'capitals.prestige.own': 'Prestige: {points, number}, tokens: {count}',

  // The fair and the tourists
  'capitals.fair.in':
    '{count, plural, =1 {World’s Fair after this round} other {World’s Fair in # rounds}}',
  'capitals.fair.past': 'The last World’s Fair is over',
  'capitals.fair.employment': 'Prestige for employment',
  'capitals.fair.population': 'Prestige lost to unemployment',
  'capitals.fair.publicServices': 'Prestige lost to cities ahead on public services',
  'capitals.fair.progress': 'Progress from public services',
  'capitals.fair.prestige': 'Total prestige',
  'capitals.fair.ahead':
    '{count, plural, =0 {Nobody is ahead} one {# city is ahead{tied, plural, =0 {} other {, on the tie-break}}} other {# cities are ahead{tied, plural, =0 {} other {, # of them on the tie-break}}}}',
  'capitals.fair.title': 'World’s Fair {fair, select, 1 {I} 2 {II} other {III}}',
  'capitals.fair.column.employment': 'Employment',
  'capitals.fair.column.unemployment': 'Unemployment',
  'capitals.fair.column.publicServices': 'Public services',
  'capitals.fair.column.progress': 'Progress',
  'capitals.fair.help': 'Energy on the buildings returns to the plants. Tourists stay.',
  'capitals.tourism': 'Tourists, if they moved now',
  'capitals.tourism.highest.culture':
    '{seat, seat, you {# have} other {# has}} the highest culture, attraction level {level}.',
  'capitals.tourism.highest.economy':
    '{seat, seat, you {# have} other {# has}} the highest culture (tie: more economy), attraction level {level}.',
  'capitals.tourism.highest.column':
    '{seat, seat, you {# have} other {# has}} the highest culture (tie: initiative), attraction level {level}.',
  'capitals.tourism.nobody': 'Every tourist stays.',
  'capitals.tourist.in': 'is in',
  'capitals.tourist.board': 'beside the board',
  'capitals.tourist.of': '{seat, seat, you {Your tourist} other {#’s tourist}}',
  'capitals.tourist.neutral': 'Neutral tourist',
  'capitals.walk.lowest': '{tourist, seat, you {# are} other {# is}} lowest: to {to, seat}.',
  'capitals.walk.reach': '{tourist, seat, you {# are} other {# is}} within reach: to {to, seat}.',
  'capitals.walk.home': 'Home to {to, seat}.',
  'capitals.walk.neutral': 'The neutral tourist: to {to, seat}.',

  // Decisions
  'capitals.changes': 'What changes',
  'capitals.changes.none': 'Nothing changes.',
  'capitals.note.taxed':
    '{count, plural, one {# extra taxation: +$3 and −1 prestige} other {# extra taxations: +$3 and −1 prestige each}}',
  'capitals.note.upgraded':
    '{count, plural, one {The power plant is upgraded} other {# upgrades of the power plant}}',
  'capitals.note.arrow':
    '{track, term, capitals.resource}: beyond the {side, select, above {upper} other {lower}} end',
  'capitals.note.ordered': 'You may choose the order of the effects',
  'capitals.step': '{gain, amounts, capitals.brought} ({tile, term, capitals.tile})',
  'capitals.step.rest': 'All in the usual order',
  'capitals.paying.price':
    'Price {price}: {tourists, plural, =0 {} one {# tourist and } other {# tourists and }}{cubes} energy',
  'capitals.paying.pay': '{cubes, plural, =0 {Activate} other {Pay # energy}}',
  'capitals.paying.short': '{cubes} energy is more than the plant holds',
  'capitals.executive.left':
    '{count, plural, =0 {No activation left} one {# activation left} other {# activations left}}',
  'capitals.executive.or': 'or activate nothing and take',
  'capitals.bonus.energy': '1 energy',
  'capitals.bonus.progress': '1 progress',
  'capitals.bonus.economy': '$1',
  'capitals.hand': 'Your prosperity tiles: {count}',
  'capitals.hand.others': 'Prosperity tiles',
  'capitals.hand.met': 'met',
  'capitals.hand.missing': 'have {has, number}, need {needs, number}',
  'capitals.hand.tooMany': 'have {has, number}, at most {needs, number}',
  'capitals.deed.buildProsperity': 'Build',
  'capitals.deed.buildLake': 'Lake',
  'capitals.deed.buildProsperity.of': 'Build {tile, term, capitals.tile}',
  'capitals.deed.buildLake.of': 'Lay {tile, term, capitals.tile} down as a lake',
  'capitals.confirm.column': 'Go there',
  'capitals.confirm.bonus': 'Take it',
  'capitals.confirm.buildProsperity': 'Build it',
  'capitals.confirm.buildLake': 'Lay the lake',
  'capitals.hint.political':
    'Your column costs its $ times the multiplier of the column you come from. Left goes first.',
  'capitals.hint.building':
    'Take a tile, then a cell. Free cells touch a token and lie beside a tile of the same type.',
  'capitals.hint.executive':
    'A tile costs its energy, plus what lies on it, plus 1. Tourists may pay 1 energy each: choose one, or drag it onto the tile.',
  'capitals.hint.administrative': 'A token with four tiles around it may move to the edge.',
  'capitals.hint.prosperity':
    'Build a prosperity tile whose requirement you meet, or lay one down as a lake and get 2 energy.',

  // Prompts
  'capitals.prompt.over': '{seats, seats} won.',
  'capitals.prompt.wait.political': '{seats, seats, you {# are} other {# is}} picking a column.',
  'capitals.prompt.wait.building': '{seats, seats, you {# are} other {# is}} building.',
  'capitals.prompt.wait.executive': '{seats, seats, you {# are} other {# is}} activating tiles.',
  'capitals.prompt.wait.administrative': '{seats, seats} may move a construction token.',
  'capitals.prompt.wait.prosperity':
    '{seats, seats, you {# are} other {# is}} building a prosperity tile or a lake.',
  'capitals.prompt.political': 'Pick a column for this round.',
  'capitals.prompt.building': 'Take a tile to build.',
  'capitals.prompt.placing': 'Where should {tile, term, capitals.tile} go?',
  'capitals.prompt.ordering': 'Which effect comes next?',
  'capitals.prompt.confirming': 'Built. Confirm it, or undo it.',
  'capitals.prompt.executive': 'Activate a tile, or take the bonus.',
  'capitals.prompt.executive.more': 'Activate another tile, or confirm.',
  'capitals.prompt.executive.over': 'Confirm your activations, or take them back.',
  'capitals.prompt.executive.bonus': 'Nothing can be activated: take the bonus.',
  'capitals.prompt.paying': 'How do you pay for {tile, term, capitals.tile}?',
  'capitals.prompt.administrative': 'Move a construction token, or confirm.',
  'capitals.prompt.prosperity': 'Build a prosperity tile, or a lake.',
  'capitals.prompt.choose.column': 'Go to column {column}?',
  'capitals.prompt.choose.bonus': 'Activate nothing and take the bonus?',
  'capitals.prompt.choose.loser': 'Which building loses the energy?',
  'capitals.prompt.choose.token': 'To which corner?',
  'capitals.prompt.choose.buildProsperity.cell': 'Where should {tile, term, capitals.tile} go?',
  'capitals.prompt.choose.buildProsperity.confirm': 'Build {tile, term, capitals.tile} here?',
  'capitals.prompt.choose.buildLake.cell': 'Where should the lake go?',
  'capitals.prompt.choose.buildLake.confirm': 'Give up {tile, term, capitals.tile} for a lake?',

  // The score sheet
  'capitals.source.placement': 'Broken placement rules',
  'capitals.source.taxation': 'Extra taxation',
  'capitals.source.tiles': 'Tiles',
  'capitals.source.arrows': 'Ends of tracks',
  'capitals.source.employment': 'Employment at the fairs',
  'capitals.source.unemployment': 'Unemployment at the fairs',
  'capitals.source.publicServices': 'Public services at the fairs',
  'capitals.source.finalTiles': 'Tiles at the end',
  'capitals.source.energy': 'Energy',
  'capitals.source.economy': 'Economy',
  'capitals.source.culture': 'Culture',
  'capitals.source.progress': 'Progress',
  'capitals.why.energy': 'by more energy',
  'capitals.why.economy': 'by more economy',
  'capitals.why.column': 'by initiative',
} as const;
