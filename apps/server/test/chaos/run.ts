// Faults under load: matches are played through all nodes while things break, then everything is
// checked.
import { setTimeout as pause } from 'node:timers/promises';
import { pick, seededRandom } from '@loggia/kernel';
import pg from 'pg';
import { begin, play } from '../../src/engine/engine.ts';
import { GAMES } from '../../src/engine/games.ts';
import { stateFor } from '../../src/live/frames.ts';
import { openShared } from '../../src/store/open.ts';
import { dealtFrom, post, type Ticket } from '../wire/players.ts';
import { HurtCluster } from './cluster.ts';
import { FAULTS } from './faults.ts';
import { type LoggedMove, type Problem, problemsOf, type Wrong } from './history.ts';
import { digest, type Notebook, Player } from './player.ts';

export interface ChaosPlan {
  matches: number;
  nodes: number;
  /** Faults by name, one after the other. */
  faults: readonly string[];
  /** How long people think. */
  pauseMs: number;
  seed: string;
  /** No new fault begins after this. */
  until?: number;
  told?(line: string): void;
}

export interface ChaosReport {
  faults: { name: string; acknowledged: number; standstillMs: number }[];
  matches: number;
  acknowledged: number;
  logged: number;
  problems: Problem[];
  longestMs: number;
}

/** Two people and a bot; the last seat is the bot's. */
const PEOPLE = 2;
const BOT = PEOPLE;

interface Party {
  matchID: string;
  players: Player[];
  done: boolean;
}

class Load {
  readonly notes: Notebook = { sent: [], acknowledged: [], watched: [], progress: new Map() };
  readonly parties: Party[] = [];
  readonly #cluster: HurtCluster;
  readonly #pauseMs: number;
  #stopped = false;

  constructor(cluster: HurtCluster, pauseMs: number) {
    this.#cluster = cluster;
    this.#pauseMs = pauseMs;
  }

  /** Plays one match after another until it is stopped. */
  async keepPlaying(): Promise<void> {
    while (!this.#stopped) {
      const party = await this.#party();
      await Promise.all(party.players.map(player => player.play()));
      party.done = !this.#stopped;
      if (party.done) for (const player of party.players) player.close();
    }
  }

  async #party(): Promise<Party> {
    const { matchID, tickets } = await this.#seated();
    const parts = { urls: () => this.#cluster.urls(), notes: this.notes, pauseMs: this.#pauseMs };
    const players = tickets.map(ticket => new Player({ ticket, ...parts }));
    const party = { matchID, players, done: false };
    this.parties.push(party);
    return party;
  }

  async #seated(): Promise<{ matchID: string; tickets: Ticket[] }> {
    for (;;) {
      try {
        return await this.#trySeat();
      } catch (error) {
        // Whatever is down comes back; nobody waits for a half-opened table.
        if (this.#stopped) throw error;
        await pause(300);
      }
    }
  }

