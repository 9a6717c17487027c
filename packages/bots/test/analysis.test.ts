// A game in hindsight: right where the rules know the truth, and based only on what a seat could
// know.
import { manifests as calimala } from '@loggia/calimala';
import { manifests as capitals } from '@loggia/capitals';
import { anyMove, clone, keyOf, pick, type Seat, seededRandom, type Typed } from '@loggia/kernel';
import { type Manifest, newest } from '@loggia/kernel/manifest';
import { manifests as pillars } from '@loggia/pillars';
import { describe, expect, it } from 'vitest';
import {
  analyse,
  type Finished,
  isCostly,
  judgeDecision,
  type Report,
  summariesOf,
  turningPoints,
  Unfinished,
} from '../src/analysis/index.ts';
import { forward } from '../src/rules.ts';

const GAMES = [calimala, pillars, capitals].map(versions => newest(versions) as Manifest);
/** A few iterations are enough to see how a judge behaves. */
const QUICK = { search: 12, compare: 6 };

function judgeOf({ module: game, evaluation }: Manifest, effort = QUICK) {
  if (evaluation === undefined) throw new Error('this game has no bots');
  return { game, evaluation, seed: 'hindsight', effort };
}

/** Any moves to the end, with an undo now and then. */
function* playing({ module }: Manifest, seed: string, options = {}) {
  const [chance, choice] = [seededRandom(seed), seededRandom(`${seed} choice`)];
  const state = module.setup(module.players.min, options, chance);
  for (;;) {
    const [seat] = module.toMove(state);
    if (seat === undefined) return;
    const legal = module.legal(state, seat);
    const backs = legal.filter(move => module.takesBack(move));
    const isBack = backs.length > 0 && choice.next() < 0.1;
    const move = isBack ? pick(choice, backs) : anyMove(module)(legal, seat, choice);
    yield { state, seat, move };
    module.apply(state, seat, move, chance);
  }
}

function recorded(manifest: Manifest, seed: string) {
  const moves: { seat: Seat; move: Typed }[] = [];
  for (const { seat, move } of playing(manifest, seed)) moves.push({ seat, move });
  const finished = () => ({
    players: manifest.module.players.min,
    options: {},
    random: seededRandom(seed),
    moves,
  });
  return { moves, finished };
}

function reported(judge: ReturnType<typeof judgeOf>, finished: Finished, done = 0): Report {
  const { outline, judge: go } = analyse(judge, finished);
  return { ...outline, decisions: [...go(done)] };
}

const LATE = 6;
const CLOSE = 4;
const SAMPLES = 40;
const CLEAR = 0.5;
/** A turn with more lines of play than this cannot be searched completely. */
const BRANCHES = 400;

/**
 * The best a seat can reach by each choice, if nobody else has a choice left; otherwise nothing.
 */
function sharesOf(
  { module }: Manifest,
  from: unknown,
  { seat, choices }: { seat: Seat; choices: readonly Typed[] },
): (number | undefined)[] {
  let left = BRANCHES;
  const best = (state: unknown): number | undefined => {
    const [mover, another] = module.toMove(state);
    if (mover === undefined) {
      const winners = module.result(state)?.winners ?? [];
      return winners.includes(seat) ? 1 / winners.length : 0;
    }
    const moves = forward(module, state, mover);
    const isOwn = mover === seat || moves.length === 1;
    if (another !== undefined || !isOwn || --left < 0) return undefined;
    let most = 0;
    for (const move of moves) {
      const share = best(after(module, state, mover, move));
      if (share === undefined) return undefined;
      most = Math.max(most, share);
    }
    return most;
  };
  return choices.map(move => best(after(module, from, seat, move)));
}

/** Only a close game can be decided by its last turn. */
function isClose(module: Manifest['module'], end: unknown): boolean {
  const [first, second] = module.result(end)?.standings ?? [];
  return first !== undefined && second !== undefined && first.score - second.score <= CLOSE;
}

function after(module: Manifest['module'], state: unknown, seat: Seat, move: Typed): unknown {
  const next = clone(state);
  module.apply(next, seat, move, seededRandom('after'));
  return next;
}

/** What each choice is worth whatever is hidden: the mean over positions that fit the view. */
function worthsOf(manifest: Manifest, decision: { seat: Seat; view: unknown; choices: Typed[] }) {
  const { seat, view, choices } = decision;
  const sums = choices.map(() => 0);
  for (let time = 0; time < SAMPLES; time++) {
    const state = manifest.module.sample(view, seat, seededRandom(time));
    for (const [n, share] of sharesOf(manifest, state, decision).entries()) {
      if (share === undefined) return undefined;
      sums[n] = (sums[n] ?? 0) + share / SAMPLES;
    }
  }
  return sums;
}

/** If points are hidden, nobody knows what the last turn is worth. */
const OPEN: Readonly<Record<string, object>> = { capitals: { openScores: true } };

/** A last turn in which one move is known to be the best, and another to lose most of it. */
function finale(manifest: Manifest) {
  const { module } = manifest;
  for (let game = 0; ; game++) {
    const late: { state: unknown; seat: Seat; view: unknown; choices: Typed[] }[] = [];
    let end: unknown;
    for (const { state, seat } of playing(manifest, `finale ${game}`, OPEN[module.name])) {
      end = state;
      const { round, rounds = round } = module.summary(state);
      if (round < rounds) continue;
      const view = module.view(state, seat);
      const choices = forward(module, view, seat);
      if (choices.length > 1) late.push({ state: clone(state), seat, view, choices });
    }
    if (!isClose(module, end)) continue;
    for (const { state, ...decision } of late.slice(-LATE)) {
      // Checking the true position first saves most of the sampling.
      const shares = new Set(sharesOf(manifest, state, decision));
      if (shares.has(undefined) || shares.size < 2) continue;
      const worths = worthsOf(manifest, decision);
      if (worths === undefined) continue;
      const [most, least] = [Math.max(...worths), Math.min(...worths)];
      if (most - least < CLEAR) continue;
      const [win, loss] = [most, least].map(worth => decision.choices[worths.indexOf(worth)]);
      if (win && loss) return { decision, win, loss, gap: most - least };
    }
  }
}

