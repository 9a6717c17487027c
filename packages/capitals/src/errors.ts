// Every refusal of the rules: its code and its English sentence. Clients translate by code.
import { MOVE_SENTENCES, refusals, UNDO_SENTENCES } from '@loggia/kernel';

export const SENTENCES = {
  'players.count': 'The Capitals is for 2 to 5 players.',
  ...MOVE_SENTENCES,
  ...UNDO_SENTENCES,
  'column.closed': 'Column {column} is closed with this number of players.',
  'column.taken': 'Somebody has picked column {column} already.',
  'tile.notOffered': 'That tile does not lie in a row.',
  'cell.occupied': 'A tile lies on that cell already.',
  'cell.apart': 'A new tile must touch the city, if only at a corner.',
  'effect.none': 'There is no such effect to carry out.',
  'effect.building': 'Name the building that loses the energy.',
  'activate.none': 'That tile cannot be activated.',
  'activate.noneLeft': 'You have no activation left in this round.',
  'activate.tooDear': 'You cannot pay {price} energy for that.',
  'tourist.elsewhere': 'That tourist is not in your city.',
  'tourist.there': 'A tourist on the tile itself does not help to activate it.',
  'tourist.helped': 'That tourist has helped in this round already.',
  'tourist.tooMany': 'The price is paid already.',
  'pay.tooLittle': 'The power plant holds too little energy for the rest of the price.',
  'bonus.activated': 'The bonus is for a city that has activated nothing in this round.',
  'bonus.other': 'This table plays with another bonus.',
  'token.notFull': 'A construction token stays as long as one of its cells is empty.',
  'token.corner':
    'A token goes to a corner with a tile and an empty cell, without the other token.',
  'prosperity.notHeld': 'You do not hold that prosperity tile.',
  'prosperity.requirement': 'Your city does not meet the requirement of that tile now.',
  'done.nothing': 'There is nothing to confirm: activate a tile or take the bonus.',
  'done.unfinished': 'Finish what you have begun, or undo it.',
} as const;

export const refuse = refusals(SENTENCES);
