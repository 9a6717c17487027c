// The Pillars of the Earth on the shelf.
import { gameCard } from '../../game/game-card.ts';
import { Emblem } from './emblem.tsx';

export const card = gameCard({
  name: {
    en: 'The Pillars of the Earth',
    de: 'Die Säulen der Erde',
    hu: 'A katedrális',
    ru: 'Столпы Земли',
  },
  minutes: [60, 120],
  Emblem,
  texts: {
    en: async () => (await import('./texts/en/index.ts')).pillars,
    de: async () => (await import('./texts/de/index.ts')).pillars,
    hu: async () => (await import('./texts/hu/index.ts')).pillars,
    ru: async () => (await import('./texts/ru/index.ts')).pillars,
  },
  lessons: [
    {
      en: async () => (await import('./help/texts/en.ts')).pillarsRules,
      de: async () => (await import('./help/texts/de.ts')).pillarsRules,
      hu: async () => (await import('./help/texts/hu.ts')).pillarsRules,
      ru: async () => (await import('./help/texts/ru.ts')).pillarsRules,
    },
    {
      en: async () => (await import('./coach/texts/en.ts')).pillarsCoach,
      de: async () => (await import('./coach/texts/de.ts')).pillarsCoach,
      hu: async () => (await import('./coach/texts/hu.ts')).pillarsCoach,
      ru: async () => (await import('./coach/texts/ru.ts')).pillarsCoach,
    },
  ],
  client: async () => (await import('./client.ts')).pillarsClient,
});