describe.each(GAMES.map(manifest => ({ name: manifest.module.name, manifest })))(
  '$name',
  ({ manifest }) => {
    const { module } = manifest;

    it('knows the best move of a last turn, and what any other costs', () => {
      const judge = judgeOf(manifest, { search: 240, compare: 120 });
      const { decision, win, loss, gap } = finale(manifest);
      expect(isCostly(judgeDecision(judge, { ...decision, moves: 9, played: win }))).toBe(false);
      const lost = judgeDecision(judge, { ...decision, moves: 9, played: loss });
      expect(isCostly(lost)).toBe(true);
      expect(Math.abs((lost.instead?.worth.value ?? 0) - gap)).toBeLessThan(0.25);
    });

    it('judges the same whatever is hidden', () => {
      let compared = 0;
      let differing = 0;
      for (const { state, seat, move: played } of playing(manifest, 'hidden')) {
        const view = module.view(state, seat);
        const choices = forward(module, view, seat);
        const isOpen = choices.length > 1 && !module.takesBack(played);
        if (!isOpen || ++compared % 23 !== 0) continue;
        const twin = module.sample(view, seat, seededRandom(compared));
        if (JSON.stringify(twin) !== JSON.stringify(state)) differing += 1;
        const [one, two] = [state, twin].map(position =>
          judgeDecision(judgeOf(manifest), {
            moves: compared,
            seat,
            view: module.view(position, seat),
            choices,
            played,
          }),
        );
        expect(two).toEqual(one);
      }
      expect(differing).toBeGreaterThan(2);
    });

    it('reports every decision that stood, deterministically, and continues where it stopped', () => {
      const { finished, moves } = recorded(manifest, 'whole');
      const judge = judgeOf(manifest, { search: 2, compare: 2 });
      const report = reported(judge, finished());
      expect(report.decisions).toHaveLength(report.total);
      expect(report.outcome.reduce((sum, share) => sum + share)).toBeCloseTo(1);
      const half = Math.floor(report.total / 2);
      const rest = reported(judge, finished(), half);
      expect(rest.decisions).toEqual(report.decisions.slice(half));
      expect(JSON.parse(JSON.stringify(report))).toEqual(report);

      // Undone moves are not judged: each undo removes a move.
      const backs = moves.filter(({ move }) => module.takesBack(move));
      expect(backs.length).toBeGreaterThan(3);
      const judged = new Set(report.decisions.map(decision => decision.moves));
      for (const [made, { seat, move }] of moves.entries()) {
        const before = moves[made - 1];
        if (move.type !== 'undo' || before?.seat !== seat || module.takesBack(before.move))
          continue;
        expect(judged.has(made - 1), keyOf(before.move)).toBe(false);
      }
      const summaries = summariesOf(report);
      expect(summaries.reduce((sum, { decisions }) => sum + decisions, 0)).toBe(report.total);
    });
  },
);

it('refuses an unfinished game', () => {
  const [manifest] = GAMES as [Manifest];
  const { finished } = recorded(manifest, 'whole');
  const { moves, ...rest } = finished();
  const cut = { ...rest, moves: moves.slice(0, 30) };
  expect(() => analyse(judgeOf(manifest), cut)).toThrow(Unfinished);
});

describe('the summary of a report', () => {
  const sure = (value: number) => ({ value, low: value - 0.01, high: value + 0.01 });
  const said = { key: 'log.done', params: {} };
  const at = (moves: number, chance: number) => ({
    moves,
    seat: moves % 2,
    played: said,
    chances: [sure(chance), sure(1 - chance)],
  });
  const worth = (value: number, doubt: number) => ({
    value,
    low: value - doubt,
    high: value + doubt,
  });

  it('marks lasting changes of a chance, but no flicker', () => {
    const line = [0.5, 0.5, 0.9, 0.5, 0.5, 0.5, 0.2, 0.2, 0.2, 0.2];
    const decisions = line.map((chance, n) => at(n, chance));
    const turns = turningPoints({ moves: 10, total: 10, outcome: [0, 1], decisions });
    // One of two players wins what the other loses.
    expect(turns.map(({ at, seat, change }) => [at.moves, seat === 0 ? change : -change])).toEqual([
      [5, expect.closeTo(-0.3)],
      [9, expect.closeTo(-0.2)],
    ]);
  });

  it('counts clearly costly decisions, and finds the best one', () => {
    const decisions = [
      { ...at(0, 0.5), instead: { choice: said, worth: worth(0.3, 0.1) } },
      { ...at(2, 0.5), instead: { choice: said, worth: worth(0.3, 0.3) } },
      { ...at(4, 0.5), find: worth(0.2, 0.05) },
      { ...at(6, 0.5), find: worth(0.4, 0.05), instead: { choice: said, worth: worth(0.1, 0.05) } },
      { ...at(8, 0.5), find: worth(0.4, 0.4) },
    ];
    const [own, other] = summariesOf({ moves: 9, total: 5, outcome: [1, 0], decisions });
    expect(own).toMatchObject({ decisions: 5, costly: 2, worst: { moves: 0 }, best: { moves: 4 } });
    expect(other).toEqual({ decisions: 0, costly: 0 });
  });
});
