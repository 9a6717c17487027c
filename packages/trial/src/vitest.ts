// The trial as tests: a few lines in a game's package run everything.
import { describe, expect, it } from 'vitest';
import { othersLeaveChoicesAlone } from './at-once.ts';
import { badMovesAreRefused, badTablesAreRefused } from './bad-input.ts';
import { onlyWaysTellNothing } from './going-on.ts';
import { goldenGamesReplay } from './golden.ts';
import { legalMovesAreListed, nothingElseIsLegal } from './legality.ts';
import { clientsGetViews, reducerAgrees, reducerRefuses } from './reducer.ts';
import { samplesAreEven, samplesFit } from './sampling.ts';
import { readSpec, type Spec } from './spec.ts';
import { stockClientsPlay } from './stock-client.ts';
import type { Subject } from './subject.ts';
import { takingBackIsExact } from './taking-back.ts';
import { viewersLearnNothing } from './twins.ts';
import {
  gamesEnd,
  jsonIsEnough,
  ledgerAgrees,
  nothingIsKept,
  summariesAgree,
} from './whole-games.ts';

export interface Extent {
  /** The folder of the golden games. */
  golden: string;
  /** How thorough: 1 is a few seconds for a game of a few hundred moves. */
  effort?: number;
  /** The least number of moves that must have been undone; 0 for a game without undo. */
  undone: number;
}

/** Every guarantee of the contract, with its check. */
export function contract(subject: Subject, { golden, effort = 1, undone }: Extent) {
  const times = (count: number) => Math.max(1, Math.round(count * effort));
  return {
    'games end, at random and looking for rare rules': () => gamesEnd(subject, times(24)),
    'the ledger agrees after every move': () => ledgerAgrees(subject, times(6)),
    'events and views share nothing with the state': () => nothingIsKept(subject, times(3)),
    'a game continues from JSON': () => jsonIsEnough(subject, times(3)),
    'everybody gets the same summary': () => summariesAgree(subject, times(3)),
    'legal moves are listed, and a seat’s view gives the same list': () =>
      legalMovesAreListed(subject, times(60)),
    'nothing else is legal': () => nothingElseIsLegal(subject, times(24)),
    'bad moves and seats are refused': () => badMovesAreRefused(subject, times(16)),
    'bad tables are refused': () => badTablesAreRefused(subject),
    'taking back is exact, and stops where something was learned': () =>
      expect(takingBackIsExact(subject, times(6))).toBeGreaterThanOrEqual(undone),
    'a move leaves the simultaneous choices of other seats alone': () =>
      othersLeaveChoicesAlone(subject, times(6)),
    'viewers learn nothing they may not know': () => viewersLearnNothing(subject, times(4)),
    'automatic moves reveal nothing': () => onlyWaysTellNothing(subject, times(3)),
    'samples fit their view': () => samplesFit(subject, times(12)),
    'samples are uniform': () => samplesAreEven(subject),
    'boardgame.io plays the same game': () => reducerAgrees(subject, times(3)),
    'boardgame.io refuses invalid moves': () => reducerRefuses(subject, times(2)),
    'boardgame.io’s clients get views': () => clientsGetViews(subject, times(2)),
    'boardgame.io’s stock clients play whole games': () => stockClientsPlay(subject),
    'golden games replay': () => goldenGamesReplay(subject, golden),
  } as const;
}

/** Registers the trial of a game. */
export function trial(subject: Subject, extent: Extent): void {
  const { name, rulesVersion } = subject.manifest.module;
  describe(`the trial of ${name}, rules ${rulesVersion}`, () => {
    for (const [promise, keep] of Object.entries(contract(subject, extent))) it(promise, keep);
  });
}

/** Registers the mutual check of a game's SPEC.md and its tests. */
export function specTrial(spec: Spec): void {
  const { malformed, twice, missing, unproven, unknown } = readSpec(spec);
  describe('SPEC.md', () => {
    it('numbers every rule once', () => expect([malformed, twice]).toEqual([[], []]));
    it('has every ruling, fact and scenario', () => expect(missing).toEqual([]));
    it('has a test for everything visible', () => expect(unproven).toEqual([]));
    it('has every number that is cited', () => expect(unknown).toEqual([]));
  });
}
