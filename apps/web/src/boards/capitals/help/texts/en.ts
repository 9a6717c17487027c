// The rules of The Capitals: chapters with their passages.

export const capitalsRules = {
  'capitals.rules.aim': 'Aim',
  'capitals.rules.aim.aim':
    'You build a city through three eras and twelve rounds. Every round you add a building, draw tourists with culture and switch buildings on with energy. Three World’s Fairs look at your city, and at the end everything that is left is counted. Most prestige wins.',
  'capitals.rules.aim.aim.picture': 'A city after a few rounds, with its power plant.',

  'capitals.rules.city': 'What you have',
  'capitals.rules.city.start':
    'Your city begins with a hotel and a city hall, side by side, and two construction tokens between them: cranes that show where building is cheap. Beside it stands a power plant with 4 energy. You have one tourist.',
  'capitals.rules.city.tracks':
    'Six tracks: economy is your money ($12 at the start), culture draws tourists, public services and employment are judged at the fairs, population makes room for employment, progress improves the power plant.',
  'capitals.rules.city.tracks.picture':
    'Economy, culture, public services, progress, population, employment.',
  'capitals.rules.city.prestige':
    'Prestige is the score and may be negative. How many prestige tokens you have is open; what they are worth together is your secret until the end.',

  'capitals.rules.round': 'A round',
  'capitals.rules.round.eras':
    'There are three eras of four rounds. After the fourth round of each era there is a World’s Fair.',
  'capitals.rules.round.phases':
    'A round has five phases: initiative, building, tourism, activating, administration. The first round has no initiative phase.',

  'capitals.rules.initiative': 'Initiative',
  'capitals.rules.initiative.pick':
    'From left to right everybody picks a column that nobody has picked yet; your own is free as well. From left to right is then the order of the round.',
  'capitals.rules.initiative.price':
    'You pay the $ of the new column times the multiplier of the column you come from: $4 ×5, $3 ×4, $2 ×2, $1 ×2, $1 ×1, $0 ×2 from left to right. Going first is expensive, and makes the next change expensive as well.',
  'capitals.rules.initiative.price.picture': 'The columns with their $ and multipliers.',
  'capitals.rules.initiative.open':
    'With two players columns 1 to 4 are open, with three and four 1 to 5, with five all six. With five players column 6 counts ×1 in round 2.',

  'capitals.rules.building': 'Building',
  'capitals.rules.building.take':
    'In turn order everybody takes exactly one tile from the rows for $0, $2 or $4, pays, and builds it at once. You cannot pass.',
  'capitals.rules.building.take.picture':
    'Five types: residential, industrial, commercial, tourism, public.',
  'capitals.rules.building.rules':
    'Two rules: the tile should touch a construction token, and it should lie beside a tile of its own type if you have one. Breaking one costs 2 prestige, breaking both 4. Sometimes it is worth it.',
  'capitals.rules.building.rules.picture':
    'With a tile in hand every cell shows what it would cost.',
  'capitals.rules.building.touch':
    'Diagonal neighbours count everywhere. A tile must always touch your city, if only at a corner.',
  'capitals.rules.building.effects':
    'Effects at once happen when the tile is built. “Per 3 population” means as often as 3 goes into your population; the track stays where it is. What a tile takes you must give.',
  'capitals.rules.building.effects.picture':
    'Two tiles with effects when they are built, one of them counting population.',
  'capitals.rules.building.later':
    'Some tiles look at others: for every matching tile that stands and for each that comes later. Neighbour effects see only the up to eight tiles around.',
  'capitals.rules.building.later.picture': 'A tile that looks at its neighbours.',
  'capitals.rules.building.order':
    'You may carry out the effects of a build in any order; you are asked only if the order matters. Until you confirm you can take every step back, and the preview shows what will change.',

  'capitals.rules.tracks': 'The tracks',
  'capitals.rules.tracks.employment':
    'Employment is never higher than population. What would go beyond it is lost, and if population falls, employment falls with it.',
  'capitals.rules.tracks.progress':
    'Progress is a loop of eight spaces. Each time your marker reaches or passes the symbol, your power plant goes up a level: you get its energy, and from level 3 on more activations. Levels 1 and 2 allow one activation, 3 and 4 two, 5 and 6 three. The first city to reach a level gets the plant with the most energy.',
  'capitals.rules.tracks.progress.picture': 'Progress upgrades the power plant and brings energy.',
  'capitals.rules.tracks.ends':
    'At the end of a track the marker stays, and the red arrow pays once: economy above 50: 1 prestige; culture above 30: 1 prestige; public services above 6: 3 energy; population above 20: 2 culture; employment above 20: 2 prestige. Falling off the lower end costs 1 prestige.',
  'capitals.rules.tracks.tax':
    'A city that cannot pay takes an extra taxation: $3 for 1 prestige, as often as needed, so that at least $1 is left. It never helps to meet a condition.',

  'capitals.rules.tourism': 'Tourism',
  'capitals.rules.tourism.highest':
    'The city with the highest culture takes the token and has one activation more. Ties: more economy, then further left in initiative.',
  'capitals.rules.tourism.walk':
    'The tourist of the city with the lowest culture goes to the highest. With culture 9, 14 or 24 the highest city also draws the tourists of cities with culture up to 6, 9 or 23.',
  'capitals.rules.tourism.walk.picture': 'Tourists go where culture is.',
  'capitals.rules.tourism.stay':
    'All others stay where they are, or come home. A tourist who changes city waits beside it.',

  'capitals.rules.activating': 'Activating',
  'capitals.rules.activating.price':
    'In turn order you activate tiles with an activated effect, as often as your power plant says, also the same one again. The price is its printed energy, plus energy and tourists lying on it, plus 1. The energy you pay stays on the tile: the next time costs more.',
  'capitals.rules.activating.price.picture':
    'A tile that can be activated; its energy is printed at the side.',
  'capitals.rules.activating.tourists':
    'A tourist beside your city or on another building may go to the tile and pay for 1 energy. A tourist on the tile itself only makes it more expensive.',
  'capitals.rules.activating.react':
    'The tile’s own gains come first, then other tiles that react to it.',
  'capitals.rules.activating.bonus':
    'A city that activates nothing takes 1 energy or 1 progress instead.',

  'capitals.rules.administration': 'Administration',
  'capitals.rules.administration.tokens':
    'A construction token with tiles on all its four cells may move to a corner at the rim that has an empty cell.',
  'capitals.rules.administration.tokens.picture': 'A construction token.',
  'capitals.rules.administration.rows':
    'Tiles for $4 leave the game, the others move on: $2 to $4, $0 to $2. New tiles come until two more of the era than players are there.',

  'capitals.rules.fair': 'The World’s Fair',
  'capitals.rules.fair.employment':
    'Employment brings its value minus 4 in prestige. Every gap between population and employment costs: 1, 2 or at most 3 prestige.',
  'capitals.rules.fair.employment.picture':
    'Judged at the fair: employment, unemployment, public services.',
  'capitals.rules.fair.services':
    'Public services bring progress, from −3 to +3. Then every city ahead of you on public services costs you 2 prestige. Ties: more economy, then further left.',
  'capitals.rules.fair.energy':
    'All energy on buildings returns to the power plants. It does so at no other time. Tourists stay.',

  'capitals.rules.end': 'The end of the game',
  'capitals.rules.end.last':
    'After round 12 come effects “before the last fair”, then the third fair. Then everybody pays the $ of their column once more.',
  'capitals.rules.end.scoring':
    'Then tiles with an effect at the end are counted, and 1 prestige for every 4 energy, every $4, every 2 culture and every space beyond the symbol on progress.',
  'capitals.rules.end.winner':
    'Most prestige wins. Ties: energy, economy, then further left in initiative.',

  'capitals.rules.two': 'Two players',
  'capitals.rules.two.marker':
    'A neutral marker stands on the culture track and moves up 1 in every administration. The lower city counts as lowest only if it is below that marker. A neutral tourist goes to the city with more culture.',
  'capitals.rules.two.tiles':
    'One tile of each type leaves each era unseen. Only columns 1 to 4 are open.',

  'capitals.rules.prosperity': 'Prosperity tiles',
  'capitals.rules.prosperity.tiles':
    'In the advanced game everybody has six secret prosperity tiles, with five players five. After rounds 3, 5, 7, 9 and 11 everybody builds one of them. You must meet its requirement at that moment; a tie is enough. The rules of building hold, and prosperity is a type of its own.',
  'capitals.rules.prosperity.tiles.picture': 'A prosperity tile.',
  'capitals.rules.prosperity.lake':
    'Or you lay one of them face down as a lake, on any cell touching your city. It brings 2 energy, has no type and no effects.',
  'capitals.rules.prosperity.lake.picture': 'A lake.',

  'capitals.rules.origin': 'Where the tiles come from',
  'capitals.rules.origin.names':
    'The printed tiles are described nowhere in full. The rulebook names these, and they are here: Hotel, City Hall, Jefferson Apartments, Market, Magnificent Arch, Train Station, Hospital, Convention Center, High Finance Square, Science Center, Museum of Art, and of the prosperity tiles Three Pennants, Warehouse and Public Meeting Hall. All others, 69 of the 78 era tiles and 22 of the 25 prosperity tiles, are of our own design.',
  'capitals.rules.origin.effects':
    'What the rulebook tells of a tile’s effects is used exactly: in full for City Hall, Magnificent Arch, High Finance Square, Three Pennants, Warehouse and Public Meeting Hall, in part for some others. The remaining effects are of our own design, too.',
  'capitals.rules.origin.board':
    'Of the board, the thresholds of culture, the rules of the tracks and some columns are known; lengths and start spaces of tracks, energy and activations of the power plants, the other columns and the rounds for prosperity are ours.',

  'capitals.rules.options': 'Options of a table',
  'capitals.rules.options.prosperity': 'The advanced game, with prosperity tiles and lakes.',
  'capitals.rules.options.openScores':
    'Normally only the number of prestige tokens is open. With this option everybody’s prestige is.',
  'capitals.rules.options.refill':
    'Normally new tiles come until two more of the era than players lie in the rows. With “always” that many new ones come each time, whatever is left.',
  'capitals.rules.options.lowestCityLosesTourist':
    'Normally the city with the lowest culture always loses its tourist. Otherwise only if the attraction of the highest city reaches it.',
  'capitals.rules.options.passBonus':
    'A city that activates nothing takes 1 energy, or instead 1 progress; with this option $1 instead of the progress.',
  'capitals.rules.options.endPayment':
    'At the end everybody pays the $ of their column; with this option that times its multiplier.',
  'capitals.rules.options.lastFairReturnsEnergy':
    'Normally energy returns from buildings in the last fair, too, and counts in the scoring. Otherwise it is lost.',
  'capitals.rules.options.markedTiles':
    'Tiles marked for more players stay in the box. With this option four players also use those marked 5.',
  'capitals.rules.options.cityHallType':
    'The city hall is residential; with this option it is public.',
  'capitals.rules.options.touristOncePerPhase':
    'A tourist helps once in a round. Otherwise it may help again, as long as it goes to another building each time.',
  'capitals.rules.options.autoEndTurn':
    'Your turn of activating ends when you say so; with this option as soon as nothing more can be activated.',
} as const;

export type CapitalsRulesTexts = Readonly<Record<keyof typeof capitalsRules, string>>;

declare module '../../../../i18n/texts.ts' {
  interface GameTexts extends CapitalsRulesTexts {}
}
