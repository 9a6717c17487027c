// Every frame takes its viewer from what they saw to what they may see next, and no further.
import { calimala } from '@loggia/calimala';
import { pick, seededRandom, type Viewer } from '@loggia/kernel';
import { expect, test } from 'vitest';
import { begin, play } from '../../src/engine/engine.ts';
import { GAMES } from '../../src/engine/games.ts';
import { Written } from '../../src/live/encoder.ts';
import { MoveFrames, stateFor } from '../../src/live/frames.ts';
import { applyPatch } from './stock-patch.ts';

const VIEWERS: Viewer[] = [0, 1, 2, null];
const entry = GAMES.newest('calimala');
const asSent = (value: unknown) => JSON.parse(JSON.stringify(value));

test.each(['frames', 'shared', 'again'])(
  'a whole game, seed %s',
  seed => {
    const random = seededRandom(seed);
    let state = begin(entry, { players: 3, options: {}, seed });
    let [patches, shared] = [0, 0];
    for (
      let [seat] = calimala.toMove(state.G);
      seat !== undefined;
      [seat] = calimala.toMove(state.G)
    ) {
      const before = state;
      state = play(entry, before, seat, pick(random, calimala.legal(before.G, seat))).state;
      const frames = new MoveFrames(entry, { id: 'x', before, after: state });
      const written = new Set<unknown>();
      for (const viewer of VIEWERS) {
        const [event, args] = frames.for(viewer);
        if (event !== 'patch' || !(args instanceof Written)) continue;
        const [, from, to, patch] = args.toJSON() as [string, number, number, never[]];
        const seen = asSent(stateFor(entry, before, viewer));
        expect([from, to]).toEqual([before._stateID, state._stateID]);
        expect(applyPatch(seen, patch)).toBe(true);
        expect(seen).toEqual(asSent(stateFor(entry, state, viewer)));
        if (written.has(args)) shared++;
        written.add(args);
        patches++;
      }
    }
    expect(patches).toBeGreaterThan(800);
    // Players who do not move mostly get the same as spectators.
    expect(shared).toBeGreaterThan(patches / 4);
  },
  30_000,
);
