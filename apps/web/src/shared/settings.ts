// The reader's settings, remembered by the browser and applied to the page.
import { isRecord } from '@loggia/kernel';
import type { BoardSettings } from '../game/board-props.ts';
import type { Language } from '../i18n/language.ts';
import { isLanguage, preferredLanguage, speak } from '../i18n/language.ts';
import { persisted, usePersisted } from '../net/persisted.ts';

const VALUES = {
  theme: ['auto', 'light', 'dark'],
  motion: ['auto', 'full', 'reduced'],
  sound: ['on', 'off'],
  reactions: ['ask', 'resolve'],
} as const;

export type Settings = { [K in keyof typeof VALUES]: (typeof VALUES)[K][number] } & {
  language: Language | 'auto';
};

function oneOf<const T extends readonly string[]>(values: T, stored: unknown): T[number] {
  return values.find(value => value === stored) ?? values[0] ?? '';
}

const settings = persisted<Settings>('loggia.settings', value => {
  const stored = isRecord(value) ? value : {};
  return {
    theme: oneOf(VALUES.theme, stored.theme),
    motion: oneOf(VALUES.motion, stored.motion),
    sound: oneOf(VALUES.sound, stored.sound),
    reactions: oneOf(VALUES.reactions, stored.reactions),
    language: isLanguage(stored.language) ? stored.language : 'auto',
  };
});

export function useSettings(): Settings {
  return usePersisted(settings);
}

export function change(part: Partial<Settings>): void {
  settings.set({ ...settings.get(), ...part });
}

const systemReducesMotion = () =>
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/** What a board needs to know, with the system's wishes filled in. */
export function boardSettings({ motion, reactions }: Settings): BoardSettings {
  const reduced = motion === 'reduced' || (motion === 'auto' && systemReducesMotion());
  return { motion: reduced ? 'reduced' : 'full', reactions };
}

/** Applies the settings now and whenever they change; resolves when the first texts are there. */
export function startSettings(): Promise<void> {
  const apply = () => {
    const { theme, motion, language } = settings.get();
    const page = document.documentElement;
    set(page, 'theme', theme);
    set(page, 'motion', motion);
    return speak(language === 'auto' ? preferredLanguage(navigator.languages) : language);
  };
  settings.subscribe(apply);
  return apply();
}

function set(page: HTMLElement, name: string, value: string): void {
  if (value === 'auto') delete page.dataset[name];
  else page.dataset[name] = value;
}
