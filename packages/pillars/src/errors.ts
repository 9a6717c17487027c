// Every refusal of the rules: its code and its English sentence. Clients translate by code.
import { MOVE_SENTENCES, refusals, UNDO_SENTENCES } from '@loggia/kernel';

export const SENTENCES = {
  ...MOVE_SENTENCES,
  ...UNDO_SENTENCES,
  'players.count': 'The Pillars of the Earth is for 2 to 4 players.',
  'move.notAsked': 'That move does not answer what you are asked now.',
  'move.answered': 'You have answered already: confirm, or undo it.',
  'card.notOffered': 'That card is not in the offer.',
  'card.gold': 'You do not have enough gold for that.',
  'card.workers': 'You do not have enough free workers for that.',
  'card.notOwned': 'You do not own that card.',
  'craftsman.notOwned': 'You do not employ that craftsman.',
  'craftsman.usedUp': 'That craftsman has worked as often as the card allows.',
  'craftsman.goods': 'You lack what that craftsman needs.',
  'craftsman.beside': 'That craftsman works only beside a mortar mixer.',
  'space.taken': 'There is no free space for a builder there.',
  'space.noSuchCard': 'That card does not lie there.',
  'space.gold': 'You do not have enough gold for the price of this builder.',
  'space.freeAnyway': 'This builder costs nothing: no card is needed.',
  'park.mustPlace': 'This builder must be placed.',
  'market.stock': 'The market does not have that many.',
  'market.gold': 'You do not have enough gold for that.',
  'market.woodworker': 'Buying wood needs a woodworker.',
  'market.stonecutter': 'Selling stone needs a stonecutter.',
  'market.sold': 'You sold that kind in this market step: you cannot buy it.',
  'market.bought': 'You bought that kind in this market step: you cannot sell it.',
  'market.cubes': 'You do not have that many cubes.',
  'keep.cubes': 'You do not have those cubes to keep.',
  'done.unanswered': 'You must decide first.',
} as const;

export type Refusal = keyof typeof SENTENCES;
export const refuse = refusals(SENTENCES);
