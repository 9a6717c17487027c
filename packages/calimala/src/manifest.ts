// What everything else knows about Calimala.
import { type Manifests, manifest } from '@loggia/kernel/manifest';
import { Calimala } from './boardgame.ts';
import { calimalaEvaluation } from './evaluate.ts';
import { calimala } from './game.ts';
import { RULES } from './rules.ts';

/** Names from Florence in the fourteenth century. */
const BOT_NAMES = [
  'Bice',
  'Lapo',
  'Ginevra',
  'Neri',
  'Tessa',
  'Corso',
  'Piera',
  'Vanni',
  'Duccio',
  'Nella',
  'Bartolo',
  'Simona',
];

export const manifests: Manifests = [
  manifest({
    title: 'Calimala',
    module: calimala,
    traits: RULES.traits,
    boardgame: Calimala,
    evaluation: calimalaEvaluation,
    botNames: BOT_NAMES,
  }),
];
