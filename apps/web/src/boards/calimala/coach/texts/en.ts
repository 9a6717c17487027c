// What the coach says in a first game: at a decision, when something happens, and why a move is
// good. A recurring topic has a shorter text; one without is told once.

export const calimalaCoach = {
  // Decisions
  'calimala.coach.endCard':
    'Keep one end card. At the end it is scored for everybody, 5, 3 and 1 points; but only you know it now, so keep a place where you want to be strong.',
  'calimala.coach.startCard':
    'Take one card into your hand. Wood and brick pay for the first buildings, Build puts one up, Weave makes cloth.',
  'calimala.coach.place':
    'Choose a street: your disc gives you both actions beside it. Look for two that go together, and for what the next tile counts: {tile, term, calimala.category}.',
  'calimala.coach.place.short':
    'A street for your next disc. Next to be scored: {tile, term, calimala.category}.',
  'calimala.coach.placeLast':
    'Choose a street. All tiles are scored, so only what your end card and the open one count is worth something now.',
  'calimala.coach.act':
    'Your disc acts. Press one of its actions, in the order you like; if there is something to choose, it glows on the board.',
  'calimala.coach.act.short': 'Use the actions of your disc that are still open.',
  'calimala.coach.react':
    'Somebody placed a disc on yours, so yours acts too: both actions are for you, and there is no duty to use one.',
  'calimala.coach.react.short': 'Your disc acts in somebody else’s turn: take what you can.',
  'calimala.coach.again':
    'You placed on a disc of your own, so that one acts too: both its actions are for you, and there is no duty to use one.',
  'calimala.coach.again.short': 'Your lower disc acts too: take what you can.',
  'calimala.coach.othersAct':
    'It is still your turn: your disc lies on those of others, and now theirs act.',
  'calimala.coach.othersAct.short': 'It is still your turn: discs below yours act.',
  'calimala.coach.done':
    'Everything is used. Undo takes steps back, but never a drawn card; Done continues the game.',
  'calimala.coach.done.short': 'Done continues the game.',
  'calimala.coach.replace':
    'The fourth disc is white, so the seat in the council is yours. Choose which of your discs takes it: the one from which you expect the least.',
  'calimala.coach.choosing': 'The others choose too. Then the first turn begins.',
  'calimala.coach.waiting':
    'The others are playing. Watch where: a disc placed on yours wakes it up, and you act as well.',
  'calimala.coach.waiting.short': 'The others are playing.',
  'calimala.coach.over':
    'The game is over. The tiles that were left have been scored in order, then the end cards: 5, 3 and 1 points.',

  // What is special about a decision
  'calimala.coach.fullStreet':
    'Some streets hold three discs: a fourth sends the lowest to the council, and {tile, term, calimala.category} is scored. Choose such a street to see beforehand who would get what.',
  'calimala.coach.ownDiscBelow':
    'A disc of yours lies near the top of a street: place another one there, and both act.',
  'calimala.coach.whiteDisc':
    'You have white discs: one gives each action twice, but never acts again. Good where four actions help at once.',
  'calimala.coach.impossible':
    '{action, term, calimala.action} is impossible now and would bring a card. If your other action can make it possible, do that one first – or last, if you want the card.',
  'calimala.coach.card':
    'You can also play a card now, before, between or after the actions. Keep it if it will be worth more later.',
  'calimala.coach.material':
    'A warehouse holds four. Wood and brick are for building, every material is good for churches, marble for artworks.',
  'calimala.coach.build':
    'A ship reaches every port, a trade house one trading city, a workshop brings more cloth with every weaving.',
  'calimala.coach.weave':
    'Weaving pays with several workshops; cloth is what ships and trade houses carry.',
  'calimala.coach.ship':
    'Every ship carries one cloth, to any port. {count, plural, =0 {None of the next tiles counts them, but later ones do.} other {Soon scored: {tiles, terms, calimala.category}.}}',
  'calimala.coach.transport':
    'Every trade house sends one cloth to its own city. {count, plural, =0 {None of the next tiles counts them, but later ones do.} other {Soon scored: {tiles, terms, calimala.category}.}}',
  'calimala.coach.contribute':
    'A cube in a church counts for the church and for its material. {count, plural, =0 {None of the next tiles counts them, but later ones do.} other {Soon scored: {tiles, terms, calimala.category}.}}',
  'calimala.coach.artwork':
    'An artwork counts for its church and for the artworks; in Palazzo Vecchio it helps in ties instead. {count, plural, =0 {None of the next tiles counts them, but later ones do.} other {Soon scored: {tiles, terms, calimala.category}.}}',

  // What happened
  'calimala.coach.scored':
    'A scoring: a fourth disc went to the council, so {tile, term, calimala.category} was counted. Most cubes bring 3 points, then 2 and 1; the council breaks ties. You got {points, plural, one {# point} other {# points}}.',
  'calimala.coach.seat':
    'Your disc has taken a seat in the council. It lets you win ties, and counts for Palazzo Vecchio at the end.',
  'calimala.coach.cardDrawn':
    'An action was impossible, so you drew a card: {card, term, calimala.action}. You can play it whenever one of your discs acts.',
  'calimala.coach.lastRound':
    'All fifteen tiles are scored, so this round is the last. From now on only the end cards count.',

  // Why a move is good
  'calimala.coach.because.points': 'It brings points in this turn.',
  'calimala.coach.because.tiles': 'It puts you ahead where tiles will soon be scored.',
  'calimala.coach.because.endCards': 'It helps with an end card that you know.',
  'calimala.coach.because.goods': 'It brings goods you can soon use.',
  'calimala.coach.because.engine': 'It makes your later actions stronger.',
  'calimala.coach.because.cards': 'It leaves you with good cards in hand.',
  'calimala.coach.because.discs': 'Your discs lie where they will act again.',
  'calimala.coach.because.council': 'It raises your standing in the council.',
} as const;

export type CalimalaCoachTexts = Readonly<Record<keyof typeof calimalaCoach, string>>;

declare module '../../../../i18n/texts.ts' {
  interface GameTexts extends CalimalaCoachTexts {}
}
