// The rules of Pillars: chapters with their passages.

export const pillarsRules = {
  'pillars.rules.aim': 'Aim',
  'pillars.rules.aim.aim':
    'You are builders of a great cathedral. Over six rounds you send workers for sand, wood and stone, hire craftsmen and place three master builders where they help you most. At the end of every round your craftsmen turn goods into points. The player with the most points wins.',
  'pillars.rules.aim.aim.picture': 'The cathedral with all six pieces in place.',

  'pillars.rules.table': 'What you have',
  'pillars.rules.table.own':
    'Everybody has 12 workers, three builders in a shared bag, and three craftsmen from the start: a mortar mixer, a woodworker and a stonecutter. You start with 2 points and 20 to 23 gold.',
  'pillars.rules.table.own.picture': 'Twelve workers and three builders.',
  'pillars.rules.table.goods':
    'Sand, wood and stone come from the gravel pit, the forest and the quarry. Metal is rare: one each round at the king’s court, and a few from cards. Gold pays for craftsmen, builders, taxes and goods; you can never have more than 30, and anything above that is lost at once.',
  'pillars.rules.table.goods.picture': 'Sand, wood, stone, metal, gold and points.',
  'pillars.rules.table.craftsmen':
    'A craftsman’s card shows what goes in, what comes out, and how often in a round. You may have five craftsmen; if you get a sixth, one of the six leaves you for good, even the new one if you like.',
  'pillars.rules.table.craftsmen.picture':
    'What everybody starts with: trade, what goes in, what comes out, how often.',
  'pillars.rules.table.hidden':
    'Gold, points, cubes, craftsmen and cards are public. Only what has not been revealed is hidden: events, later advantage cards and craftsmen, the order of the builders in the bag, the tax die.',

  'pillars.rules.setup': 'Set-up',
  'pillars.rules.setup.players':
    'The start player is chosen at random and has 20 gold; going clockwise, the others have 21, 22 and 23. The bag holds three builders per player.',
  'pillars.rules.setup.decks':
    'Four of the 14 advantage cards and four of the ten events leave the game unseen. Two further advantage cards are kept for the last round. The 24 craftsmen come four to a round, always the same four in each.',
  'pillars.rules.setup.round':
    'In every round two advantage cards lie at Kingsbridge and two craftsmen at Shiring. The round’s other two craftsmen are in the offer, with seven of the nine resource cards. The market has four sand, four wood and four stone.',

  'pillars.rules.cards': 'Phase I: cards',
  'pillars.rules.cards.take':
    'Starting with the start player, each player in turn takes one card from the offer or passes. A player who passes takes no more cards this round. The phase ends when everybody has passed or nothing is left.',
  'pillars.rules.cards.resources':
    'A resource card needs workers, who stay on it until it brings its cubes. Sand: 2 cubes for 2 workers, 3 for 4, 4 for 7. Wood: 2 for 3, 3 for 6, 4 for 9. Stone: 2 for 5, 3 for 8, 4 for 10.',
  'pillars.rules.cards.resources.picture':
    'The nine resource cards: workers, and the cubes they bring.',
  'pillars.rules.cards.hire':
    'A craftsman costs the gold shown on the card, paid at once. You may also take a card just to keep it from the others. Craftsmen nobody takes leave the game.',
  'pillars.rules.cards.mill':
    'Workers without a card go to the wool mill and earn 1 gold each. So every resource card also costs you gold.',
  'pillars.rules.cards.mill.picture': 'A worker at the mill earns 1 gold.',

  'pillars.rules.builders': 'Phase II: builders',
  'pillars.rules.builders.draw':
    'The start player draws builders from the bag one at a time. The owner of the drawn builder either pays the price and puts it on a free space, or passes.',
  'pillars.rules.builders.draw.picture': 'Builders come out of the bag at random.',
  'pillars.rules.builders.price':
    'The first builder costs 7 gold, and each one after that 1 less, down to 0. The price falls whether or not the builder is placed. At 0 a builder must be placed.',
  'pillars.rules.builders.price.picture': '7 gold, then 6, then 5 … and finally nothing.',
  'pillars.rules.builders.pass':
    'A builder whose owner passes is parked. When the bag is empty, the parked builders are placed free of charge, in the order they were parked. They come late, but cost nothing.',
  'pillars.rules.builders.redraw':
    'Once per round, right after a draw, the start player may put the builder back and draw again. The price stays the same.',
  'pillars.rules.builders.places':
    'There are eight places for builders, with 17 spaces in all. You may have several builders at one place if there is room. At Kingsbridge and Shiring you choose the card; elsewhere the spaces fill in order.',
  'pillars.rules.builders.two':
    'With two players, the six builders cost 7 down to 2 gold; then the parked ones are placed free of charge.',

  'pillars.rules.steps': 'Phase III: fourteen steps',
  'pillars.rules.steps.event':
    'The event of the round is revealed. A good one helps everybody. A bad one hits everybody who does not avert it. Some events take effect in a later step.',
  'pillars.rules.steps.bishop':
    'One space. If the event is bad, you choose: either it does not affect you, or you take a cube. Otherwise you simply take 1 sand, wood or stone from the market. You choose after seeing the event.',
  'pillars.rules.steps.bishop.picture': 'A builder with the bishop.',
  'pillars.rules.steps.mill': 'Each of your workers without a card earns 1 gold.',
  'pillars.rules.steps.kingsbridge':
    'Two spaces. Each builder brings the advantage card it stands on. A card without a builder leaves the game.',
  'pillars.rules.steps.kingsbridge.picture': 'Two advantage cards; a builder stands on the first.',
  'pillars.rules.steps.priory':
    'Two spaces. The first builder placed here brings 2 points, the second 1.',
  'pillars.rules.steps.priory.picture': 'Both spaces of the priory are taken.',
  'pillars.rules.steps.pits.title': 'Forest, quarry, gravel pit',
  'pillars.rules.steps.pits':
    'Resource cards bring their cubes: first wood, then stone, then sand. Cards and workers go back. The cubes do not come from the market.',
  'pillars.rules.steps.court':
    'Four spaces. The start player rolls the tax die: 2, 3, 3, 4, 4 or 5 gold. Everybody pays except players with a builder here. The first builder placed here also takes the metal.',
  'pillars.rules.steps.court.picture': 'Two builders at court; the metal is for the first.',
  'pillars.rules.steps.shiring':
    'Two spaces. Each builder brings the craftsman it stands on, free of charge. A craftsman without a builder leaves the game.',
  'pillars.rules.steps.shiring.picture': 'Two craftsmen; a builder stands on the second.',
  'pillars.rules.steps.castle':
    'One space. You get two grey workers, who help you in the next round only: 14 workers instead of 12.',
  'pillars.rules.steps.castle.picture': 'A builder at the castle.',
  'pillars.rules.steps.startPlayer':
    'One space. You become start player for the next round. If there is no builder here, the player to the left of the old start player does.',
  'pillars.rules.steps.startPlayer.picture': 'A builder on the start player’s space.',

  'pillars.rules.market': 'Step 12: the market',
  'pillars.rules.market.turns':
    'Four spaces. Only players with a builder here may trade. In the order the builders were placed, each buys or sells one kind of cube or withdraws; this repeats until all have withdrawn.',
  'pillars.rules.market.turns.picture':
    'Three builders at the market, in the order they were placed.',
  'pillars.rules.market.prices':
    'Sand costs 2 gold, wood 3 and stone 4, whether you buy or sell. Metal cannot be bought, but sells for 5. You can only buy what is in stock; what you sell is not added to it.',
  'pillars.rules.market.prices.picture': 'Sand 2, wood 3, stone 4 gold.',
  'pillars.rules.market.limits':
    'In one round you cannot both buy and sell the same kind. To buy wood you need a woodworker, to sell stone a stonecutter; any card of the trade will do.',

  'pillars.rules.building': 'Step 13: the cathedral',
  'pillars.rules.building.uses':
    'Starting with the start player, each player lets their craftsmen work in any order, each up to as often as the card says. Nobody has to. You can undo until you are done; “Suggest” shows the most you can make of your goods.',
  'pillars.rules.building.special':
    'Masons work only if you have a mortar mixer. A toolmaker brings 2 gold if you have a metal at that moment; you keep the metal. An architect brings a point for nothing. Gold earned here may go to the goldsmith at once.',
  'pillars.rules.building.special.picture': 'No mason without a mortar mixer.',
  'pillars.rules.building.five':
    'Then you keep at most five cubes, metal included, and give back the rest. In the last round anything left is worth nothing.',
  'pillars.rules.building.grows': 'A piece is added to the cathedral. The sixth ends the game.',

  'pillars.rules.craftsmen': 'All craftsmen',
  'pillars.rules.craftsmen.start':
    'From the start: mortar mixer, 3 sand for a point, 3 times. Woodworker, 2 wood for a point, 4 times. Stonecutter, 2 stone for a point, 4 times.',
  'pillars.rules.craftsmen.round1':
    'Round 1: toolmaker (2 gold), 2 gold if you have metal. Woodworker (3), 1 wood for 4 gold, twice. Mortar mixer (4), 2 sand for a point, 3 times. Mason (5), 1 stone for a point, twice.',
  'pillars.rules.craftsmen.round1.picture': 'The craftsmen of round 1.',
  'pillars.rules.craftsmen.round2':
    'Round 2: carpenter (3), 1 wood for a point, twice. Mason (4), 3 times. Potter (5), 1 sand for a point, twice. Architect (6), a point for nothing.',
  'pillars.rules.craftsmen.round2.picture': 'The craftsmen of round 2.',
  'pillars.rules.craftsmen.round3':
    'Round 3: mason (4), 4 times. Carpenter (5), 3 times. Sculptor (6), 1 stone for 2 points, once. Potter (7), 3 times.',
  'pillars.rules.craftsmen.round3.picture': 'The craftsmen of round 3.',
  'pillars.rules.craftsmen.round4':
    'Round 4: mason (5), 5 times. Carpenter (6), 4 times. Sculptor (7), twice. Glassblower (8), 1 sand and 1 metal for 3 points, once.',
  'pillars.rules.craftsmen.round4.picture': 'The craftsmen of round 4.',
  'pillars.rules.craftsmen.round5':
    'Round 5: carpenter (6), 5 times. Goldsmith (7), 3 gold for a point, 6 times. Sculptor (8), 3 times. Glassblower (9), twice.',
  'pillars.rules.craftsmen.round5.picture': 'The craftsmen of round 5.',
  'pillars.rules.craftsmen.round6':
    'Round 6: goldsmith (7), 8 times. Sculptor (8), 4 times. Organ builder (9), 1 wood and 1 metal for 6 points, once. Bell founder (10), 1 metal for 4 points, twice.',
  'pillars.rules.craftsmen.round6.picture': 'The craftsmen of round 6.',

  'pillars.rules.advantages': 'Advantage cards',
  'pillars.rules.advantages.everyRound':
    'Every round: a share in the gravel pit, forest or quarry (1 extra cube, with or without a card, from this round on); foresight (you see each round’s event in advance, from the next round on); gift of the priory (1 extra point for each of your builders there); light tax (always 2 gold); friend of the guilds (six craftsmen); helping hand (a thirteenth worker, from the next round on).',
  'pillars.rules.advantages.everyRound.picture': 'The eight cards you keep.',
  'pillars.rules.advantages.once':
    'Once, when you like: free placement (a drawn builder costs nothing); the archbishop’s cloak (a bad event does not affect you; decide when you see it); tax waiver (no tax; decide after the roll).',
  'pillars.rules.advantages.once.picture': 'The three cards that are used up.',
  'pillars.rules.advantages.atOnce':
    'At once: wool trade (8 gold), studies abroad (2 metal), weeping Madonna (3 points). Always in the last round: last loads (1 stone, 1 wood) and gift of the king (1 metal).',
  'pillars.rules.advantages.atOnce.picture': 'The five cards that take effect at once.',

  'pillars.rules.events': 'Events',
  'pillars.rules.events.good':
    'Good: the king’s victory (5 gold), gift of metal (1 metal), open stores (up to five of your workers at the mill earn 1 extra gold), the statue (craftsmen may work once more than their number, except organ builder and bell founder), volunteers (each resource card brings one extra cube).',
  'pillars.rules.events.good.picture': 'The five good events.',
  'pillars.rules.events.bad':
    'Bad: collapse (you lose a craftsman of your choice), the feud (you lose 2 points), hard winter (each resource card brings one cube less), the town wall (you may use only two builders in the next round), extortion (pay 4 gold).',
  'pillars.rules.events.bad.picture': 'The five bad events.',
  'pillars.rules.events.short':
    'A player who cannot pay the extortion or the tax in full pays all they have and loses a point for every full 2 gold missing. Points never go below 0.',

  'pillars.rules.end': 'The end of a round and of the game',
  'pillars.rules.end.refill':
    'For the next round the market is refilled to four of each, the court has one metal again, the price of a builder goes back to 7, and new cards are laid out.',
  'pillars.rules.end.end':
    'The game is over after the cathedral step of the sixth round. The player with the most points wins; ties are broken by gold, and players still tied share the victory. Nothing else counts.',

  'pillars.rules.options': 'Table options',
  'pillars.rules.options.statue':
    'With the statue every craftsman with a number may work once more. With this option only one craftsman of each player may: the first to work beyond its number.',
  'pillars.rules.options.thirdBuilders':
    'Only two builders of each player are in the bag. After the parked ones everybody places their third, free of charge, in reverse order of their first placements this round. Less luck, more planning.',
  'pillars.rules.options.building':
    'In rounds 1 to 5 everybody builds at the same time, since nobody’s building affects the others. The last round is always played in turn.',
} as const;

export type PillarsRulesTexts = Readonly<Record<keyof typeof pillarsRules, string>>;

declare module '../../../../i18n/texts.ts' {
  interface GameTexts extends PillarsRulesTexts {}
}
