// The rules of Calimala: chapters with their passages, and the captions of their pictures.

export const calimalaRules = {
  'calimala.rules.aim': 'Aim',
  'calimala.rules.aim.aim':
    'You are cloth merchants in Florence. You weave cloth and deliver it to six cities, give wood, brick and marble to three churches, and donate artworks. Fifteen scoring tiles come up one after the other, each counting cubes of one kind; at the end the kept end cards are scored too. Most points win.',
  'calimala.rules.aim.aim.picture':
    'What is counted: six cities, three churches, artworks, ports, trading cities, wood, brick, marble.',

  'calimala.rules.table': 'What lies on the table',
  'calimala.rules.table.city':
    'The city is three by three actions, and the one in the middle never changes its place. Twelve streets join neighbouring actions, never diagonally. Discs are stacked on the streets: that is how everybody acts.',
  'calimala.rules.table.city.picture':
    'The city as it lies in a first game, with a few discs on its streets.',
  'calimala.rules.table.map':
    'Cloth goes to three ports (Barcelona, Lisbon, London) and to three trading cities (Troyes, Bruges, Hamburg). Each has room for twelve cloth. A trading city also has room for one trade house of every player.',
  'calimala.rules.table.map.picture':
    'A port, and a trading city with two trade houses; both with cloth.',
  'calimala.rules.table.churches':
    'A church has a row of spaces for wood, one for brick, one for marble and one for artworks: five spaces each in Santa Maria del Fiore, four in Santa Croce, three in San Miniato. Palazzo Vecchio, where the council sits, has four spaces, for artworks only.',
  'calimala.rules.table.churches.picture': 'Santa Croce with its four rows, and Palazzo Vecchio.',
  'calimala.rules.table.council':
    'The council has fifteen numbered seats with a scoring tile on each. All tiles are open from the start. They are scored in order, one whenever a seat is taken.',
  'calimala.rules.table.council.picture':
    'The next tile, with what each player has there and would get now.',
  'calimala.rules.table.own':
    'Your own board has three warehouses (wood, brick, marble) for four cubes each, room for three workshops with four cloth each, and a harbour for three ships. A cube is what its place makes it: material, cloth, a contribution or an artwork. Cubes never run out, and on the board they stay where they are.',
  'calimala.rules.table.own.picture':
    'A player’s board: warehouses, workshops, harbour, discs left.',
  'calimala.rules.table.hidden':
    'Hidden are only the cards in a hand (not how many), the end cards that were dealt, and the order of the deck. Everything else is open to all.',

  'calimala.rules.setup': 'Set-up',
  'calimala.rules.setup.discs':
    'With three players everybody has 12 coloured and 3 white discs, with four 10 and 2, with five 8 and 2. Every disc is one turn, so there are at most 15, 12 or 10 turns each. Chance picks the first player.',
  'calimala.rules.setup.discs.picture': 'Discs of three players, and a white one.',
  'calimala.rules.setup.endCards':
    'There are ten end cards: six cities, three churches and Palazzo Vecchio. With three players everybody is dealt three, with four or five two. You keep one in secret and put the rest away unseen. With three or four players one more card lies open. At the end all kept cards and the open one are scored for everybody.',
  'calimala.rules.setup.endCards.picture': 'End cards: a port, a church, Palazzo Vecchio.',
  'calimala.rules.setup.startCards':
    'Five action cards are laid out: wood, brick, marble, weave and build. Each player takes one, against the direction of play, beginning to the right of the first player; so the first player chooses last. What is left is shuffled into the deck.',
  'calimala.rules.setup.startCards.picture': 'The five start cards.',
  'calimala.rules.setup.begin':
    'Everybody begins with one empty workshop, one action card, and no points.',

  'calimala.rules.turn': 'A turn',
  'calimala.rules.turn.place':
    'Put one of your discs, coloured or white, on any of the twelve streets, on top of whatever lies there. No street is ever closed. The street joins two actions, and your disc gives you both, once each, in any order.',
  'calimala.rules.turn.place.picture':
    'A disc on the street between Wood and Contribute gives both actions.',
  'calimala.rules.turn.duty':
    'You must carry out at least one of the two actions, if need be with the help of cards from your hand. A street that could only bring you cards is not allowed. If that is so on every street, you may choose any of them and have no duty.',
  'calimala.rules.turn.others':
    'Then the second and the third disc from the top act for their owners, one after the other: both actions once each, also in somebody else’s turn. A player who owns several acts several times. They have no duty: two impossible actions simply bring two cards. It does not matter what you gave up.',
  'calimala.rules.turn.others.picture':
    'From the top down: first blue (diamond), then red (triangle), then yellow (circle).',
  'calimala.rules.turn.white':
    'A white disc gives you each of the two actions twice, in any order: four actions, of which you must carry out one at least. After that it belongs to nobody. Under other discs it never acts again and is passed over.',
  'calimala.rules.turn.white.picture':
    'A white disc on top acts four times; one further down is passed over.',
  'calimala.rules.turn.next':
    'When all have acted, and the fourth disc, if there is one, has gone, the turn passes to the left.',

  'calimala.rules.activation': 'When a disc acts',
  'calimala.rules.activation.slots':
    'Each action of an acting disc is carried out, in full or in part, or given up, or exchanged for a card. You choose the order.',
  'calimala.rules.activation.impossible':
    'If nothing at all of an action can be done, you draw a card instead. The moment decides: cards in your hand do not matter, and you may choose an order in which an action is tried while it is still impossible.',
  'calimala.rules.activation.impossible.picture': 'Impossible: a card instead.',
  'calimala.rules.activation.giveUp':
    'What you could do but do not want you may give up; that brings nothing. In your own turn you cannot give up your last chance to meet the duty.',
  'calimala.rules.activation.done':
    'When everything is used, confirm with Done. Until then you can undo the last step, or all of them together with the disc you placed. Only what came before a drawn card is final.',

  'calimala.rules.actions': 'The nine actions',
  'calimala.rules.actions.material.title': 'Wood, brick, marble',
  'calimala.rules.actions.material':
    'Put one cube into the warehouse of that kind. Impossible if four lie there already.',
  'calimala.rules.actions.material.picture': 'One cube of wood, brick or marble.',
  'calimala.rules.actions.build':
    'Build one of these: a ship for two wood; a trade house for two brick, in a trading city where you have none; a workshop for one wood and one brick. You can have three of each, the first workshop included, and keep them for good. Impossible if material or pieces are missing for all three.',
  'calimala.rules.actions.build.picture':
    'Two wood make a ship, two brick a trade house, one of each a workshop.',
  'calimala.rules.actions.weave':
    'Put one cloth into each of your workshops that has room. Impossible if all are full.',
  'calimala.rules.actions.weave.picture': 'One cloth for every workshop.',
  'calimala.rules.actions.ship':
    'Each of your ships brings up to one cloth to any port with room; several may go to the same port. You may send fewer, but at least one. Cloth leaves your fullest workshop by itself. Impossible without cloth, without a ship, or if all three ports are full.',
  'calimala.rules.actions.ship.picture': 'One cloth per ship, to any port.',
  'calimala.rules.actions.transport':
    'Each of your trade houses brings up to one cloth to its own city, if there is room. You may send fewer, but at least one. Impossible without cloth, without a trade house, or if every city with a house of yours is full.',
  'calimala.rules.actions.transport.picture': 'One cloth per trade house, to its own city.',
  'calimala.rules.actions.contribute':
    'One wood, brick or marble moves from your warehouse to a free space in the row of its kind in one of the three churches. Impossible if no material you hold has a free space anywhere.',
  'calimala.rules.actions.contribute.picture': 'One cube of material to its row in a church.',
  'calimala.rules.actions.artwork':
    'One marble from your warehouse becomes an artwork in one of the three churches or in Palazzo Vecchio. Impossible without marble, or if all sixteen spaces are taken.',
  'calimala.rules.actions.artwork.picture':
    'One marble becomes an artwork, in a church or in Palazzo Vecchio.',

  'calimala.rules.cards': 'Action cards',
  'calimala.rules.cards.play':
    'There are 45 cards, five of each action, and no limit to a hand. While one of your discs acts, also in the turns of others, you may play as many as you like: before, between and after its actions, even a card just drawn. At any other time you cannot.',
  'calimala.rules.cards.play.picture': 'Every card carries one of the nine actions.',
  'calimala.rules.cards.must':
    'A played card must do something, at least in part; otherwise it stays in your hand. It never brings a card, and it does not meet the duty: an action of the disc must. But a card may make that action possible. A card after which you could no longer meet the duty cannot be played.',
  'calimala.rules.cards.deck':
    'Played cards lie open. As soon as the last card of the deck is drawn, they are shuffled and become the new deck. If there is no card at all, none is drawn and none is owed.',

  'calimala.rules.council': 'The fourth disc',
  'calimala.rules.council.fourth':
    'If four discs lie on the street, the lowest does not act. After the others have acted it goes to the lowest free seat of the council: a seat for its owner, no matter whose turn it is. Then the tile there is scored. There is one scoring per turn at most.',
  'calimala.rules.council.fourth.picture':
    'The fourth disc (square) leaves its stack and takes a seat in the council.',
  'calimala.rules.council.white':
    'If the fourth disc is white, the player whose turn it is takes the seat: with a coloured disc from the supply, and the white disc joins that supply to be placed later. Without one, one of their discs from any street takes the seat, and the white disc goes on top of the stack it came from, without acting. If there is no such disc either, the white disc leaves the game and the tile is scored without a seat.',
  'calimala.rules.council.white.picture':
    'White goes back, a disc of the player’s own takes the seat.',
  'calimala.rules.council.seats':
    'Seats break ties and count for the end card of Palazzo Vecchio. A new seat already counts in its own scoring.',

  'calimala.rules.scoring': 'Scoring',
  'calimala.rules.scoring.counts':
    'A city counts cloth there. A church counts material and artworks in it. Ports and trading cities count cloth in all three of them. Wood, brick and marble count what was contributed of it to the three churches; an artwork is no marble there. Artworks count in all four buildings.',
  'calimala.rules.scoring.points':
    'The most cubes bring 3 points, the second most 2, the third 1. A player with none of what is counted gets no place and no points.',
  'calimala.rules.scoring.points.picture': 'A scoring: cubes counted, and the points for them.',
  'calimala.rules.scoring.twice':
    'Nearly every cube counts for two tiles: cloth in Lisbon for Lisbon and for the ports, wood in Santa Croce for that church and for wood. An artwork in Palazzo Vecchio counts for the artworks alone, but it weighs in the council like a seat.',
  'calimala.rules.scoring.twice.picture':
    'Cloth in Lisbon counts for Lisbon and for the ports; wood in Santa Croce for the church and for wood.',

  'calimala.rules.ties': 'Ties',
  'calimala.rules.ties.chain':
    'Among equal counts the council decides, step by step: more seats and artworks in Palazzo Vecchio together; then more seats; then who reached that number of seats earlier; and without seats, whose first artwork in Palazzo Vecchio came earlier.',
  'calimala.rules.ties.chain.picture': 'Seats and artworks in Palazzo Vecchio weigh the same.',
  'calimala.rules.ties.share':
    'Players with neither seat nor artwork there come last in the tie and share: the points of the places they cover are added, divided by their number and rounded down. Two who share the first and second place get 2 points each.',

  'calimala.rules.end': 'The end of the game',
  'calimala.rules.end.discs':
    'The game ends when all discs are placed. First the last turn is played to its end, with its scoring if there is one. Then all tiles without a seat are scored in order; nobody gets a seat for them.',
  'calimala.rules.end.fifteenth':
    'Or the fifteenth tile was scored: then the round is finished, so that all have had the same number of turns. In these last turns a fourth disc simply leaves the game, without a seat and without a scoring.',
  'calimala.rules.end.cards':
    'Then all kept end cards are shown. They and the open one are scored for everybody: 5, 3 and 1 points, ties as always. Palazzo Vecchio counts seats and artworks there together.',
  'calimala.rules.end.cards.picture': 'An end card: 5, 3 and 1 points.',
  'calimala.rules.end.winner':
    'Most points win. A tie is broken by seats and artworks in Palazzo Vecchio together, then by the further steps for ties. Players who are still equal share the victory.',

  'calimala.rules.options': 'Options of a table',
  'calimala.rules.options.layout':
    'Which action lies where. As a rule eight actions are shuffled around Build in the middle. The layout for a first game puts together what goes together. With all nine at random Build is shuffled too.',
  'calimala.rules.options.whiteSwap':
    'When a disc from a street takes the seat of a white fourth disc, the white one goes on top of that stack. With this option it leaves the game instead, and the stack is one disc lower.',
  'calimala.rules.options.oneCardPerTurn':
    'From the second edition: the player whose turn it is draws at most one card for impossible actions in this turn, with all their discs together. In the turns of others there is no limit.',
  'calimala.rules.options.extraStartCard':
    'From the second edition: the fourth and the fifth player in the order of play draw one more card at the start.',
  'calimala.rules.options.seatsAfterFifteenth':
    'From the second edition: after the fifteenth scoring a fourth disc still takes a seat, which counts for ties and for Palazzo Vecchio. No tile is scored for it.',
} as const;

export type CalimalaRulesTexts = Readonly<Record<keyof typeof calimalaRules, string>>;

declare module '../../../../i18n/texts.ts' {
  interface GameTexts extends CalimalaRulesTexts {}
}
