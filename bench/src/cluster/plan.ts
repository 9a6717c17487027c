// From measured figures to an installation of any size: how many nodes, what the rest needs, and
// what gives way first.
import type { Figure } from '../suite.ts';
import { atSize, NAMES } from './names.ts';

/** CPU milliseconds and bytes, as measured in one run. */
export interface Measured {
  /** For the node where a move is made, for one that only hears of it, for the services. */
  own: number;
  heard: number;
  store: number;
  news: number;
  /** CPU per second of an idle open table. */
  idle: number;
  /** Bytes of an open table with one socket, of a further socket, of a node without tables. */
  table: number;
  socket: number;
  node: number;
}

export interface Assumptions {
  /** Per table and minute. */
  moves: number;
  /** Sockets of a table. */
  people: number;
  /** How much of a core is used before another one is needed. */
  load: number;
  /** Cores of the largest machine PostgreSQL may have. */
  storeCores: number;
  /**
   * Channels for news, each for a share of the matches and heard by the nodes that have those.
   * Today there is one.
   */
  channels: number;
}

export const ASSUMED: Assumptions = {
  moves: 3,
  people: 3,
  load: 0.5,
  storeCores: 32,
  channels: 1,
};

export interface Plan {
  tables: number;
  /** In all, per second. */
  moves: number;
  /** Each on one core; infinite if even more nodes would not be enough. */
  nodes: number;
  /** Bytes of each node. */
  memory: number;
  storeCores: number;
  redisCores: number;
}

const SECOND = 1000;
const KIB = 1024;

export function measuredFrom(figures: readonly Figure[]): Measured {
  const value = (name: string): number => {
    const figure = figures.find(other => other.name === name);
    if (figure === undefined) throw new Error(`The report has no figure "${name}".`);
    return figure.value;
  };
  const sizes = figures.flatMap(({ name }) => /^(\d+) open tables: CPU/.exec(name)?.[1] ?? []);
  const most = Math.max(...sizes.map(Number));
  const { resident, whole, idle } = atSize(most);
  const table = value(resident) * KIB;
  return {
    own: value(NAMES.own),
    heard: value(NAMES.heard),
    store: value(NAMES.store),
    news: value(NAMES.news),
    idle: value(idle) / most,
    table,
    socket: value(NAMES.socket) * KIB,
    node: Math.max(0, value(whole) * KIB ** 2 - most * table),
  };
}

/** What this many tables need, if a table's people are all on one node. */
export function planFor(measured: Measured, tables: number, assumed = ASSUMED): Plan {
  const { moves: perMinute, people, load, channels } = assumed;
  const moves = (tables * perMinute) / 60;
  const heard = measured.heard / channels;
  const nodes = nodesFor({ ...measured, heard }, { tables, moves, load });
  const held = Number.isFinite(nodes) ? tables / nodes : 0;
  return {
    tables,
    moves,
    nodes,
    memory: measured.node + held * (measured.table + (people - 1) * measured.socket),
    storeCores: (moves * measured.store) / SECOND / load,
    // Measured with two listeners; a letter goes to every node on its channel.
    redisCores: (moves * measured.news * Math.max(1, nodes / channels / 2)) / SECOND / load,
  };
}

/**
 * Every node hears of every move, so n nodes bear `own + (n - 1) * heard` per move plus the idle
 * tables: solved for n. If hearing alone fills a core there is no such n.
 */
function nodesFor(
  { own, heard, idle }: Measured,
  { tables, moves, load }: { tables: number; moves: number; load: number },
): number {
  const room = load * SECOND - moves * heard;
  if (room <= 0) return Number.POSITIVE_INFINITY;
  return Math.max(1, Math.ceil((moves * (own - heard) + tables * idle) / room));
}

export interface Wall {
  what: 'one node' | 'Redis' | 'PostgreSQL' | 'hearing';
  /** The most tables before it is reached. */
  tables: number;
}

const BEYOND = 100_000_000;

/** What gives way, in order: one core of a node, Redis' one thread, the store, the news. */
export function wallsOf(measured: Measured, assumed = ASSUMED): Wall[] {
  const stands: Record<Wall['what'], (plan: Plan) => boolean> = {
    'one node': ({ nodes }) => nodes <= 1,
    Redis: ({ redisCores }) => redisCores * assumed.load <= 1,
    PostgreSQL: ({ storeCores }) => storeCores <= assumed.storeCores,
    hearing: ({ nodes }) => Number.isFinite(nodes),
  };
  const walls = Object.entries(stands).map(([what, isFine]) => ({
    what: what as Wall['what'],
    tables: last(tables => isFine(planFor(measured, tables, assumed))),
  }));
  return walls.toSorted((a, b) => a.tables - b.tables);
}

/** The last number for which something is true that is true up to it. */
function last(isTrue: (tables: number) => boolean): number {
  let [low, high] = [0, BEYOND];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (isTrue(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}
