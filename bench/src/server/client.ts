// One viewer of a match on a bare websocket: counts bytes, and reads frames only when it must move.
import WebSocket from 'ws';
import { applyPatch } from './patch.ts';

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

/** Packets of engine.io and socket.io, as text: the first digits are their types. */
const NAMESPACE = '/calimala,';
const PACKET = { open: '0', ping: '2', pong: '3', connected: '40', event: '42' };
const EVENT = `${PACKET.event}${NAMESPACE}`;
const STATE_ID = '"_stateID":';

/**
 * The load must cost less than what it measures. The text of a frame shows whether it brings a new
 * state; it is parsed only when the state is needed.
 */
export class TableClient {
  readonly #socket: WebSocket;
  readonly #connected: Promise<void>;
  #seating: Seating | undefined;
  #state: ClientState | undefined;
  #unread: string[] = [];
  stateID = 0;
  bytes = 0;
  /** Called after every frame that advanced the state. */
  onState: () => void = () => {};

  constructor(url: string) {
    const address = `${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
    this.#socket = new WebSocket(address, { perMessageDeflate: false });
    this.#connected = new Promise((resolve, reject) => {
      this.#socket.once('error', reject);
      this.#socket.on('message', (data: Buffer) => this.#receive(data.toString(), resolve));
    });
  }

  #receive(packet: string, connected: () => void): void {
    if (packet.startsWith(EVENT)) this.#take(packet);
    else if (packet === PACKET.ping) this.#socket.send(PACKET.pong);
    else if (packet.startsWith(PACKET.open)) this.#socket.send(`${PACKET.connected}${NAMESPACE}`);
    else if (packet.startsWith(PACKET.connected)) connected();
  }

  #take(packet: string): void {
    this.bytes += packet.length;
    const event = packet.slice(EVENT.length + 2, packet.indexOf('"', EVENT.length + 2));
    if (event === 'refused') throw new Error(packet);
    if (event !== 'patch' && event !== 'sync' && event !== 'update') return;
    const isWhole = event !== 'patch';
    if (isWhole) this.#unread.length = 0;
    this.#unread.push(packet);
    this.stateID = isWhole ? wholeStateID(packet) : patchStateID(packet);
    this.onState();
  }

  /** The state a stock client would have by now. */
  get state(): ClientState | undefined {
    for (const packet of this.#unread) this.#read(JSON.parse(packet.slice(EVENT.length)));
    this.#unread.length = 0;
    return this.#state;
  }

  #read([event, , ...args]: [string, string, ...unknown[]]): void {
    const [first, to, patch] = args;
    if (event === 'sync') this.#state = (first as { state: ClientState }).state;
    else if (event === 'update') this.#state = first as ClientState;
    else if (this.#state !== undefined && Array.isArray(patch)) {
      applyPatch(this.#state, patch);
      this.#state._stateID = to as number;
    }
  }

  connected(): Promise<void> {
    return this.#connected;
  }

  sync(seating: Seating): Promise<void> {
    this.#seating = seating;
    return new Promise(resolve => {
      this.onState = () => {
        this.onState = () => {};
        resolve();
      };
      this.#emit('sync', seating.matchID, seating.playerID, seating.credentials, 3);
    });
  }

  move(type: string, details: unknown): void {
    const { matchID, playerID, credentials } = this.#seating as Seating;
    const payload = { type, args: [details], playerID, credentials };
    this.#emit('update', { type: 'MAKE_MOVE', payload }, this.stateID, matchID, playerID);
  }

  #emit(...event: unknown[]): void {
    this.#socket.send(`${EVENT}${JSON.stringify(event)}`);
  }

  close(): void {
    this.#socket.close();
  }
}

/** The state comes before the log, whose lines have ids of their own. */
function wholeStateID(packet: string): number {
  return Number.parseInt(packet.slice(packet.indexOf(STATE_ID) + STATE_ID.length), 10);
}

/** `["patch","id",from,to,…` */
function patchStateID(packet: string): number {
  const head = packet.slice(EVENT.length, EVENT.length + 100).split(',', 4);
  return Number(head[3]);
}
