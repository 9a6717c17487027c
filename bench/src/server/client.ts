// One viewer of a match: keeps the state a stock client would keep, and counts bytes.
import { applyPatch } from 'rfc6902';
import { io, type Socket } from 'socket.io-client';

export interface ClientState {
  _stateID: number;
  G: unknown;
  ctx: { gameover?: unknown };
}

export interface Seating {
  matchID: string;
  playerID: string | null;
  credentials: string | undefined;
}

export class TableClient {
  readonly #socket: Socket;
  #seating: Seating | undefined;
  state: ClientState | undefined;
  bytes = 0;
  /** Called after every frame that moved the state on. */
  onState: () => void = () => {};

  constructor(url: string) {
    this.#socket = io(`${url}/calimala`, { transports: ['websocket'], forceNew: true });
    this.#socket.io.on('open', () => {
      this.#socket.io.engine.on('packet', ({ data }: { data?: string }) => {
        this.bytes += data?.length ?? 0;
      });
    });
    this.#socket.on('sync', (matchID: string, sync: { state: ClientState }) => {
      this.#take(matchID, sync.state);
    });
    this.#socket.on('update', (matchID: string, state: ClientState) => this.#take(matchID, state));
    this.#socket.on('patch', (matchID: string, _from: number, to: number, patch: unknown) => {
      if (matchID !== this.#seating?.matchID || this.state === undefined) return;
      if (Array.isArray(patch)) applyPatch(this.state, patch);
      this.state._stateID = to;
      this.onState();
    });
  }

  #take(matchID: string, state: ClientState): void {
    if (matchID !== this.#seating?.matchID) return;
    this.state = state;
    this.onState();
  }

  connected(): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#socket.connected) resolve();
      this.#socket.once('connect', resolve);
      this.#socket.once('connect_error', reject);
    });
  }

  sync(seating: Seating): Promise<void> {
    this.#seating = seating;
    this.state = undefined;
    return new Promise(resolve => {
      this.onState = () => {
        this.onState = () => {};
        resolve();
      };
      this.#socket.emit('sync', seating.matchID, seating.playerID, seating.credentials, 3);
    });
  }

  move(type: string, details: unknown): void {
    const { matchID, playerID, credentials } = this.#seating as Seating;
    const payload = { type, args: [details], playerID, credentials };
    const action = { type: 'MAKE_MOVE', payload };
    this.#socket.emit('update', action, this.state?._stateID ?? 0, matchID, playerID);
  }

  close(): void {
    this.#socket.disconnect();
  }
}
