// boardgame.io's protocol over socket.io, with what the stock transport lacks: a move waits for its
// acknowledgement, is resent under the same id after a lost connection, and can be refused.
import type {
  Acknowledgement,
  ClientEvent,
  ClockState,
  MakeMove,
  Match,
  Nudge,
  Refused,
  WireError,
} from '@loggia/protocol';
import { Transport } from 'boardgame.io/internal';
import type { Socket } from 'socket.io-client';
import { io } from 'socket.io-client';

type TransportOptions = ConstructorParameters<typeof Transport>[0];
type Data = Parameters<TransportOptions['transportDataCallback']>[0];
type Args<T extends Data['type']> = Extract<Data, { type: T }>['args'];

interface ServerEvents {
  sync(...args: Args<'sync'>): void;
  update(...args: Args<'update'>): void;
  patch(...args: Args<'patch'>): void;
  matchData(...args: Args<'matchData'>): void;
  chat(...args: Args<'chat'>): void;
  table(matchID: string, match: Match): void;
  clock(matchID: string, clock: ClockState): void;
  nudged(matchID: string, nudge: Nudge): void;
  dismissed(why: WireError): void;
}

/** Each is answered: done, or why not. */
type ClientEvents = Record<ClientEvent, (...args: unknown[]) => void>;

interface Waiting {
  moveID: string;
  stateID: number;
  action: MakeMove;
}

/** What a connection reports besides boardgame.io's frames. */
export interface Hooks {
  /** A message of ours was refused or not answered, or we were disconnected for good. */
  refused(refused: Refused): void;
  /** The lobby's description of the table has changed. */
  table(match: Match): void;
  /** A move was made at a table with a clock. */
  clock(clock: ClockState): void;
  /** Somebody nudges us: the table is waiting. */
  nudged(nudge: Nudge): void;
  /** How many moves are waiting for their acknowledgement. */
  waiting(count: number): void;
}

const UNANSWERED = {
  code: 'unanswered',
  message: 'The server has not answered; look at the table whether it counted.',
  params: {},
} as const satisfies WireError;
/** Longer than any answer takes. */
const PATIENCE_MILLISECONDS = 20_000;

/**
 * When a server stops, all its clients reconnect: each at a random moment, so that the other
 * servers are not hit by thousands at once.
 */
const RECONNECTION = {
  reconnectionDelay: 800,
  reconnectionDelayMax: 4000,
  /** Of the delay, either way: 80 to 1,520 milliseconds the first time. */
  randomizationFactor: 0.9,
} as const;

/** For a socket closed by the server: socket.io leaves reconnecting to us. */
function soon(): number {
  return RECONNECTION.reconnectionDelay * 2 * Math.random();
}

export interface TransportParts {
  /** The server's address; empty means the page's own. */
  server?: string;
  patience?: number;
  /** A spectator's name. */
  guest?: () => string;
}

export class SocketTransport extends Transport {
  #socket: Socket<ServerEvents, ClientEvents> | undefined;
  #waiting: Waiting[] = [];
  /** Whether the server has accepted this socket; earlier messages wait. */
  #isKnown = false;
  #unsaid: unknown[] = [];
  #syncingAgain: ReturnType<typeof setTimeout> | undefined;
  readonly #hooks: Hooks;
  readonly #server: string;
  readonly #patience: number;
  readonly #guest: () => string | undefined;

  constructor(options: TransportOptions, hooks: Hooks, parts: TransportParts = {}) {
    super(options);
    this.#hooks = hooks;
    this.#server = parts.server ?? '';
    this.#patience = parts.patience ?? PATIENCE_MILLISECONDS;
    this.#guest = parts.guest ?? (() => undefined);
  }

