// Bots of all levels play every game with an evaluation to its end, and only from views.
import { SHELF } from '@loggia/games';
import { anyMove, type Seat, seededRandom } from '@loggia/kernel';
import { type Manifest, newest } from '@loggia/kernel/manifest';
import { describe, expect, it } from 'vitest';
import { choose, LEVELS, type Level } from '../src/index.ts';

const shelf = await Promise.all(Object.values(SHELF).map(load => load()));
const GAMES = shelf
  .map(versions => newest(versions) as Manifest)
  .filter(({ evaluation }) => evaluation !== undefined);

/** A few iterations are enough to see how a bot behaves. */
const BUDGETS = { easy: {}, medium: { iterations: 1 }, hard: { iterations: 8 } } as const;

function asked({ module: game, evaluation }: Manifest, state: unknown, seat: Seat, level: Level) {
  if (evaluation === undefined) throw new Error('this game has no bots');
  const [view, random] = [game.view(state, seat), seededRandom('bot')];
  return choose({ game, evaluation, view, seat, level, random, budget: BUDGETS[level] });
}

/** Any moves, with a bot's decision now and then, which is yielded before it is played. */
function* decisions(manifest: Manifest, players: number, level: Level, every: number, game = 0) {
  const { module } = manifest;
  const name = game === 0 ? '' : ` ${game}`;
  const [chance, choice] = [
    seededRandom(`bots ${players}${name}`),
    seededRandom(`${level}${name}`),
  ];
  const state = module.setup(players, {}, chance);
  for (let count = 1; ; count++) {
    const [seat] = module.toMove(state);
    if (seat === undefined) return state;
    let move = anyMove(module)(module.legal(state, seat), seat, choice);
    if (count % every === 0) {
      move = asked(manifest, state, seat, level).move;
      yield { state, seat, move };
    }
    module.apply(state, seat, move, chance);
  }
}

describe.each(GAMES.map(manifest => ({ name: manifest.module.name, manifest })))(
  '$name',
  ({ manifest }) => {
    const { module } = manifest;
    const { min, max } = module.players;

    it.each(LEVELS)('%s plays with every number of players, and never takes back', level => {
      for (let players = min; players <= max; players++) {
        const game = decisions(manifest, players, level, level === 'easy' ? 1 : 5);
        let next = game.next();
        for (; !next.done; next = game.next())
          expect(module.takesBack(next.value.move)).toBe(false);
        expect(module.result(next.value)?.standings).toHaveLength(players);
      }
    });

    it.each(LEVELS)('%s chooses the same whatever is hidden', level => {
      let differing = 0;
      // One game of some hundred moves is enough; short ones need more.
      for (let game = 0; game < 20 && differing <= 5; game++) {
        for (const { state, seat, move } of decisions(
          manifest,
          max,
          level,
          game === 0 ? 13 : 1,
          game,
        )) {
          const twin = module.sample(module.view(state, seat), seat, seededRandom(differing));
          if (JSON.stringify(twin) !== JSON.stringify(state)) differing += 1;
          expect(asked(manifest, twin, seat, level).move).toEqual(move);
        }
      }
      expect(differing).toBeGreaterThan(5);
    });
  },
);
