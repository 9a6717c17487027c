// The texts of the rules of Pillars, in all languages.
import {
  ADVANTAGE_NAMES,
  CRAFTSMAN_NAMES,
  CUBES,
  HAPPENING_NAMES,
  LOCATIONS,
  PITS,
  RESOURCE_NAMES,
  SOURCES,
} from '@loggia/pillars';
import { subjects } from '@loggia/pillars/testing';
import { rules as de } from '../../../src/boards/pillars/texts/de/rules.ts';
import { rules as en } from '../../../src/boards/pillars/texts/en/rules.ts';
import { rules as hu } from '../../../src/boards/pillars/texts/hu/rules.ts';
import { rules as ru } from '../../../src/boards/pillars/texts/ru/rules.ts';
import { proveRulesTexts } from '../rules-texts.ts';

for (const subject of subjects) {
  proveRulesTexts({
    game: 'pillars',
    subject,
    texts: { en, de, hu, ru },
    terms: {
      craftsman: CRAFTSMAN_NAMES,
      resource: RESOURCE_NAMES,
      advantage: ADVANTAGE_NAMES,
      happening: HAPPENING_NAMES,
      effect: ADVANTAGE_NAMES,
      brings: HAPPENING_NAMES,
      location: LOCATIONS,
      step: [...LOCATIONS, ...PITS, 'event', 'mill', 'cathedral'],
      does: [...LOCATIONS, ...PITS, 'event', 'mill', 'cathedral'],
      good: [...CUBES, 'gold'],
      amount: [...CUBES, 'gold', 'points'],
      source: SOURCES,
    },
  });
}
