// The rules of The Capitals: chapters with their passages.

export const capitalsRules = {
  'capitals.rules.aim': 'Aim',
  'capitals.rules.aim.aim':
    'You build a city over three eras and twelve rounds. Every round you add a building, attract tourists with culture and activate buildings with energy. Three World’s Fairs judge your city, and at the end everything that is left is counted. The player with the most prestige wins.',
  'capitals.rules.aim.aim.picture': 'A city after a few rounds, with its power plant.',

  'capitals.rules.city': 'What you have',
  'capitals.rules.city.start':
    'Your city starts with a hotel and a city hall, side by side, and two construction tokens between them: cranes that show where you can build without a penalty. Beside the city stands a power plant with 4 energy. You have one tourist.',
  'capitals.rules.city.tracks':
    'Six tracks: economy is your money ($12 at the start, less the $ of your first column), culture attracts tourists, public services and employment are judged at the fairs, population makes room for employment, progress upgrades the power plant.',
  'capitals.rules.city.tracks.picture':
    'Economy, culture, public services, progress, population, employment.',
  'capitals.rules.city.prestige':
    'Prestige is your score and may be negative. How many prestige tokens you have is public; their total value is secret until the end.',

  'capitals.rules.round': 'A round',
  'capitals.rules.round.eras':
    'There are three eras of four rounds. After the fourth round of each era there is a World’s Fair.',
  'capitals.rules.round.phases':
    'A round has five phases: initiative, building, tourism, activating, administration. The first round has no initiative phase.',

  'capitals.rules.initiative': 'Initiative',
  'capitals.rules.initiative.pick':
    'From left to right, everybody picks a column nobody has picked yet; you may stay in your own. The new order from left to right is the turn order for the round.',
  'capitals.rules.initiative.price':
    'You pay the $ of the new column times the multiplier of the column you come from. From left to right the columns are $4\u00a0×5, $3\u00a0×4, $2\u00a0×2, $1\u00a0×2, $1\u00a0×1 and $0\u00a0×2. Going first is expensive, and makes your next choice expensive too.',
  'capitals.rules.initiative.price.picture': 'The columns with their $ and multipliers.',
  'capitals.rules.initiative.open':
    'With two players columns 1 to 4 are open, with three or four 1 to 5, with five all six. With five players, column 6 counts as ×1 in round 2.',

  'capitals.rules.building': 'Building',
  'capitals.rules.building.take':
    'In turn order everybody takes exactly one tile from the rows for $0, $2 or $4, pays, and builds it at once. You cannot pass.',
  'capitals.rules.building.take.picture':
    'Five types: residential, industrial, commercial, tourism, public.',
  'capitals.rules.building.rules':
    'Two rules: the tile should touch one of your construction tokens, and it should be next to a tile of its own type if you have one. Breaking one rule costs 2 prestige, breaking both 4. Sometimes it is worth it.',
  'capitals.rules.building.rules.picture':
    'Once you have taken a tile, every cell shows what it would cost.',
  'capitals.rules.building.touch':
    'Diagonal neighbours count everywhere. A tile must always touch your city, even if only at a corner.',
  'capitals.rules.building.effects':
    'Immediate effects happen when the tile is built. “Per 3 population” means once for every 3 population you have; the track itself does not move. Losses are not optional: what a tile takes, you must give.',
  'capitals.rules.building.effects.picture':
    'Two tiles with effects when they are built, one of them counting population.',
  'capitals.rules.building.later':
    'Some tiles look at others: they work for every matching tile you already have and for each one you build later. Neighbour effects see only the eight cells around the tile.',
  'capitals.rules.building.later.picture': 'A tile that looks at its neighbours.',
  'capitals.rules.building.order':
    'You may carry out the effects of a build in any order; you are asked only if the order matters. Until you confirm you can undo every step, and the preview shows what will change.',

  'capitals.rules.tracks': 'The tracks',
  'capitals.rules.tracks.employment':
    'Employment is never higher than population. Anything above that is lost, and if population falls below employment, employment falls with it.',
  'capitals.rules.tracks.progress':
    'Progress is a loop of eight spaces. Each time your marker reaches or passes the symbol, your power plant goes up a level: you get its energy, and from level 3 on more activations. Levels 1 and 2 allow one activation, 3 and 4 two, 5 and 6 three. The first city to reach a level gets the plant with the most energy.',
  'capitals.rules.tracks.progress.picture': 'Progress upgrades the power plant and brings energy.',
  'capitals.rules.tracks.ends':
    'A marker that would go beyond the end of its track stays there, and the end pays once. Economy above 50: 1 prestige; culture above 30: 1 prestige; public services above 6: 3 energy; population above 20: 2 culture; employment above 20: 2 prestige. Falling off the lower end costs 1 prestige; with economy, extra taxation follows instead.',
  'capitals.rules.tracks.tax':
    'A city that cannot pay takes an extra taxation: $3 for 1 prestige, as often as needed, so that at least $1 is left. It can never be used to meet a condition.',

  'capitals.rules.tourism': 'Tourism',
  'capitals.rules.tourism.highest':
    'The city with the highest culture takes the token and has one extra activation. Ties: more economy, then further left in initiative.',
  'capitals.rules.tourism.walk':
    'The tourist of the city with the lowest culture goes to the city with the highest. From culture 9, 14 or 24, the highest city also attracts the tourists of all cities with culture up to 6, 9 or 23.',
  'capitals.rules.tourism.walk.picture': 'Tourists go where the culture is.',
  'capitals.rules.tourism.stay':
    'All others stay where they are, or come home. A tourist who changes city waits beside the new one.',

  'capitals.rules.activating': 'Activating',
  'capitals.rules.activating.price':
    'In turn order you activate tiles that have an activated effect, as often as your power plant says, even the same one again. The price is the tile’s printed energy, plus the energy and tourists on it, plus 1. The energy you pay stays on the tile, so it costs more the next time.',
  'capitals.rules.activating.price.picture':
    'A tile that can be activated, with its printed energy.',
  'capitals.rules.activating.tourists':
    'A tourist beside your city or on another building may move to the tile and pay 1 energy. A tourist already on the tile only makes it more expensive.',
  'capitals.rules.activating.react':
    'The tile’s own gains come first, then other tiles that react to it.',
  'capitals.rules.activating.bonus':
    'A city that activates nothing takes 1 energy or 1 progress instead.',

  'capitals.rules.administration': 'Administration',
  'capitals.rules.administration.tokens':
    'A construction token with tiles on all four of its cells may move to a corner at the edge of the city that touches an empty cell.',
  'capitals.rules.administration.tokens.picture': 'A construction token.',
  'capitals.rules.administration.rows':
    'Tiles in the $4 row leave the game and the others move on: $2 to $4, $0 to $2. New tiles are added until the rows hold two more of the current era than there are players.',

  'capitals.rules.fair': 'The World’s Fair',
  'capitals.rules.fair.employment':
    'Employment brings its value minus 4 in prestige. A gap between population and employment costs its size in prestige, at most 3.',
  'capitals.rules.fair.employment.picture':
    'Judged at the fair: employment, unemployment, public services.',
  'capitals.rules.fair.services':
    'Public services bring progress, from −3 to +3. Then you lose 2 prestige for every city ahead of you on public services. Ties: more economy, then further left.',
  'capitals.rules.fair.energy':
    'All energy on buildings returns to the power plants. It does so at no other time. Tourists stay.',

  'capitals.rules.end': 'The end of the game',
  'capitals.rules.end.last':
    'After round 12 come the effects “before the last World’s Fair”, then the third fair. Then everybody pays the $ of their column once more.',
  'capitals.rules.end.scoring':
    'Then tiles with an effect at the end are scored, and you get 1 prestige for every 4 energy, every $4, every 2 culture and every space beyond the symbol on the progress track.',
  'capitals.rules.end.winner':
    'The player with the most prestige wins. Ties: more energy, then more economy, then further left in initiative.',

  'capitals.rules.two': 'Two players',
  'capitals.rules.two.marker':
    'A neutral marker stands on the culture track and moves up 1 in every administration phase. The lower city counts as lowest only if it is below that marker. A neutral tourist goes to the city with more culture.',
  'capitals.rules.two.tiles':
    'One tile of each type is removed from each era unseen. Only columns 1 to 4 are open.',

  'capitals.rules.prosperity': 'Prosperity tiles',
  'capitals.rules.prosperity.tiles':
    'In the advanced game everybody has six secret prosperity tiles, or five with five players. After rounds 3, 5, 7, 9 and 11 everybody builds one of them. You must meet its requirement at that moment; a tie is enough. The usual building rules apply, and prosperity is a type of its own.',
  'capitals.rules.prosperity.tiles.picture': 'A prosperity tile.',
  'capitals.rules.prosperity.lake':
    'Or you lay one of them face down as a lake, on any empty cell touching your city. It brings 2 energy and has no type and no effects.',
  'capitals.rules.prosperity.lake.picture': 'A lake.',

  'capitals.rules.origin': 'Where the tiles come from',
  'capitals.rules.origin.names':
    'The printed tiles are not fully described anywhere. The rulebook names these, and they are here: Hotel, City Hall, Jefferson Apartments, Market, Magnificent Arch, Train Station, Hospital, Convention Center, High Finance Square, Science Center, Museum of Art, and of the prosperity tiles Three Pennants, Warehouse and Public Meeting Hall. All others, 69 of the 78 era tiles and 22 of the 25 prosperity tiles, are our own design.',
  'capitals.rules.origin.effects':
    'What the rulebook says about a tile’s effects is used exactly: in full for City Hall, Magnificent Arch, High Finance Square, Three Pennants, Warehouse and Public Meeting Hall, in part for some others. The remaining effects are our own design too.',
  'capitals.rules.origin.board':
    'The culture thresholds, the rules of the tracks and some of the columns are known; the lengths and start spaces of the tracks, the energy and activations of the power plants, the other columns and the rounds for prosperity tiles are ours.',

  'capitals.rules.options': 'Table options',
  'capitals.rules.options.prosperity': 'The advanced game, with prosperity tiles and lakes.',
  'capitals.rules.options.openScores':
    'Normally only the number of prestige tokens is public. With this option everybody’s prestige is.',
  'capitals.rules.options.refill':
    'Normally new tiles are added until the rows hold two more of the current era than there are players. With “always”, that many new ones come each time, whatever is left.',
  'capitals.rules.options.lowestCityLosesTourist':
    'Normally the city with the lowest culture always loses its tourist. Otherwise it does so only if the attraction of the highest city reaches it.',
  'capitals.rules.options.passBonus':
    'A city that activates nothing takes 1 energy or 1 progress; with this option, $1 takes the place of the progress.',
  'capitals.rules.options.endPayment':
    'At the end everybody pays the $ of their column; with this option, the $ times its multiplier.',
  'capitals.rules.options.lastFairReturnsEnergy':
    'Normally energy returns from buildings at the last fair too, and counts in the final scoring. Otherwise it is lost.',
  'capitals.rules.options.markedTiles':
    'Tiles marked for more players stay in the box. With this option, four players also use those marked 5.',
  'capitals.rules.options.cityHallType':
    'The city hall is residential; with this option it is public.',
  'capitals.rules.options.touristOncePerPhase':
    'A tourist helps once per round. Otherwise it may help again, as long as it goes to another building each time.',
  'capitals.rules.options.autoEndTurn':
    'Your activations end when you say so; with this option, as soon as nothing more can be activated.',
} as const;

export type CapitalsRulesTexts = Readonly<Record<keyof typeof capitalsRules, string>>;

declare module '../../../../i18n/texts.ts' {
  interface GameTexts extends CapitalsRulesTexts {}
}
