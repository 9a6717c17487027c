// Analysis: how long a finished game takes, and what a judgement costs relative to its initial
// search.
import { choose } from '@loggia/bots';
import { analyse, retold } from '@loggia/bots/analysis';
import { type Seat, seededRandom, type Typed } from '@loggia/kernel';
import type { Manifest } from '@loggia/kernel/manifest';
import { evaluationOf, workedTime } from './arena/game.ts';
import { newestSubject } from './subjects.ts';
import type { Figure } from './suite.ts';

const PLAYERS = 3;
/** One decision in this many is measured, spread over the whole game. */
const EVERY = 8;
/** The iterations of an analysis before it compares. */
const SEARCH = 240;

export async function suite(game: string): Promise<Figure[]> {
  const { manifest } = await newestSubject(game);
  const { module } = manifest;
  const evaluation = evaluationOf(manifest);
  const moves = easyGame(manifest);
  const finished = () => ({ players: PLAYERS, options: {}, random: seededRandom('bench'), moves });
  const [again, { decisions }] = timed(() => {
    const telling = retold(module, finished());
    for (;;) {
      const { done, value } = telling.next();
      if (done) return value;
    }
  });
  const measured = [...decisions.keys()].filter(index => index % EVERY === 0);
  const { judge } = analyse({ game: module, evaluation, seed: 'bench' }, finished());
  const [judging] = timed(() => measured.map(index => judge(index).next()));
  const [thinking] = timed(() => {
    for (const { view, seat } of measured.flatMap(index => decisions[index] ?? [])) {
      const question = { game: module, evaluation, view, seat, random: seededRandom('bench') };
      choose({ ...question, level: 'hard', budget: { iterations: SEARCH } });
    }
  });
  const each = judging / measured.length;
  return [
    { name: `decisions of a game of ${PLAYERS}`, value: decisions.length, unit: '' },
    { name: 'decisions judged', value: 1 / each, unit: '/s' },
    { name: 'the whole game', value: again + each * decisions.length, unit: 's' },
    { name: 'that a report is about its game, checked', value: again * 1000, unit: 'ms' },
    { name: 'a judgement to the thought it begins with', value: judging / thinking, unit: '×' },
  ];
}

/** A game of easy bots to its end. */
function easyGame(manifest: Manifest): { seat: Seat; move: Typed }[] {
  const { module } = manifest;
  const evaluation = evaluationOf(manifest);
  const [chance, random] = [seededRandom('bench'), seededRandom('easy')];
  const state = module.setup(PLAYERS, {}, chance);
  const moves: { seat: Seat; move: Typed }[] = [];
  for (let [seat] = module.toMove(state); seat !== undefined; [seat] = module.toMove(state)) {
    const question = { game: module, evaluation, view: module.view(state, seat), seat, random };
    const { move } = choose({ ...question, level: 'easy' });
    moves.push({ seat, move });
    module.apply(state, seat, move, chance);
  }
  return moves;
}

/** CPU seconds of this thread, and the result: other load on the machine does not count. */
function timed<T>(work: () => T): [number, T] {
  const begin = workedTime();
  const done = work();
  return [(workedTime() - begin) / 1000, done];
}
