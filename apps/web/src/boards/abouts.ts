// What the shelf says about each game in a sentence. Tables do not need it.
import { type Language, teach } from '../i18n/language.ts';
import { CARDS } from './games.ts';
import { namedTexts } from './named-texts.ts';

type About = Readonly<Record<Language, string>>;

const FOUND = import.meta.glob<About>('./*/about.ts', { eager: true, import: 'about' });

/** By game. */
export const ABOUTS: Readonly<Record<string, About>> = Object.fromEntries(
  Object.keys(CARDS).flatMap(game => {
    const about = FOUND[`./${game}/about.ts`];
    return about ? [[game, about]] : [];
  }),
);

teach(namedTexts('about', Object.entries(ABOUTS)));
