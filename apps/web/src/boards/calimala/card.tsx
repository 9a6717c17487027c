// Calimala on the shelf.
import { gameCard } from '../../game/game-card.ts';
import { Emblem } from './emblem.tsx';

export const card = gameCard({
  title: {
    en: {
      name: 'Calimala',
      about: 'Cloth merchants build Florence. Your discs act again whenever another lands on them.',
    },
    de: {
      name: 'Calimala',
      about:
        'Tuchhändler bauen Florenz. Deine Scheiben wirken wieder, sobald eine auf ihnen landet.',
    },
    hu: {
      name: 'Calimala',
      about: 'Posztókereskedők építik Firenzét. Korongjaid újra hatnak, ha másik kerül rájuk.',
    },
    ru: {
      name: 'Calimala',
      about:
        'Торговцы сукном строят Флоренцию. Ваши диски действуют снова, когда на них ложится другой.',
    },
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