  async #trySeat(): Promise<{ matchID: string; tickets: Ticket[] }> {
    const [url] = this.#cluster.urls();
    if (url === undefined) throw new Error('no node is up');
    const { matchID = '', hostCredentials } = await post({ url }, '/games/calimala/create', {
      numPlayers: PEOPLE + 1,
    });
    const path = `/games/calimala/${matchID}`;
    const tickets: Ticket[] = [];
    for (let seat = 0; seat < PEOPLE; seat++) {
      const { playerID = '', playerCredentials: credentials = '' } = await post(
        { url },
        `${path}/join`,
        { playerID: String(seat), playerName: `Player ${seat}` },
      );
      tickets.push({ matchID, playerID, credentials });
    }
    await post({ url }, `${path}/start`, { credentials: hostCredentials, level: 'easy' });
    return { matchID, tickets };
  }

  /** Resolves when every running match has advanced since. */
  async goesOn(): Promise<void> {
    const open = this.parties.filter(({ done }) => !done);
    const before = new Map(open.map(({ matchID }) => [matchID, this.#stateOf(matchID)]));
    const stands = (party: Party) =>
      !party.done && this.#stateOf(party.matchID) <= (before.get(party.matchID) ?? 0);
    while (open.some(stands)) await pause(50);
  }

  #stateOf(matchID: string): number {
    return this.notes.progress.get(matchID)?.stateID ?? 0;
  }

  stop(): void {
    this.#stopped = true;
    for (const { players } of this.parties) for (const player of players) player.stop();
  }

  /** Everybody looks at the newest state once more. */
  async look(): Promise<void> {
    const open = this.parties.filter(({ done }) => !done);
    await Promise.all(open.flatMap(({ players }) => players.map(player => player.look())));
    for (const { players } of this.parties) for (const player of players) player.close();
  }
}

export async function runChaos(plan: ChaosPlan): Promise<ChaosReport> {
  const cluster = await HurtCluster.start(plan.nodes);
  const random = seededRandom(plan.seed);
  const load = new Load(cluster, plan.pauseMs);
  const { notes } = load;
  try {
    const playing = Promise.allSettled(
      Array.from({ length: plan.matches }, () => load.keepPlaying()),
    );
    while (notes.progress.size < plan.matches) await pause(50);
    const faults: ChaosReport['faults'] = [];
    for (const name of plan.faults) {
      if (performance.now() > (plan.until ?? Infinity)) break;
      const before = notes.acknowledged.length;
      await FAULTS[name]?.(cluster, pick(random, cluster.nodes));
      const ended = performance.now();
      await load.goesOn();
      const standstillMs = Math.round(performance.now() - ended);
      faults.push({ name, acknowledged: notes.acknowledged.length - before, standstillMs });
      plan.told?.(`${name}: every match goes on ${standstillMs} ms after it ended`);
    }
    load.stop();
    await playing;
    await load.look();
    const { log, problems } = await checked(cluster.databaseUrl, notes);
    return {
      faults,
      matches: log.size,
      acknowledged: notes.acknowledged.length,
      logged: [...log.values()].reduce((sum, rows) => sum + rows.length, 0),
      problems,
      longestMs: Math.round(
        Math.max(...[...notes.progress.values()].map(({ longest }) => longest)),
      ),
    };
  } finally {
    load.stop();
    await cluster.close();
  }
}

async function checked(databaseUrl: string, notes: Notebook) {
  const log = await logOf(databaseUrl, notes);
  const truths = await truthsOf(databaseUrl, log);
  const problems = problemsOf({
    ...notes,
    log,
    isBot: (_, seat) => seat === BOT,
    truth: (matchID, stateID, viewer) => truths.get(`${matchID} ${stateID} ${viewer}`),
  });
  return { log, problems };
}

/** With the ids of moves, which the store does not return. */
async function logOf(databaseUrl: string, { progress }: Notebook) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const log = new Map<string, LoggedMove[]>();
  for (const id of progress.keys()) {
    const { rows } = await client.query(
      'SELECT seq, seat, move, move_id FROM log WHERE match_id = $1 ORDER BY seq',
      [id],
    );
    log.set(
      id,
      rows.map(({ seq, seat, move, move_id: moveID }) => ({
        seq: Number(seq),
        seat: Number(seat),
        move: JSON.parse(String(move)),
        ...(moveID !== null && { moveID: String(moveID) }),
      })),
    );
  }
  await client.end();
  return log;
}

/** What every seat may see of every state, computed from the log alone. */
async function truthsOf(databaseUrl: string, log: ReadonlyMap<string, readonly LoggedMove[]>) {
  const { store } = await openShared(databaseUrl);
  const entry = GAMES.newest('calimala');
  const truths = new Map<string, string>();
  for (const [id, rows] of log) {
    let state = begin(entry, await dealtFrom(store, id));
    const note = () => {
      for (let seat = 0; seat < PEOPLE; seat++) {
        // As it arrives: JSON has no undefined.
        const view: unknown = JSON.parse(JSON.stringify(stateFor(entry, state, seat).G));
        truths.set(`${id} ${state._stateID} ${seat}`, digest(view));
      }
    };
    note();
    for (const { seat, move } of rows) {
      state = play(entry, state, seat, move).state;
      note();
    }
  }
  await store.close();
  return truths;
}

export function countOf(problems: readonly Problem[], ...wrongs: Wrong[]): number {
  return problems.filter(({ wrong }) => wrongs.includes(wrong)).length;
}
