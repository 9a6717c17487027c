// What everything else knows about The Pillars of the Earth.
import { type Manifests, manifest } from '@loggia/kernel/manifest';
import { Pillars } from './boardgame.ts';
import { pillarsEvaluation } from './evaluate.ts';
import { pillars } from './game.ts';
import { rules } from './rules.ts';

/** Names from England in the twelfth century. */
const BOT_NAMES = [
  'Aldwin',
  'Edith',
  'Godric',
  'Maud',
  'Wulfric',
  'Hawise',
  'Osbert',
  'Gunnora',
  'Leofric',
  'Alditha',
  'Thurstan',
  'Rohese',
];

export const manifests: Manifests = [
  manifest({
    title: 'The Pillars of the Earth',
    titles: { de: 'Die Säulen der Erde', hu: 'A katedrális', ru: 'Столпы Земли' },
    module: pillars,
    traits: rules.traits,
    boardgame: Pillars,
    evaluation: pillarsEvaluation,
    botNames: BOT_NAMES,
  }),
];
