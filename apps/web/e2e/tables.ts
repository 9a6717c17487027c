// Tables made without a browser: seats taken over HTTP, moves made over a bare socket. A page then
// opens a position instead of clicking its way there.
import { calimala, type Move, type View } from '@loggia/calimala';
import { below, pick, type Random, seededRandom, type Typed } from '@loggia/kernel';
import type { Answer, Clock } from '@loggia/protocol';
import { io, type Socket } from 'socket.io-client';
import type { Guest } from './guests.ts';

const NAMES = ['Ada', 'Ben', 'Cy', 'Dora', 'Emil'];
const LOOKS = ['blue', 'red', 'yellow', 'green', 'purple'];

export async function post<T>(address: string, body: unknown): Promise<T> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as T;
}

/** The file of a game that bots have played to its end. */
export async function finishedGame(address: string): Promise<Answer<'exportMatch'>> {
  const games = `${address}/games/calimala`;
  const made = await post<Answer<'createMatch'>>(`${games}/create`, { numPlayers: 3 });
  const table = `${games}/${made.matchID}`;
  await post(`${table}/start`, { credentials: made.hostCredentials, level: 'easy' });
  for (;;) {
    const response = await fetch(`${table}/export`);
    if (response.ok) return (await response.json()) as Answer<'exportMatch'>;
    await new Promise(later => setTimeout(later, 200));
  }
}

/** The seats of a table of any game, each on a bare socket. */
export class SeatSockets<Seen = unknown> {
  readonly #id: string;
  readonly #credentials: readonly string[];
  readonly #sockets: readonly Socket[];
  readonly #seen: { view: Seen; stateID: number }[] = [];

  constructor(address: string, game: string, id: string, credentials: readonly string[]) {
    this.#id = id;
    this.#credentials = credentials;
    this.#sockets = credentials.map((_, seat) => {
      const socket = io(`${address}/${game}`, { transports: ['websocket'], forceNew: true });
      return socket.on('sync', (_, { state }) => {
        this.#seen[seat] = { view: state.G, stateID: state._stateID };
      });
    });
  }

  /** Requests what a seat sees now: simpler than applying patches. */
  async look(seat: number): Promise<void> {
    await this.#sockets[seat]?.emitWithAck('sync', this.#id, String(seat), this.#credentials[seat]);
  }

  /** Looks again whenever the table sends a seat something. */
  follow(seat: number): void {
    const again = () => void this.look(seat).catch(() => undefined);
    this.#sockets[seat]?.on('patch', again).on('update', again);
  }

  viewOf(seat: number): Seen {
    const seen = this.#seen[seat];
    if (seen === undefined) throw new Error('not connected yet');
    return seen.view;
  }

  /** Plays a move based on what the seat has seen. */
  async play(seat: number, { type, ...choice }: Typed): Promise<void> {
    const playerID = String(seat);
    const credentials = this.#credentials[seat];
    const action = { type: 'MAKE_MOVE', payload: { type, args: [choice], playerID, credentials } };
    const answer = await this.#sockets[seat]?.emitWithAck(
      'update',
      action,
      this.#seen[seat]?.stateID,
      this.#id,
      playerID,
    );
    if (!answer.ok) throw new Error(`${type} ${JSON.stringify(choice)}: ${answer.error.message}`);
  }

  close(): void {
    for (const socket of this.#sockets) socket.close();
  }
}

export class ScriptedTable {
  readonly #address: string;
  readonly id: string;
  readonly #credentials: readonly string[];
  readonly #sockets: SeatSockets<View>;
  readonly #random: Random;

  private constructor(address: string, id: string, credentials: readonly string[], seed: string) {
    this.#address = address;
    this.id = id;
    this.#credentials = credentials;
    this.#sockets = new SeatSockets(address, 'calimala', id, credentials);
    this.#random = seededRandom(seed);
  }

  get path(): string {
    return `${this.#address}/table/calimala/${this.id}`;
  }

  /** A running game with everybody in place. */
  static async start(
    address: string,
    players: number,
    seed = 'table',
    clock?: Clock,
  ): Promise<ScriptedTable> {
    const games = `${address}/games/calimala`;
    const made = await post<Answer<'createMatch'>>(`${games}/create`, {
      numPlayers: players,
      clock,
    });
    const credentials: string[] = [];
    for (let seat = 0; seat < players; seat++) {
      const joined = await post<Answer<'joinMatch'>>(`${games}/${made.matchID}/join`, {
        playerID: String(seat),
        playerName: NAMES[seat],
        data: { look: LOOKS[seat] },
      });
      credentials.push(joined.playerCredentials);
    }
    const table = new ScriptedTable(address, made.matchID, credentials, seed);
    await Promise.all(credentials.map((_, seat) => table.#sockets.look(seat)));
    // The first seat follows the game, for tests that wait for something to happen.
    table.#sockets.follow(0);
    return table;
  }

  /** As the first seat sees it. */
  get view(): View {
    return this.viewOf(0);
  }

  /** The same, requested again: events while the server was down were not sent. */
  async lookAgain(): Promise<View> {
    await this.#sockets.look(0);
    return this.view;
  }

  viewOf(seat: number): View {
    return this.#sockets.viewOf(seat);
  }

  toMove(): number[] {
    return calimala.toMove(this.view);
  }

  async play(seat: number, move: Move): Promise<void> {
    await this.#sockets.play(seat, move);
    await this.#sockets.look(0);
  }

  /** Plays any moves until the condition holds; nobody gives anything up unnecessarily. */
  async playUntil(reached: (table: ScriptedTable) => boolean): Promise<void> {
    while (!reached(this)) {
      const seats = this.toMove();
      const seat = seats[below(this.#random, seats.length)];
      if (seat === undefined) throw new Error('the game is over');
      await this.#sockets.look(seat);
      const legal = calimala
        .legal(this.viewOf(seat), seat)
        .filter(move => !calimala.takesBack(move));
      // Cards only when nothing else is left: then one of them makes the duty possible.
      const plain = legal.filter(({ type }) => type !== 'giveUpSlot' && type !== 'playCard');
      const offered = plain.length > 0 ? plain : legal;
      await this.play(seat, pick(this.#random, offered));
    }
  }

  /** Gives a page the rights of a seat and opens the table there; without a seat it watches. */
  async show(guest: Guest, seat?: number): Promise<void> {
    const credentials = seat === undefined ? undefined : this.#credentials[seat];
    const kept =
      credentials === undefined
        ? []
        : [{ game: 'calimala', id: this.id, seats: [{ seat, credentials }], at: 1 }];
    await guest.page.addInitScript(
      stored => localStorage.setItem('loggia.tables', stored),
      JSON.stringify(kept),
    );
    await guest.page.goto(this.path);
    await guest.page.getByTestId('prompt').waitFor();
  }

  /** The link that moves a seat to another device. */
  async handOver(seat: number): Promise<string> {
    const { code } = await post<Answer<'handOver'>>(
      `${this.#address}/games/calimala/${this.id}/handover`,
      { playerID: String(seat), credentials: this.#credentials[seat] },
    );
    return `${this.#address}/seat/calimala/${this.id}#code=${code}`;
  }

  close(): void {
    this.#sockets.close();
  }
}
