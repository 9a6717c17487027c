// What each move promises at a glance: the order in which a search tries moves.
import type { Seat } from '@loggia/kernel';
import { allows, canDo } from '../actions/index.ts';
import {
  type Action,
  artworkPlace,
  DISCS_THAT_ACT,
  FULL_STACK,
  type Place,
  streetActions,
} from '../data.ts';
import { USE_SLOT } from '../moves.ts';
import { handSize, playerOf, stackOf } from '../table.ts';
import type { Deed, Move, PlayerBoard, View } from '../types.ts';
import { expected, Outlook } from './contests.ts';
import { cardWorth, engine, goods } from './holdings.ts';
import { BLUR, WEIGHTS } from './weights.ts';

/** The start cards, best first at most tables. */
const START_CARD: Partial<Record<Action, number>> = {
  build: 0.5,
  weave: 0.4,
  marble: 0.3,
  wood: 0.2,
  brick: 0.1,
};

export function promises(known: View, seat: Seat, moves: readonly Move[]): number[] {
  const glance = new Glance(known);
  return moves.map(move => glance.move(seat, move));
}

/** One position, examined once; values are cached while the moves are compared. */
class Glance {
  readonly #known: View;
  readonly #outlook: Outlook;
  readonly #worths = new Map<Place, number>();
  readonly #actions = new Map<string, number>();
  #seat: Seat = -1;
  /** What the seat's board is worth before anything is done. */
  #before = 0;

  constructor(known: View) {
    this.#known = known;
    this.#outlook = new Outlook(known);
  }

  move(seat: Seat, move: Move): number {
    switch (move.type) {
      case 'useSlot':
        return this.#deed(seat, move);
      case 'playCard':
        return this.#deed(seat, move) - this.#card(seat, -1);
      case 'drawForSlot':
        return this.#card(seat, 0);
      case 'placeDisc':
        return this.#placement(seat, move);
      case 'replaceDisc':
        return -(WEIGHTS.disc[move.position - 1] ?? 0);
      case 'takeStartCard':
        return START_CARD[move.card] ?? 0;
      default:
        return 0;
    }
  }

  #card(seat: Seat, more: number): number {
    return cardWorth(handSize(playerOf(this.#known, seat)) + more, this.#outlook.rounds);
  }

  /** Switches to a seat: the values cached for another one are useless. */
  #look(seat: Seat): void {
    if (seat === this.#seat) return;
    this.#seat = seat;
    this.#worths.clear();
    this.#before = this.#board(playerOf(this.#known, seat).board);
  }

  #board(board: PlayerBoard): number {
    const { rounds } = this.#outlook;
    return goods(board, rounds) + engine(board, rounds);
  }

  #worth(seat: Seat, place: Place): number {
    let found = this.#worths.get(place);
    if (found === undefined) {
      found = this.#outlook.worth(seat, place);
      this.#worths.set(place, found);
    }
    return found;
  }

  #deed(seat: Seat, deed: Deed): number {
    this.#look(seat);
    let sum = this.#board(boardAfter(playerOf(this.#known, seat).board, deed)) - this.#before;
    for (const place of placesOf(deed)) sum += this.#worth(seat, place);
    return sum;
  }

  /** The best an action could do for a seat now, or the card it brings instead. */
  #action(seat: Seat, action: Action): number {
    const key = `${seat}${action}`;
    let best = this.#actions.get(key);
    if (best === undefined) {
      best = canDo(this.#known, seat, action) ? 0 : this.#card(seat, 0);
      for (const move of USE_SLOT[action]) {
        if (allows(this.#known, seat, move)) best = Math.max(best, this.#deed(seat, move));
      }
      this.#actions.set(key, best);
    }
    return best;
  }

  #placement(seat: Seat, { street, disc }: Extract<Move, { type: 'placeDisc' }>): number {
    const known = this.#known;
    const [one, other] = streetActions(known.layout, street);
    const stack = stackOf(known, street);
    const rivals = known.players.length - 1;
    const activation = (owner: Seat) => this.#action(owner, one) + this.#action(owner, other);
    let sum = activation(seat);
    if (disc === 'white') sum += 0.8 * sum - WEIGHTS.whiteDisc;
    else sum += WEIGHTS.disc[0];
    for (let depth = 2; depth <= DISCS_THAT_ACT; depth++) {
      const owner = stack[stack.length + 1 - depth];
      if (owner === undefined || owner === 'white') continue;
      sum += owner === seat ? activation(owner) : -activation(owner) / rivals;
    }
    if (stack.length === FULL_STACK - 1) sum += this.#scoring(seat, stack[0]);
    return sum;
  }

  /** What it is worth to have the next tile scored now rather than later, and the seat taken. */
  #scoring(seat: Seat, bottom: Seat | 'white' | undefined): number {
    const { power } = this.#outlook;
    const rivals = this.#known.players.length - 1;
    const owner = bottom === 'white' ? seat : bottom;
    const taken = owner === seat ? WEIGHTS.influence : -WEIGHTS.influence / rivals;
    const next = this.#outlook.tile(this.#known.council.length);
    if (next === undefined) return 0;
    const now = { ...next, blur: BLUR.least, entry: 0 };
    let sum = taken;
    for (let other = 0; other <= rivals; other++) {
      const change = expected(now, power, other) - next.weight * expected(next, power, other);
      sum += other === seat ? change : -change / rivals;
    }
    return sum;
  }
}

/** Where the cubes of a deed go. */
function placesOf(deed: Deed): readonly Place[] {
  switch (deed.action) {
    case 'artwork':
      return [artworkPlace(deed.building)];
    case 'contribute':
      return [`${deed.church}.${deed.material}`];
    case 'ship':
    case 'transport':
      return deed.to;
    default:
      return [];
  }
}

/** The board after a deed, for its goods and engine only: cloth is counted, not placed. */
function boardAfter(board: PlayerBoard, deed: Deed): PlayerBoard {
  switch (deed.action) {
    case 'wood':
    case 'brick':
    case 'marble':
      return { ...board, [deed.action]: board[deed.action] + 1 };
    case 'artwork':
      return { ...board, marble: board.marble - 1 };
    case 'contribute':
      return { ...board, [deed.material]: board[deed.material] - 1 };
    case 'weave':
      return { ...board, workshops: board.workshops.map(cloth => Math.min(4, cloth + 1)) };
    case 'ship':
    case 'transport':
      return {
        ...board,
        workshops: board.workshops.with(0, (board.workshops[0] ?? 0) - deed.to.length),
      };
    case 'build':
      switch (deed.build) {
        case 'ship':
          return { ...board, wood: board.wood - 2, ships: board.ships + 1 };
        case 'house':
          return { ...board, brick: board.brick - 2, houses: [...board.houses, deed.city] };
        case 'workshop':
          return {
            ...board,
            wood: board.wood - 1,
            brick: board.brick - 1,
            workshops: [...board.workshops, 0],
          };
      }
  }
}
