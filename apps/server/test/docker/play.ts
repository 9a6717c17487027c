// Plays with the stock boardgame.io client against any server, and remembers where it stopped.
// `play.ts <url> <file>`: starts a match, or continues the one in the file, and plays some moves.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { Calimala, calimala, type View } from '@loggia/calimala';
import { pick, seededRandom } from '@loggia/kernel';

const require = createRequire(import.meta.url);
const stock: typeof import('boardgame.io/client') = require('boardgame.io/dist/cjs/client.js');
const transports: typeof import('boardgame.io/multiplayer') =
  require('boardgame.io/dist/cjs/multiplayer.js');

interface Memory {
  matchID: string;
  credentials: string[];
  /** The state id after the last move, and seat 0's view of it. */
  stateID: number;
  view: string;
}

const SEATS = [0, 1, 2];
const MOVES = 12;
const [, , url = '', file = ''] = process.argv;

async function begun(): Promise<Memory> {
  const lobby = new stock.LobbyClient({ server: url });
  const { matchID } = await lobby.createMatch('calimala', { numPlayers: SEATS.length });
  const credentials: string[] = [];
  for (const seat of SEATS) {
    const player = { playerID: String(seat), playerName: `Player ${seat}` };
    credentials.push((await lobby.joinMatch('calimala', matchID, player)).playerCredentials);
  }
  return { matchID, credentials, stateID: 0, view: '' };
}

const memory: Memory = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : await begun();
const random = seededRandom(memory.stateID);
const clients = memory.credentials.map((credentials, seat) => {
  const multiplayer = transports.SocketIO({ server: url });
  const { matchID } = memory;
  const playerID = String(seat);
  return stock.Client({
    game: Calimala,
    debug: false,
    numPlayers: 3,
    multiplayer,
    matchID,
    playerID,
    credentials,
  });
});

type Player = (typeof clients)[number];
const stateID = (client: Player) => client.getState()?._stateID ?? -1;
function viewOf(client: Player | undefined): View {
  const state = client?.getState();
  if (!state) throw new Error('not synced');
  return state.G;
}

/** Fails rather than waiting forever. */
async function until(isTrue: () => boolean, what: string): Promise<void> {
  const end = Date.now() + 300_000;
  while (!isTrue()) {
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`);
    await pause(5);
  }
}

for (const client of clients) client.start();
await until(() => clients.every(client => client.getState() !== null), 'the first sync');
if (memory.stateID > 0) {
  const now = clients.map(stateID);
  const same = JSON.stringify(viewOf(clients[0])) === memory.view;
  if (!same || now.some(id => id !== memory.stateID)) {
    throw new Error(`the match was left at ${memory.stateID} and is now at ${now.join(', ')}`);
  }
  console.log(`Found match ${memory.matchID} at state ${memory.stateID}, as it was left.`);
}
for (let n = 0; n < MOVES; n++) {
  const [seat = -1] = calimala.toMove(viewOf(clients[0]));
  const player = clients[seat];
  const before = stateID(clients[0] as Player);
  const moves = calimala.legal(viewOf(player), seat).filter(move => !calimala.takesBack(move));
  const { type, ...details } = pick(random, moves);
  player?.moves[type]?.(details);
  await until(() => clients.every(client => stateID(client) === before + 1), `move ${n}`);
}
memory.stateID = stateID(clients[0] as Player);
memory.view = JSON.stringify(viewOf(clients[0]));
for (const client of clients) client.stop();
writeFileSync(file, JSON.stringify(memory));
console.log(`Played ${MOVES} moves; the match is at state ${memory.stateID}.`);
