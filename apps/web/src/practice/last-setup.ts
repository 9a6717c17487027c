// What the reader chose before their last practice game of each game, as a default for the next.
import type { Level } from '@loggia/bots';
import { isRecord, type OptionTable } from '@loggia/kernel';
import { persisted } from '../net/persisted.ts';
import { usualPlayers } from '../shared/usual-players.ts';
import { readSetup, type Setup } from './kept-game.ts';

const FIRST_LEVEL: Level = 'medium';

/** By game. */
const setups = persisted<Readonly<Record<string, Setup>>>('loggia.setups', stored =>
  Object.fromEntries(
    Object.entries(isRecord(stored) ? stored : {}).flatMap(([game, kept]) => {
      const setup = readSetup(kept);
      return setup ? [[game, setup]] : [];
    }),
  ),
);

export function rememberSetup(game: string, setup: Setup): void {
  setups.set({ ...setups.get(), [game]: setup });
}

export function botsOf(levels: readonly Level[], count: number): Level[] {
  return Array.from({ length: count }, (_, bot) => levels[bot] ?? FIRST_LEVEL);
}

interface Rules {
  name: string;
  players: { min: number; max: number };
  options: OptionTable;
}

/** The last one as far as the current rules allow, else the game's defaults. */
export function setupOf({ name, players, options }: Rules): Setup {
  const last = setups.get()[name] ?? {
    levels: botsOf([], usualPlayers(players) - 1),
    options: {},
  };
  const count = Math.min(Math.max(last.levels.length, players.min - 1), players.max - 1);
  const chosen = Object.entries(options).map(([option, { values, default: usual }]) => [
    option,
    values.find(value => value === last.options[option]) ?? usual,
  ]);
  return { levels: botsOf(last.levels, count), options: Object.fromEntries(chosen) };
}
