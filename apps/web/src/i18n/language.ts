// The languages, loaded on demand, and the reader's current one.

export type Texts = Readonly<Record<string, string>>;

/** The texts every page needs, and those loaded with a part of the client. */
type Part = 'common' | 'learning' | 'after' | 'dialogs' | 'lobby';
type Words = { name: string } & Readonly<Record<Part, () => Promise<Texts>>>;

/** To add a language, add a row here, a folder beside this file, and the texts of each game. */
export const LANGUAGES = {
  en: {
    name: 'English',
    common: async () => (await import('./en/common.ts')).common,
    learning: async () => (await import('./en/learning.ts')).learning,
    after: async () => (await import('./en/after.ts')).after,
    dialogs: async () => (await import('./en/dialogs.ts')).dialogs,
    lobby: async () => (await import('./en/lobby.ts')).lobby,
  },
  de: {
    name: 'Deutsch',
    common: async () => (await import('./de/common.ts')).common,
    learning: async () => (await import('./de/learning.ts')).learning,
    after: async () => (await import('./de/after.ts')).after,
    dialogs: async () => (await import('./de/dialogs.ts')).dialogs,
    lobby: async () => (await import('./de/lobby.ts')).lobby,
  },
  hu: {
    name: 'Magyar',
    common: async () => (await import('./hu/common.ts')).common,
    learning: async () => (await import('./hu/learning.ts')).learning,
    after: async () => (await import('./hu/after.ts')).after,
    dialogs: async () => (await import('./hu/dialogs.ts')).dialogs,
    lobby: async () => (await import('./hu/lobby.ts')).lobby,
  },
  ru: {
    name: 'Русский',
    common: async () => (await import('./ru/common.ts')).common,
    learning: async () => (await import('./ru/learning.ts')).learning,
    after: async () => (await import('./ru/after.ts')).after,
    dialogs: async () => (await import('./ru/dialogs.ts')).dialogs,
    lobby: async () => (await import('./ru/lobby.ts')).lobby,
  },
} as const satisfies Record<string, Words>;
export type Language = keyof typeof LANGUAGES;
export const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[];

/** Texts in every language, each loaded when it is chosen. */
export type TextSource = Readonly<Record<Language, () => Promise<Texts>>>;

export interface Spoken {
  language: Language;
  texts: Texts;
}

const sources = new Set<TextSource>();
let spoken: Spoken | undefined;
let wanted: Language | undefined;
const listeners = new Set<() => void>();

/** The current language; `undefined` before the first `speak`. */
export function spokenNow(): Spoken | undefined {
  return spoken;
}

export function onSpeak(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Loads a language and switches to it; the last call wins. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  let known: readonly TextSource[];
  let loaded: readonly Texts[];
  do {
    known = [...sources];
    const more = known.map(source => source[language]());
    loaded = await Promise.all([LANGUAGES[language].common(), ...more]);
    if (wanted !== language) return speak(wanted);
  } while (known.length < sources.size);
  spoken = { language, texts: Object.assign({}, ...loaded) };
  if (typeof document !== 'undefined') document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

/** Adds a source of texts, for the current language and all later ones. */
export async function teach(...more: TextSource[]): Promise<void> {
  const fresh = more.filter(source => !sources.has(source));
  for (const source of fresh) sources.add(source);
  if (wanted === undefined) return;
  try {
    await speak(wanted);
  } catch (error) {
    for (const source of fresh) sources.delete(source);
    throw error;
  }
}

const sourceOf = (part: Part): TextSource => ({
  en: LANGUAGES.en[part],
  de: LANGUAGES.de[part],
  hu: LANGUAGES.hu[part],
  ru: LANGUAGES.ru[part],
});

/** For learners, whatever the game. */
export const LEARNING = sourceOf('learning');
/** For looking back at a game. */
export const AFTER = sourceOf('after');
/** For dialogs. */
export const DIALOGS = sourceOf('dialogs');
/** For the pages before a game. */
export const LOBBY = sourceOf('lobby');

/** A lazily loaded part of the page together with the texts it needs. */
export async function withTexts<T>(part: Promise<T>, ...sources: TextSource[]): Promise<T> {
  await teach(...sources);
  return part;
}

export function isLanguage(code: unknown): code is Language {
  return typeof code === 'string' && Object.hasOwn(LANGUAGES, code);
}

/** The first of the reader's languages that we have, else English. */
export function preferredLanguage(codes: readonly string[]): Language {
  const bases = codes.map(code => code.toLowerCase().split('-')[0]);
  return bases.find(isLanguage) ?? 'en';
}
