// What everything else knows about The Capitals.
import { type Manifests, manifest } from '@loggia/kernel/manifest';
import { Capitals } from './boardgame.ts';
import { capitalsEvaluation } from './evaluate.ts';
import { capitals } from './game.ts';
import { RULES } from './rules.ts';

/** First names from the cities of the industrial age. */
const BOT_NAMES = [
  'Otto',
  'Clara',
  'Viktor',
  'Ottilie',
  'Gustav',
  'Rosalie',
  'Edmund',
  'Theodora',
  'Leopold',
  'Beatrix',
  'Casimir',
  'Henriette',
];

export const manifests: Manifests = [
  manifest({
    title: 'The Capitals',
    module: capitals,
    traits: RULES.traits,
    boardgame: Capitals,
    evaluation: capitalsEvaluation,
    botNames: BOT_NAMES,
  }),
];
