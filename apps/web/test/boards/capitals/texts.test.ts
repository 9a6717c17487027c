// The texts of the rules of The Capitals, in all languages.
import { subjects } from '@loggia/capitals/testing';
import { rules as de } from '../../../src/boards/capitals/texts/de/rules.ts';
import { rules as en } from '../../../src/boards/capitals/texts/en/rules.ts';
import { rules as hu } from '../../../src/boards/capitals/texts/hu/rules.ts';
import { rules as ru } from '../../../src/boards/capitals/texts/ru/rules.ts';
import { proveRulesTexts } from '../rules-texts.ts';

for (const subject of subjects) {
  proveRulesTexts({
    game: 'capitals',
    subject,
    texts: { en, de, hu, ru },
    terms: { rule: ['token', 'type'] },
    borrowed: ['tile', 'resource', 'bonus'],
  });
}
