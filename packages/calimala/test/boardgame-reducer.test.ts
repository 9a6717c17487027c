// The boardgame.io Game under the reducer: the same rules, nothing more to call, no secret let out.
import { createRequire } from 'node:module';
import { clone, pick, type Random, type SeededRandom, seededRandom } from '@loggia/kernel';
import type { State as BgioState, LogEntry } from 'boardgame.io';
import type * as Internal from 'boardgame.io/internal';
import type * as Testing from 'boardgame.io/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Calimala, type Table } from '../src/boardgame.ts';
import { calimala, type Move, type State } from '../src/index.ts';
import { restless } from '../testing/policies.ts';
import { ALL_TABLES, type TableSpec } from '../testing/tables.ts';
import { seatsOf } from './arbitrary.ts';

const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame, ProcessGameConfig, getFilterPlayerView } =
  require('boardgame.io/internal') as typeof Internal;
const { MockRandom } = require('boardgame.io/testing') as typeof Testing;

type Match = BgioState<Table>;

/** The Game with chance that the kernel can be given too. */
function match({ players, options }: TableSpec, random: Random) {
  const game = ProcessGameConfig({
    ...Calimala,
    plugins: [MockRandom({ Number: () => random.next() })],
  });
  const state: Match = InitializeGame({ game, numPlayers: players, setupData: options });
  return { game, state, reduce: CreateGameReducer({ game }) };
}

function action(seat: number | string, { type, ...details }: Move) {
  const payload = { type, args: [details], playerID: String(seat), credentials: '' };
  return { type: 'MAKE_MOVE', payload } as const;
}

/** The state without what the adapter adds. */
function rulesOf({ G }: Match): State {
  const { events: _, ...state } = G;
  return state;
}

function tableAt(index: number): TableSpec {
  const table = ALL_TABLES[index];
  if (table === undefined) throw new RangeError(`no table ${index}`);
  return table;
}

/** Plays moves of a random game through the reducer, to the end. */
function playMatch(
  table: TableSpec,
  chance: SeededRandom,
  each: (step: {
    before: Match;
    after: Match;
    seat: number;
    move: Move;
    reduce: (state: Match, action: unknown) => Match;
  }) => void,
) {
  const { game, state, reduce } = match(table, chance);
  const choice = seededRandom('choices');
  let before = state;
  for (;;) {
    const seats = calimala.toMove(before.G);
    if (seats.length === 0) return { game, state: before, reduce };
    const seat = pick(choice, seats);
    const move = restless(calimala.legal(before.G, seat), seat, choice);
    const after: Match = reduce(before, action(seat, move));
    each({
      before,
      after,
      seat,
      move,
      reduce: (from, any) => reduce(from, any as Parameters<typeof reduce>[1]),
    });
    before = after;
  }
}

describe('the same moves', () => {
  it.each([0, 52, 101])('give the same states and events as the kernel (table %i)', index => {
    const table = tableAt(index);
    const dice = seededRandom('both');
    const state = calimala.setup(table.players, table.options, dice);
    const { state: end } = playMatch(table, seededRandom('both'), ({ after, seat, move }) => {
      const events = calimala.apply(state, seat, move, dice);
      expect(after.G.events).toEqual(events);
      expect(rulesOf(after)).toEqual(state);
    });
    expect(end.ctx.gameover).toEqual(calimala.result(state));
  });

  it('lead through phases, turns and stages that say who may act', () => {
    for (const index of [1, 86]) {
      playMatch(tableAt(index), seededRandom('stages'), ({ before: { G, ctx }, seat, move }) => {
        expect(ctx.phase).toBe(move.type === 'replaceDisc' ? 'council' : G.phase);
        if (G.phase === 'city') expect(ctx.currentPlayer).toBe(String(G.active));
        const active = ctx.activePlayers;
        const to = calimala.toMove(G).map(String);
        expect(active === null ? [ctx.currentPlayer] : Object.keys(active)).toEqual(to);
        const stage = active?.[seat];
        if (G.phase === 'endCards') expect(stage).toBe('choosing');
        else if (move.type === 'placeDisc' || move.type === 'takeStartCard')
          expect(active).toBeNull();
        else expect(stage).toBe(move.type === 'replaceDisc' ? 'replacement' : 'activated');
      });
    }
  });
});

describe('a move', () => {
  it('without details needs no argument', () => {
    const types = new Set<string>();
    playMatch(tableAt(20), seededRandom('bare'), ({ before, after, seat, move, reduce }) => {
      if (!isWhole(move)) return;
      types.add(move.type);
      const payload = { type: move.type, args: [], playerID: `${seat}`, credentials: '' };
      expect(reduce(before, { type: 'MAKE_MOVE', payload }).G.phase).toBe(after.G.phase);
      expect(reduce(before, { type: 'MAKE_MOVE', payload })._stateID).toBe(after._stateID);
    });
    expect(types).toEqual(new Set(['done', 'undo', 'restart']));
  });

  it('is played by the server alone; only the choice of all at once forgives a stale state', () => {
    const phases = Object.values(Calimala.phases ?? {});
    const stages = phases.flatMap(({ turn }) => Object.values(turn?.stages ?? {}));
    const all = [...phases, ...stages].flatMap(({ moves } = {}) => Object.entries(moves ?? {}));
    expect(new Set(all.map(([type]) => type)).size).toBe(11);
    for (const [type, move] of all) {
      const secret = type === 'keepEndCard';
      expect(move).toMatchObject({
        client: false,
        undoable: false,
        redact: secret,
        ignoreStaleStateID: secret,
      });
    }
  });
});

