// Broken twins of the fixture: each breaks one promise, and the trial says which.
import { clone, type GameModule } from '@loggia/kernel';
import { boardgameOf } from '@loggia/kernel/boardgame';
import { type Manifest, manifest } from '@loggia/kernel/manifest';
import { contract } from '@loggia/trial/vitest';
import { expect, it } from 'vitest';
import { lots } from '../src/index.ts';
import type { Event, Move, State, View } from '../src/types.ts';
import { lotsSubject } from '../testing/subject.ts';

const golden = new URL('../golden/', import.meta.url).pathname;

type Module = GameModule<View, State, Move, Event>;
type Promises = ReturnType<typeof contract>;

/** The fixture with one change, in the rules and in the boardgame.io game alike. */
function twin(change: (module: Module) => Partial<Module>): Manifest {
  const { module, rules } = lots(2, 'nobody');
  const broken = { ...module, ...change(module) };
  return manifest({
    module: broken,
    traits: rules.traits,
    boardgame: boardgameOf(broken, rules),
  });
}

function keep(of: Manifest, promise: keyof Promises) {
  return contract(lotsSubject(of), { golden, effort: 6, undone: 5 })[promise];
}

it.each<[string, keyof Promises, RegExp, (module: Module) => Partial<Module>]>([
  [
    'a view that leaks a bid',
    'viewers learn nothing they may not know',
    /look alike/,
    ({ view }) => ({
      view(state, viewer) {
        const seen = view(state, viewer);
        const [bidder] = state.players;
        const [shown] = seen.players;
        if (bidder?.bid !== undefined && shown !== undefined) shown.bid = bidder.bid;
        return seen;
      },
    }),
  ],
  [
    'a view that leaks by a count',
    'viewers learn nothing they may not know',
    /look alike/,
    ({ view }) => ({
      view: (state, viewer) => ({
        ...view(state, viewer),
        round: state.round + (state.phase !== 'over' && (state.deck.at(-1) ?? 0) < 0 ? 100 : 0),
      }),
      sample: (seen, viewer, random) =>
        lots(2, 'nobody').module.sample({ ...seen, round: seen.round % 100 }, viewer, random),
    }),
  ],
  [
    'an event that shows a card to all',
    'viewers learn nothing they may not know',
    /events of twins/,
    () => ({ viewEvent: event => event }),
  ],
  [
    'an illegal move offered',
    'nothing else is legal',
    /listed, but refused/,
    ({ legal }) => ({
      legal(known, seat) {
        const moves = legal(known, seat);
        return known.phase === 'work' && moves.length > 0
          ? [{ type: 'bid', coins: 0 }, ...moves]
          : moves;
      },
    }),
  ],
  [
    'a legal move hidden',
    'nothing else is legal',
    /not listed, but accepted/,
    ({ legal }) => ({
      legal: (known, seat) => legal(known, seat).filter(move => move.type !== 'peek'),
    }),
  ],
  [
    'an undo that forgets a coin',
    'taking back is exact, and stops where something was learned',
    /undo of .*coins/,
    ({ apply }) => ({
      apply(state, seat, move, random) {
        const events = apply(state, seat, move, random);
        const player = state.players[seat];
        if (events[0]?.type === 'takenBack' && player !== undefined) player.coins -= 1;
        return events;
      },
    }),
  ],
  [
    'an undo behind a card that was seen',
    'taking back is exact, and stops where something was learned',
    /it told something/,
    ({ apply }) => ({
      apply(state, seat, move, random) {
        const journal = clone(state.journal);
        const events = apply(state, seat, move, random);
        if (events[0]?.type === 'peeked') state.journal = journal;
        return events;
      },
    }),
  ],
  [
    'a bid that changes what another seat may bid',
    'a move leaves the simultaneous choices of other seats alone',
    /bid by 0 leaves 1’s choices alone/,
    ({ apply }) => ({
      apply(state, seat, move, random) {
        const events = apply(state, seat, move, random);
        const other = state.players[1];
        if (events[0]?.type === 'bidMade' && seat === 0 && other !== undefined) other.coins += 1;
        return events;
      },
    }),
  ],
  [
    'a dead end',
    'games end, at random and looking for rare rules',
    /no legal move|no way but back/,
    ({ legal }) => ({
      legal: (known, seat) =>
        known.round === 3
          ? legal(known, seat).filter(move => move.type !== 'done')
          : legal(known, seat),
    }),
  ],
  [
    'a game without end',
    'games end, at random and looking for rare rules',
    /no end after/,
    ({ apply, check }) => ({
      apply(state, seat, move, random) {
        if (state.round !== 2 || check(state, seat, move).type !== 'done') {
          return apply(state, seat, move, random);
        }
        return [{ type: 'workDone', seat }];
      },
    }),
  ],
  [
    'a coin out of nowhere',
    'the ledger agrees after every move',
    /other coins than told/,
    ({ apply }) => ({
      apply(state, seat, move, random) {
        const events = apply(state, seat, move, random);
        const [player] = state.players;
        if (events[0]?.type === 'peeked' && player !== undefined) player.coins += 1;
        return events;
      },
    }),
  ],
  [
    'an uneven sample',
    'samples are uniform',
    /uneven|outcomes/,
    ({ sample }) => ({
      sample(seen, viewer, random) {
        const state = sample(seen, viewer, random);
        if (random.next() < 0.3) state.deck.sort((a, b) => a - b);
        return state;
      },
    }),
  ],
  [
    'a sample that does not fit its view',
    'samples fit their view',
    /as the table does/,
    ({ sample }) => ({
      sample(seen, viewer, random) {
        const state = sample(seen, viewer, random);
        if (typeof seen.deck === 'number') state.deck.pop();
        return state;
      },
    }),
  ],
  [
    'a move that crashes the check',
    'bad moves and seats are refused',
    /crashes/,
    ({ check }) => ({
      check(known, seat, move) {
        const { type } = move as Move;
        return check(known, seat, { ...(move as Move), type });
      },
    }),
  ],
  [
    'other rules than those on record',
    'golden games replay',
    /other events than on record/,
    () => lots(2, 'lowestSeat').rules.module,
  ],
  [
    'a summary that knows too much',
    'everybody gets the same summary',
    /same summary/,
    ({ summary }) => ({
      summary: known => ({
        ...summary(known),
        round: typeof known.deck === 'number' ? known.round : known.round + 1,
      }),
    }),
  ],
  [
    'a state that is not JSON',
    'a game continues from JSON',
    /stored game|plain JSON/,
    ({ apply }) => ({
      apply(state, seat, move, random) {
        const events = apply(state, seat, move, random);
        const marked = state as State & { since?: Date };
        if (typeof marked.since === 'string') events.push({ type: 'polished', seat });
        marked.since = new Date(0);
        return events;
      },
    }),
  ],
])('finds %s: %s', (_, promise, reason, change) => {
  expect(keep(twin(change), promise)).toThrow(reason);
});

it('finds a secret move that boardgame.io would show', () => {
  const { module, rules } = lots(2, 'nobody');
  const bid = { ...rules.table.moves.bid, secret: false };
  const table = { ...rules.table, moves: { ...rules.table.moves, bid } };
  const traits = new Map([...rules.traits, ['bid', { secret: false, simultaneous: true }]]);
  const boardgame = boardgameOf(module, { ...rules, table, traits });
  const leaking = manifest({ module, traits: rules.traits, boardgame });
  expect(keep(leaking, 'boardgame.io’s clients get views')).toThrow(/the log shows bid/);
});

it('finds a boardgame.io game that ends with something other than the result', () => {
  const { module, traits, boardgame } = twin(() => ({}));
  const ending = { ...boardgame, endIf: () => 'over' };
  const wrong = manifest({ module, traits, boardgame: ending });
  expect(keep(wrong, 'boardgame.io’s stock clients play whole games')).toThrow(
    /knows that it may act/,
  );
});

it('the fixture itself keeps every promise', () => {
  for (const keepIt of Object.values(
    contract(lotsSubject(twin(() => ({}))), { golden, undone: 1 }),
  )) {
    expect(keepIt).not.toThrow();
  }
});
