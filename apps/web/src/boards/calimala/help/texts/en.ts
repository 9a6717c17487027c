// The rules of Calimala: chapters with their passages, and the captions of their pictures.

export const calimalaRules = {
  'calimala.rules.aim': 'Aim',
  'calimala.rules.aim.aim':
    'You are cloth merchants in Florence. You weave cloth and deliver it to six cities, give wood, brick and marble to three churches, and donate artworks. Fifteen tiles are scored one after another, each counting cubes of one kind; at the end the end cards that players kept are scored too. The player with the most points wins.',
  'calimala.rules.aim.aim.picture':
    'What is counted: six cities, three churches, artworks, ports, trading cities, wood, brick, marble.',

  'calimala.rules.table': 'On the table',
  'calimala.rules.table.city':
    'The city is a three-by-three grid of actions; the one in the middle never moves. Twelve streets join neighbouring actions, never diagonally. You act by stacking discs on the streets.',
  'calimala.rules.table.city.picture':
    'The city as laid out for a first game, with a few discs on its streets.',
  'calimala.rules.table.map':
    'Cloth goes to three ports (Barcelona, Lisbon, London) and three trading cities (Troyes, Bruges, Hamburg). Each has room for twelve cloth. A trading city also has room for one trade house per player.',
  'calimala.rules.table.map.picture':
    'A port, and a trading city with two trade houses, both with cloth.',
  'calimala.rules.table.churches':
    'Each church has a row of spaces for wood, one for brick, one for marble and one for artworks: five spaces per row in Santa Maria del Fiore, four in Santa Croce, three in San Miniato. Palazzo Vecchio, where the council sits, has four spaces, all for artworks.',
  'calimala.rules.table.churches.picture': 'Santa Croce with its four rows, and Palazzo Vecchio.',
  'calimala.rules.table.council':
    'The council has fifteen numbered seats, each with a scoring tile. All tiles are face up from the start. They are scored in order, one each time a seat is taken.',
  'calimala.rules.table.council.picture':
    'The next tile, with what each player has there and would score now.',
  'calimala.rules.table.own':
    'Your own board has three warehouses (wood, brick, marble) for four cubes each, room for three workshops with four cloth each, and a harbour for three ships. Where a cube lies decides what it is: material, cloth, a contribution or an artwork. Cubes never run out, and once on the main board they never move.',
  'calimala.rules.table.own.picture':
    'A player’s board: warehouses, workshops, harbour and remaining discs.',
  'calimala.rules.table.hidden':
    'Only three things are hidden: the cards players hold (but not how many), the end cards they were dealt, and the order of the deck. Everything else is public.',

  'calimala.rules.setup': 'Set-up',
  'calimala.rules.setup.discs':
    'With three players everybody has 12 coloured and 3 white discs; with four, 10 and 2; with five, 8 and 2. Every disc is one turn, so there are at most 15, 12 or 10 turns each. The first player is chosen at random.',
  'calimala.rules.setup.discs.picture': 'Discs of three players, and a white one.',
  'calimala.rules.setup.endCards':
    'There are ten end cards: six cities, three churches and Palazzo Vecchio. With three players you are dealt three of them, with four or five players two. Keep one in secret and put the rest away unseen. With three or four players, one more card is turned face up. At the end all kept cards and the face-up one are scored for everybody.',
  'calimala.rules.setup.endCards.picture': 'End cards: a port, a church, Palazzo Vecchio.',
  'calimala.rules.setup.startCards':
    'Five action cards are laid out: wood, brick, marble, weave and build. Starting to the right of the first player and going anticlockwise, each player takes one, so the first player chooses last. The rest are shuffled into the deck.',
  'calimala.rules.setup.startCards.picture': 'The five start cards.',
  'calimala.rules.setup.begin':
    'Everybody starts with one empty workshop, one action card and no points.',

  'calimala.rules.turn': 'A turn',
  'calimala.rules.turn.place':
    'Put one of your discs, coloured or white, on any of the twelve streets, on top of any discs already there. No street is ever closed. The street joins two actions, and your disc gives you both, once each, in any order.',
  'calimala.rules.turn.place.picture':
    'A disc on the street between Wood and Contribute gives both actions.',
  'calimala.rules.turn.duty':
    'You must carry out at least one of the two actions, if necessary with the help of cards from your hand. You may not choose a street that would only bring you cards. If that is true of every street, choose any of them; then you need not carry out either action.',
  'calimala.rules.turn.others':
    'Then the second and third discs from the top act for their owners, one after the other: both actions, once each, even in somebody else’s turn. A player who owns several of them acts several times. Their owners do not have to carry out anything: two impossible actions simply bring two cards. They act even if you skipped one of your own actions.',
  'calimala.rules.turn.others.picture':
    'From the top down: first blue (diamond), then red (triangle), then yellow (circle).',
  'calimala.rules.turn.white':
    'A white disc gives you each of the two actions twice, in any order: four actions, of which you must carry out at least one. After that it belongs to nobody. Once it is under other discs, it never acts again and is passed over.',
  'calimala.rules.turn.white.picture':
    'A white disc on top acts four times; one further down is passed over.',
  'calimala.rules.turn.next':
    'When all discs have acted and the fourth disc, if there is one, has left, the turn passes to the left.',

  'calimala.rules.activation': 'When a disc acts',
  'calimala.rules.activation.slots':
    'Each action of a disc is carried out, in full or in part, or skipped, or – if it is impossible – replaced by a card. You choose the order.',
  'calimala.rules.activation.impossible':
    'If no part of an action is possible, you draw a card instead. Only that moment counts: cards in your hand do not matter, and you may choose the order so that an action comes up while it is still impossible.',
  'calimala.rules.activation.impossible.picture': 'Impossible: draw a card instead.',
  'calimala.rules.activation.giveUp':
    'You may skip an action that you could carry out, but you get nothing for it. In your own turn you must carry out at least one, so you cannot skip your last chance to do so.',
  'calimala.rules.activation.done':
    'When no action is left, confirm with Done. Until then you can undo the last step, or all of them including the disc you placed. Nothing that came before a card was drawn can be undone.',

  'calimala.rules.actions': 'The nine actions',
  'calimala.rules.actions.material.title': 'Wood, brick, marble',
  'calimala.rules.actions.material':
    'Put one cube into the warehouse for that material. Impossible if there are already four in it.',
  'calimala.rules.actions.material.picture': 'One cube of wood, brick or marble.',
  'calimala.rules.actions.build':
    'Build one of these: a ship for two wood; a trade house for two brick, in a trading city where you have none; a workshop for one wood and one brick. You can have three of each, including your first workshop, and you never lose them. Impossible if you lack the material or the pieces for all three.',
  'calimala.rules.actions.build.picture':
    'Two wood for a ship, two brick for a trade house, one of each for a workshop.',
  'calimala.rules.actions.weave':
    'Put one cloth into each of your workshops that has room. Impossible if all are full.',
  'calimala.rules.actions.weave.picture': 'One cloth for every workshop.',
  'calimala.rules.actions.ship':
    'Each of your ships takes up to one cloth to any port with room; several may go to the same port. You may send fewer, but at least one. The cloth comes from your fullest workshop automatically. Impossible without cloth, without a ship, or if all three ports are full.',
  'calimala.rules.actions.ship.picture': 'One cloth per ship, to any port.',
  'calimala.rules.actions.transport':
    'Each of your trade houses sends up to one cloth to its own city, if there is room. You may send fewer, but at least one. Impossible without cloth, without a trade house, or if every city with a trade house of yours is full.',
  'calimala.rules.actions.transport.picture': 'One cloth per trade house, to its own city.',
  'calimala.rules.actions.contribute':
    'Move one wood, brick or marble from your warehouse to a free space in the row for that material in one of the three churches. Impossible if there is no free space for anything you have.',
  'calimala.rules.actions.contribute.picture': 'One cube of material to its row in a church.',
  'calimala.rules.actions.artwork':
    'One marble from your warehouse becomes an artwork in one of the three churches or in Palazzo Vecchio. Impossible without marble, or if all sixteen spaces are taken.',
  'calimala.rules.actions.artwork.picture':
    'One marble becomes an artwork, in a church or in Palazzo Vecchio.',

  'calimala.rules.cards': 'Action cards',
  'calimala.rules.cards.play':
    'There are 45 cards, five of each action, and no hand limit. While one of your discs acts, even in another player’s turn, you may play as many as you like: before, between and after its actions, even a card you have just drawn. You cannot play cards at any other time.',
  'calimala.rules.cards.play.picture': 'Every card shows one of the nine actions.',
  'calimala.rules.cards.must':
    'A card must do something, at least in part; otherwise you cannot play it. It never brings another card, and it does not count as one of your disc’s own actions, though it may make one possible. In your own turn you cannot play a card that would leave you unable to carry out at least one of them.',
  'calimala.rules.cards.deck':
    'Played cards are discarded face up. As soon as the last card of the deck is drawn, the discards are shuffled to form a new deck. If there are no cards at all, you draw none and are owed none.',

  'calimala.rules.council': 'The fourth disc',
  'calimala.rules.council.fourth':
    'If there are four discs on the street, the lowest does not act. After the others have acted, it takes the lowest-numbered free seat in the council for its owner, no matter whose turn it is. Then the tile there is scored. There is at most one scoring per turn.',
  'calimala.rules.council.fourth.picture':
    'The fourth disc (square) leaves its stack and takes a seat in the council.',
  'calimala.rules.council.white':
    'If the fourth disc is white, the player whose turn it is takes the seat with a coloured disc from their supply; the white disc joins that supply and can be placed later. If they have no coloured disc left, one of their discs from any street takes the seat, and the white disc goes on top of the stack that disc came from, without acting. If they have no disc on a street either, the white disc leaves the game and the tile is scored without a seat.',
  'calimala.rules.council.white.picture':
    'The white disc goes back; one of the player’s own discs takes the seat.',
  'calimala.rules.council.seats':
    'Seats break ties and count for the Palazzo Vecchio end card. A new seat already counts in the scoring it triggers.',

  'calimala.rules.scoring': 'Scoring',
  'calimala.rules.scoring.counts':
    'A city counts the cloth there. A church counts the material and artworks in it. Ports and trading cities count the cloth in all three of them. Wood, brick and marble count what was contributed to the three churches; an artwork does not count as marble. Artworks are counted in all four buildings.',
  'calimala.rules.scoring.points':
    'The most cubes bring 3 points, the second most 2, the third most 1. A player with none of what is counted gets no place and no points.',
  'calimala.rules.scoring.points.picture': 'A scoring: the cubes counted, and the points for them.',
  'calimala.rules.scoring.twice':
    'Nearly every cube counts for two tiles: cloth in Lisbon for Lisbon and for the ports, wood in Santa Croce for that church and for wood. An artwork in Palazzo Vecchio counts only for artworks, but it is worth as much as a seat in the council.',
  'calimala.rules.scoring.twice.picture':
    'Cloth in Lisbon counts for Lisbon and for the ports; wood in Santa Croce for the church and for wood.',

  'calimala.rules.ties': 'Ties',
  'calimala.rules.ties.chain':
    'Ties are decided by the council, step by step: the most seats and artworks in Palazzo Vecchio combined; then the most seats; then being first to reach that number of seats; and, for players without seats, the earliest artwork in Palazzo Vecchio.',
  'calimala.rules.ties.chain.picture': 'Seats and artworks in Palazzo Vecchio count the same.',
  'calimala.rules.ties.share':
    'Tied players with neither a seat nor an artwork there come after the others and share: the points of the places they cover are added up, divided by the number of players and rounded down. Two players sharing first and second place get 2 points each.',

  'calimala.rules.end': 'The end of the game',
  'calimala.rules.end.discs':
    'The game ends when all discs have been placed. The last turn is finished first, with its scoring if there is one. Then all tiles without a seat are scored in order; nobody gets a seat for them.',
  'calimala.rules.end.fifteenth':
    'It also ends once the fifteenth tile has been scored: the round is finished so that everybody has had the same number of turns. In these last turns a fourth disc simply leaves the game, without a seat or a scoring.',
  'calimala.rules.end.cards':
    'Then all kept end cards are revealed. They and the face-up one are scored for everybody: 5, 3 and 1 points, with the usual tie-breaks. Palazzo Vecchio counts seats and artworks there together.',
  'calimala.rules.end.cards.picture': 'An end card: 5, 3 and 1 points.',
  'calimala.rules.end.winner':
    'The player with the most points wins. A tie is broken by seats and artworks in Palazzo Vecchio combined, then by the other steps for ties. Players who are still tied share the victory.',

  'calimala.rules.options': 'Table options',
  'calimala.rules.options.layout':
    'Which action goes where. Normally eight actions are shuffled around Build in the middle. The first-game layout puts actions that work well together side by side. With all nine at random, Build is shuffled too.',
  'calimala.rules.options.whiteSwap':
    'When a disc from a street takes the seat of a white fourth disc, the white one normally goes on top of that stack. With this option it leaves the game instead, and the stack is one disc lower.',
  'calimala.rules.options.oneCardPerTurn':
    'From the second edition: the player whose turn it is draws at most one card for impossible actions in that turn, however many of their discs act. In other players’ turns there is no limit.',
  'calimala.rules.options.extraStartCard':
    'From the second edition: the fourth and fifth players in turn order draw one extra card at the start.',
  'calimala.rules.options.seatsAfterFifteenth':
    'From the second edition: after the fifteenth scoring a fourth disc still takes a seat, which counts for ties and for Palazzo Vecchio. No tile is scored for it.',
} as const;

export type CalimalaRulesTexts = Readonly<Record<keyof typeof calimalaRules, string>>;

declare module '../../../../i18n/texts.ts' {
  interface GameTexts extends CalimalaRulesTexts {}
}
