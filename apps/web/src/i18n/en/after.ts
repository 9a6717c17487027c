// What is read once a game is looked back at: replay, results, finished games.

export const after = {
  'history.title': 'Looking at the past',
  'history.slider': 'Move',
  'history.where': '{at} of {moves}',
  'history.back': 'One move back',
  'history.forward': 'One move on',
  'history.live': 'Back to now',
  'history.before': 'To the scoring or round before',
  'history.next': 'To the next scoring or round',
  'history.play': 'Play',
  'history.pause': 'Pause',
  'history.speed': 'Speed: {speed}×',
  'history.link': 'Copy the link to this moment',
  'history.linked': 'The link to this moment is copied.',
  'continue.title': 'Continue from here',
  'continue.text':
    'Move {at} of a game of {game}, as a practice game in this browser. Everything that lay on the table then lies there again, hands and decks too; whatever is rolled, drawn from a bag or shuffled from here on is new.',
  'continue.seat': 'Your seat',
  'continue.bots': 'The others are bots',
  'continue.back': 'Back to the replay',
  'continue.over': 'The game was over by then. Choose an earlier moment.',
} as const;
