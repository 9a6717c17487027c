// What the coach says in a first game: at a decision, when something happens, and why a move is
// good. A recurring topic has a shorter text; one without is told once.

export const calimalaCoach = {
  // Decisions
  'calimala.coach.endCard':
    'Keep one end card. At the end it is scored for everybody, for 5, 3 and 1 points. Until then only you know it, so keep a place where you want to be strong.',
  'calimala.coach.startCard':
    'Take one card into your hand. Wood and brick pay for your first buildings, Build puts one up, Weave makes cloth.',
  'calimala.coach.place':
    'Choose a street: your disc gives you both actions beside it. Look for two that work well together, and for what the next tile counts: {tile, term, calimala.category}.',
  'calimala.coach.place.short':
    'Choose a street for your next disc. Next to be scored: {tile, term, calimala.category}.',
  'calimala.coach.placeLast':
    'Choose a street. All tiles have been scored, so only what the end cards count matters now.',
  'calimala.coach.act':
    'Your disc acts. Use its actions in any order; if there is something to choose, it glows on the board.',
  'calimala.coach.act.short': 'Use the actions your disc has left.',
  'calimala.coach.react':
    'Somebody placed a disc on yours, so yours acts too: both actions are for you, but you need not use them.',
  'calimala.coach.react.short': 'Your disc acts in somebody else’s turn: take what you can.',
  'calimala.coach.again':
    'You placed a disc on one of your own, so that one acts too: both its actions are for you, but you need not use them.',
  'calimala.coach.again.short': 'Your lower disc acts too: take what you can.',
  'calimala.coach.othersAct':
    'It is still your turn: there are other players’ discs under yours, and now those act.',
  'calimala.coach.othersAct.short': 'It is still your turn: the discs under yours act.',
  'calimala.coach.done':
    'No action is left. Undo takes steps back, but never a drawn card; Done continues the game.',
  'calimala.coach.done.short': 'Done continues the game.',
  'calimala.coach.replace':
    'The fourth disc is white, so the seat in the council is yours. Choose which of your discs takes it: the one you expect least from.',
  'calimala.coach.choosing': 'The others are choosing too. Then the first turn begins.',
  'calimala.coach.waiting':
    'The others are playing. Watch where: a disc placed on yours wakes it up, and you act as well.',
  'calimala.coach.waiting.short': 'The others are playing.',
  'calimala.coach.over':
    'The game is over. Any tiles left have been scored in order, then the end cards: 5, 3 and 1 points.',

  // What is special about a decision
  'calimala.coach.fullStreet':
    'Some streets hold three discs: a fourth sends the lowest to the council, and {tile, term, calimala.category} is scored. Choose such a street to see in advance who would get what.',
  'calimala.coach.ownDiscBelow':
    'One of your discs is near the top of a street: place another there, and both act.',
  'calimala.coach.whiteDisc':
    'You have white discs: one gives you each action twice, but never acts again. Good where four actions at once help you.',
  'calimala.coach.impossible':
    '{action, term, calimala.action} is impossible now and would bring a card. If your other action can make it possible, do that one first – or last, if you want the card.',
  'calimala.coach.card':
    'You can also play a card now: before, between or after the actions. Keep it if it will be worth more later.',
  'calimala.coach.material':
    'A warehouse holds four cubes. Wood and brick are for building, any material can go to the churches, and marble makes artworks.',
  'calimala.coach.build':
    'A ship reaches every port, a trade house one trading city; a workshop gives you more cloth each time you weave.',
  'calimala.coach.weave':
    'Weaving pays off with several workshops; cloth is what ships and trade houses carry.',
  'calimala.coach.ship':
    'Every ship carries one cloth to any port. {when, select, soon {Scored soon: {tiles, terms, calimala.category}.} later {None of the next tiles counts this, but later ones do.} other {No tile still to come counts this, but an end card may.}}',
  'calimala.coach.transport':
    'Every trade house sends one cloth to its own city. {when, select, soon {Scored soon: {tiles, terms, calimala.category}.} later {None of the next tiles counts this, but later ones do.} other {No tile still to come counts this, but an end card may.}}',
  'calimala.coach.contribute':
    'A cube in a church counts for the church and for its material. {when, select, soon {Scored soon: {tiles, terms, calimala.category}.} later {None of the next tiles counts this, but later ones do.} other {No tile still to come counts this, but an end card may.}}',
  'calimala.coach.artwork':
    'An artwork counts for artworks and for its church; in Palazzo Vecchio it helps you in ties instead of counting for a church. {when, select, soon {Scored soon: {tiles, terms, calimala.category}.} later {None of the next tiles counts this, but later ones do.} other {No tile still to come counts this, but an end card may.}}',

  // What happened
  'calimala.coach.scored':
    'A scoring: a fourth disc went to the council, so {tile, term, calimala.category} was counted. The most cubes bring 3 points, then 2 and 1; the council breaks ties. You got {points, plural, one {# point} other {# points}}.',
  'calimala.coach.seat':
    'Your disc has taken a seat in the council. It helps you win ties, and counts for Palazzo Vecchio at the end.',
  'calimala.coach.cardDrawn':
    'An action was impossible, so you drew a card: {card, term, calimala.action}. You can play it whenever one of your discs acts.',
  'calimala.coach.lastRound':
    'All fifteen tiles have been scored, so this is the last round. From now on only the end cards count.',

  // Why a move is good
  'calimala.coach.because.points': 'It scores points this turn.',
  'calimala.coach.because.tiles': 'It puts you ahead on tiles that will be scored soon.',
  'calimala.coach.because.endCards': 'It helps with an end card you know.',
  'calimala.coach.because.goods': 'It brings goods you can use soon.',
  'calimala.coach.because.engine': 'It makes your later actions stronger.',
  'calimala.coach.because.cards': 'It leaves you with good cards in hand.',
  'calimala.coach.because.discs': 'It leaves your discs where they will act again.',
  'calimala.coach.because.council': 'It raises your standing in the council.',
} as const;

export type CalimalaCoachTexts = Readonly<Record<keyof typeof calimalaCoach, string>>;

declare module '../../../../i18n/texts.ts' {
  interface GameTexts extends CalimalaCoachTexts {}
}
