// A tiny game in which everybody pays into a pot at any time: a move applied twice would count
// twice.
import { type GameModule, RuleError, type Typed } from '@loggia/kernel';
import { manifest } from '@loggia/kernel/manifest';
import type { Game } from '../../src/engine/boardgame-io.ts';
import { Games } from '../../src/engine/games.ts';

interface Pot {
  /** By seat. */
  paid: number[];
  events: Typed[];
}

const MOST = 200;
const isFull = ({ paid }: Pot) => paid.some(coins => coins >= MOST);

const pot: GameModule<Pot> = {
  name: 'pot',
  rulesVersion: 1,
  players: { min: 2, max: 2 },
  options: {},
  setup: players => ({ paid: Array.from({ length: players }, () => 0), events: [] }),
  toMove: state => (isFull(state) ? [] : [...state.paid.keys()]),
  legal: (state, seat) =>
    state.paid[seat] === undefined || isFull(state) ? [] : [{ type: 'pay' }],
  check(state, seat) {
    const [move] = pot.legal(state, seat);
    if (move === undefined) throw new RuleError('pot.full', {}, 'The pot is full.');
    return move;
  },
  apply(state, seat) {
    pot.check(state, seat, undefined);
    state.paid[seat] = (state.paid[seat] ?? 0) + 1;
    return [{ type: 'paid' }];
  },
  view: state => structuredClone(state),
  viewEvent: event => event,
  sample: view => structuredClone(view),
  summary: ({ paid }) => ({ round: 0, points: paid }),
  result: () => undefined,
  describe: () => ({ key: 'paid', params: {} }),
  takesBack: () => false,
  onlyWay: () => undefined,
  isFinal: () => true,
};

const Pot: Game<Pot> = {
  name: 'pot',
  setup: ({ ctx }) => ({ paid: Array.from({ length: ctx.numPlayers }, () => 0), events: [] }),
  turn: { activePlayers: { all: 'paying' }, stages: { paying: {} } },
  moves: {
    pay: {
      move: ({ G, playerID }) => {
        G.paid[Number(playerID)] = (G.paid[Number(playerID)] ?? 0) + 1;
        G.events = [{ type: 'paid' }];
      },
      ignoreStaleStateID: true,
      redact: false,
      client: false,
    },
  },
};

const traits = new Map([['pay', { secret: false, simultaneous: true }]]);

export const POT = new Games([manifest({ module: pot, traits, boardgame: Pot })]);
