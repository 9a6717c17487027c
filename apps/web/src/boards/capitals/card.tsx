// The Capitals on the shelf.
import { gameCard } from '../../game/game-card.ts';
import { Emblem } from './emblem.tsx';

export const card = gameCard({
  name: {
    en: 'The Capitals',
    de: 'The Capitals',
    hu: 'The Capitals',
    ru: 'The Capitals',
  },
  minutes: [60, 150],
  Emblem,
  texts: {
    en: async () => (await import('./texts/en.ts')).capitals,
    de: async () => (await import('./texts/de.ts')).capitals,
    hu: async () => (await import('./texts/hu.ts')).capitals,
    ru: async () => (await import('./texts/ru.ts')).capitals,
  },
  lessons: [
    {
      en: async () => (await import('./help/texts/en.ts')).capitalsRules,
      de: async () => (await import('./help/texts/de.ts')).capitalsRules,
      hu: async () => (await import('./help/texts/hu.ts')).capitalsRules,
      ru: async () => (await import('./help/texts/ru.ts')).capitalsRules,
    },
    {
      en: async () => (await import('./coach/texts/en.ts')).capitalsCoach,
      de: async () => (await import('./coach/texts/de.ts')).capitalsCoach,
      hu: async () => (await import('./coach/texts/hu.ts')).capitalsCoach,
      ru: async () => (await import('./coach/texts/ru.ts')).capitalsCoach,
    },
  ],
  client: async () => (await import('./client.ts')).capitalsClient,
});
