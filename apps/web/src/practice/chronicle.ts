// What happened in a practice game: boardgame.io's stored log, replayed from the seed.
import { isRecord, type Typed } from '@loggia/kernel';
import type { Game, State } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import type { AnyGameClient } from '../game/game-client.ts';
import { PRACTICE } from '../shared/table-path.ts';
import { type KeptGame, ownSeat } from './kept-game.ts';
import { gameOf } from './local-game.ts';
import { timesOf } from './move-times.ts';

/** A move with any parameters. */
type AnyMove = Typed & Record<string, unknown>;

/** A move, and the state it led to. */
interface Step {
  seat: number;
  move: AnyMove;
  state: State;
}

export class Chronicle {
  readonly #module: AnyGameClient['module'];
  readonly #kept: KeptGame;
  readonly #reducer: ReturnType<typeof CreateGameReducer>;
  readonly #first: State;
  /** States share what did not change, so all of them fit into memory. */
  readonly #steps: Step[] = [];

  constructor(client: Pick<AnyGameClient, 'game' | 'module'>, kept: KeptGame) {
    const game: Game = gameOf(client, kept);
    this.#module = client.module;
    this.#kept = kept;
    this.#reducer = CreateGameReducer({ game });
    this.#first = InitializeGame({ game, numPlayers: kept.levels.length + 1 });
  }

  get moves(): { seat: number; move: AnyMove; events: (Typed & Record<string, unknown>)[] }[] {
    return this.#upToDate().map(({ seat, move, state }) => ({
      seat,
      move,
      events: state.G.events,
    }));
  }

  /** When each move was made. */
  get times(): readonly number[] {
    return timesOf(this.#kept, this.#upToDate().length);
  }

  get result() {
    return this.#last.ctx.gameover;
  }

  /** The reader's view after a number of moves; everything once the game is over. */
  viewAt(moves: number): { moves: number; view: unknown } {
    const at = Math.min(moves, this.#upToDate().length);
    const state = this.#at(at);
    const over = this.isOver;
    const view = over ? state.G : this.#module.view(state.G, this.#own);
    return { moves: at, view: { ...view, events: this.#events(state, over) } };
  }

  /** The full state after a number of moves. */
  tableAt(moves: number): Record<string, unknown> {
    return this.#at(moves).G;
  }

  #at(moves: number): State {
    const steps = this.#upToDate();
    return steps[Math.min(moves, steps.length) - 1]?.state ?? this.#first;
  }

  get #own(): number {
    return ownSeat(this.#kept);
  }

  entries(from: number, limit: number) {
    const over = this.isOver;
    const times = this.times;
    return this.#upToDate()
      .slice(from, from + limit)
      .map(({ seat, move, state }, index) => ({
        seq: from + index,
        seat,
        // What others chose in secret stays hidden, even here.
        move: over || seat === this.#own ? move : { type: move.type },
        events: this.#events(state, over),
        at: times[from + index] ?? this.#kept.begun,
      }));
  }

  #events(state: State, over: boolean) {
    const events: Typed[] = state.G.events;
    return events.map(event => ({ ...(over ? event : this.#module.viewEvent(event, this.#own)) }));
  }

  get isOver(): boolean {
    return this.#last.ctx.gameover !== undefined;
  }

  get #last(): State {
    return this.#upToDate().at(-1)?.state ?? this.#first;
  }

  /** Plays what was logged since the last time. */
  #upToDate(): readonly Step[] {
    const logged = readLog(`${this.#kept.key}_log`);
    for (const { playerID, type, args } of logged.slice(this.#steps.length)) {
      const before = this.#steps.at(-1)?.state ?? this.#first;
      const payload = { type, args, playerID };
      const state = this.#reducer(before, { type: 'MAKE_MOVE', payload });
      const [choice] = Array.isArray(args) ? args : [];
      const move = { ...(isRecord(choice) ? choice : {}), type };
      this.#steps.push({ seat: Number(playerID), move, state });
    }
    return this.#steps;
  }
}

interface Logged {
  type: string;
  args: unknown;
  playerID: string;
}

/** boardgame.io keeps `[[match, entries]]`; automatic consequences of a move are not moves. */
function readLog(key: string): Logged[] {
  const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
  const found = Array.isArray(stored) ? stored.find(([match]) => match === PRACTICE)?.[1] : [];
  return Array.isArray(found) ? found.flatMap(moveOf) : [];
}

function moveOf(entry: unknown): Logged[] {
  if (!isRecord(entry) || !isRecord(entry.action)) return [];
  const { type: kind, payload } = entry.action;
  if (kind !== 'MAKE_MOVE' || !isRecord(payload)) return [];
  const { type, args, playerID } = payload;
  if (typeof type !== 'string' || typeof playerID !== 'string') return [];
  return [{ type, args, playerID }];
}
