// Two rules versions, both in play: the first has no bots, the second does.
import type { Evaluation } from '@loggia/kernel';
import { boardgameOf } from '@loggia/kernel/boardgame';
import { type Manifests, manifest } from '@loggia/kernel/manifest';
import { lots } from './game.ts';
import { type Move, ROUNDS, type State, type View } from './types.ts';

const first = lots(1, 'lowestSeat');
const second = lots(2, 'nobody');

/** Remaining coins are worth a little, because they may still buy something. */
const evaluation: Evaluation<View, State, Move> = {
  evaluate: ({ players }) => players.map(({ points, coins }) => points + coins / 2),
  reasons(state, seat) {
    const { points = 0, coins = 0 } = state.players[seat] ?? {};
    return { points, coins: coins / 2 };
  },
  promises: ({ lots }, _seat, moves) =>
    moves.map(move => {
      if (move.type === 'bid') return -Math.abs(move.coins - (lots.at(-1) ?? 0) / 2);
      return move.type === 'polish' ? 1 : 0;
    }),
  settled: ({ phase }) => phase !== 'work',
  swing: ({ round }) => 6 * (ROUNDS - round + 1),
};

export const manifests: Manifests = [
  manifest({
    module: first.module,
    traits: first.rules.traits,
    boardgame: boardgameOf(first.module, first.rules),
  }),
  manifest({
    module: second.module,
    traits: second.rules.traits,
    boardgame: boardgameOf(second.module, second.rules),
    evaluation,
  }),
];
