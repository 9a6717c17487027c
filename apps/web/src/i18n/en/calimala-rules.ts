// The rules of Calimala in short, chapter by chapter.

export const calimalaRules = {
  'calimala.rules.1.title': 'Aim',
  'calimala.rules.1.text':
    'You are cloth merchants in Florence. You deliver cloth, give material to churches and donate artworks. Fifteen scoring tiles come up one after the other; at the end the kept end cards count too. Most points win.',
  'calimala.rules.2.title': 'Your turn',
  'calimala.rules.2.text':
    'Put a disc on one of the twelve streets, on top of whatever lies there. A street joins two actions: your disc gives you both, once each, in any order. At least one of them you must be able to carry out. A white disc gives each of them twice, but never acts again.',
  'calimala.rules.3.title': 'Others act too',
  'calimala.rules.3.text':
    'After you, the two discs below yours act for their owners, from the top down. A white disc below is skipped. So one turn can wake up to three discs – also in other players’ turns.',
  'calimala.rules.4.title': 'The fourth disc',
  'calimala.rules.4.text':
    'If a stack has four discs, the lowest goes to the council when all have acted: its owner gets a seat, and the next tile is scored. If it is white, the active player puts a disc of their own there instead.',
  'calimala.rules.5.title': 'The nine actions',
  'calimala.rules.5.text':
    'Wood, brick, marble: 1 cube into the warehouse (4 each).\nBuild: a ship (2 wood), a trade house (2 brick, one per city) or a workshop (1 wood, 1 brick).\nWeave: 1 cloth into each workshop with room.\nShip: up to 1 cloth per ship to any ports.\nTransport: up to 1 cloth per trade house to its city.\nContribute: 1 material to its row in a church.\nArtwork: 1 marble to an artwork space of a church or of Palazzo Vecchio.',
  'calimala.rules.6.title': 'Impossible or given up',
  'calimala.rules.6.text':
    'An action you cannot carry out gives you a card instead. An action you give up gives nothing. Delivering fewer than you could is allowed.',
  'calimala.rules.7.title': 'Cards',
  'calimala.rules.7.text':
    'While one of your discs acts you may play any number of action cards, before, between and after its actions, also one just drawn.',
  'calimala.rules.8.title': 'Scoring',
  'calimala.rules.8.text':
    'A tile counts cubes: of a city, a church, a material, all artworks, all ports or all trading cities. First 3 points, second 2, third 1. Every cube counts in two scorings.',
  'calimala.rules.9.title': 'Ties',
  'calimala.rules.9.text':
    'Ties are broken in the council: more seats and artworks there together; then more seats; then whoever had them earlier; then the earlier artwork. Without any standing there the points are shared, rounded down.',
  'calimala.rules.10.title': 'The end',
  'calimala.rules.10.text':
    'The game ends when all discs are placed, or with the round of the fifteenth scoring. Tiles left over are scored, then all kept end cards: 5, 3, 1 points.',
} as const;
