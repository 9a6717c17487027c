// The journal: the smallest changed parts, restored exactly, also through JSON.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amountsText,
  clone,
  findMove,
  type Journal,
  journalFor,
  keep,
  keyOf,
  note,
  openJournal,
  type Parts,
  takeBack,
} from '../src/index.ts';

type Go = { type: 'go' };
const GO: Go = { type: 'go' };
const names = fc.constantFrom('wood', 'hand', 'board', 'deck', 'first');
const { plain } = fc.letrec<{ plain: Record<string, unknown>; part: unknown }>(tie => ({
  plain: fc.dictionary(names, tie('part'), { maxKeys: 4 }),
  part: fc.oneof(
    { maxDepth: 3 },
    fc.integer(),
    fc.constant(null),
    fc.array(tie('part'), { maxLength: 3 }),
    tie('plain'),
  ),
}));

/** Plays a move that may change these parts. */
function played(
  state: { journal: Journal<Go> },
  seat: number,
  parts: Parts,
  play: () => void,
): void {
  const kept = keep(state, state.journal, seat, parts);
  play();
  note(state, state.journal, GO, kept);
}

describe('the journal', () => {
  it('reverts any change of its parts, even after a round trip through JSON', () => {
    fc.assert(
      fc.property(plain, fc.array(plain, { minLength: 1, maxLength: 3 }), (first, later) => {
        let state: { part: unknown; journal: Journal<Go> } = {
          part: clone(first),
          journal: openJournal(2),
        };
        for (const next of later) {
          played(state, 2, [['part']], () => {
            state.part = clone(next);
          });
        }
        state = JSON.parse(JSON.stringify(state));
        expect(takeBack(state, state.journal, 9)).toHaveLength(later.length);
        expect(state).toEqual(JSON.parse(JSON.stringify({ part: first, journal: openJournal(2) })));
      }),
    );
  });

  it('keeps only what changed', () => {
    const state = {
      board: { wood: 1, houses: ['a', 'b'], ships: [1, 2] },
      journal: openJournal<Go>(0),
    };
    played(state, 0, [['board']], () => {
      state.board.wood = 2;
      state.board.houses.push('c');
      state.board.ships[1] = 5;
    });
    expect(state.journal.steps[0]?.before).toEqual([
      { path: ['board', 'wood'], value: 1 },
      { path: ['board', 'houses'], value: ['a', 'b'] },
      { path: ['board', 'ships', 1], value: 2 },
    ]);
  });

  it('keeps replaced fields by reference and restores them, also after a round trip through JSON', () => {
    const first = { city: [{ cubes: 0 }, { cubes: 1 }], energy: 4 };
    let state = { players: [clone(first)], journal: openJournal<Go>(0) };
    const part: Parts = {
      paths: [
        ['players', 0, 'city'],
        ['players', 0, 'energy'],
      ],
      read: ({ players: [{ city, energy } = first] }: typeof state) => [city, energy],
    };
    const change = (play: (player: typeof first) => void) =>
      played(state, 0, part, () => state.players.forEach(play));
    change(player => {
      player.city = [...player.city, { cubes: 0 }];
    });
    change(player => {
      player.city = player.city.with(1, { cubes: 5 });
      player.energy = 0;
    });
    const [grown, paid] = state.journal.steps.map(({ before }) => before);
    expect(grown).toEqual([{ path: ['players', 0, 'city'], value: first.city }]);
    expect(paid).toEqual([
      { path: ['players', 0, 'city', 1], value: { cubes: 1 } },
      { path: ['players', 0, 'energy'], value: 4 },
    ]);
    const rested = JSON.parse(JSON.stringify(state));
    for (const whole of [state, rested]) {
      state = whole;
      takeBack(state, state.journal, 2);
      expect(state.players).toEqual([first]);
    }
  });

  it('shows its contents only to its own seat', () => {
    const state = { hand: ['ace'], journal: openJournal<Go>(1) };
    played(state, 1, [['hand']], () => {
      state.hand = [];
    });
    expect(journalFor(state.journal, 1)).toBe(state.journal);
    for (const viewer of [0, null]) expect(journalFor(state.journal, viewer).steps).toEqual([]);
  });
});

describe('a move’s key', () => {
  it('is the same for every order of fields, and unique to the move', () => {
    const moves = [{ type: 'a', to: ['x', 'y'] }, { type: 'a', to: ['y', 'x'] }, { type: 'a' }];
    expect(new Set(moves.map(keyOf)).size).toBe(3);
    expect(findMove(moves, { to: ['y', 'x'], type: 'a' })).toBe(moves[1]);
    expect(findMove(moves, { type: 'a', to: undefined })).toBeUndefined();
    expect(findMove(moves, { type: 'a', to: 'x,y' })).toBeUndefined();
  });

  it('accepts input of any depth', () => {
    let deep: unknown = 'x';
    for (let i = 0; i < 100_000; i++) deep = [deep];
    expect(findMove([GO], deep)).toBeUndefined();
  });
});

it('amounts are written with their names, leaving out only zeros', () => {
  expect(amountsText({ culture: 2, money: 0, energy: -1 })).toBe('culture:2,energy:-1');
});
