// The languages, loaded when needed, and the one the reader has chosen.
import type { Texts } from './texts.ts';

/** Adding a language is a row here and a folder beside this file. */
export const LANGUAGES = {
  en: { name: 'English', load: () => import('./en/index.ts') },
  de: { name: 'Deutsch', load: () => import('./de/index.ts') },
  hu: { name: 'Magyar', load: () => import('./hu/index.ts') },
  ru: { name: 'Русский', load: () => import('./ru/index.ts') },
} as const satisfies Record<string, { name: string; load: () => Promise<{ default: Texts }> }>;
export type Language = keyof typeof LANGUAGES;
export const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[];

export interface Spoken {
  language: Language;
  texts: Texts;
}

let spoken: Spoken | undefined;
let wanted: Language | undefined;
const listeners = new Set<() => void>();

/** What is spoken now; nothing before the first `speak`. */
export function spokenNow(): Spoken | undefined {
  return spoken;
}

export function onSpeak(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Loads a language and switches to it; the last wish wins. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  const { default: texts } = await LANGUAGES[language].load();
  if (wanted !== language) return;
  spoken = { language, texts };
  if (typeof document !== 'undefined') document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

export function isLanguage(code: unknown): code is Language {
  return typeof code === 'string' && Object.hasOwn(LANGUAGES, code);
}

/** The first of the reader's languages that we speak, else English. */
export function preferredLanguage(codes: readonly string[]): Language {
  const bases = codes.map(code => code.toLowerCase().split('-')[0]);
  return bases.find(isLanguage) ?? 'en';
}
