// Texts for components: `t` for a sentence, `say` for one that names players.
import { useMemo, useSyncExternalStore } from 'react';
import type { Language, Spoken } from './language.ts';
import { onSpeak, spokenNow } from './language.ts';
import type { Params, Part, Voice } from './message.ts';
import { list, localeOf, number, parts, plain } from './message.ts';
import type { TextKey } from './texts.ts';

export interface Speech {
  language: Language;
  /** A text by its key. */
  t(key: TextKey, params?: Params): string;
  /** A text by a key known only at run time; the key itself if there is no such text. */
  text(key: string, params?: Params): string;
  /** The same in parts, for sentences that name players and may address the reader. */
  say(key: string, params?: Params, reader?: number | null): Part[];
  has(key: string): key is TextKey;
  number(value: number): string;
  /** How long ago or ahead, in the largest fitting unit. */
  ago(milliseconds: number): string;
  list(items: readonly string[]): string;
}

export function useText(): Speech {
  const spoken = useSyncExternalStore(onSpeak, spokenNow, spokenNow);
  return useMemo(() => speech(spoken), [spoken]);
}

/** For use outside components, such as the page title. */
export function speech(spoken: Spoken | undefined): Speech {
  const language = spoken?.language ?? 'en';
  const texts: Readonly<Record<string, string>> = spoken?.texts ?? {};
  const raw = (key: string) => (Object.hasOwn(texts, key) ? (texts[key] ?? key) : key);
  const voice: Voice = { language, text: raw };
  const text = (key: string, params: Params = {}) =>
    plain(parts(voice, raw(key), params), seat => `#${seat + 1}`);
  return {
    language,
    t: text,
    text,
    say: (key, params = {}, reader = null) =>
      parts(reader === null ? voice : { ...voice, reader }, raw(key), params),
    has: (key): key is TextKey => Object.hasOwn(texts, key),
    number: value => number(language, value),
    ago: milliseconds => ago(language, milliseconds),
    list: items => list(language, items),
  };
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

function ago(language: string, milliseconds: number): string {
  const format = new Intl.RelativeTimeFormat(localeOf(language), {
    numeric: 'auto',
    style: 'short',
  });
  const [unit, size] =
    UNITS.find(([, size]) => Math.abs(milliseconds) >= size) ?? (['second', 1000] as const);
  return format.format(Math.round(milliseconds / size), unit);
}
