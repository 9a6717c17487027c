// The reader's settings, remembered by the browser and applied to the page.
import { isRecord } from '@loggia/kernel';
import type { BoardSettings } from '../game/board-props.ts';
import type { Language } from '../i18n/language.ts';
import { isLanguage, preferredLanguage, speak } from '../i18n/language.ts';
import { persisted, usePersisted } from '../net/persisted.ts';

const VALUES = {
  theme: ['auto', 'light', 'dark'],
  motion: ['auto', 'full', 'reduced'],
  hand: ['right', 'left'],
  text: ['normal', 'large', 'larger'],
  forced: ['goOn', 'ask'],
  confirm: ['game', 'each', 'press'],
} as const;

type Values = { [K in keyof typeof VALUES]: (typeof VALUES)[K][number] };

/** How a reader plays one game; all other settings are the same at every table. */
export type Manner = Pick<Values, 'forced' | 'confirm'>;

export interface Settings extends Values {
  language: Language | 'auto';
  /** From silent to full volume. */
  volume: number;
  /** By game; a game without its own uses the one that used to be set for all. */
  manners: Readonly<Record<string, Manner>>;
}

export const LOUDEST = 10;
const USUAL = 6;

/** Readers who had turned the sound off before there was a volume keep it off. */
function volumeOf({ volume, sound }: Record<string, unknown>): number {
  if (typeof volume !== 'number' || !Number.isInteger(volume)) return sound === 'off' ? 0 : USUAL;
  return Math.min(LOUDEST, Math.max(0, volume));
}

function oneOf<const T extends readonly string[]>(values: T, stored: unknown): T[number] {
  return values.find(value => value === stored) ?? values[0] ?? '';
}

const mannerIn = ({ forced, confirm }: Record<string, unknown>): Manner => ({
  forced: oneOf(VALUES.forced, forced),
  confirm: oneOf(VALUES.confirm, confirm),
});

function mannersIn(stored: unknown): Settings['manners'] {
  const games = Object.entries(isRecord(stored) ? stored : {});
  return Object.fromEntries(
    games.flatMap(([game, manner]) => (isRecord(manner) ? [[game, mannerIn(manner)]] : [])),
  );
}

export const settings = persisted<Settings>('loggia.settings', value => {
  const stored = isRecord(value) ? value : {};
  return {
    theme: oneOf(VALUES.theme, stored.theme),
    motion: oneOf(VALUES.motion, stored.motion),
    volume: volumeOf(stored),
    ...mannerIn(stored),
    manners: mannersIn(stored.manners),
    hand: oneOf(VALUES.hand, stored.hand),
    text: oneOf(VALUES.text, stored.text),
    language: isLanguage(stored.language) ? stored.language : 'auto',
  };
});

export function useSettings(): Settings {
  return usePersisted(settings);
}

export function change(part: Partial<Settings>): void {
  settings.set({ ...settings.get(), ...part });
}

export const mannerOf = ({ manners, forced, confirm }: Settings, game: string): Manner =>
  manners[game] ?? { forced, confirm };

export function changeManner(game: string, part: Partial<Manner>): void {
  const now = settings.get();
  change({ manners: { ...now.manners, [game]: { ...mannerOf(now, game), ...part } } });
}

/** Switches from any volume to silence, and back to the usual one. */
export function switchSound(): void {
  change({ volume: settings.get().volume > 0 ? 0 : USUAL });
}

const systemReducesMotion = () =>
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/** What a board needs to know, with the system's preferences filled in. */
export function boardSettings(set: Settings, game: string): BoardSettings {
  const reduced = set.motion === 'reduced' || (set.motion === 'auto' && systemReducesMotion());
  return { motion: reduced ? 'reduced' : 'full', ...mannerOf(set, game) };
}

/** Applies the settings now and whenever they change; resolves when the first texts are loaded. */
export function startSettings(): Promise<void> {
  const apply = () => {
    const { theme, motion, language, hand, text } = settings.get();
    const page = document.documentElement;
    set(page, 'theme', theme);
    set(page, 'motion', motion);
    set(page, 'hand', hand);
    set(page, 'text', text);
    return speak(language === 'auto' ? preferredLanguage(navigator.languages) : language);
  };
  settings.subscribe(apply);
  return apply();
}

function set(page: HTMLElement, name: string, value: string): void {
  if (value === 'auto') delete page.dataset[name];
  else page.dataset[name] = value;
}
