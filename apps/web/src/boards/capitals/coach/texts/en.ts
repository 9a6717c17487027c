// What the coach says in a first game: at a decision, when something happens, and why a move is
// good. A recurring topic has a shorter text; one without is told once.

export const capitalsCoach = {
  // Decisions
  'capitals.coach.column':
    'Pick your place in this round’s turn order. It costs the $ of the column times the multiplier of the one you come from. Left goes first and has the best choice of tiles; right saves money.',
  'capitals.coach.column.short': 'Pick a column: how much is it worth to you to go early?',
  'capitals.coach.take':
    'Take a tile to build. New ones are free, older ones cost $2 or $4. You must build one in every round, so look for what your city lacks.',
  'capitals.coach.take.short': 'Take a tile: what does your city lack?',
  'capitals.coach.cell':
    'Choose a cell for the tile: {tile, term, capitals.tile}. A cell that touches a construction token, and a tile of the same type if you have one, costs nothing; each broken rule costs 2 prestige. The preview shows everything that would change.',
  'capitals.coach.cell.short': 'Choose a cell for the tile: {tile, term, capitals.tile}.',
  'capitals.coach.order':
    'These effects can be carried out in any order, and here the order matters. Usually what makes room comes first: population before employment.',
  'capitals.coach.confirm':
    'Built. Look at what has changed; Undo takes it back, Done makes it final.',
  'capitals.coach.confirm.short': 'Done makes it final.',
  'capitals.coach.activate':
    'Activate a tile: you pay energy, and it does what it says. The energy stays on the tile until the next World’s Fair, so the same tile costs more next time.',
  'capitals.coach.activate.short': 'Activate a tile, or take the bonus.',
  'capitals.coach.activateMore': 'You may activate once more, or say that you are done.',
  'capitals.coach.activateMore.short': 'Another activation, or Done.',
  'capitals.coach.noMore':
    'You cannot activate any more. Undo takes the last step back, Done continues the game.',
  'capitals.coach.noMore.short': 'Done continues the game.',
  'capitals.coach.bonus':
    'You cannot activate anything, so you take a bonus: choose one of the two.',
  'capitals.coach.paying':
    'Pay for the activation. A tourist who moves to the tile pays 1 energy, and stays there.',
  'capitals.coach.token':
    'All four cells around a construction token are full: you may move it to the edge of your city, where you want to build next.',
  'capitals.coach.prosperity':
    'Build one of your prosperity tiles if you meet its requirement, or lay one down as a lake and get 2 energy.',
  'capitals.coach.prosperity.short': 'A prosperity tile, or a lake.',
  'capitals.coach.waiting':
    'The others are playing. Watch the tracks: culture is compared every round, public services at the fair.',
  'capitals.coach.waiting.short': 'The others are playing.',
  'capitals.coach.over':
    'Your city is finished. The score sheet shows where the prestige came from.',

  // What is special about a decision
  'capitals.coach.room':
    'Your population leaves room for {gap, number} more employment. At the fair the gap costs prestige, so look for employment.',
  'capitals.coach.noRoom':
    'Employment is as high as your population: any more would be lost. Look for population first.',
  'capitals.coach.upgradeNear':
    'You need only a little more progress for the next power plant: {spaces, plural, one {# space} other {# spaces}}. It brings energy at once.',
  'capitals.coach.services':
    'You are behind on public services. At the fair every city ahead of you costs 2 prestige.',
  'capitals.coach.fairSoon':
    'There is a World’s Fair at the end of this round: employment, unemployment and public services are judged. Look at the forecast.',
  'capitals.coach.poor':
    'You have little money. A city that cannot pay gets $3 for 1 prestige, as often as needed: that is expensive.',
  'capitals.coach.tourists':
    'A tourist is waiting beside your city. It can pay 1 energy for an activation.',
  'capitals.coach.highest':
    'You have the highest culture, so you may activate one more time than your power plant says.',
  'capitals.coach.energyReturns':
    'After this round the energy on your buildings returns to the power plant: spend what you have now.',

  // What happened
  'capitals.coach.newEra':
    'A new era begins: {era, select, 2 {II} other {III}}. Its tiles are stronger. Older ones stay in the rows until they are taken or pushed out.',
  'capitals.coach.fair':
    'A World’s Fair: employment brings prestige, unemployment costs some; public services bring progress, and every city ahead of you there costs you 2 prestige. Then energy returns to the power plants.',
  'capitals.coach.gotToken':
    'Your city has the highest culture: tourists come to you, and you have one extra activation.',
  'capitals.coach.touristLeft':
    'Your tourist has gone to a city with more culture. More culture would bring it home.',
  'capitals.coach.upgraded':
    'Your power plant has reached level {level, number}: energy at once, and higher levels bring more activations.',
  'capitals.coach.taxed':
    'You could not pay, so you took extra taxation: $3 for 1 prestige each time.',
  'capitals.coach.broken':
    'You broke a building rule, and that cost prestige. Sometimes the place is worth it.',
  'capitals.coach.unemployed':
    'There were more people than jobs in your city. At the fair that cost prestige.',
  'capitals.coach.behind':
    'Other cities have better public services. At the fair each of them cost you 2 prestige.',
  'capitals.coach.rows':
    'The tiles in the rows cost more now, and new ones have come. The longer you wait for a tile, the more it costs, and in the end it is gone.',
  'capitals.coach.beyond':
    'A marker would have gone beyond the end of its track. It stays there, and the end gives or costs something once: open the name of the track to see what.',
  'capitals.coach.final':
    'The final scoring: tiles with an effect at the end, energy, money, culture and progress.',

  // Why a move is good
  'capitals.coach.because.prestige': 'It brings prestige at once.',
  'capitals.coach.because.employment': 'Employment pays at every fair to come.',
  'capitals.coach.because.publicServices': 'It puts you ahead on public services.',
  'capitals.coach.because.culture': 'Culture counts at the end and draws tourists.',
  'capitals.coach.because.economy': 'It leaves you more money.',
  'capitals.coach.because.energy': 'It leaves you more energy.',
  'capitals.coach.because.progress': 'It brings you closer to the next power plant.',
  'capitals.coach.because.buildings': 'Your tiles will bring more in the rounds to come.',
  'capitals.coach.because.initiative':
    'It keeps you in a good place in the turn order without paying too much.',
} as const;

export type CapitalsCoachTexts = Readonly<Record<keyof typeof capitalsCoach, string>>;

declare module '../../../../i18n/texts.ts' {
  interface GameTexts extends CapitalsCoachTexts {}
}
