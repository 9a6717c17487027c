// A light load: one driver per match plays whole games over the wire and records accepted moves.
import { calimala, type Move, type View } from '@loggia/calimala';
import { pick, seededRandom } from '@loggia/kernel';
import { io, type Socket } from 'socket.io-client';

/** A move the server has acknowledged. */
export interface Taken {
  matchID: string;
  /** The state id it led to. */
  stateID: number;
  seat: number;
  move: Move;
}

interface Synced {
  state: { G: View; _stateID: number; ctx: { gameover?: unknown } };
}

interface Acknowledged {
  ok: boolean;
  stateID?: number;
  error?: { code: string; message: string };
}

/** Thrown when the server is gone; the driver continues with the next one. */
class Gone extends Error {}

export class Driver {
  readonly #random;
  readonly #taken: (taken: Taken) => void;
  #match: { matchID: string; credentials: string[] } | undefined;

  constructor(seed: string, taken: (taken: Taken) => void) {
    this.#random = seededRandom(seed);
    this.#taken = taken;
  }

  /** Plays until the server goes away. */
  async play(url: string): Promise<void> {
    const socket = io(`${url}/calimala`, { transports: ['websocket'], reconnection: false });
    const gone = new Promise<never>((_, reject) => {
      const leave = () => reject(new Gone());
      socket.on('disconnect', leave);
      socket.on('connect_error', leave);
      socket.on('closing', leave);
    });
    gone.catch(() => {});
    try {
      for (;;) await Promise.race([gone, this.#step(url, socket)]);
    } catch (error) {
      if (!(error instanceof Gone) && !isNetworkError(error)) throw error;
    } finally {
      socket.close();
    }
  }

  async #step(url: string, socket: Socket): Promise<void> {
    this.#match ??= await opened(url);
    const { matchID, credentials } = this.#match;
    const someone = await synced(socket, matchID, 0, credentials[0]);
    const [seat] = calimala.toMove(someone.state.G);
    if (seat === undefined) {
      this.#match = undefined;
      return;
    }
    const { state } = await synced(socket, matchID, seat, credentials[seat]);
    const moves = calimala.legal(state.G, seat).filter(move => !calimala.takesBack(move));
    const move = pick(this.#random, moves);
    const { type, ...details } = move;
    const playerID = String(seat);
    const payload = { type, args: [details], playerID, credentials: credentials[seat] };
    const action = { type: 'MAKE_MOVE', payload };
    const answer = await new Promise<Acknowledged>(resolve => {
      socket.emit('update', action, state._stateID, matchID, playerID, resolve);
    });
    if (!answer.ok || answer.stateID === undefined) {
      throw new Error(`a legal move was refused: ${JSON.stringify(answer.error)}`);
    }
    this.#taken({ matchID, stateID: answer.stateID, seat, move });
  }
}

function synced(
  socket: Socket,
  matchID: string,
  seat: number,
  credentials: string | undefined,
): Promise<Synced> {
  return new Promise((resolve, reject) => {
    const refused = ({ code }: { code: string }) => reject(new Error(`refused: ${code}`));
    socket.once('refused', refused);
    socket.once('sync', (_matchID: string, info: Synced) => {
      socket.off('refused', refused);
      resolve(info);
    });
    socket.emit('sync', matchID, String(seat), credentials);
  });
}

async function opened(url: string): Promise<{ matchID: string; credentials: string[] }> {
  const post = async (path: string, body: unknown): Promise<Record<string, string>> => {
    const answer = await fetch(`${url}/games/calimala/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (answer.status === 503) throw new Gone();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Record<string, string>;
  };
  const { matchID = '' } = await post('create', { numPlayers: 3 });
  const credentials: string[] = [];
  for (const seat of [0, 1, 2]) {
    const joined = await post(`${matchID}/join`, {
      playerID: String(seat),
      playerName: `P${seat}`,
    });
    credentials.push(joined.playerCredentials ?? '');
  }
  return { matchID, credentials };
}

/** `fetch` wraps network errors. */
function isNetworkError(error: unknown): boolean {
  return error instanceof TypeError && error.message === 'fetch failed';
}
