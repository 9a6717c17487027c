// One open table: boardgame.io's client as the container of the state, exposed as a store.
import type { Seat, Typed } from '@loggia/kernel';
import type { ChatLine, ClockState, Match, Nudge, Refused } from '@loggia/protocol';
import type { Game } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { ownGuestName } from './identity.ts';
import type { TableId } from './seats.ts';
import { SocketTransport } from './socket-transport.ts';

export interface MatchSnapshot {
  connection: 'connecting' | 'live' | 'lost';
  /** The position as the server shows it to the reader, with the events of the last move. */
  view: unknown;
  /** How many moves were made. */
  moves: number;
  /** The table from the lobby: who sits there, who is present, how many are watching. */
  match: Match | undefined;
  /** As of the last move; the lobby's may be newer. */
  clock: ClockState | undefined;
  /** Messages since we connected; earlier ones come from the lobby. */
  chat: readonly ChatLine[];
  pending: boolean;
  /** Why we may not look at this table at all. */
  barred: Refused | undefined;
}

export interface MatchOptions {
  table: TableId;
  game: Game;
  /** `null` for a spectator. */
  seat: Seat | null;
  /** The seat's; a spectator of a private table sends the invite. */
  credentials: string | undefined;
  onRefused(refused: Refused): void;
  onNudged(nudge: Nudge): void;
}

/** Refusals that end the connection rather than one move. */
const BARRING =
  /^(match\.(unknown|removed|private|watchers|rules-unknown)|game\.unknown|request\.banned|seat\.)/;
const CHAT_KEPT = 200;
const MOST_COMING = 60;

type BoardgameClient = ReturnType<typeof Client>;
type ClientState = ReturnType<BoardgameClient['getState']>;

export class MatchConnection {
  #client: BoardgameClient;
  #said: BoardgameClient['chatMessages'] | undefined;
  #listeners = new Set<() => void>();
  #latest: MatchSnapshot = {
    connection: 'connecting',
    view: undefined,
    moves: 0,
    match: undefined,
    clock: undefined,
    chat: [],
    pending: false,
    barred: undefined,
  };
  /** What is shown; catches up with the latest frame by frame. */
  #snapshot = this.#latest;
  readonly #coming: MatchSnapshot[] = [];
  #isResting = false;
  readonly #options: MatchOptions;

  constructor(options: MatchOptions) {
    this.#options = options;
    const { table, game, seat, credentials } = options;
    this.#client = Client({
      game,
      matchID: table.id,
      ...(seat === null ? {} : { playerID: String(seat) }),
      ...(credentials === undefined ? {} : { credentials }),
      debug: false,
      multiplayer: transportOptions =>
        new SocketTransport(
          transportOptions,
          {
            refused: refused => this.#refused(refused),
            table: match => this.#change({ match }),
            clock: clock => this.#change({ clock }),
            nudged: nudge => options.onNudged(nudge),
            waiting: count => this.#change({ pending: count > 0 }),
          },
          { guest: ownGuestName },
        ),
    });
    this.#client.subscribe(state => this.#read(state));
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): MatchSnapshot => this.#snapshot;

  start(): void {
    this.#client.start();
  }

  stop(): void {
    this.#client.stop();
  }

  /**
   * Sends a move. There is no optimistic update: the table changes when the server says so. A move
   * chosen while newer frames are waiting was meant for another position, and is dropped.
   */
  play({ type, ...choice }: Typed): void {
    if (this.#snapshot.view !== this.#latest.view) return;
    this.#client.moves[type]?.(choice);
  }

  say(text: string, name: string): void {
    this.#client.sendChatMessage(name === '' ? { text } : { text, name });
  }

  #read(state: ClientState): void {
    const { chatMessages } = this.#client;
    const connected = state?.isConnected ?? false;
    this.#change({
      connection: connected ? 'live' : this.#latest.view === undefined ? 'connecting' : 'lost',
      view: state?.G,
      // A game begins at state 1: the set-up is the first thing that happens in a match.
      moves: Math.max(0, (state?._stateID ?? 0) - 1),
      ...(chatMessages === this.#said ? {} : { chat: this.#heard(chatMessages) }),
      // A reader who was shut out and disconnected still needs to see why.
      ...(connected ? { barred: undefined } : {}),
    });
  }

  #heard(said: BoardgameClient['chatMessages']): readonly ChatLine[] {
    this.#said = said;
    // Our server sends complete chat lines where boardgame.io declares only id and sender.
    return said.slice(-CHAT_KEPT) as unknown as readonly ChatLine[];
  }

  #refused(refused: Refused): void {
    if (refused.moveID === undefined && BARRING.test(refused.code)) {
      this.#change({ barred: refused });
      return;
    }
    this.#options.onRefused(refused);
  }

  /** Listeners hear only of real changes: a frame with nothing new re-renders nothing. */
  #change(part: Partial<MatchSnapshot>): void {
    const next = { ...this.#latest, ...part };
    const keys = Object.keys(part) as (keyof MatchSnapshot)[];
    if (keys.every(key => next[key] === this.#latest[key])) return;
    this.#latest = next;
    // After a long absence, show the present rather than every frame on the way.
    if (this.#coming.length >= MOST_COMING) this.#coming.length = 0;
    this.#coming.push(next);
    if (!this.#isResting) this.#deliver();
  }

  /**
   * One frame at a time, with a pause in between: React refuses a store that keeps changing before
   * the work of the last change is done.
   */
  #deliver(): void {
    const next = this.#coming.shift();
    if (next === undefined) return;
    this.#isResting = true;
    setTimeout(() => {
      this.#isResting = false;
      this.#deliver();
    });
    this.#snapshot = next;
    for (const listener of this.#listeners) listener();
  }
}
