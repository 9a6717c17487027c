// A text under the same key for each game: its name, or its description.
import type { Language, TextSource, Texts } from '../i18n/language.ts';

type InFourLanguages = Readonly<Record<Language, string>>;

/** Found as `<game>.<key>`. */
export function namedTexts(
  key: string,
  games: readonly (readonly [game: string, texts: InFourLanguages])[],
): TextSource {
  const spoken = async (language: Language): Promise<Texts> =>
    Object.fromEntries(games.map(([game, texts]) => [`${game}.${key}`, texts[language]]));
  return {
    en: () => spoken('en'),
    de: () => spoken('de'),
    hu: () => spoken('hu'),
    ru: () => spoken('ru'),
  };
}
