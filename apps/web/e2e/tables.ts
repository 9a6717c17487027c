// Tables made without a browser: seats taken over HTTP, moves made over a bare socket. A page then
// sits down at a position instead of clicking its way there.
import { calimala, type Move, type View } from '@loggia/calimala';
import { anyMove, below, type Random, seededRandom } from '@loggia/kernel';
import type { Answer } from '@loggia/protocol';
import { io, type Socket } from 'socket.io-client';
import type { Guest } from './guests.ts';

const NAMES = ['Ada', 'Ben', 'Cy', 'Dora', 'Emil'];
const LOOKS = ['blue', 'red', 'yellow', 'green', 'purple'];

async function post<T>(address: string, body: unknown): Promise<T> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as T;
}

export class Table {
  readonly #address: string;
  readonly id: string;
  readonly #credentials: string[] = [];
  readonly #sockets: Socket[] = [];
  readonly #views: View[] = [];
  readonly #random: Random;
  #stateID = 0;

  private constructor(address: string, id: string, seed: string) {
    this.#address = address;
    this.id = id;
    this.#random = seededRandom(seed);
  }

  get path(): string {
    return `${this.#address}/table/calimala/${this.id}`;
  }

  /** A running game with everybody in place. */
  static async start(address: string, players: number, seed = 'table'): Promise<Table> {
    const games = `${address}/games/calimala`;
    const made = await post<Answer<'createMatch'>>(`${games}/create`, { numPlayers: players });
    const table = new Table(address, made.matchID, seed);
    for (let seat = 0; seat < players; seat++) {
      const joined = await post<Answer<'joinMatch'>>(`${games}/${made.matchID}/join`, {
        playerID: String(seat),
        playerName: NAMES[seat],
        data: { look: LOOKS[seat] },
      });
      table.#credentials.push(joined.playerCredentials);
    }
    for (let seat = 0; seat < players; seat++) table.#connect(seat);
    await table.#settled(1);
    return table;
  }

  #connect(seat: number): void {
    const socket = io(`${this.#address}/calimala`, { transports: ['websocket'], forceNew: true });
    this.#sockets.push(socket);
    const sync = () => socket.emit('sync', this.id, String(seat), this.#credentials[seat], 3);
    socket.on('sync', (_, { state }) => {
      this.#views[seat] = state.G;
      this.#stateID = Math.max(this.#stateID, state._stateID);
      this.#ids[seat] = state._stateID;
    });
    // Asking anew is slower than patching, and much less to get wrong here.
    socket.on('patch', sync);
    socket.on('update', sync);
    socket.on('connect', sync);
  }
  readonly #ids: number[] = [];

  async #settled(stateID: number): Promise<void> {
    while (this.#credentials.some((_, seat) => (this.#ids[seat] ?? 0) < stateID)) {
      await new Promise(resolve => setTimeout(resolve, 5));
    }
  }

  get view(): View {
    const [view] = this.#views;
    if (view === undefined) throw new Error('not connected yet');
    return view;
  }

  viewOf(seat: number): View {
    return this.#views[seat] ?? this.view;
  }

  toMove(): number[] {
    return calimala.toMove(this.view);
  }

  async play(seat: number, move: Move): Promise<void> {
    const { type, ...choice } = move;
    const playerID = String(seat);
    const credentials = this.#credentials[seat];
    const action = { type: 'MAKE_MOVE', payload: { type, args: [choice], playerID, credentials } };
    const answer = await this.#sockets[seat]
      ?.timeout(10_000)
      .emitWithAck('update', action, this.#ids[seat], this.id, playerID);
    if (!answer.ok) throw new Error(`${JSON.stringify(move)}: ${answer.error.message}`);
    await this.#settled(answer.stateID);
  }

  /** Plays any moves until the condition holds; nobody gives anything up or plays cards. */
  async playUntil(reached: (table: Table) => boolean): Promise<void> {
    while (!reached(this)) {
      const seats = this.toMove();
      const seat = seats[below(this.#random, seats.length)];
      if (seat === undefined) throw new Error('the game is over');
      const moves = calimala
        .legal(this.viewOf(seat), seat)
        .filter(({ type }) => type !== 'giveUpSlot' && type !== 'playCard');
      const legal = moves.length > 0 ? moves : calimala.legal(this.viewOf(seat), seat);
      await this.play(seat, anyMove(calimala)(legal, seat, this.#random));
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

  close(): void {
    for (const socket of this.#sockets) socket.close();
  }
}
