// The moves of the fixture, one row each.
import {
  declareRules,
  MOVE_SENTENCES,
  type Result,
  rank,
  refusals,
  reopen,
  type Seat,
  seal,
  type Tools,
  takingBack,
  UNDO_SENTENCES,
} from '@loggia/kernel';
import { type Event, type Move, type Player, ROUNDS, type State, type View } from './types.ts';

export const SENTENCES = {
  ...MOVE_SENTENCES,
  ...UNDO_SENTENCES,
  'players.count': 'Lots is for 2 to 6 players.',
  'undo.peeked': 'A card was seen: what came before cannot be taken back.',
} as const;
export const refuse = refusals(SENTENCES);

/** Who gets the lot: the only difference between the two rules versions. */
export type TieRule = 'lowestSeat' | 'nobody';

function playerOf<P>({ players }: { players: readonly P[] }, seat: Seat): P {
  const player = players[seat];
  if (player === undefined) throw new RangeError(`no seat ${seat}`);
  return player;
}

/** L-3. */
export function showLot(state: State, emit: (event: Event) => void): void {
  const lot = state.deck.pop();
  if (lot === undefined) throw new RangeError('the deck outlasts the game');
  state.round += 1;
  state.lots.push(lot);
  emit({ type: 'lotShown', round: state.round, lot });
}

/** L-5. */
function winnerOf(bids: readonly number[], ties: TieRule): Seat | undefined {
  const best = Math.max(...bids);
  const first = bids.indexOf(best);
  return ties === 'nobody' && bids.lastIndexOf(best) !== first ? undefined : first;
}

function showBids(state: State, ties: TieRule, emit: (event: Event) => void): void {
  const bids = state.players.map(({ bid = 0 }) => bid);
  const winner = winnerOf(bids, ties);
  for (const player of state.players) delete player.bid;
  emit({ type: 'bidsShown', bids, ...(winner !== undefined && { winner }) });
  if (winner === undefined) {
    endRound(state, emit);
    return;
  }
  const player = playerOf(state, winner);
  player.coins -= bids[winner] ?? 0;
  player.points += state.lots.at(-1) ?? 0;
  state.phase = 'work';
  state.worker = winner;
  reopen(state.journal, winner);
}

function endRound(state: State, emit: (event: Event) => void): void {
  delete state.worker;
  reopen(state.journal, 0);
  if (state.round < ROUNDS) {
    state.phase = 'auction';
    showLot(state, emit);
    return;
  }
  // L-7
  state.phase = 'over';
  for (const player of state.players) for (const card of player.hand) player.points += card;
  const hands = state.players.map(({ hand }) => [...hand]);
  emit({ type: 'gameEnded', hands, result: standings(state) });
}

export function standings({ players }: View): Result {
  const seats = players.map((_, seat) => seat);
  const points = (seat: Seat) => playerOf({ players }, seat).points;
  const places = rank(seats, [(a, b) => points(b) - points(a)]);
  return {
    standings: places.flatMap(({ place, items }) =>
      items.map(seat => ({ seat, place, score: points(seat) })),
    ),
    winners: places[0]?.items ?? [],
  };
}

/** Costs coins, and is offered only to players who have them. */
function paid<T extends 'polish' | 'peek'>(
  type: T,
  price: number,
  act: (state: State, seat: Seat, player: Player, tools: Tools<Event>) => void,
) {
  const move = Object.freeze({ type });
  return {
    stage: 'work',
    secret: false,
    choices: (known: View, seat: Seat) => (playerOf(known, seat).coins >= price ? [move] : []),
    carryOut(state: State, seat: Seat, _move: { type: T }, tools: Tools<Event>) {
      const player = playerOf(state, seat);
      player.coins -= price;
      act(state, seat, player, tools);
    },
  } as const;
}

export const rulesFor = (ties: TieRule) =>
  declareRules<View, State, Move, Event, 'bidding' | 'work'>({
    stages: { bidding: 'auction', work: 'work' },
    seats: ({ players }) => players.length,
    toMove({ phase, players, worker }) {
      if (phase === 'over') return [];
      if (worker !== undefined) return [worker];
      return players.flatMap(({ bid }, seat) => (bid === undefined ? [seat] : []));
    },
    stageOf: ({ phase }) => (phase === 'auction' ? 'bidding' : 'work'),
    journalOf: ({ journal }) => journal,
    moves: {
      bid: {
        stage: 'bidding',
        secret: true,
        simultaneous: true,
        choices: (known, seat) =>
          Array.from({ length: playerOf(known, seat).coins + 1 }, (_, coins) => ({
            type: 'bid',
            coins,
          })),
        carryOut(state, seat, { coins }, { emit }) {
          playerOf(state, seat).bid = coins;
          emit({ type: 'bidMade', seat, coins });
          if (state.players.every(({ bid }) => bid !== undefined)) showBids(state, ties, emit);
        },
      },
      polish: {
        ...paid('polish', 1, (_state, seat, player, { emit }) => {
          player.points += 1;
          emit({ type: 'polished', seat });
        }),
        keeps: (_state, seat) => [['players', seat]],
      },
      peek: paid('peek', 2, (state, seat, player, { emit }) => {
        const card = state.deck.pop();
        if (card === undefined) throw new RangeError('the deck outlasts the game');
        player.hand.push(card);
        seal(state.journal, 'undo.peeked');
        emit({ type: 'peeked', seat, card });
      }),
      done: {
        stage: 'work',
        secret: false,
        choices: () => [{ type: 'done' }],
        carryOut(state, seat, _move, { emit }) {
          emit({ type: 'workDone', seat });
          endRound(state, emit);
        },
      },
      ...takingBack<View, State, Move, Event, 'bidding' | 'work'>({
        stage: 'work',
        journalOf: ({ journal }) => journal,
        takenBack: (seat, moves) => ({ type: 'takenBack', seat, moves }),
        refuseBy: () => refuse('undo.peeked'),
      }),
    },
  });
