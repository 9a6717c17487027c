// The boardgame.io game under its own reducer: the same rules, nothing more to call, no secret
// leaked.
import { createRequire } from 'node:module';
import {
  clone,
  type Random,
  type Seat,
  seededRandom,
  type Typed,
  type Viewer,
} from '@loggia/kernel';
import type { State as BgioState, Game, LogEntry, Plugin } from 'boardgame.io';
import type * as Internal from 'boardgame.io/internal';
import { hold, same } from './broken.ts';
import { gamesOf, restless } from './spots.ts';
import { type Spot, type Subject, viewersOf } from './subject.ts';

const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame, ProcessGameConfig, getFilterPlayerView } =
  require('boardgame.io/dist/cjs/internal.js') as typeof Internal;

type Match = BgioState<{ events: Typed[] }>;

interface Step {
  before: Match;
  after: Match;
  seat: Seat;
  move: Typed;
  reduce(from: Match, payload: Record<string, unknown>): Match;
}

/** Randomness that can be given to the kernel too. */
function chancePlugin(random: Random): Plugin {
  const api = {
    Number: () => random.next(),
    _private: { isUsed: () => false, getState: () => ({}) },
  };
  return { name: 'random', api: () => api };
}

/** Plays a random game through the reducer, to the end. */
function playMatch(subject: Subject, spot: Spot, each: (step: Step) => void) {
  const { module, boardgame } = subject.manifest;
  const plugins = [chancePlugin(seededRandom(spot.seed))];
  const game = ProcessGameConfig({ ...boardgame, plugins } as Game);
  const reducer = CreateGameReducer({ game });
  const { players, options } = spot.table;
  const reduce = (from: Match, payload: Record<string, unknown>): Match =>
    reducer(from, { type: 'MAKE_MOVE', payload: { credentials: '', ...payload } } as never);
  const choice = seededRandom(`${spot.seed} choices`);
  let before: Match = InitializeGame({ game, numPlayers: players, setupData: options });
  for (;;) {
    const [first, ...others] = module.toMove(before.G);
    if (first === undefined) return { game, state: before };
    const seat = [first, ...others][Math.floor(choice.next() * (others.length + 1))] ?? first;
    const move = restless(module)(module.legal(before.G, seat), seat, choice);
    const after = reduce(before, payloadOf(seat, move));
    each({ before, after, seat, move, reduce });
    hold(after._stateID === before._stateID + 1, `the reducer refuses ${JSON.stringify(move)}`);
    before = after;
  }
}

function payloadOf(seat: Seat, { type, ...details }: Typed) {
  return { type, args: [details], playerID: String(seat) };
}

function rulesOf({ G: { events: _, ...state } }: Match): unknown {
  return state;
}

/** The same moves give the same states and events, through stages that say who may act. */
export function reducerAgrees(subject: Subject, games: number): void {
  const { module } = subject.manifest;
  for (const spot of gamesOf(subject, games, 'reducer')) {
    const dice = seededRandom(spot.seed);
    const state = module.setup(spot.table.players, spot.table.options, dice);
    const { state: end } = playMatch(subject, spot, ({ before, after, seat, move }) => {
      const { activePlayers, currentPlayer } = before.ctx;
      const acting = activePlayers === null ? [currentPlayer] : Object.keys(activePlayers);
      same(acting, module.toMove(state).map(String), 'boardgame.io waits for the same seats');
      const events = module.apply(state, seat, move, dice);
      same(after.G.events, events, 'the reducer tells the same events');
      same(rulesOf(after), state, 'the reducer comes to the same state');
    });
    same(end.ctx.gameover, module.result(state), 'the reducer ends with the same result');
  }
}

/** An invalid move leaves the match exactly as it was; no event or undo may be called. */
export function reducerRefuses(subject: Subject, games: number): void {
  const { module } = subject.manifest;
  const wrong = [null, [], 'x', 1, { extra: true }, JSON.parse('{"__proto__":{"extra":1}}')];
  for (const spot of gamesOf(subject, games, 'reducer refuses')) {
    let tried = 0;
    const { game } = quietly(() =>
      playMatch(subject, spot, ({ before, seat, move, reduce }) => {
        if (tried++ % 10 > 0) return;
        const snapshot = clone(before);
        const { type, ...details } = move;
        const junk = wrong.filter(value => Object.keys(details).length > 0 || value !== null);
        for (const value of junk) {
          const after = reduce(before, { type, args: [value], playerID: String(seat) });
          same(rulesOf(after), rulesOf(before), `${type} of ${JSON.stringify(value)} is refused`);
        }
        const toMove = module.toMove(before.G).map(String);
        for (const other of [...viewersOf(spot.table).map(String), '', 'x', '-1']) {
          if (toMove.includes(other)) continue;
          const after = reduce(before, { ...payloadOf(seat, move), playerID: other });
          same(rulesOf(after), rulesOf(before), `a move of seat ${other} is refused`);
        }
        same(before, snapshot, 'a refused move leaves the match as it was');
      }),
    );
    same(game.flow.enabledEventNames, [], 'clients can call no event');
    hold(game.disableUndo === true, 'boardgame.io’s own undo is off');
  }
}

/** boardgame.io writes every refusal to the console. */
function quietly<T>(work: () => T): T {
  const { error } = console;
  console.error = () => {};
  try {
    return work();
  } finally {
    console.error = error;
  }
}

/** What a client gets is the kernel's view and events, no generator, and a log without secrets. */
export function clientsGetViews(subject: Subject, games: number): void {
  const { module, traits } = subject.manifest;
  for (const spot of gamesOf(subject, games, 'clients')) {
    const log: LogEntry[] = [];
    const steps: Match[] = [];
    const { game, state } = playMatch(subject, spot, ({ after }) => {
      log.push(...(after.deltalog ?? []));
      if (after._stateID % 4 === 0) steps.push(after);
    });
    const filter = getFilterPlayerView(game);
    const idOf = (viewer: Viewer) => (viewer === null ? null : String(viewer));
    for (const match of steps) {
      if (match.ctx.gameover !== undefined) continue;
      for (const viewer of viewersOf(spot.table)) {
        const sent = filter(idOf(viewer), { type: 'update', args: ['match', match] });
        const seen = sent.args[1] as Match;
        const { events, ...view } = seen.G;
        same(view, module.view(rulesOf(match), viewer), 'a client gets the seat’s view');
        const visible = match.G.events.map(event => module.viewEvent(event, viewer));
        same(events, visible, 'a client gets the events as its seat may see them');
        hold(!/seed|prngstate/.test(JSON.stringify(seen.plugins ?? {})), 'no generator gets out');
      }
    }
    for (const viewer of viewersOf(spot.table)) {
      const args = ['match', { state, log, filteredMetadata: [], initialState: state }] as const;
      const sync = filter(idOf(viewer), { type: 'sync', args } as never);
      for (const { action } of (sync.args[1] as unknown as { log: LogEntry[] }).log) {
        if (action.type !== 'MAKE_MOVE') continue;
        const { type, playerID, args } = action.payload;
        if (traits.get(type)?.secret === false) continue;
        hold(args === null || playerID === idOf(viewer), `the log shows ${type} to ${viewer}`);
      }
    }
  }
}
