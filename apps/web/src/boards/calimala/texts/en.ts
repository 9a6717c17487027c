// The texts of Calimala: terms, prompts, log lines and refusals.

export const calimala = {
  'calimala.option.layout': 'City layout',
  'calimala.option.layout.hint': 'Which action goes where; the first-game layout helps beginners.',
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
    'Second edition: the active player draws at most one card per turn for impossible actions.',
  'calimala.option.extraStartCard': 'Extra start card',
  'calimala.option.extraStartCard.hint':
    'Second edition: the fourth and fifth players start with one more card.',
  'calimala.option.seatsAfterFifteenth': 'Seats after the fifteenth scoring',
  'calimala.option.seatsAfterFifteenth.hint':
    'Second edition: after the fifteenth scoring a fourth disc still takes a seat in the council.',

  // Parts of the table
  'calimala.city': 'The city',
  'calimala.churches': 'The churches',
  'calimala.map': 'The map',
  'calimala.council': 'The council',
  'calimala.players': 'The players',
  'calimala.ownBoard': 'Your board',
  'calimala.decision': 'Your decision',
  'calimala.panel.city': 'City',
  'calimala.panel.council': 'Council',
  'calimala.panel.churches': 'Churches',
  'calimala.panel.map': 'Map',
  'calimala.panel.players': 'Players',
  'calimala.status.endCards': 'End cards',
  'calimala.status.startDraft': 'Start cards',
  'calimala.status.city': 'In the city',
  'calimala.status.over': 'Finished',
  'calimala.status.deck': 'Deck {count}',

  // The nine actions
  'calimala.action.wood': 'Wood',
  'calimala.action.brick': 'Brick',
  'calimala.action.marble': 'Marble',
  'calimala.action.build': 'Build',
  'calimala.action.artwork': 'Artwork',
  'calimala.action.weave': 'Weave',
  'calimala.action.ship': 'Ship',
  'calimala.action.transport': 'Transport',
  'calimala.action.contribute': 'Contribute',
  'calimala.help.wood': 'Put 1 wood into your warehouse.',
  'calimala.help.brick': 'Put 1 brick into your warehouse.',
  'calimala.help.marble': 'Put 1 marble into your warehouse.',
  'calimala.help.build':
    'Build a ship (2 wood), a trade house (2 brick) or a workshop (1 wood, 1 brick).',
  'calimala.help.artwork': 'Turn 1 marble into an artwork in a church or in Palazzo Vecchio.',
  'calimala.help.weave': 'Put 1 cloth into each of your workshops that has room.',
  'calimala.help.ship': 'Send up to 1 cloth per ship to the ports.',
  'calimala.help.transport': 'Send up to 1 cloth to each trading city where you have a house.',
  'calimala.help.contribute': 'Give 1 wood, brick or marble to a church.',

  // What is counted
  'calimala.category.barcelona': 'Barcelona',
  'calimala.category.lisbon': 'Lisbon',
  'calimala.category.london': 'London',
  'calimala.category.troyes': 'Troyes',
  'calimala.category.bruges': 'Bruges',
  'calimala.category.hamburg': 'Hamburg',
  'calimala.category.santaMariaDelFiore': 'Santa Maria del Fiore',
  'calimala.category.sanMiniato': 'San Miniato',
  'calimala.category.santaCroce': 'Santa Croce',
  'calimala.category.palazzoVecchio': 'Palazzo Vecchio',
  'calimala.category.artworks': 'Artworks',
  'calimala.category.ports': 'Ports',
  'calimala.category.tradingCities': 'Trading cities',
  'calimala.category.wood': 'Wood',
  'calimala.category.brick': 'Brick',
  'calimala.category.marble': 'Marble',
  'calimala.counts.city': 'Counted: cloth in this city',
  'calimala.counts.church': 'Counted: material and artworks in this church',
  'calimala.counts.palazzoVecchio': 'Counted: seats in the council and artworks in Palazzo Vecchio',
  'calimala.counts.artworks': 'Counted: artworks in all four buildings',
  'calimala.counts.ports': 'Counted: cloth in the three ports',
  'calimala.counts.tradingCities': 'Counted: cloth in the three trading cities',
  'calimala.counts.material': 'Counted: this material in the three churches',
  'calimala.place.barcelona': 'Barcelona',
  'calimala.place.lisbon': 'Lisbon',
  'calimala.place.london': 'London',
  'calimala.place.troyes': 'Troyes',
  'calimala.place.bruges': 'Bruges',
  'calimala.place.hamburg': 'Hamburg',
  'calimala.place.santaMariaDelFiore.wood': 'Santa Maria del Fiore (wood)',
  'calimala.place.santaMariaDelFiore.brick': 'Santa Maria del Fiore (brick)',
  'calimala.place.santaMariaDelFiore.marble': 'Santa Maria del Fiore (marble)',
  'calimala.place.santaMariaDelFiore.artwork': 'Santa Maria del Fiore (artwork)',
  'calimala.place.sanMiniato.wood': 'San Miniato (wood)',
  'calimala.place.sanMiniato.brick': 'San Miniato (brick)',
  'calimala.place.sanMiniato.marble': 'San Miniato (marble)',
  'calimala.place.sanMiniato.artwork': 'San Miniato (artwork)',
  'calimala.place.santaCroce.wood': 'Santa Croce (wood)',
  'calimala.place.santaCroce.brick': 'Santa Croce (brick)',
  'calimala.place.santaCroce.marble': 'Santa Croce (marble)',
  'calimala.place.santaCroce.artwork': 'Santa Croce (artwork)',
  'calimala.place.palazzoVecchio': 'Palazzo Vecchio (artwork)',
  'calimala.placeLabel': '{place}: {cubes}',
  'calimala.nobody': 'nobody',

  // City and streets
  'calimala.disc.kind': 'Which disc',
  'calimala.disc.coloured': 'Coloured',
  'calimala.disc.white': 'White',
  'calimala.street.label':
    'Street {one, term, calimala.action} – {other, term, calimala.action}: {discs, plural, =0 {no disc} one {# disc, {owners}} other {# discs, from the top {owners}}}',
  'calimala.replace.label': 'Your disc on street {street}, number {position} from the top',
  'calimala.target.counts': '{label} – counts for {counts}',

  // Council and forecast
  'calimala.tile.coming': 'Tile {space}, {tile}: still to come',
  'calimala.tile.scored':
    'Tile {space}, {tile}. Seat: {owner}. Points: {points, select, none {none} other {{points}}}',
  'calimala.standings.none': 'Nobody has any yet',
  'calimala.points': '{points, plural, one {# point} other {# points}}',
  'calimala.why.influence': 'Tie: more seats and artworks in the council combined',
  'calimala.why.seats': 'Tie: more seats in the council',
  'calimala.why.earlierSeat': 'Tie: reached this number of seats first',
  'calimala.why.earlierArtwork': 'Tie: earliest artwork in Palazzo Vecchio',
  'calimala.why.shared': 'Tie: no standing in the council, so the points are shared',
  'calimala.order.title': 'Who wins a tie',
  'calimala.order.label': 'Ties are won in this order: {seats}.',
  'calimala.order.then': '{first}, then {rest}',
  'calimala.order.weight':
    '{seats, plural, one {# seat} other {# seats}}, {artworks, plural, one {# artwork} other {# artworks}}',
  'calimala.order.note':
    'Seats and artworks in Palazzo Vecchio combined count first, then seats, then who was earlier.',
  'calimala.forecast.open': 'All scorings',
  'calimala.forecast.title': 'What would score now',
  'calimala.forecast.note': 'Every tile still to come, as if it were scored at this moment.',
  'calimala.forecast.endCards': 'End cards you know',

  // Map and deliveries
  'calimala.houses.label':
    '{count, plural, =0 {No trade house} one {# trade house: {owners}} other {# trade houses: {owners}}}',
  'calimala.delivery.less': 'One less cloth for {city}',
  'calimala.delivery.more': 'One more cloth for {city}',
  'calimala.delivery.set': '{set, number} of up to {most, number} cloth assigned. Tap the cities.',

  // Players and what they own
  'calimala.active': 'Whose turn it is',
  'calimala.acting': 'This player’s disc is acting',
  'calimala.hand': 'Cards in hand',
  'calimala.seats': 'Seats in the council',
  'calimala.harbour': 'Ships in the harbour',
  'calimala.discs.coloured': 'Coloured discs left',
  'calimala.discs.white': 'White discs left',
  'calimala.startCard': 'Took {action, term, calimala.action} at the start',
  'calimala.ships': '{count, plural, =0 {No ships yet} one {# ship} other {# ships}}',
  'calimala.workshop.none': 'Workshop not built yet',
  'calimala.workshop.cloth': 'Workshop with {count, number} of 4 cloth',
  'calimala.build.ship': 'Ship',
  'calimala.build.house': 'House in {city, term, calimala.place}',
  'calimala.build.workshop': 'Workshop',
  'calimala.hand.own': '{count, plural, one {Your hand: # card} other {Your hand: # cards}}',
  'calimala.hand.empty': 'No cards in hand',
  'calimala.card.playable':
    '{action, term, calimala.action}, {count, plural, one {# card} other {# cards}}: can be played now',
  'calimala.card.held':
    '{action, term, calimala.action}, {count, plural, one {# card} other {# cards}}',
  'calimala.endCard.own': 'Your end card: {card, term, calimala.category}',
  'calimala.endCard.open': 'Face-up end card: {card, term, calimala.category}',
  'calimala.endCard.help.place': 'At the end: 5, 3 and 1 points for the most cubes here.',
  'calimala.endCard.help.council': 'At the end: 5, 3 and 1 points for seats and artworks here.',
  'calimala.discard': 'Discard: {count, plural, one {# card} other {# cards}}',
  'calimala.deck': 'Deck: {count, plural, one {# card} other {# cards}}',

  // Decisions
  'calimala.hint.endCards': 'Every kept end card is scored for all players at the end.',
  'calimala.hint.startDraft': 'The first player chooses last.',
  'calimala.hint.place':
    'A disc gives both actions of its street; a white one gives each twice, but never acts again.',
  'calimala.hint.replace':
    'If the fourth disc is white, the active player takes its seat with one of their own discs.',
  'calimala.hint.over': 'All hands are open now.',
  'calimala.preview.order': 'Acting:',
  'calimala.preview.noScoring': 'No fourth disc, so nothing is scored.',
  'calimala.preview.removed': 'The fourth disc leaves the game.',
  'calimala.preview.seat':
    'Fourth disc: {seat, seat, you {# take} other {# takes}} a seat in the council.',
  'calimala.preview.whiteSeat':
    'White fourth disc: {seat, seat, you {# take} other {# takes}} the seat.',
  'calimala.preview.scores': '{tile, term, calimala.category} now:',
  'calimala.acts.top': '{seat, seat, you {Your disc} other {#’s disc}} acts',
  'calimala.acts.below':
    '{seat, seat, you {Your disc} other {#’s disc}} acts, {depth, select, 2 {second} other {third}} from the top',
  'calimala.slot.open': '{action, term, calimala.action}: still open',
  'calimala.slot.used': '{action, term, calimala.action}: carried out',
  'calimala.slot.givenUp': '{action, term, calimala.action}: skipped',
  'calimala.slot.drawn': '{action, term, calimala.action}: impossible, a card was drawn',
  'calimala.slot.draw': 'impossible: draw a card',
  'calimala.slot.owed': 'not possible yet',
  'calimala.slot.giveUp': 'Skip {action, term, calimala.action}',
  'calimala.start.draft': 'Take a start card',
  'calimala.start.draft.hint': 'Everybody sees what you take.',
  'calimala.start.endCards': 'Keep one end card',
  'calimala.start.endCards.hint': 'It stays secret until the end and is then scored for everybody.',
  'calimala.confirm.street': 'Place the disc',
  'calimala.confirm.deed': 'Deliver',
  'calimala.confirm.giveUp': 'Skip',

  // The prompt: one sentence at all times
  'calimala.prompt.keepEndCard': 'Keep one of your end cards.',
  'calimala.prompt.takeStartCard': 'Take one of the start cards.',
  'calimala.prompt.place': 'Your turn: choose a street for a disc.',
  'calimala.prompt.confirmStreet': 'Place the disc here?',
  'calimala.prompt.act':
    'Your disc acts: {actions, terms, calimala.action}{count, plural, =1 {} other {, in any order}}.',
  'calimala.prompt.react':
    '{seat, seat, you {Your disc acts too, {depth, select, 2 {second} other {third}} from the top} other {Your disc acts in #’s turn}}: {actions, terms, calimala.action}{count, plural, =1 {} other {, in any order}}.',
  'calimala.prompt.done': 'All done? Confirm to continue.',
  'calimala.prompt.doneOrCard': 'Play a card, or confirm that you are done.',
  'calimala.prompt.restart': 'Restart',
  'calimala.prompt.replaceDisc': 'Choose which of your discs goes to the council.',
  'calimala.prompt.giveUp': 'Skip {action, term, calimala.action} without drawing a card?',
  'calimala.prompt.choose.build': 'What do you build?',
  'calimala.prompt.choose.artwork': 'Where does the artwork go?',
  'calimala.prompt.choose.ship': 'Which ports get cloth?',
  'calimala.prompt.choose.transport': 'Which trading cities get cloth?',
  'calimala.prompt.choose.contribute': 'Which church gets what?',
  'calimala.prompt.wait.keepEndCard': 'Waiting for {seats, seats} to keep an end card.',
  'calimala.prompt.wait.takeStartCard': 'Waiting for {seats, seats} to take a start card.',
  'calimala.prompt.wait.place': 'Waiting for {seats, seats} to place a disc.',
  'calimala.prompt.wait.act':
    'Waiting for {seats, seats}: {actions, terms, calimala.action} still open.',
  'calimala.prompt.wait.done': 'Waiting for {seats, seats} to finish acting.',
  'calimala.prompt.wait.replaceDisc':
    'Waiting for {seats, seats} to choose a disc for the council.',
  'calimala.prompt.over': 'The game is over. {seats, seats} won.',

  // Scorings and the end
  'calimala.scoring': 'Scoring',
  'calimala.scoring.tile.promotion':
    'Tile {space}: {seat, seat, you {# have} other {# has}} taken the seat.',
  'calimala.scoring.tile.promotion.nobody': 'Tile {space}: nobody takes the seat.',
  'calimala.scoring.tile.endOfGame': 'Tile {space}, at the end of the game.',
  'calimala.scoring.endCard': 'End card kept by {seat, seat}',
  'calimala.scoring.endCard.nobody': 'Face-up end card',
  'calimala.beats.influence': '{seat, seat} before {other, seat}: more seats and artworks combined',
  'calimala.beats.seats': '{seat, seat} before {other, seat}: more seats',
  'calimala.beats.earlierSeat': '{seat, seat} before {other, seat}: reached this many seats first',
  'calimala.beats.earlierArtwork':
    '{seat, seat} before {other, seat}: earliest artwork in Palazzo Vecchio',
  'calimala.beats.shared':
    '{count, plural, one {# shares} other {# share}} the points, rounded down',

  // Where the points of a hint come from
  'calimala.reason.points': 'points scored',
  'calimala.reason.tiles': 'upcoming scorings',
  'calimala.reason.endCards': 'end cards',
  'calimala.reason.goods': 'goods',
  'calimala.reason.engine': 'buildings and ships',
  'calimala.reason.cards': 'cards in hand',
  'calimala.reason.discs': 'discs',
  'calimala.reason.council': 'standing in the council',

  // The log
  'calimala.brought': '{gain, amounts, calimala.brought}',
  'calimala.brought.wood': '{count, number} wood',
  'calimala.brought.brick': '{count, number} brick',
  'calimala.brought.marble': '{count, number} marble',
  'calimala.brought.cloth': '{count, number} cloth',
  'calimala.brought.ship': '{count, plural, one {# ship} other {# ships}}',
  'calimala.brought.house': '{count, plural, one {# trade house} other {# trade houses}}',
  'calimala.brought.workshop': '{count, plural, one {# workshop} other {# workshops}}',
  'calimala.brought.artwork': '{count, plural, one {# artwork} other {# artworks}}',
  'calimala.brought.delivery': '{count, plural, one {# delivery} other {# deliveries}}',
  'calimala.brought.contribute': '{count, plural, one {# contribution} other {# contributions}}',
  'calimala.brought.card': '{count, plural, one {# card} other {# cards}}',
  'calimala.log.endCardKept': '{seat, seat, you {# keep} other {# keeps}} an end card.',
  'calimala.log.endCardKept.known':
    '{seat, seat, you {# keep} other {# keeps}} the end card {card, term, calimala.category}.',
  'calimala.log.startCardTaken':
    '{seat, seat, you {# take} other {# takes}} the start card {card, term, calimala.action}.',
  'calimala.log.extraCardDrawn': '{seat, seat, you {# draw} other {# draws}} an extra start card.',
  'calimala.log.extraCardDrawn.known':
    '{seat, seat, you {# draw} other {# draws}} an extra start card: {card, term, calimala.action}.',
  'calimala.log.turnBegan':
    'Round {round, number}: {seat, seat, you {your turn} other {#’s turn}}.',
  'calimala.log.discPlaced':
    '{seat, seat, you {# place} other {# places}} a {disc, select, white {white} other {coloured}} disc: {one, term, calimala.action} – {other, term, calimala.action}.',
  'calimala.log.discActivated':
    '{seat, seat, you {Your {depth, select, 1 {new disc acts} 2 {disc acts, second from the top} other {disc acts, third from the top}}} other {#’s {depth, select, 1 {new disc acts} 2 {disc acts, second from the top} other {disc acts, third from the top}}}}.',
  'calimala.log.slot.wood': '{seat, seat, you {# take} other {# takes}} wood.',
  'calimala.log.slot.brick': '{seat, seat, you {# take} other {# takes}} brick.',
  'calimala.log.slot.marble': '{seat, seat, you {# take} other {# takes}} marble.',
  'calimala.log.slot.build.ship': '{seat, seat, you {# build} other {# builds}} a ship.',
  'calimala.log.slot.build.house':
    '{seat, seat, you {# build} other {# builds}} a trade house: {city, term, calimala.place}.',
  'calimala.log.slot.build.workshop': '{seat, seat, you {# build} other {# builds}} a workshop.',
  'calimala.log.slot.artwork':
    '{seat, seat, you {# donate} other {# donates}}: {places, terms, calimala.place}.',
  'calimala.log.slot.weave':
    '{seat, seat, you {# weave} other {# weaves}} {workshops, number} cloth.',
  'calimala.log.slot.ship':
    '{seat, seat, you {# ship} other {# ships}} cloth: {places, terms, calimala.place}.',
  'calimala.log.slot.transport':
    '{seat, seat, you {# transport} other {# transports}} cloth: {places, terms, calimala.place}.',
  'calimala.log.slot.contribute':
    '{seat, seat, you {# contribute} other {# contributes}}: {places, terms, calimala.place}.',
  'calimala.log.card.wood':
    '{seat, seat, you {# play a card and take} other {# plays a card and takes}} wood.',
  'calimala.log.card.brick':
    '{seat, seat, you {# play a card and take} other {# plays a card and takes}} brick.',
  'calimala.log.card.marble':
    '{seat, seat, you {# play a card and take} other {# plays a card and takes}} marble.',
  'calimala.log.card.build.ship':
    '{seat, seat, you {# play a card and build} other {# plays a card and builds}} a ship.',
  'calimala.log.card.build.house':
    '{seat, seat, you {# play a card and build} other {# plays a card and builds}} a trade house: {city, term, calimala.place}.',
  'calimala.log.card.build.workshop':
    '{seat, seat, you {# play a card and build} other {# plays a card and builds}} a workshop.',
  'calimala.log.card.artwork':
    '{seat, seat, you {# play a card and donate} other {# plays a card and donates}}: {places, terms, calimala.place}.',
  'calimala.log.card.weave':
    '{seat, seat, you {# play a card and weave} other {# plays a card and weaves}} {workshops, number} cloth.',
  'calimala.log.card.ship':
    '{seat, seat, you {# play a card and ship} other {# plays a card and ships}} cloth: {places, terms, calimala.place}.',
  'calimala.log.card.transport':
    '{seat, seat, you {# play a card and transport} other {# plays a card and transports}} cloth: {places, terms, calimala.place}.',
  'calimala.log.card.contribute':
    '{seat, seat, you {# play a card and contribute} other {# plays a card and contributes}}: {places, terms, calimala.place}.',
  'calimala.log.slotGivenUp':
    '{seat, seat, you {# skip} other {# skips}} {action, term, calimala.action}.',
  'calimala.log.cardDrawn':
    '{action, term, calimala.action} is impossible: {seat, seat, you {# draw} other {# draws}} a card.',
  'calimala.log.cardDrawn.known':
    '{action, term, calimala.action} is impossible: {seat, seat, you {# draw} other {# draws}} {card, term, calimala.action}.',
  'calimala.log.noCardDrawn.deckEmpty':
    '{action, term, calimala.action} is impossible, and there is no card for {seat, seat} to draw.',
  'calimala.log.noCardDrawn.oneCardPerTurn':
    '{action, term, calimala.action} is impossible; {seat, seat, you {# have} other {# has}} already drawn a card this turn.',
  'calimala.log.deckReshuffled':
    'The discard pile becomes the new deck: {cards, plural, one {# card} other {# cards}}.',
  'calimala.log.activationDone': '{seat, seat, you {# are} other {# is}} done.',
  'calimala.log.movesTakenBack':
    '{seat, seat, you {# take} other {# takes}} back {moves, plural, one {# step} other {# steps}}.',
  'calimala.log.discPromoted':
    '{seat, seat, you {# take} other {# takes}} seat {space} in the council.',
  'calimala.log.whiteDiscReplaced.supply':
    'The fourth disc is white: {seat, seat, you {# take} other {# takes}} seat {space} and {seat, seat, you {keep} other {keeps}} the white disc.',
  'calimala.log.whiteDiscReplaced.stack':
    'The fourth disc is white: {seat, seat, you {# take} other {# takes}} seat {space} with a disc from a street; the white one takes its place.',
  'calimala.log.whiteDiscReplaced.box':
    'The fourth disc is white: {seat, seat, you {# take} other {# takes}} seat {space} with a disc from a street; the white one leaves the game.',
  'calimala.log.discRemoved':
    'The fourth disc, {seat, seat, you {yours} other {#’s}}, leaves the game.',
  'calimala.log.discRemoved.white': 'The white fourth disc leaves the game.',
  'calimala.log.tileScored.promotion':
    'Tile {space}, {tile, term, calimala.category}, is scored. {points, select, none {Nobody scores.} other {{points, points}}}',
  'calimala.log.tileScored.endOfGame':
    'End of the game, tile {space}, {tile, term, calimala.category}. {points, select, none {Nobody scores.} other {{points, points}}}',
  'calimala.log.lastRoundBegan': 'All fifteen tiles have been scored: this is the last round.',
  'calimala.log.finalScoringBegan.discsUsedUp':
    'All discs have been placed: the final scoring begins.',
  'calimala.log.finalScoringBegan.fifteenthScoring':
    'All fifteen tiles have been scored: the final scoring begins.',
  'calimala.log.endCardScored':
    '{seat, seat, you {Your end card} other {#’s end card}}: {card, term, calimala.category}. {points, select, none {Nobody scores.} other {{points, points}}}',
  'calimala.log.endCardScored.open':
    'Face-up end card: {card, term, calimala.category}. {points, select, none {Nobody scores.} other {{points, points}}}',
  'calimala.log.gameEnded': '{seat, seat, you {# win} other {# wins}} the game.',
  'calimala.log.gameEnded.shared': '{seats, seats} share the victory.',

  // Refusals of the rules
  'calimala.lack.storage': 'the warehouse is full',
  'calimala.lack.building': 'needs two wood, two brick, or one of each',
  'calimala.lack.pieces': 'you have already built all your material allows',
  'calimala.lack.marble': 'no marble',
  'calimala.lack.material': 'no wood, brick or marble',
  'calimala.lack.looms': 'all workshops are full',
  'calimala.lack.ships': 'no ship',
  'calimala.lack.houses': 'no trade house',
  'calimala.lack.cloth': 'no cloth',
  'calimala.lack.room': 'no room left',
  'calimala.lack.wood': 'no wood',
  'calimala.lack.brick': 'no brick',
  'calimala.lack.twoWood': 'needs two wood',
  'calimala.lack.twoBrick': 'needs two brick',
  'calimala.lack.woodAndBrick': 'needs one wood and one brick',
  'calimala.lack.harbour': 'your harbour is full',
  'calimala.lack.workshops': 'you have all your workshops',
  'calimala.lack.houseStands': 'your trade house stands there already',
  'calimala.lack.houseThere': 'you have no trade house there',
  'calimala.lack.allShips': 'every ship is loaded',
  'calimala.lack.allCloth': 'all cloth is on its way',
  'calimala.lack.portsOnly': 'ships sail to ports only',
  'calimala.lack.tradingCitiesOnly': 'cloth goes to trading cities only',
  'calimala.lack.oneEach': 'each trade house sends one cloth',
  'calimala.error.players.count': 'Calimala is for 3 to 5 players.',
  'calimala.error.endCard.notDealt': 'That end card was not dealt to you.',
  'calimala.error.endCard.kept': 'You have already kept an end card.',
  'calimala.error.startCard.taken': 'That start card is no longer there.',
  'calimala.error.disc.none':
    'You have no {disc, select, white {white} other {coloured}} disc left.',
  'calimala.error.disc.duty':
    '{one, term, calimala.action}: {oneWhy, term, calimala.lack}. {other, term, calimala.action}: {otherWhy, term, calimala.lack}.',
  'calimala.error.slot.notOpen': '{action, term, calimala.action} is not available now.',
  'calimala.error.slot.impossible': '{action, term, calimala.action}: {why, term, calimala.lack}.',
  'calimala.error.slot.possible':
    '{action, term, calimala.action} can be carried out: do it or skip it.',
  'calimala.error.slot.choice': '{action, term, calimala.action}: {why, term, calimala.lack}.',
  'calimala.error.slot.duty':
    'You must still carry out at least one of the two actions in your own turn.',
  'calimala.error.card.notHeld': 'You do not hold this card: {action, term, calimala.action}.',
  'calimala.error.card.duty':
    'After that card you could no longer carry out either of the two actions.',
  'calimala.error.done.slotsOpen': 'Use or skip every action first.',
  'calimala.error.replace.notYourDisc': 'There is no disc of yours in that place.',
  'calimala.error.undo.over': 'None of your discs is acting: there is nothing to undo.',
  'calimala.error.undo.cardDrawn': 'A card has been drawn: nothing before it can be undone.',
} as const;

export type CalimalaTexts = Readonly<Record<keyof typeof calimala, string>>;

declare module '../../../i18n/texts.ts' {
  interface GameTexts extends CalimalaTexts {}
}
