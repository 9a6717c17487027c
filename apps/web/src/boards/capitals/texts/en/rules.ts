// What the rules say: options, state of play, reasons of hints, log lines and refusals.

export const rules = {
  'capitals.option.prosperity': 'Prosperity tiles',
  'capitals.option.prosperity.hint':
    'Advanced game: after five of the rounds everybody builds a prosperity tile or a lake.',
  'capitals.option.openScores': 'Open prestige',
  'capitals.option.openScores.hint': 'Everybody sees everybody’s prestige, not only their own.',
  'capitals.option.refill': 'New tiles',
  'capitals.option.refill.hint': 'How many tiles are turned up at the end of a round.',
  'capitals.option.refill.upTo': 'Up to two more of the era than players',
  'capitals.option.refill.always': 'Always two more than players',
  'capitals.option.lowestCityLosesTourist': 'Lowest city loses its tourist',
  'capitals.option.lowestCityLosesTourist.hint':
    'The tourist of the city with the lowest culture always leaves; otherwise only if attraction reaches it.',
  'capitals.option.passBonus': 'Bonus without activation',
  'capitals.option.passBonus.hint':
    'What a city that activates nothing may take instead of 1 energy.',
  'capitals.option.passBonus.progress': '1 progress',
  'capitals.option.passBonus.economy': '$1',
  'capitals.option.endPayment': 'Last payment',
  'capitals.option.endPayment.hint': 'What everybody pays for their column at the end of the game.',
  'capitals.option.endPayment.value': 'The value of the column',
  'capitals.option.endPayment.multiplied': 'The value times the multiplier',
  'capitals.option.lastFairReturnsEnergy': 'Energy returns at the last fair',
  'capitals.option.lastFairReturnsEnergy.hint':
    'Energy on buildings returns to the plant at the last World’s Fair and counts in the final scoring.',
  'capitals.option.markedTiles': 'Marked tiles with four players',
  'capitals.option.markedTiles.hint':
    'Whether tiles marked for five players are in the game with four.',
  'capitals.option.markedTiles.fromCount': 'They stay in the box',
  'capitals.option.markedTiles.fourUsesAll': 'They are used',
  'capitals.option.cityHallType': 'Type of the city hall',
  'capitals.option.cityHallType.hint': 'Which type the city hall counts as.',
  'capitals.option.cityHallType.residential': 'Residential',
  'capitals.option.cityHallType.public': 'Public',
  'capitals.option.touristOncePerPhase': 'A tourist helps once',
  'capitals.option.touristOncePerPhase.hint':
    'A tourist helps once per round; otherwise as often as it can move on.',
  'capitals.option.autoEndTurn': 'Turns end by themselves',
  'capitals.option.autoEndTurn.hint': 'Your activations end when nothing more can be activated.',

  'capitals.status.era': 'Era {era, select, 1 {I} 2 {II} other {III}}',
  'capitals.status.political': 'Initiative',
  'capitals.status.building': 'Building',
  'capitals.status.executive': 'Activating',
  'capitals.status.administrative': 'Administration',
  'capitals.status.prosperity': 'Prosperity',
  'capitals.status.over': 'Finished',

  // Where the points of a hint come from
  'capitals.reason.prestige': 'prestige',
  'capitals.reason.employment': 'employment at the fairs',
  'capitals.reason.publicServices': 'public services at the fairs',
  'capitals.reason.culture': 'culture and tourists',
  'capitals.reason.economy': 'economy',
  'capitals.reason.energy': 'energy',
  'capitals.reason.progress': 'progress and the power plant',
  'capitals.reason.buildings': 'what your tiles will bring',
  'capitals.reason.initiative': 'initiative',

  // The log
  'capitals.log.roundBegan':
    'Round {round, number} begins, era {era, select, 1 {I} 2 {II} other {III}}.',
  'capitals.brought': '{gain, amounts, capitals.brought}',
  'capitals.brought.economy': '{count, number} economy',
  'capitals.brought.culture': '{count, number} culture',
  'capitals.brought.publicServices': '{count, number} public services',
  'capitals.brought.progress': '{count, number} progress',
  'capitals.brought.population': '{count, number} population',
  'capitals.brought.employment': '{count, number} employment',
  'capitals.brought.energy': '{count, number} energy',
  'capitals.brought.prestige': '{count, number} prestige',
  'capitals.log.columnPicked':
    '{seat, seat, you {# go} other {# goes}} from column {from, number} to column {column, number} for {price, money}.',
  'capitals.log.columnPicked.same':
    '{seat, seat, you {# stay} other {# stays}} in column {column, number} for {price, money}.',
  'capitals.log.orderSettled': 'Turn order: {seats, seats}.',
  'capitals.log.tileTaken':
    '{seat, seat, you {# take} other {# takes}} a tile for {price, money}: {tile, term, capitals.tile}.',
  'capitals.log.tileBuilt':
    '{seat, seat, you {# build} other {# builds}}: {tile, term, capitals.tile}.',
  'capitals.log.tileBuilt.broken':
    '{seat, seat, you {# build} other {# builds}}: {tile, term, capitals.tile}. Penalty: {broken, terms, capitals.rule}.',
  'capitals.rule.token': 'no construction token touches the cell',
  'capitals.rule.type': 'it is not beside its own type',
  'capitals.log.lakeBuilt': '{seat, seat, you {# lay} other {# lays}} a lake.',
  'capitals.log.trackMoved.tile':
    '{by, term, capitals.tile}, {seat, seat}: {track, term, capitals.resource} {from, number}\u00a0→\u00a0{to, number}.',
  'capitals.log.trackMoved.payment':
    '{seat, seat, you {# pay} other {# pays}}: {track, term, capitals.resource} {from, number}\u00a0→\u00a0{to, number}.',
  'capitals.log.trackMoved.arrow':
    'Track end, {seat, seat}: {track, term, capitals.resource} {from, number}\u00a0→\u00a0{to, number}.',
  'capitals.log.trackMoved.bonus':
    'Bonus, {seat, seat}: {track, term, capitals.resource} {from, number}\u00a0→\u00a0{to, number}.',
  'capitals.log.trackMoved.fair':
    'World’s Fair, {seat, seat}: {track, term, capitals.resource} {from, number}\u00a0→\u00a0{to, number}.',
  'capitals.log.employmentFell':
    '{seat, seat}: employment falls with population, {from, number}\u00a0→\u00a0{to, number}.',
  'capitals.log.energyGained.tile':
    '{by, term, capitals.tile}, {seat, seat}: {amount, signed}\u00a0energy.',
  'capitals.log.energyGained.arrow': 'Track end, {seat, seat}: {amount, signed}\u00a0energy.',
  'capitals.log.energyGained.bonus': 'Bonus, {seat, seat}: {amount, signed}\u00a0energy.',
  'capitals.log.energyGained.lake': 'Lake, {seat, seat}: {amount, signed}\u00a0energy.',
  'capitals.log.energyLost':
    '{by, term, capitals.tile}, {seat, seat}: −1 energy from the power plant.',
  'capitals.log.energyLost.building':
    '{by, term, capitals.tile}, {seat, seat}: −1 energy from a building.',
  'capitals.log.prestigeGained.tile':
    '{by, term, capitals.tile}, {seat, seat}: {amount, signed}\u00a0prestige.',
  'capitals.log.prestigeGained.placement':
    'Broken placement rules, {seat, seat}: {amount, signed}\u00a0prestige.',
  'capitals.log.prestigeGained.taxation':
    'Extra taxation, {seat, seat}: {amount, signed}\u00a0prestige.',
  'capitals.log.prestigeGained.arrows': 'Track end, {seat, seat}: {amount, signed}\u00a0prestige.',
  'capitals.log.prestigeGained.employment':
    'Employment, {seat, seat}: {amount, signed}\u00a0prestige.',
  'capitals.log.prestigeGained.unemployment':
    'Unemployment, {seat, seat}: {amount, signed}\u00a0prestige.',
  'capitals.log.prestigeGained.publicServices':
    'Cities ahead on public services, {seat, seat}: {amount, signed}\u00a0prestige.',
  'capitals.log.prestigeGained.energy':
    'Energy left, {seat, seat}: {amount, signed}\u00a0prestige.',
  'capitals.log.prestigeGained.economy': 'Economy, {seat, seat}: {amount, signed}\u00a0prestige.',
  'capitals.log.prestigeGained.culture': 'Culture, {seat, seat}: {amount, signed}\u00a0prestige.',
  'capitals.log.prestigeGained.progress': 'Progress, {seat, seat}: {amount, signed}\u00a0prestige.',
  'capitals.log.arrowPaid':
    '{seat, seat, you {# go} other {# goes}} beyond the {side, select, above {upper} other {lower}} end: {track, term, capitals.resource}.',
  'capitals.log.taxed':
    '{seat, seat, you {# are} other {# is}} short of money: {times, plural, one {# extra taxation} other {# extra taxations}}.',
  'capitals.log.plantUpgraded':
    '{seat, seat}: the power plant reaches level {level, number}, +{energy, number} energy.',
  'capitals.log.touristsWalked':
    'Tourists walk to {seat, seat}: highest culture, attraction level {level, number}.',
  'capitals.log.touristsWalked.nobody':
    '{seat, seat, you {# have} other {# has}} the highest culture; every tourist stays.',
  'capitals.log.effectChosen':
    '{seat, seat, you {# choose} other {# chooses}} what comes next: {resource, term, capitals.resource}.',
  'capitals.log.effectChosen.rest':
    '{seat, seat, you {# take} other {# takes}} the other effects in the usual order.',
  'capitals.log.buildingChosen':
    '{seat, seat, you {# want} other {# wants}} to activate: {tile, term, capitals.tile}.',
  'capitals.log.touristOffered':
    '{seat, seat, you {# let} other {# lets}} a tourist pay 1 energy: {tourist, seat, you {yours} other {#}}.',
  'capitals.log.tileActivated':
    '{seat, seat, you {# activate} other {# activates}}: {tile, term, capitals.tile}, for {cubes, number} energy.',
  'capitals.log.tileActivated.tourists':
    '{seat, seat, you {# activate} other {# activates}}: {tile, term, capitals.tile}, for {cubes, number} energy; tourists: {tourists, seats, you {yours} other {#}}.',
  'capitals.log.bonusTaken':
    '{seat, seat, you {# activate nothing and take} other {# activates nothing and takes}} {bonus, term, capitals.bonus}.',
  'capitals.log.turnDone.building': '{seat, seat, you {# are} other {# is}} done building.',
  'capitals.log.turnDone.executive': '{seat, seat, you {# are} other {# is}} done activating.',
  'capitals.log.turnDone.administrative':
    '{seat, seat, you {# are} other {# is}} done with the construction tokens.',
  'capitals.log.movesTakenBack':
    '{seat, seat, you {# take} other {# takes}} back {moves, plural, one {# step} other {# steps}}.',
  'capitals.log.tokenMoved':
    '{seat, seat, you {# move} other {# moves}} construction token {token, number}.',
  'capitals.log.neutralMoved': 'The neutral marker moves to culture {culture, number}.',
  'capitals.log.rowsShifted': 'The tiles on offer become more expensive.',
  'capitals.log.rowsShifted.removed':
    'The tiles on offer become more expensive. Out of the game: {tiles, terms, capitals.tile}.',
  'capitals.log.tilesTurnedUp':
    'New on offer: {tiles, select, none {nothing} other {{tiles, terms, capitals.tile}}}.',
  'capitals.log.fairBegan': 'World’s Fair {fair, select, 1 {I} 2 {II} other {III}} begins.',
  'capitals.log.cubesReturned': '{seat, seat}: {cubes, number} energy returns to the power plant.',
  'capitals.log.finalScoringBegan': 'The final scoring begins.',
  'capitals.log.gameEnded': '{seat, seat, you {# win} other {# wins}} the game.',

  // Refusals of the rules
  'capitals.error.players.count': 'The Capitals is for 2 to 5 players.',
  'capitals.error.column.closed': 'Column {column} is closed with this number of players.',
  'capitals.error.column.taken': 'Somebody has already picked column {column}.',
  'capitals.error.tile.notOffered': 'That tile is not on offer.',
  'capitals.error.cell.occupied': 'There is already a tile on that cell.',
  'capitals.error.cell.apart': 'A new tile must touch the city, if only at a corner.',
  'capitals.error.effect.none': 'There is no such effect to carry out.',
  'capitals.error.effect.building': 'Choose the building that loses the energy.',
  'capitals.error.activate.none': 'That tile cannot be activated.',
  'capitals.error.activate.noneLeft': 'You have no activation left in this round.',
  'capitals.error.activate.tooDear': 'You cannot pay {price} energy for that.',
  'capitals.error.tourist.elsewhere': 'That tourist is not in your city.',
  'capitals.error.tourist.there': 'A tourist on the tile itself does not help to activate it.',
  'capitals.error.tourist.helped': 'That tourist has already helped this round.',
  'capitals.error.tourist.tooMany': 'The price has already been paid.',
  'capitals.error.pay.tooLittle':
    'The power plant holds too little energy for the rest of the price.',
  'capitals.error.bonus.activated':
    'The bonus is for a city that has activated nothing in this round.',
  'capitals.error.bonus.other': 'This table plays with another bonus.',
  'capitals.error.token.notFull':
    'A construction token stays as long as one of its cells is empty.',
  'capitals.error.token.corner':
    'A token goes to a corner with a tile and an empty cell, without the other token.',
  'capitals.error.prosperity.notHeld': 'You do not hold that prosperity tile.',
  'capitals.error.prosperity.requirement':
    'Your city does not meet the requirement of that tile now.',
  'capitals.error.done.nothing': 'There is nothing to confirm: activate a tile or take the bonus.',
  'capitals.error.done.unfinished': 'Finish what you have begun, or undo it.',
} as const;

export type RulesTexts = Readonly<Record<keyof typeof rules, string>>;

declare module '../../../../i18n/texts.ts' {
  interface GameTexts extends RulesTexts {}
}
