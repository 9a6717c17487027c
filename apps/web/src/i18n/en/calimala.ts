// The texts of Calimala: terms, prompts, log lines and refusals.

export const calimala = {
  'calimala.name': 'Calimala',
  'calimala.option.layout': 'City layout',
  'calimala.option.layout.hint': 'Which action lies where; the first-game layout helps beginners.',
  'calimala.option.layout.random': 'Eight at random',
  'calimala.option.layout.first': 'First game',
  'calimala.option.layout.allRandom': 'All nine at random',
  'calimala.option.whiteSwap': 'White fourth disc',
  'calimala.option.whiteSwap.hint':
    'Where a white disc goes when a disc from a street takes its seat.',
  'calimala.option.whiteSwap.returned': 'Onto that street',
  'calimala.option.whiteSwap.removed': 'Out of the game',
  'calimala.option.oneCardPerTurn': 'One card per turn',
  'calimala.option.oneCardPerTurn.hint':
    'Second edition: the active player draws at most one compensation card per turn.',
  'calimala.option.extraStartCard': 'Extra start card',
  'calimala.option.extraStartCard.hint':
    'Second edition: the fourth and fifth player start with one card more.',
  'calimala.option.seatsAfterFifteenth': 'Seats after the fifteenth',
  'calimala.option.seatsAfterFifteenth.hint':
    'Second edition: discs promoted after the fifteenth scoring still take a seat in the council.',
} as const;
