// boardgame.io's wire over socket.io, with what the stock transport lacks: a move waits for its
// acknowledgement, is sent again after a lost connection under the same id, and can be refused.
import type { Acknowledgement, ClockState, MakeMove, Match, Refused } from '@loggia/protocol';
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
  refused(refused: Refused): void;
}

interface Waiting {
  moveID: string;
  stateID: number;
  action: MakeMove;
  sent: number;
}

/** What a connection tells beside boardgame.io's frames. */
export interface Hooks {
  /** A message of ours was refused; `resent` when it may have been taken the first time. */
  refused(refused: Refused, how: 'first' | 'resent'): void;
  /** The table as the lobby tells it has changed. */
  table(match: Match): void;
  /** A move was made at a table with a clock. */
  clock(clock: ClockState): void;
  /** How many moves wait for their acknowledgement. */
  waiting(count: number): void;
}

export class SocketTransport extends Transport {
  #socket: Socket<ServerEvents> | undefined;
  #waiting: Waiting[] = [];
  /** Whether the server has let this socket in; what is said before waits. */
  #isKnown = false;
  #unsaid: unknown[] = [];
  readonly #hooks: Hooks;
  readonly #server: string;

  constructor(options: TransportOptions, hooks: Hooks, server = '') {
    super(options);
    this.#hooks = hooks;
    this.#server = server;
  }

  override connect(): void {
    const socket: Socket<ServerEvents> = io(`${this.#server}/${this.gameName}`, {
      transports: ['websocket', 'polling'],
      reconnectionDelay: 300,
      reconnectionDelayMax: 3000,
      forceNew: true,
    });
    this.#socket = socket;
    socket.on('sync', (...args) => this.notifyClient({ type: 'sync', args }));
    // The log comes from the history, page by page; the client must not pile it up.
    socket.on('update', (id, state) =>
      this.notifyClient({ type: 'update', args: [id, state, []] }),
    );
    socket.on('patch', (id, before, after, patch) =>
      this.notifyClient({ type: 'patch', args: [id, before, after, patch, []] }),
    );
    socket.on('matchData', (...args) => this.notifyClient({ type: 'matchData', args }));
    socket.on('chat', (...args) => this.notifyClient({ type: 'chat', args }));
    socket.on('table', (_, match) => {
      // The first thing the server says once it knows who we are.
      this.#isKnown = true;
      for (const message of this.#unsaid.splice(0)) this.sendChatMessage(this.matchID, message);
      this.#hooks.table(match);
    });
    socket.on('clock', (_, clock) => this.#hooks.clock(clock));
    socket.on('refused', refused => {
      // A refused move says so by its acknowledgement as well.
      if (refused.moveID === undefined) this.#hooks.refused(refused, 'first');
    });
    socket.on('connect', () => {
      this.requestSync();
      this.setConnectionStatus(true);
      for (const move of this.#waiting) this.#send(move);
    });
    socket.on('disconnect', reason => {
      this.#isKnown = false;
      this.setConnectionStatus(false);
      // A server that goes down in an orderly way ends the socket; it will be back.
      if (reason === 'io server disconnect') setTimeout(() => this.#socket?.connect(), 500);
    });
  }

  override disconnect(): void {
    this.#socket?.close();
    this.#socket = undefined;
    this.setConnectionStatus(false);
  }

  override requestSync(): void {
    const { matchID, playerID, credentials, numPlayers } = this;
    this.#socket?.emit('sync' as never, ...([matchID, playerID, credentials, numPlayers] as never));
  }

  override sendAction(state: { _stateID: number } | null, action: { type: string }): void {
    if (state === null || action.type !== 'MAKE_MOVE') return;
    const move: Waiting = {
      moveID: crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`,
      stateID: state._stateID,
      action: action as MakeMove,
      sent: 0,
    };
    this.#waiting.push(move);
    this.#hooks.waiting(this.#waiting.length);
    if (this.#socket?.connected) this.#send(move);
  }

  #send(move: Waiting): void {
    move.sent += 1;
    const args = [move.action, move.stateID, this.matchID, this.playerID, move.moveID];
    const acknowledged = (answer: Acknowledgement) => {
      const at = this.#waiting.indexOf(move);
      if (at < 0) return;
      this.#waiting.splice(at, 1);
      this.#hooks.waiting(this.#waiting.length);
      if (answer.ok) return;
      const how = move.sent > 1 ? 'resent' : 'first';
      this.#hooks.refused({ ...answer.error, moveID: move.moveID }, how);
    };
    this.#socket?.emit('update' as never, ...([...args, acknowledged] as never));
  }

  override sendChatMessage(matchID: string, message: unknown): void {
    if (!this.#isKnown) {
      this.#unsaid.push(message);
      return;
    }
    this.#socket?.emit('chat' as never, ...([matchID, message, this.credentials] as never));
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
