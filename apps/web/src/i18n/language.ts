// The languages, loaded when needed, and the one the reader has chosen.

export type Texts = Readonly<Record<string, string>>;

interface Words {
  name: string;
  /** The texts every page needs. */
  load(): Promise<Texts>;
  /** Those around a game's rules and its coach. */
  loadLearning(): Promise<Texts>;
  /** Those around a game that is looked back at. */
  loadAfter(): Promise<Texts>;
  /** Those of dialogs that a reader opens. */
  loadDialogs(): Promise<Texts>;
  /** Those of the pages before a game. */
  loadLobby(): Promise<Texts>;
}

/** Adding a language is a row here, a folder beside this file, and the texts of each game. */
export const LANGUAGES = {
  en: {
    name: 'English',
    load: async () => (await import('./en/common.ts')).common,
    loadLearning: async () => (await import('./en/learning.ts')).learning,
    loadAfter: async () => (await import('./en/after.ts')).after,
    loadDialogs: async () => (await import('./en/dialogs.ts')).dialogs,
    loadLobby: async () => (await import('./en/lobby.ts')).lobby,
  },
  de: {
    name: 'Deutsch',
    load: async () => (await import('./de/common.ts')).common,
    loadLearning: async () => (await import('./de/learning.ts')).learning,
    loadAfter: async () => (await import('./de/after.ts')).after,
    loadDialogs: async () => (await import('./de/dialogs.ts')).dialogs,
    loadLobby: async () => (await import('./de/lobby.ts')).lobby,
  },
  hu: {
    name: 'Magyar',
    load: async () => (await import('./hu/common.ts')).common,
    loadLearning: async () => (await import('./hu/learning.ts')).learning,
    loadAfter: async () => (await import('./hu/after.ts')).after,
    loadDialogs: async () => (await import('./hu/dialogs.ts')).dialogs,
    loadLobby: async () => (await import('./hu/lobby.ts')).lobby,
  },
  ru: {
    name: 'Русский',
    load: async () => (await import('./ru/common.ts')).common,
    loadLearning: async () => (await import('./ru/learning.ts')).learning,
    loadAfter: async () => (await import('./ru/after.ts')).after,
    loadDialogs: async () => (await import('./ru/dialogs.ts')).dialogs,
    loadLobby: async () => (await import('./ru/lobby.ts')).lobby,
  },
} as const satisfies Record<string, Words>;
export type Language = keyof typeof LANGUAGES;
export const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[];

/** Texts in every language, each loaded when it is spoken. */
export type TextSource = Readonly<Record<Language, () => Promise<Texts>>>;

export interface Spoken {
  language: Language;
  texts: Texts;
}

const sources = new Set<TextSource>();
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
  let known: readonly TextSource[];
  let loaded: readonly Texts[];
  do {
    known = [...sources];
    const more = known.map(source => source[language]());
    loaded = await Promise.all([LANGUAGES[language].load(), ...more]);
    if (wanted !== language) return speak(wanted);
  } while (known.length < sources.size);
  spoken = { language, texts: Object.assign({}, ...loaded) };
  if (typeof document !== 'undefined') document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

/** Adds texts to what is spoken, from now on in every language. */
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

/** What a learner reads whatever the game is. */
export const LEARNING: TextSource = {
  en: LANGUAGES.en.loadLearning,
  de: LANGUAGES.de.loadLearning,
  hu: LANGUAGES.hu.loadLearning,
  ru: LANGUAGES.ru.loadLearning,
};

/** What is read after a game, or of its past. */
export const AFTER: TextSource = {
  en: LANGUAGES.en.loadAfter,
  de: LANGUAGES.de.loadAfter,
  hu: LANGUAGES.hu.loadAfter,
  ru: LANGUAGES.ru.loadAfter,
};

/** What is read in dialogs that a reader opens. */
export const DIALOGS: TextSource = {
  en: LANGUAGES.en.loadDialogs,
  de: LANGUAGES.de.loadDialogs,
  hu: LANGUAGES.hu.loadDialogs,
  ru: LANGUAGES.ru.loadDialogs,
};

/** What is read before a game. */
export const LOBBY: TextSource = {
  en: LANGUAGES.en.loadLobby,
  de: LANGUAGES.de.loadLobby,
  hu: LANGUAGES.hu.loadLobby,
  ru: LANGUAGES.ru.loadLobby,
};

/** A part of the page together with the texts it needs. */
export async function withTexts<T>(part: Promise<T>, ...sources: TextSource[]): Promise<T> {
  await teach(...sources);
  return part;
}

export function isLanguage(code: unknown): code is Language {
  return typeof code === 'string' && Object.hasOwn(LANGUAGES, code);
}

/** The first of the reader's languages that we speak, else English. */
export function preferredLanguage(codes: readonly string[]): Language {
  const bases = codes.map(code => code.toLowerCase().split('-')[0]);
  return bases.find(isLanguage) ?? 'en';
}
