// The rules and the coach of The Capitals: complete in every language, and fitting the position.
import { capitals, type Event, type Move, OPTIONS, TILES, type View } from '@loggia/capitals';
import { subjects } from '@loggia/capitals/testing';
import { seededRandom } from '@loggia/kernel';
import { describe, expect, test } from 'vitest';
import { capitalsCoach } from '../../../src/boards/capitals/coach/coach.ts';
import { capitalsCoach as coachDe } from '../../../src/boards/capitals/coach/texts/de.ts';
import { capitalsCoach as coachEn } from '../../../src/boards/capitals/coach/texts/en.ts';
import { capitalsCoach as coachHu } from '../../../src/boards/capitals/coach/texts/hu.ts';
import { capitalsCoach as coachRu } from '../../../src/boards/capitals/coach/texts/ru.ts';
import { capitalsHelp } from '../../../src/boards/capitals/help/help.ts';
import { capitalsRules as rulesDe } from '../../../src/boards/capitals/help/texts/de.ts';
import { capitalsRules as rulesEn } from '../../../src/boards/capitals/help/texts/en.ts';
import { capitalsRules as rulesHu } from '../../../src/boards/capitals/help/texts/hu.ts';
import { capitalsRules as rulesRu } from '../../../src/boards/capitals/help/texts/ru.ts';
import { anyCoach, proveCoach, proveHelp } from '../lessons.ts';

describe('the rules', () => {
  proveHelp({
    game: 'capitals',
    help: capitalsHelp,
    texts: { en: rulesEn, de: rulesDe, hu: rulesHu, ru: rulesRu },
    options: Object.keys(OPTIONS),
    drawn: 14,
  });

  test('say which tiles are our own design', () => {
    const names = rulesEn['capitals.rules.origin.names'];
    const effects = rulesEn['capitals.rules.origin.effects'];
    for (const { name, source, effects: own, requirement } of TILES) {
      expect(names.includes(name), name).toBe(source === 'rulebook');
      const printed = [...own, ...(requirement === undefined ? [] : [requirement])];
      const isPrinted = printed.every(part => part.source === 'rulebook');
      expect(effects.includes(name), name).toBe(isPrinted);
    }
    const original = TILES.filter(({ source }) => source === 'original');
    const eras = original.filter(({ era }) => era !== undefined).length;
    const prosperity = original.filter(({ type }) => type === 'prosperity').length;
    expect(names).toContain(`${eras} of the 78 era tiles and ${prosperity} of the 25`);
  });
});

describe.each(subjects)('the coach', subject => {
  proveCoach({
    game: 'capitals',
    subject,
    coach: anyCoach(capitalsCoach),
    texts: { en: coachEn, de: coachDe, hu: coachHu, ru: coachRu },
    games: 10,
    tables: [{}, { prosperity: true }],
  });
});

describe('a moment', () => {
  const { moment, news } = capitalsCoach;
  const LEGAL: Move[] = [{ type: 'takeTile', tile: 'market' }];
  const taking = (change: Partial<View> = {}): View => ({
    ...capitals.setup(3, {}, seededRandom('coach')),
    ...change,
  });
  const topics = (view: View, legal = LEGAL) => moment(view, 0, legal).map(({ topic }) => topic);

  test('of building mentions people without work, and the fair in its round', () => {
    expect(topics(taking())).toEqual(['take', 'room']);
    expect(topics(taking({ round: 4 }))).toContain('fairSoon');
  });

  test('of paying mentions tourists', () => {
    const work = { step: 'paying', building: 0, tourists: [] } as const;
    const pay: Move[] = [{ type: 'pay' }];
    expect(topics(taking({ phase: 'executive', work: { ...work, tourists: [] } }), pay)).toEqual([
      'paying',
    ]);
  });

  test('mentions the player’s own tourist that left, and nobody else’s', () => {
    const walked: Event = {
      type: 'touristsWalked',
      highest: 2,
      level: 1,
      walks: [{ tourist: 0, from: 0, to: 2, reason: 'reach' }],
    };
    expect([0, 1, 2].map(seat => news(walked, seat)?.topic)).toEqual([
      'touristLeft',
      undefined,
      'gotToken',
    ]);
  });
});
