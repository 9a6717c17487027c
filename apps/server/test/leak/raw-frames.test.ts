// Every byte sent at whole tables of The Capitals and The Pillars of the Earth: no card or tile is
// named to a reader who may not know it yet, on any path. Secrets are defined here again rather
// than taken from the games' own views.
import { pick, type Random, seededRandom, type Typed, type Viewer } from '@loggia/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES } from '../../src/engine/games.ts';
import { type House, openHouse } from '../wire/house.ts';
import { moveArgs, post, RawSocket, request, type Ticket } from '../wire/players.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

// biome-ignore lint/suspicious/noExplicitAny: states of games that this app does not know
type State = any;

interface Secrets {
  game: string;
  players: number;
  options: object;
  /** Everything that begins hidden. */
  hidden(state: State): string[];
  /** What everybody can see at this moment. */
  open(state: State): string[];
  /** What one seat knows in addition at this moment. */
  own(state: State, seat: number): string[];
  /** What nobody may learn about a running game. */
  forbidden: RegExp;
  /** What only the seat itself may learn, once per packet and at a path of that seat. */
  private?: { value: RegExp; path: RegExp };
  isOver(state: State): boolean;
}

const NEVER = /(?!)/g;

const CASES: Secrets[] = [
  {
    game: 'capitals',
    players: 4,
    options: { prosperity: true },
    hidden: ({ decks, players }) => [
      ...decks.flat(),
      ...players.flatMap(({ hand }: { hand: string[] }) => hand),
    ],
    open: ({ rows, removed, players, work }) => [
      ...rows.flat(),
      ...removed,
      ...players.flatMap(({ city }: State) => city.map(({ tile }: State) => tile)),
      ...(work.tile === undefined ? [] : [work.tile]),
    ],
    own: ({ players }, seat) => players[seat].hand,
    // Totals are revealed at the end.
    forbidden: /"points"|"gameover"/,
    private: { value: /"prestige":\{/g, path: /players\/(\d)\/prestige\b/g },
    isOver: ({ phase }) => phase === 'over',
  },
  {
    game: 'pillars',
    players: 3,
    options: { building: 'parallel' },
    hidden: ({ decks, removed }) => [
      ...decks.craftsmen,
      ...decks.advantages,
      ...decks.happenings,
      ...removed.advantages,
      ...removed.happenings,
    ],
    open: ({ offer, kingsbridge, shiring, happened, players }) => [
      ...offer.craftsmen,
      ...[...kingsbridge, ...shiring].map(({ card }) => card),
      ...happened,
      ...players.flatMap(({ craftsmen, advantages }: State) => [...craftsmen, ...advantages]),
    ],
    own: ({ decks, players, happened, round }, seat) =>
      players[seat].advantages.includes('foresight') && happened.length < round
        ? decks.happenings.slice(0, 1)
        : [],
    forbidden: /"gameover"/,
    isOver: ({ part }) => part === 'over',
  },
];

/** A reader of a connection: everything received, and how much of it was checked. */
interface Reader {
  viewer: Viewer;
  socket: RawSocket;
  credentials: string | undefined;
  text: string[];
}

async function read(secrets: Secrets, ticket: Partial<Ticket> & { matchID: string }) {
  const socket = new RawSocket(house, secrets.game);
  const text: string[] = [];
  socket.socket.io.engine.on('data', data => text.push(String(data)));
  await socket.connected();
  await socket.sync(ticket.matchID, ticket.playerID ?? null, ticket.credentials);
  const viewer = ticket.playerID === undefined ? null : Number(ticket.playerID);
  return { viewer, socket, credentials: ticket.credentials, text } satisfies Reader;
}

/** Resolves when everything sent before has arrived. */
const caughtUp = ({ socket, viewer, credentials }: Reader, matchID: string) =>
  new Promise(done => {
    const playerID = viewer === null ? null : String(viewer);
    socket.emit('sync', matchID, playerID, credentials, undefined, done);
  });

function anyMove(module: State, state: State, seat: number, random: Random): Typed {
  const moves: Typed[] = module.legal(state, seat);
  const forward = moves.filter(move => !module.takesBack(move));
  return pick(random, forward.length === 0 || random.next() < 0.1 ? moves : forward);
}

test.each(CASES)('$game: nobody reads secrets of others', async secrets => {
  const { game, players } = secrets;
  const { module } = GAMES.newest(game);
  const random = seededRandom(`frames of ${game}`);
  const optionKeys = new RegExp(`"(${Object.keys(module.options).join('|')})":`, 'g');
  const created = { numPlayers: players, setupData: secrets.options };
  const { matchID = '' } = await post(house, `/games/${game}/create`, created);
  const tickets: Ticket[] = [];
  for (let seat = 0; seat < players; seat++) {
    const joined = await post(house, `/games/${game}/${matchID}/join`, { playerName: `P${seat}` });
    const { playerID = '', playerCredentials: credentials = '' } = joined;
    tickets.push({ matchID, playerID, credentials });
  }
  const readers: Reader[] = [];
  for (const ticket of [...tickets, { matchID }]) readers.push(await read(secrets, ticket));
  const lists = new RawSocket(house, '@lists');
  const listed: string[] = [];
  lists.socket.io.engine.on('data', data => listed.push(String(data)));
  await lists.connected();
  lists.emit('watch', [{ id: matchID }]);

  const table = await house.app.tables.open(matchID);
  const hidden = new Set(secrets.hidden(table.stateToSee().G));
  const open = new Set<string>();
  const own = new Map<number, Set<string>>(tickets.map((_, seat) => [seat, new Set()]));
  const stored = await house.store.match(matchID);
  const { seed } = JSON.parse((await house.store.initialState(matchID))?.state ?? '{}').chance;
  const everSecret = [seed, stored?.details.invite, stored?.details.hostHash] as string[];
  for (const { credentialHash = '' } of stored?.seats ?? []) everSecret.push(credentialHash);

  const learn = (state: State) => {
    for (const name of secrets.open(state)) open.add(name);
    for (const [seat, known] of own) for (const name of secrets.own(state, seat)) known.add(name);
  };
  const judge = (viewer: Viewer, text: string, door: string) => {
    const known = viewer === null ? undefined : own.get(viewer);
    // One option has the name of a card.
    const names = text.replaceAll(optionKeys, '').match(/(?<=")[a-zA-Z-]+(?=")/g) ?? [];
    const leaked = names.filter(
      name => hidden.has(name) && !open.has(name) && known?.has(name) !== true,
    );
    expect({ viewer, door, leaked: [...new Set(leaked)] }).toEqual({ viewer, door, leaked: [] });
    expect(text).not.toMatch(secrets.forbidden);
    for (const secret of everSecret) expect(text).not.toContain(secret);
    for (const packet of text.split('\n')) {
      const sheets = secrets.private && packet.match(secrets.private.value);
      expect(sheets?.length ?? 0).toBeLessThanOrEqual(viewer === null ? 0 : 1);
      for (const [, seat] of packet.matchAll(secrets.private?.path ?? NEVER)) {
        expect({ door, sheetOf: seat }).toEqual({ door, sheetOf: String(viewer) });
      }
    }
    // Moves that can be taken back are visible only to their player, and contain the hand as it
    // was.
    for (const [, seat] of text.matchAll(/"seat":(\d),"steps":\[\{/g)) {
      expect({ door, journalOf: seat }).toEqual({ door, journalOf: String(viewer) });
    }
  };

  let moves = 0;
  for (;;) {
    const before = table.stateToSee().G;
    learn(before);
    for (const reader of readers) {
      await caughtUp(reader, matchID);
      judge(reader.viewer, reader.text.splice(0).join('\n'), 'socket');
    }
    judge(null, listed.splice(0).join('\n'), 'lists');
    if (moves % 40 === 0) await askEveryDoor();
    const seats = table.toMove();
    const seat = pick(random, seats);
    const move = anyMove(module, before, seat, random);
    const after = structuredClone(before);
    // Only the very last move reveals everything: it is not sent.
    if (seats.length === 1 && ends(after, seat, move)) break;
    const reader = readers.find(({ viewer }) => viewer === seat);
    const ticket = tickets[seat] as Ticket;
    const answer = await new Promise<{ ok: boolean }>(done =>
      reader?.socket.emit('update', ...moveArgs(move, table.stateID, ticket), done),
    );
    expect(answer).toMatchObject({ ok: true });
    moves++;
    if (moves === 100) await handOver();
  }
  expect(moves).toBeGreaterThan(100);
  for (const { socket } of readers) socket.close();
  lists.close();

  /** Whether the move is the last one: tried on a copy, with any randomness. */
  function ends(state: State, seat: number, move: Typed): boolean {
    module.apply(state, seat, move, seededRandom('aside'));
    return secrets.isOver(state);
  }

  async function askEveryDoor() {
    for (const { viewer, credentials } of readers) {
      const at = `/games/${game}/${matchID}`;
      const paths = ['', '/history', '/chat', '/export', '/analysis'];
      for (let n = 0; n < 3; n++) paths.push(`/view?moves=${Math.floor(random.next() * moves)}`);
      for (const path of paths) {
        const answer = await request(house, at + path, {
          ...(credentials && { token: credentials }),
        });
        judge(viewer, answer.text, path);
      }
    }
    judge(null, (await request(house, `/games/${game}`)).text, 'list');
  }

  /** Seat 0 moves to another device. The old one gets nothing more. */
  async function handOver() {
    learn(table.stateToSee().G);
    const [from, reader] = [tickets[0] as Ticket, readers[0] as Reader];
    const { code } = await post(house, `/games/${game}/${matchID}/handover`, from);
    const gone = new Promise(done => reader.socket.socket.once('disconnect', done));
    const taken = await post(house, `/games/${game}/${matchID}/takeover`, { code });
    await gone;
    tickets[0] = { ...from, credentials: taken.playerCredentials ?? '' };
    readers[0] = await read(secrets, tickets[0]);
    const old = await request(house, `/games/${game}/${matchID}/history`, {
      token: from.credentials,
    });
    judge(null, old.text, 'history of the old device');
    judge(null, reader.text.splice(0).join('\n'), 'the old device');
  }
});