  override connect(): void {
    const socket: Socket<ServerEvents, ClientEvents> = io(`${this.#server}/${this.gameName}`, {
      transports: ['websocket', 'polling'],
      ...RECONNECTION,
      forceNew: true,
    });
    this.#socket = socket;
    socket.on('sync', (...args) => this.notifyClient({ type: 'sync', args }));
    // The log comes from the history, page by page; the client must not accumulate it.
    socket.on('update', (id, state) =>
      this.notifyClient({ type: 'update', args: [id, state, []] }),
    );
    socket.on('patch', (id, before, after, patch) =>
      this.notifyClient({ type: 'patch', args: [id, before, after, patch, []] }),
    );
    socket.on('matchData', (...args) => this.notifyClient({ type: 'matchData', args }));
    socket.on('chat', (...args) => this.notifyClient({ type: 'chat', args }));
    socket.on('table', (_, match) => {
      // The first thing the server sends once it knows who we are.
      this.#isKnown = true;
      for (const message of this.#unsaid.splice(0)) this.sendChatMessage(this.matchID, message);
      this.#hooks.table(match);
    });
    socket.on('clock', (_, clock) => this.#hooks.clock(clock));
    socket.on('nudged', (_, nudge) => this.#hooks.nudged(nudge));
    socket.on('dismissed', why => this.#hooks.refused(why));
    socket.on('connect', () => {
      this.requestSync();
      this.setConnectionStatus(true);
      for (const move of this.#waiting) this.#send(move);
    });
    socket.on('disconnect', reason => {
      this.#isKnown = false;
      this.setConnectionStatus(false);
      // A server that shuts down cleanly closes the socket; it will be back.
      if (reason === 'io server disconnect') setTimeout(() => this.#socket?.connect(), soon());
    });
  }

  override disconnect(): void {
    clearTimeout(this.#syncingAgain);
    this.#socket?.close();
    this.#socket = undefined;
    this.setConnectionStatus(false);
  }

  override requestSync(): void {
    const { matchID, playerID, credentials, numPlayers } = this;
    clearTimeout(this.#syncingAgain);
    const who = [matchID, playerID, credentials, numPlayers, this.#guest()];
    this.#ask('sync', who, answer => {
      if (answer === 'none') this.requestSync();
      else if (!answer.ok) this.#notSynced(answer.error);
    });
  }

  /**
   * Without a position there is nothing to show: a client that was too fast asks again when told
   * to.
   */
  #notSynced(error: WireError): void {
    if (error.code !== 'request.too-many') {
      this.#hooks.refused(error);
      return;
    }
    const { seconds = 1 } = error.params;
    clearTimeout(this.#syncingAgain);
    this.#syncingAgain = setTimeout(() => this.requestSync(), Number(seconds) * 1000);
  }

  /** Sends a message that expects an answer. A connection lost meanwhile gives none. */
  #ask(
    event: ClientEvent,
    args: unknown[],
    answered: (answer: Acknowledgement | 'none') => void,
  ): void {
    const socket = this.#socket;
    socket
      ?.timeout(this.#patience)
      .emit(event, ...args, (late: Error | null, answer: Acknowledgement) => {
        if (late === null) answered(answer);
        else if (socket === this.#socket && socket.connected) answered('none');
      });
  }

  override sendAction(state: { _stateID: number } | null, action: { type: string }): void {
    if (state === null || action.type !== 'MAKE_MOVE') return;
    const move: Waiting = {
      moveID: crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`,
      stateID: state._stateID,
      action: action as MakeMove,
    };
    this.#waiting.push(move);
    this.#hooks.waiting(this.#waiting.length);
    if (this.#socket?.connected) this.#send(move);
  }

  #send(move: Waiting): void {
    const args = [move.action, move.stateID, this.matchID, this.playerID, move.moveID];
    this.#ask('update', args, answer => {
      const at = this.#waiting.indexOf(move);
      if (at < 0) return;
      this.#waiting.splice(at, 1);
      this.#hooks.waiting(this.#waiting.length);
      if (answer === 'none') this.requestSync();
      else if (answer.ok) return;
      const error = answer === 'none' ? UNANSWERED : answer.error;
      this.#hooks.refused({ ...error, moveID: move.moveID });
    });
  }

  override sendChatMessage(matchID: string, message: unknown): void {
    if (!this.#isKnown) {
      this.#unsaid.push(message);
      return;
    }
    this.#ask('chat', [matchID, message, this.credentials], answer => {
      if (answer === 'none') this.#hooks.refused(UNANSWERED);
      else if (!answer.ok) this.#hooks.refused(answer.error);
    });
  }

  override updateMatchID(id: string): void {
    this.matchID = id;
    this.requestSync();
  }

  override updatePlayerID(id: string): void {
    this.playerID = id;
    this.requestSync();
  }

  override updateCredentials(credentials?: string): void {
    if (credentials === undefined) delete this.credentials;
    else this.credentials = credentials;
    this.requestSync();
  }
}