describe('a move that is none', () => {
  // boardgame.io writes every refusal to the console.
  const quiet = vi.spyOn(console, 'error');
  beforeAll(() => void quiet.mockImplementation(() => {}));
  afterAll(() => quiet.mockRestore());

  it('leaves the match exactly as it was', () => {
    const wrong = [
      undefined,
      null,
      [],
      'white',
      { street: 99, disc: 'white' },
      { street: 1, disc: 'white', extra: true },
      JSON.parse('{"__proto__":{"street":1},"disc":"white"}'),
      { action: 'wood', to: {} },
      { card: 'nothing' },
    ];
    let tried = 0;
    playMatch(tableAt(3), seededRandom('wrong'), ({ before, seat, move, reduce }) => {
      tried += 1;
      if (tried % 20 !== 1) return;
      const snapshot = clone(before);
      for (const details of wrong) {
        const payload = { type: move.type, args: [details], playerID: `${seat}`, credentials: '' };
        if (isWhole(move) && (details === undefined || details === null)) continue;
        const after = reduce(before, { type: 'MAKE_MOVE', payload });
        expect(after.G).toBe(before.G);
        expect(after._stateID).toBe(before._stateID);
      }
      const others = [...seatsOf(before.G), '', 'x', '-1'].filter(
        other => !calimala.toMove(before.G).includes(Number(other)) || other === '',
      );
      for (const other of others) {
        const after = reduce(before, action(other, move));
        expect(after.G).toBe(before.G);
        expect(after.ctx).toEqual(before.ctx);
      }
      expect(before).toEqual(snapshot);
    });
    expect(tried).toBeGreaterThan(100);
  });

  it('is any event or undo: a client is given none to call', () => {
    // The reducer itself would obey a forged event; no door of ours lets one in.
    const { game } = match(tableAt(7), seededRandom('events'));
    expect(game.flow.enabledEventNames).toEqual([]);
    let tried = 0;
    playMatch(tableAt(7), seededRandom('events'), ({ before, seat, reduce }) => {
      tried += 1;
      if (tried % 50 !== 1) return;
      for (const type of ['UNDO', 'REDO']) {
        const payload = { type: null, args: null, playerID: `${seat}`, credentials: '' };
        expect(reduce(before, { type, payload }).G).toBe(before.G);
      }
      expect(before._undo).toEqual([]);
    });
  });
});

/** Moves without details, for which no argument at all is the right one. */
const isWhole = ({ type }: Move) => type === 'done' || type === 'undo' || type === 'restart';

describe('what a client gets', () => {
  it('is the kernel’s view and events, no generator, no undo, and a log without secrets', () => {
    const log: LogEntry[] = [];
    const table = tableAt(10);
    const filter = getFilterPlayerView(match(table, seededRandom('x')).game);
    playMatch(table, seededRandom('views'), ({ after }) => {
      log.push(...(after.deltalog ?? []));
      if (after._stateID % 4 > 0 && after.G.phase !== 'over') return;
      for (const viewer of [null, ...seatsOf(after.G)]) {
        const id = viewer === null ? null : String(viewer);
        const sent = filter(id, { type: 'update', args: ['match', after] });
        const seen = sent.args[1] as Match;
        const { events, ...view } = seen.G;
        expect(view).toEqual(calimala.view(rulesOf(after), viewer));
        const whole = after.G.phase === 'over';
        expect(events).toEqual(
          whole ? after.G.events : after.G.events.map(event => calimala.viewEvent(event, viewer)),
        );
        expect(JSON.stringify(seen.plugins ?? {})).not.toMatch(/seed|prngstate/);
        expect(seen._undo).toEqual([]);
      }
    });
    const kept = log.filter(({ action }) => action.payload.type === 'keepEndCard');
    expect(kept).toHaveLength(table.players);
    expect(kept.every(entry => entry.redact === true)).toBe(true);
    const state = match(table, seededRandom('x')).state;
    for (const viewer of [null, '0', '1']) {
      const sync = filter(viewer, {
        type: 'sync',
        args: ['match', { state, log, filteredMetadata: [], initialState: state }],
      });
      const { log: seen } = sync.args[1] as { log: LogEntry[] };
      for (const { action } of seen) {
        if (action.payload.type !== 'keepEndCard') continue;
        const own = action.payload.playerID === viewer;
        expect(action.payload.args === null).toBe(!own);
      }
    }
  });
});

describe('the options of a table', () => {
  it('come through setupData, all of them', () => {
    for (const table of ALL_TABLES) {
      const { state } = match(table, seededRandom('options'));
      expect(rulesOf(state)).toEqual(
        calimala.setup(table.players, table.options, seededRandom('options')),
      );
      expect(state.G.events).toEqual([]);
    }
  });

  it('are validated with a sentence', () => {
    const validate = (setupData: unknown) =>
      Calimala.validateSetupData?.(setupData as Record<string, unknown>, 3);
    expect(validate(undefined)).toBeUndefined();
    expect(validate({})).toBeUndefined();
    for (const { options } of ALL_TABLES) expect(validate(options)).toBeUndefined();
    expect(validate({ layout: 'square' })).toMatch(/layout/);
    expect(validate({ speed: 1 })).toMatch(/speed/);
    expect(validate([])).toMatch(/object/);
    expect(validate('all')).toMatch(/object/);
  });

  it('are named, and the Game is for three to five players without boardgame.io’s own undo', () => {
    expect(Calimala).toMatchObject({
      name: 'calimala',
      minPlayers: 3,
      maxPlayers: 5,
      disableUndo: true,
    });
  });
});
