// The load: tables with three players and two spectators each, every table one move at a time.
import { calimala, type Move, type View } from '@loggia/calimala';
import { anyMove, type Random, type Seat, seededRandom } from '@loggia/kernel';
import { type Seating, TableClient } from './client.ts';

const PLAYERS = 3;
const SPECTATORS = 2;
const VIEWERS = PLAYERS + SPECTATORS;

/** How the next move is found: by the rules, or not at all for bare socket.io. */
export type Play = 'rules' | 'bare';

/** One measured move. */
export interface Sample {
  /** How many moves the match had before. */
  at: number;
  /** Milliseconds from sending the move until the last viewer had its effect. */
  latency: number;
  /** Bytes received by all viewers together. */
  bytes: number;
}

export interface LoadResult {
  samples: Sample[];
  seconds: number;
}

export class LoadedTable {
  readonly clients: TableClient[];
  readonly #random: Random;
  readonly #urls: readonly string[];
  readonly #play: Play;
  /**
   * The client that moved last checks who is next; the others need not parse their frames for that.
   */
  #looking = 0;
  /** Moves of the match so far. */
  #played = 0;
  matchID = '';

  /** Its people connect through all the addresses in turn. */
  constructor(urls: readonly string[], play: Play, seed: string) {
    this.#urls = urls;
    this.#play = play;
    this.#random = seededRandom(seed);
    this.clients = Array.from(
      { length: VIEWERS },
      (_, index) => new TableClient(urls[index % urls.length] ?? ''),
    );
  }

  async open(): Promise<void> {
    await Promise.all(this.clients.map(client => client.connected()));
    const seatings = this.#play === 'bare' ? bareSeatings() : await seatingsOf(this.#urls[0] ?? '');
    this.matchID = seatings[0]?.matchID ?? '';
    this.#played = 0;
    await Promise.all(this.clients.map((client, index) => client.sync(seatings[index] as Seating)));
  }

  /** Plays one move and waits until every viewer has it. `undefined` when the game is over. */
  async move(): Promise<Sample | undefined> {
    const next = this.#play === 'bare' ? { seat: 0, move: { type: 'bare' } } : this.#choose();
    if (next === undefined) return undefined;
    const actor = this.clients[next.seat] as TableClient;
    const wanted = actor.stateID + 1;
    const before = this.#bytes();
    const arrived = this.#arrival(wanted);
    const begin = performance.now();
    const { type, ...details } = next.move;
    actor.move(type, details);
    await arrived;
    const latency = performance.now() - begin;
    return { at: this.#played++, latency, bytes: this.#bytes() - before };
  }

  #choose(): { seat: Seat; move: Move } | undefined {
    const seat = calimala.toMove(this.clients[this.#looking]?.state?.G as View)[0];
    if (seat === undefined) return undefined;
    this.#looking = seat;
    const view = this.clients[seat]?.state?.G as View;
    const move = anyMove(calimala)(calimala.legal(view, seat), seat, this.#random);
    return { seat, move };
  }

  #arrival(stateID: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error('a move was lost')), 30_000);
      let missing = this.clients.length;
      for (const client of this.clients) {
        client.onState = () => {
          if (client.stateID < stateID) return;
          client.onState = () => {};
          missing -= 1;
          if (missing > 0) return;
          clearTimeout(late);
          resolve();
        };
      }
    });
  }

  #bytes(): number {
    return this.clients.reduce((sum, client) => sum + client.bytes, 0);
  }

  close(): void {
    for (const client of this.clients) client.close();
  }
}

let bareMatches = 0;
function bareSeatings(): Seating[] {
  bareMatches += 1;
  const matchID = `bare-${bareMatches}`;
  return Array.from({ length: VIEWERS }, (_, index) => ({
    matchID,
    playerID: index < PLAYERS ? String(index) : null,
    credentials: undefined,
  }));
}

/** Creates a match and sits down, through the lobby API that both servers have. */
export async function seatingsOf(url: string): Promise<Seating[]> {
  const { matchID } = await post<{ matchID: string }>(`${url}/games/calimala/create`, {
    numPlayers: PLAYERS,
  });
  const seatings: Seating[] = [];
  for (let seat = 0; seat < PLAYERS; seat++) {
    const playerID = String(seat);
    const { playerCredentials } = await post<{ playerCredentials: string }>(
      `${url}/games/calimala/${matchID}/join`,
      { playerID, playerName: `Player ${seat}` },
    );
    seatings.push({ matchID, playerID, credentials: playerCredentials });
  }
  for (let i = 0; i < SPECTATORS; i++) {
    seatings.push({ matchID, playerID: null, credentials: undefined });
  }
  return seatings;
}

async function post<T>(url: string, body: unknown): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

/** Tables that are kept busy for a while, rest, and continue. */
export class Load {
  readonly #tables: LoadedTable[];

  private constructor(tables: LoadedTable[]) {
    this.#tables = tables;
  }

  static async open(urls: readonly string[], play: Play, count: number): Promise<Load> {
    const tables: LoadedTable[] = [];
    for (let index = 0; index < count; index++) {
      const table = new LoadedTable(urls, play, `load ${index}`);
      await table.open();
      tables.push(table);
    }
    return new Load(tables);
  }

  /** A finished game is followed by a new one. */
  async run(seconds: number): Promise<LoadResult> {
    const samples: Sample[] = [];
    const begin = performance.now();
    const end = begin + seconds * 1000;
    let pausing = 0;
    await Promise.all(
      this.#tables.map(async table => {
        while (performance.now() < end) {
          const sample = await table.move();
          if (sample !== undefined) samples.push(sample);
          else {
            const pause = performance.now();
            await table.open();
            pausing += performance.now() - pause;
          }
        }
      }),
    );
    const elapsed = (performance.now() - begin) / 1000;
    // With one table nothing else happens while the next game is set up.
    const resting = this.#tables.length === 1 ? pausing / 1000 : 0;
    return { samples, seconds: elapsed - resting };
  }

  close(): void {
    for (const table of this.#tables) table.close();
  }
}

/** One load from beginning to end. */
export async function runLoad(
  urls: readonly string[],
  play: Play,
  count: number,
  seconds: number,
): Promise<LoadResult> {
  const load = await Load.open(urls, play, count);
  try {
    return await load.run(seconds);
  } finally {
    load.close();
  }
}
