// Two keys that share the shown stream and differ in the hidden one: a viewer cannot tell them
// apart before seeing the first hidden card.
import { calimala, type Event, type Move, type State, type View } from '@loggia/calimala';
import { Keystreams } from '@loggia/chance';
import { type Random, type StreamName, seededRandom, shuffle, type Viewer } from '@loggia/kernel';
import { expect, test } from 'vitest';
import { begin, type GameState, play } from '../../src/engine/engine.ts';
import { GAMES } from '../../src/engine/games.ts';
import { MoveFrames, syncFrame } from '../../src/live/frames.ts';

const entry = GAMES.newest('calimala');
const keystreams = (byte: number) => new Keystreams(new Uint8Array(32).fill(byte));

/** The shown stream of one key, the hidden stream of another. */
class Mixed extends Keystreams {
  readonly #shown: Keystreams;

  constructor(shown: number, hidden: number) {
    super(new Uint8Array(32).fill(hidden));
    this.#shown = keystreams(shown);
  }

  override word(name: StreamName, position: number): number {
    return name === 'shown' ? this.#shown.word(name, position) : super.word(name, position);
  }
}

/**
 * Every card from the hidden stream that the viewer may see now; everything else must be the same.
 */
function hiddenCards(state: State & { events: Event[] }, viewer: Viewer): string {
  const view: View = calimala.view(state, viewer);
  const events = state.events
    .map(event => calimala.viewEvent(event, viewer))
    .flatMap(event => ('card' in event ? [event.card] : []));
  const own = viewer === null ? undefined : view.players[viewer];
  return JSON.stringify([
    view.openEndCard,
    own?.endCards,
    own?.kept,
    own?.hand,
    view.discard,
    events,
  ]);
}

function isLegal(state: State, seat: number, move: Move): boolean {
  try {
    calimala.check(state, seat, move);
    return true;
  } catch {
    return false;
  }
}

/** A move for each world: the same one, except that everybody keeps their own end card. */
function moveFor([a, b]: readonly [State, State], seat: number, random: Random) {
  const moves = shuffle(calimala.legal(a, seat), random).filter(move => !calimala.takesBack(move));
  if (a.phase === 'endCards') return [moves[0], calimala.legal(b, seat)[0]] as const;
  const common = moves.find(move => isLegal(b, seat, move));
  return [common, common] as const;
}

test.each([3, 4, 5])('at a table of %i', players => {
  const viewers: Viewer[] = [null, ...Array.from({ length: players }, (_, seat) => seat)];
  const compared = { first: 0, moves: 0, apart: 0 };
  for (let game = 0; game < 20; game++) {
    const random = seededRandom(`streams ${game}`);
    const start = (hidden: number) =>
      begin(entry, { players, options: {}, keystreams: new Mixed(game, hidden) });
    let [a, b]: [GameState, GameState] = [start(100 + game), start(200 + game)];
    expect(a.G.deck).not.toEqual(b.G.deck);
    const unsuspecting = new Set(
      viewers.filter(viewer => hiddenCards(a.G, viewer) === hiddenCards(b.G, viewer)),
    );
    const sync = (state: GameState, viewer: Viewer) =>
      JSON.stringify(syncFrame(entry, { id: 'x', state, filteredMetadata: [] }, viewer));
    for (const viewer of unsuspecting) {
      expect(sync(a, viewer)).toBe(sync(b, viewer));
      compared.first++;
    }
    while (unsuspecting.size > 0) {
      const [seat] = calimala.toMove(a.G);
      const moves = seat === undefined ? [] : moveFor([a.G, b.G], seat, random);
      if (seat === undefined || moves[0] === undefined) break;
      const before = [a, b] as const;
      [a, b] = [play(entry, a, seat, moves[0]).state, play(entry, b, seat, moves[1]).state];
      const told = [a, b].map(
        (after, world) => new MoveFrames(entry, { id: 'x', before: before[world] ?? after, after }),
      );
      for (const viewer of unsuspecting) {
        if (a.G.phase === 'over' || hiddenCards(a.G, viewer) !== hiddenCards(b.G, viewer)) {
          unsuspecting.delete(viewer);
          compared.apart++;
          continue;
        }
        const [left, right] = told.map(frames => JSON.stringify(frames.for(viewer)));
        expect(left).toBe(right);
        expect(sync(a, viewer)).toBe(sync(b, viewer));
        compared.moves++;
      }
    }
  }
  expect(compared.first).toBeGreaterThan(0);
  expect(compared.moves).toBeGreaterThan(100);
  expect(compared.apart).toBeGreaterThan(0);
});

test('boardgame.io’s own generator is never used', () => {
  const asked = {
    name: 'random',
    api: () => ({
      Number() {
        throw new Error('asked');
      },
      _private: { getState: () => ({}) },
    }),
  };
  const boardgame = { ...entry.boardgame, plugins: [asked] };
  const watched = { ...entry, boardgame };
  const random = seededRandom('never');
  let state = begin(watched, { players: 5, options: {}, keystreams: keystreams(1) });
  expect(() => begin(watched, { players: 5, options: {}, seed: 'old' })).toThrow('asked');
  for (
    let [seat] = calimala.toMove(state.G);
    seat !== undefined;
    [seat] = calimala.toMove(state.G)
  ) {
    const [move] = shuffle(calimala.legal(state.G, seat), random).filter(
      other => !calimala.takesBack(other),
    );
    state = play(watched, state, seat, move).state;
  }
  expect(state.ctx.gameover).toBeDefined();
  expect(Object.keys(state.plugins)).not.toContain('random');
});
