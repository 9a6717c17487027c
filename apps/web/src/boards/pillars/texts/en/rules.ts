// What the rules say: options, state of play, log lines and refusals, with the names they use.
import { names } from './names.ts';

export const rules = {
  ...names,

  'pillars.option.statue': 'The statue',
  'pillars.option.statue.hint':
    'Which craftsmen the statue event lets work once more than their number says.',
  'pillars.option.statue.all': 'All craftsmen',
  'pillars.option.statue.one': 'One craftsman each',
  'pillars.option.thirdBuilders': 'Third builders',
  'pillars.option.thirdBuilders.hint':
    'All three builders are drawn from the bag, or everybody places the third one free of charge at the end: less luck.',
  'pillars.option.thirdBuilders.drawn': 'Drawn from the bag',
  'pillars.option.thirdBuilders.last': 'Placed last',
  'pillars.option.building': 'Building the cathedral',
  'pillars.option.building.hint':
    'One after another, or all at once in rounds 1 to 5, which saves time.',
  'pillars.option.building.inTurn': 'In turn',
  'pillars.option.building.parallel': 'All at once',

  'pillars.status.cards': 'Cards',
  'pillars.status.builders': 'Builders',
  'pillars.status.resolution': 'Step {step, number} of 14',
  'pillars.status.over': 'Finished',

  // Where the points of a hint come from
  'pillars.reason.points': 'points scored',
  'pillars.reason.building': 'building this round',
  'pillars.reason.goods': 'goods and gold',
  'pillars.reason.craftsmen': 'craftsmen',
  'pillars.reason.cards': 'advantage cards',
  'pillars.reason.builders': 'places for builders',
  'pillars.reason.offer': 'workers and the offer',
  'pillars.reason.rounds': 'the rounds to come',

  // The log
  'pillars.brought': '{gain, amounts, pillars.amount}',
  'pillars.log.roundBegan':
    'Round {round, number} begins; start player: {seat, seat}. For hire: {craftsmen, terms, pillars.craftsman}. At Kingsbridge: {kingsbridge, terms, pillars.advantage}. At Shiring: {shiring, terms, pillars.craftsman}.',
  'pillars.log.eventForeseen': '{seat, seat, you {# look} other {# looks}} at the coming event.',
  'pillars.log.eventForeseen.known':
    '{seat, seat, you {# foresee} other {# foresees}} the event: {happening, term, pillars.happening}.',
  'pillars.log.hired':
    '{seat, seat, you {# hire} other {# hires}}: {craftsman, term, pillars.craftsman} ({gain, amounts, pillars.amount}).',
  'pillars.log.workersSent':
    '{seat, seat, you {# send} other {# sends}} {workers, plural, one {# worker} other {# workers}}. {resource, term, pillars.resource}.',
  'pillars.log.passedCards.choice':
    '{seat, seat, you {# take} other {# takes}} no more cards this round.',
  'pillars.log.passedCards.nothingAffordable':
    '{seat, seat, you {# cannot afford a card and take} other {# cannot afford a card and takes}} no more this round.',
  'pillars.log.offerClosed':
    'The offer is closed.{craftsmen, select, none {} other { Nobody wanted: {craftsmen, terms, pillars.craftsman}.}}',
  'pillars.log.dismissed.limit':
    '{seat, seat, you {# have too many craftsmen and dismiss} other {# has too many craftsmen and dismisses}} one: {craftsman, term, pillars.craftsman}.',
  'pillars.log.dismissed.collapse':
    '{seat, seat, you {# lose} other {# loses}} a craftsman in the collapse: {craftsman, term, pillars.craftsman}.',
  'pillars.log.builderDrawn':
    '{seat, seat, you {Your builder} other {#’s builder}} is drawn; it {price, plural, =0 {is free} other {costs # gold}}.',
  'pillars.log.builderKept': '{by, seat, you {# keep} other {# keeps}} this builder.',
  'pillars.log.builderPutBack':
    '{by, seat, you {# put} other {# puts}} {seat, seat, you {your builder} other {#’s builder}} back into the bag and {by, seat, you {draw} other {draws}} again.',
  'pillars.log.builderSetAside':
    'Because of the town wall, {seat, seat, you {your third builder} other {#’s third builder}} sits out this round.',
  'pillars.log.builderPlaced.drawn':
    '{seat, seat, you {# place} other {# places}} a builder: {location, term, pillars.location}{gain, select, none {} other { ({gain, amounts, pillars.amount})}}.',
  'pillars.log.builderPlaced.drawn.card':
    '{seat, seat, you {# place} other {# places}} a builder: {location, term, pillars.location}, {location, select, kingsbridge {{card, term, pillars.advantage}} other {{card, term, pillars.craftsman}}}{gain, select, none {} other { ({gain, amounts, pillars.amount})}}.',
  'pillars.log.builderPlaced.freePlacement':
    '{seat, seat, you {# use} other {# uses}} the free placement for a builder: {location, term, pillars.location}.',
  'pillars.log.builderPlaced.freePlacement.card':
    '{seat, seat, you {# use} other {# uses}} the free placement for a builder: {location, term, pillars.location}, {location, select, kingsbridge {{card, term, pillars.advantage}} other {{card, term, pillars.craftsman}}}.',
  'pillars.log.builderPlaced.parked':
    '{seat, seat, you {# place} other {# places}} a parked builder: {location, term, pillars.location}.',
  'pillars.log.builderPlaced.parked.card':
    '{seat, seat, you {# place} other {# places}} a parked builder: {location, term, pillars.location}, {location, select, kingsbridge {{card, term, pillars.advantage}} other {{card, term, pillars.craftsman}}}.',
  'pillars.log.builderPlaced.third':
    '{seat, seat, you {# place} other {# places}} the third builder: {location, term, pillars.location}.',
  'pillars.log.builderPlaced.third.card':
    '{seat, seat, you {# place} other {# places}} the third builder: {location, term, pillars.location}, {location, select, kingsbridge {{card, term, pillars.advantage}} other {{card, term, pillars.craftsman}}}.',
  'pillars.log.builderParked.choice':
    '{seat, seat, you {# pass} other {# passes}} at {price, number} gold; the builder is parked.',
  'pillars.log.builderParked.unaffordable':
    '{seat, seat} cannot pay {price, number} gold; the builder is parked.',
  'pillars.log.eventRevealed':
    'The event: {happening, term, pillars.happening}. {happening, term, pillars.brings}',
  'pillars.log.bishopAsked.protection':
    '{seat, seat, you {# are} other {# is}} protected by the bishop.',
  'pillars.log.bishopAsked.cube':
    '{seat, seat, you {# ask} other {# asks}} the bishop for a cube instead of protection.',
  'pillars.log.cardPlayed':
    '{seat, seat, you {# use} other {# uses}} a card: {card, term, pillars.advantage}.',
  'pillars.log.cardHeld':
    '{seat, seat, you {# keep} other {# keeps}} a card for later: {card, term, pillars.advantage}.',
  'pillars.log.eventTookEffect':
    '{happening, term, pillars.happening}: affects {seats, select, none {nobody} other {{seats, seats}}}.',
  'pillars.log.eventTookEffect.later':
    '{happening, term, pillars.happening}: affects {seats, select, none {nobody} other {{seats, seats}}}.',
  'pillars.log.cubeTaken':
    '{seat, seat, you {# get} other {# gets}} a cube from the bishop: {cube, term, pillars.good}.',
  'pillars.log.millPaid':
    '{seat, seat, you {# have} other {# has}} {workers, plural, =0 {no workers} one {# worker} other {# workers}} at the mill{gain, select, none {} other { ({gain, amounts, pillars.amount})}}.',
  'pillars.log.advantageGained':
    '{seat, seat, you {# gain} other {# gains}} an advantage: {advantage, term, pillars.advantage}{gain, select, none {} other { ({gain, amounts, pillars.amount})}}.',
  'pillars.log.prioryScored': '{seat, seat} at the priory: {gain, amounts, pillars.amount}.',
  'pillars.log.produced':
    '{pit, term, pillars.step}, {seat, seat}: {gain, amounts, pillars.amount}.',
  'pillars.log.taxRolled':
    '{seat, seat, you {# roll} other {# rolls}} the tax: {tax, number} gold.',
  'pillars.log.taxPaid':
    '{gain, select, none {{seat, seat, you {# have} other {# has}} nothing to pay the tax with} other {{seat, seat, you {# pay} other {# pays}} the tax ({gain, amounts, pillars.amount})}}.',
  'pillars.log.taxPaid.short':
    '{seat, seat, you {# are} other {# is}} short of gold for the tax of {due, number} ({gain, amounts, pillars.amount}).',
  'pillars.log.metalTaken':
    '{seat, seat, you {# were} other {# was}} first at court: {gain, amounts, pillars.amount}.',
  'pillars.log.craftsmanJoined':
    'Shiring: {craftsman, term, pillars.craftsman} joins {seat, seat}.',
  'pillars.log.greyFetched':
    '{seat, seat, you {# fetch} other {# fetches}} {workers, plural, one {# grey worker} other {# grey workers}} for the next round.',
  'pillars.log.bought':
    '{seat, seat, you {# buy} other {# buys}}: {gain, amounts, pillars.amount}.',
  'pillars.log.sold':
    '{seat, seat, you {# sell} other {# sells}}: {gain, amounts, pillars.amount}.',
  'pillars.log.withdrew.choice':
    '{seat, seat, you {# withdraw} other {# withdraws}} a builder from the market.',
  'pillars.log.withdrew.nothingPossible':
    '{seat, seat} cannot trade anything; the builder leaves the market.',
  'pillars.log.craftsmanUsed':
    '{craftsman, term, pillars.craftsman} works for {seat, seat}: {gain, amounts, pillars.amount}.',
  'pillars.log.builtEnough': '{seat, seat, you {# are} other {# is}} done building.',
  'pillars.log.cubesReturned':
    '{seat, seat, you {# have more than five cubes and give} other {# has more than five cubes and gives}} some back: {gain, amounts, pillars.amount}.',
  'pillars.log.cathedralGrew': 'The cathedral grows: piece {piece, number} of 6.',
  'pillars.log.startPlayerNamed.builder':
    '{seat, seat, you {# have a builder on the start player’s space and go} other {# has a builder on the start player’s space and goes}} first in the next round.',
  'pillars.log.startPlayerNamed.leftNeighbour':
    '{seat, seat, you {# are} other {# is}} the next start player.',
  'pillars.log.confirmed': '{seat, seat, you {# are} other {# is}} done.',
  'pillars.log.movesTakenBack':
    '{seat, seat, you {# take} other {# takes}} back {moves, plural, one {# step} other {# steps}}.',
  'pillars.log.gameEnded': '{seat, seat, you {# win} other {# wins}} the game.',
  'pillars.log.gameEnded.shared': '{seats, seats} share the victory.',

  // Refusals of the rules
  'pillars.error.players.count': 'The Pillars of the Earth is for 2 to 4 players.',
  'pillars.error.move.notAsked': 'That is not what you are being asked now.',
  'pillars.error.move.answered': 'You have already decided: confirm it, or undo it.',
  'pillars.error.card.notOffered': 'That card is not in the offer.',
  'pillars.error.card.gold': 'You do not have enough gold for that.',
  'pillars.error.card.workers': 'You do not have enough free workers for that.',
  'pillars.error.card.notOwned': 'You do not own that card.',
  'pillars.error.craftsman.notOwned': 'That craftsman does not work for you.',
  'pillars.error.craftsman.usedUp': 'That craftsman has worked as often as the card allows.',
  'pillars.error.craftsman.goods': 'You do not have what that craftsman needs.',
  'pillars.error.craftsman.beside': 'That craftsman needs a mortar mixer to work.',
  'pillars.error.space.taken': 'There is no free space for a builder there.',
  'pillars.error.space.noSuchCard': 'That card is not there.',
  'pillars.error.space.gold': 'You do not have enough gold for the price of this builder.',
  'pillars.error.space.freeAnyway': 'This builder costs nothing: no card is needed.',
  'pillars.error.park.mustPlace': 'This builder must be placed.',
  'pillars.error.market.stock': 'The market does not have that many.',
  'pillars.error.market.gold': 'You do not have enough gold for that.',
  'pillars.error.market.woodworker': 'You need a woodworker to buy wood.',
  'pillars.error.market.stonecutter': 'You need a stonecutter to sell stone.',
  'pillars.error.market.sold': 'You have sold this kind this round: you cannot buy it now.',
  'pillars.error.market.bought': 'You have bought this kind this round: you cannot sell it now.',
  'pillars.error.market.cubes': 'You do not have that many cubes.',
  'pillars.error.keep.cubes': 'You do not have those cubes to keep.',
  'pillars.error.done.unanswered': 'You must decide first.',
} as const;

export type RulesTexts = Readonly<Record<keyof typeof rules, string>>;

declare module '../../../../i18n/texts.ts' {
  interface GameTexts extends RulesTexts {}
}
