// The practice games this browser keeps, one per game: who plays, with which options, from which
// seed.
import { LEVELS, type Level } from '@loggia/bots';
import { isRecord, type OptionValue } from '@loggia/kernel';
import { type Identity, isLook } from '../net/identity.ts';
import { persisted } from '../net/persisted.ts';

/** What a reader chooses before the start. */
export interface Setup {
  /** Of the bots, by seat; the reader's seat is left out. */
  levels: readonly Level[];
  options: Readonly<Record<string, OptionValue>>;
}

export interface KeptGame extends Setup {
  game: string;
  /** The rules version it began with and continues under. */
  rulesVersion: number;
  /** The key under which boardgame.io stores this game. */
  key: string;
  /** 32 bytes in hexadecimal; older games have any text, for boardgame.io's generator. */
  seed: string;
  begun: number;
  /** A first game has a coach. */
  guide?: 'coach' | undefined;
  /** The moment it continues from, if not the beginning. */
  from?: Beginning | undefined;
}

/** A moment of another game: the full state, and who sat there. */
export interface Beginning {
  /** The reader's. */
  seat: number;
  players: readonly Identity[];
  state: Readonly<Record<string, unknown>>;
}

/** The reader's seat: the first, unless another was chosen. */
export const ownSeat = ({ from }: Pick<KeptGame, 'from'>) => from?.seat ?? 0;

/** The level of the bot in a seat; none for the reader's. */
export function levelOf(kept: Pick<KeptGame, 'levels' | 'from'>, seat: number): Level | undefined {
  const own = ownSeat(kept);
  return seat === own ? undefined : (kept.levels[seat < own ? seat : seat - 1] ?? 'medium');
}

const PREFIX = 'loggia.practice.';

const isLevel = (value: unknown): value is Level => LEVELS.some(level => level === value);
const isOption = (value: unknown): value is OptionValue =>
  typeof value === 'string' || typeof value === 'boolean';

function read(stored: unknown): KeptGame | undefined {
  if (!isRecord(stored)) return undefined;
  const { game, rulesVersion, key, seed, begun, guide } = stored;
  const setup = readSetup(stored);
  const from = readBeginning(stored.from);
  if (typeof game !== 'string' || typeof key !== 'string' || typeof seed !== 'string') {
    return undefined;
  }
  if (setup === undefined) return undefined;
  return {
    game,
    // Games from before versions were stored have the first.
    rulesVersion: typeof rulesVersion === 'number' ? rulesVersion : 1,
    key,
    seed,
    ...setup,
    begun: typeof begun === 'number' ? begun : 0,
    ...(guide === 'coach' && { guide }),
    ...(from && { from }),
  };
}

export function readSetup(stored: unknown): Setup | undefined {
  const { levels, options } = isRecord(stored) ? stored : {};
  if (!Array.isArray(levels) || !levels.every(isLevel) || !isRecord(options)) return undefined;
  const known = Object.entries(options).flatMap(([name, value]) =>
    isOption(value) ? [[name, value] as const] : [],
  );
  return { levels, options: Object.fromEntries(known) };
}

function readBeginning(stored: unknown): Beginning | undefined {
  if (!isRecord(stored)) return undefined;
  const { seat, players, state } = stored;
  if (typeof seat !== 'number' || !Array.isArray(players) || !isRecord(state)) return undefined;
  return {
    seat,
    players: players.map(({ name, look }) => ({
      name: String(name),
      look: isLook(look) ? look : 'blue',
    })),
    state,
  };
}

type KeptGames = Readonly<Record<string, KeptGame>>;

/** By game: practising one leaves the others alone. There used to be one for all. */
export const keptGames = persisted<KeptGames>('loggia.practice', stored => {
  const kept = isRecord(stored) ? [read(stored), ...Object.values(stored).map(read)] : [];
  return Object.fromEntries(kept.flatMap(game => (game === undefined ? [] : [[game.game, game]])));
});

/** Begins a game and discards the previous one of the same game. */
export function begin(plan: Omit<KeptGame, 'key' | 'seed' | 'begun'>): void {
  const seed = randomHex(32);
  forget(plan.game);
  const begun = { ...plan, key: `${PREFIX}${randomHex(9)}`, seed, begun: Date.now() };
  keptGames.set({ ...keptGames.get(), [plan.game]: begun });
}

function randomHex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, byte => byte.toString(16).padStart(2, '0')).join('');
}

/** The id of a practice game. */
export function idOf({ key }: KeptGame): string {
  return key.slice(PREFIX.length);
}

export function forget(game: string): void {
  const { [game]: kept, ...others } = keptGames.get();
  if (kept === undefined) return;
  keptGames.set(others);
  for (const part of ['state', 'initial', 'metadata', 'log', 'times']) {
    localStorage.removeItem(`${kept.key}_${part}`);
  }
}
