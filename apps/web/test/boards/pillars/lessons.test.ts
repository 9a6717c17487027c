// The rules and the coach of Pillars: complete in every language, and about what is there.
import { OPTIONS } from '@loggia/pillars';
import { subjects } from '@loggia/pillars/testing';
import { describe } from 'vitest';
import { pillarsCoach } from '../../../src/boards/pillars/coach/coach.ts';
import { pillarsCoach as coachDe } from '../../../src/boards/pillars/coach/texts/de.ts';
import { pillarsCoach as coachEn } from '../../../src/boards/pillars/coach/texts/en.ts';
import { pillarsCoach as coachHu } from '../../../src/boards/pillars/coach/texts/hu.ts';
import { pillarsCoach as coachRu } from '../../../src/boards/pillars/coach/texts/ru.ts';
import { pillarsHelp } from '../../../src/boards/pillars/help/help.ts';
import { pillarsRules as rulesDe } from '../../../src/boards/pillars/help/texts/de.ts';
import { pillarsRules as rulesEn } from '../../../src/boards/pillars/help/texts/en.ts';
import { pillarsRules as rulesHu } from '../../../src/boards/pillars/help/texts/hu.ts';
import { pillarsRules as rulesRu } from '../../../src/boards/pillars/help/texts/ru.ts';
import { anyCoach, proveCoach, proveHelp } from '../lessons.ts';

describe('the rules', () => {
  proveHelp({
    game: 'pillars',
    help: pillarsHelp,
    texts: { en: rulesEn, de: rulesDe, hu: rulesHu, ru: rulesRu },
    options: Object.keys(OPTIONS),
  });
});

describe.each(subjects)('the coach', subject => {
  proveCoach({
    game: 'pillars',
    subject,
    coach: anyCoach(pillarsCoach),
    texts: { en: coachEn, de: coachDe, hu: coachHu, ru: coachRu },
    games: 12,
  });
});
