// The languages, loaded when needed, and the one the reader has chosen.
import { loadOnce } from '../shared/load-once.ts';
import type { Lessons, Texts } from './texts.ts';

interface Shelf {
  name: string;
  load(): Promise<{ default: Texts }>;
  /** The long texts only a learner reads: rules and coach. */
  loadLessons(): Promise<{ default: Lessons }>;
}

/** Adding a language is a row here and a folder beside this file. */
export const LANGUAGES = {
  en: {
    name: 'English',
    load: () => import('./en/index.ts'),
    loadLessons: () => import('./en/lessons.ts'),
  },
  de: {
    name: 'Deutsch',
    load: () => import('./de/index.ts'),
    loadLessons: () => import('./de/lessons.ts'),
  },
  hu: {
    name: 'Magyar',
    load: () => import('./hu/index.ts'),
    loadLessons: () => import('./hu/lessons.ts'),
  },
  ru: {
    name: 'Русский',
    load: () => import('./ru/index.ts'),
    loadLessons: () => import('./ru/lessons.ts'),
  },
} as const satisfies Record<string, Shelf>;
export type Language = keyof typeof LANGUAGES;
export const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[];

export interface Spoken {
  language: Language;
  texts: Texts & Partial<Lessons>;
}

let spoken: Spoken | undefined;
let wanted: Language | undefined;
let studying = false;
const lessons = loadOnce(() => speak(wanted ?? 'en'));
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
  const texts = await textsOf(language);
  if (wanted !== language) return;
  spoken = { language, texts };
  if (typeof document !== 'undefined') document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

async function textsOf(language: Language): Promise<Spoken['texts']> {
  const { load, loadLessons } = LANGUAGES[language];
  const [{ default: texts }, lessons] = await Promise.all([
    load(),
    studying ? loadLessons() : undefined,
  ]);
  return { ...texts, ...lessons?.default };
}

/** Adds the lessons to what is spoken, from now on; the same promise, so that one may `use` it. */
export function study(): Promise<void> {
  studying = true;
  return lessons('all');
}

export function isLanguage(code: unknown): code is Language {
  return typeof code === 'string' && Object.hasOwn(LANGUAGES, code);
}

/** The first of the reader's languages that we speak, else English. */
export function preferredLanguage(codes: readonly string[]): Language {
  const bases = codes.map(code => code.toLowerCase().split('-')[0]);
  return bases.find(isLanguage) ?? 'en';
}
