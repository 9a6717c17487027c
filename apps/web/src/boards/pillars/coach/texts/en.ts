// What the coach says in a first game: at a decision, when something happens, and why a move is
// good. A recurring topic has a shorter text; one without is told once.

export const pillarsCoach = {
  // Decisions
  'pillars.coach.pick':
    'Take a card, or pass. A resource card uses workers and brings cubes this round; a craftsman costs gold and works for you in every round from now on. Players take one card at a time.',
  'pillars.coach.pick.short':
    'Take a card, or pass. Free workers: {workers, number}; each earns 1 gold at the mill.',
  'pillars.coach.dismiss':
    'You have too many craftsmen, so one of them has to leave for good. Keep a mortar mixer for your masons, a woodworker to buy wood, and those who give you most for a cube.',
  'pillars.coach.collapse':
    'A collapse: you lose one of your craftsmen. Usually it should be one you started with, but remember what else they are good for.',
  'pillars.coach.redraw':
    'You are the start player. Once this round you may put a drawn builder back and draw again, at the same price. It usually pays to wait for a better moment.',
  'pillars.coach.redraw.short': 'Keep this builder, or use your redraw.',
  'pillars.coach.place':
    'Your builder was drawn. Pay {price, number} gold to choose a place now, or pass: then it waits and is placed later for nothing, wherever there is still room.',
  'pillars.coach.place.short':
    'Place this builder for {price, number} gold, or pass and place it later for nothing.',
  'pillars.coach.placeFree':
    'This builder costs nothing and must be placed. Take the best of what is left.',
  'pillars.coach.placeFree.short': 'Place this builder, free of charge.',
  'pillars.coach.bishop':
    'The event is bad, and your builder is with the bishop. Ask for protection if it would hurt you; otherwise take a cube.',
  'pillars.coach.cloak':
    'The event is bad. You may use up the archbishop’s cloak to be spared, or keep it for a worse one.',
  'pillars.coach.cube':
    'The bishop gives you a cube from the market. Stone is worth the most, but think of what your craftsmen can use.',
  'pillars.coach.waiver':
    'The tax is {tax, number} gold. You may use up your waiver to pay nothing, or keep it for a more expensive round.',
  'pillars.coach.trade':
    'You are at the market. Buy what your craftsmen can turn into points, sell what they cannot use. One kind at a time; then it is the next builder’s turn.',
  'pillars.coach.trade.short': 'Buy or sell one kind, or withdraw.',
  'pillars.coach.build':
    'Now you make points: let your craftsmen work in any order. “Suggest” shows the most you can make of your goods.',
  'pillars.coach.build.short': 'Let your craftsmen work, then confirm.',
  'pillars.coach.keep':
    'You may keep only five cubes, and metal counts too. Keep what you can use in the next round.',
  'pillars.coach.done': 'You have decided. “Undo” takes it back, “Done” continues the game.',
  'pillars.coach.done.short': '“Done” continues the game.',
  'pillars.coach.waiting':
    'The others are deciding. Look at what they have: cubes, gold and craftsmen are public.',
  'pillars.coach.waiting.short': 'The others are deciding.',
  'pillars.coach.over':
    'The cathedral is finished. The score sheet shows where the points came from.',

  // What is special about a decision
  'pillars.coach.workers':
    'So a resource card also costs you the gold its workers would earn: the cheap ones are often the best.',
  'pillars.coach.craftsmen':
    'Craftsmen in the offer leave the game if nobody hires them. Two more are at Shiring, where a builder brings you one for nothing.',
  'pillars.coach.limit':
    'You have as many craftsmen as you may have. Hiring another means dismissing one.',
  'pillars.coach.grey': 'Your grey workers help you this round only: use them.',
  'pillars.coach.kingsbridge':
    'At Kingsbridge a builder takes an advantage card. One that works in every round is worth most early on.',
  'pillars.coach.shiring':
    'At Shiring a builder brings you a craftsman for nothing: that saves the price, but uses a builder.',
  'pillars.coach.court':
    'At the king’s court you pay no tax, and the first builder there takes the metal. Metal is rare, and later craftsmen make many points from it.',
  'pillars.coach.market':
    'At the market you may buy and sell. Without a builder there you cannot trade at all this round.',
  'pillars.coach.priory':
    'The priory simply gives points: 2 for the first builder, 1 for the second.',
  'pillars.coach.castle': 'The castle gives you two extra workers in the next round.',
  'pillars.coach.bishopSpace': 'The bishop protects you from a bad event, or gives you a cube.',
  'pillars.coach.startSpace':
    'A builder on the start player’s space makes you go first in the next round, and gives you the redraw.',
  'pillars.coach.tax':
    'You have little gold. Remember the tax of up to 5: for every 2 gold you are short you lose a point.',
  'pillars.coach.lastRound':
    'This is the last round: gold, cubes and cards left over are worth nothing. Turn everything into points.',
  'pillars.coach.masons': 'Your masons work only while you have a mortar mixer.',
  'pillars.coach.metal':
    'You have metal. If you have a toolmaker, use that card before the metal is gone.',

  // What happened
  'pillars.coach.newRound':
    'A new round: new craftsmen, new advantages, a full market, and a builder costs 7 again. Craftsmen get better from round to round.',
  'pillars.coach.finalRound':
    'The sixth and last round. Anything left at the end counts for nothing.',
  'pillars.coach.goodEvent':
    'The event is good: {happening, term, pillars.happening}. {happening, term, pillars.brings}',
  'pillars.coach.badEvent':
    'The event is bad: {happening, term, pillars.happening}. {happening, term, pillars.brings} A builder with the bishop protects you from it.',
  'pillars.coach.parked':
    'Your builder is waiting. When the bag is empty you place it for nothing, wherever there is still room.',
  'pillars.coach.mill': 'Workers without a card have earned you {gold, number} gold at the mill.',
  'pillars.coach.advantage':
    'You have gained an advantage: {advantage, term, pillars.advantage}. {advantage, term, pillars.effect}',
  'pillars.coach.joined':
    'A craftsman from Shiring has joined you and can work this very round: {craftsman, term, pillars.craftsman}.',
  'pillars.coach.metalTaken':
    'You were first at court and got the metal. Keep it for a glassblower, an organ builder or a bell founder.',
  'pillars.coach.taxed': 'The tax was {due, number} gold. A builder at court would have saved it.',
  'pillars.coach.grew':
    'The cathedral has grown; it shows which round it is. The next step decides the start player, then a new round begins.',

  // Why a move is good
  'pillars.coach.because.points': 'It brings points at once.',
  'pillars.coach.because.building': 'It makes more points in the cathedral this round.',
  'pillars.coach.because.goods': 'It leaves you with goods and gold you can use.',
  'pillars.coach.because.craftsmen': 'It makes your craftsmen stronger for the rounds to come.',
  'pillars.coach.because.cards': 'It brings you an advantage.',
  'pillars.coach.because.builders': 'Your builders get better places.',
  'pillars.coach.because.offer': 'It leaves you a good choice of cards and workers.',
  'pillars.coach.because.rounds': 'It pays in the rounds to come.',
} as const;

export type PillarsCoachTexts = Readonly<Record<keyof typeof pillarsCoach, string>>;

declare module '../../../../i18n/texts.ts' {
  interface GameTexts extends PillarsCoachTexts {}
}
