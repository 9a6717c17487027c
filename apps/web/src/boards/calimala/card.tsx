// Calimala on the shelf.
import { gameCard } from '../../game/game-card.ts';
import { Emblem } from './emblem.tsx';

export const card = gameCard({
  name: {
    en: 'Calimala',
    de: 'Calimala',
    hu: 'Calimala',
    ru: 'Calimala',
  },
  minutes: [45, 75],
  Emblem,
  texts: {
    en: async () => (await import('./texts/en.ts')).calimala,
    de: async () => (await import('./texts/de.ts')).calimala,
    hu: async () => (await import('./texts/hu.ts')).calimala,
    ru: async () => (await import('./texts/ru.ts')).calimala,
  },
  lessons: [
    {
      en: async () => (await import('./help/texts/en.ts')).calimalaRules,
      de: async () => (await import('./help/texts/de.ts')).calimalaRules,
      hu: async () => (await import('./help/texts/hu.ts')).calimalaRules,
      ru: async () => (await import('./help/texts/ru.ts')).calimalaRules,
    },
    {
      en: async () => (await import('./coach/texts/en.ts')).calimalaCoach,
      de: async () => (await import('./coach/texts/de.ts')).calimalaCoach,
      hu: async () => (await import('./coach/texts/hu.ts')).calimalaCoach,
      ru: async () => (await import('./coach/texts/ru.ts')).calimalaCoach,
    },
  ],
  client: async () => (await import('./client.ts')).calimalaClient,
});
