// The rules and the coach of Pillars: complete in every language, and fitting the position.
import { seededRandom } from '@loggia/kernel';
import { type Event, type Goods, type Move, OPTIONS, pillars, type View } from '@loggia/pillars';
import { subjects } from '@loggia/pillars/testing';
import { describe, expect, test } from 'vitest';
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
    drawn: 29,
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

describe('a player’s own builder', () => {
  const { moment, news } = pillarsCoach;
  const LEGAL: Move[] = [{ type: 'place', location: 'priory' }, { type: 'park' }];
  const drawn = (price: number, gold: number): View => {
    const state = pillars.setup(3, {}, seededRandom('coach'));
    const [player] = state.players;
    if (player !== undefined) Object.assign(player, { asked: 'place', gold });
    return { ...state, part: 'drawing', price };
  };
  const topics = (view: View) => moment(view, 0, LEGAL).map(({ topic }) => topic);

  test('comes with its price and the free places', () => {
    expect(moment(drawn(5, 20), 0, LEGAL)[0]).toEqual({ topic: 'place', params: { price: 5 } });
    expect(topics(drawn(5, 20))).toContain('priory');
    expect(topics(drawn(5, 20))).not.toContain('market');
    expect(topics(drawn(0, 20))[0]).toBe('placeFree');
  });

  test('brings a reminder of the tax when gold is short', () => {
    expect(topics(drawn(5, 9))).toContain('tax');
    expect(topics(drawn(5, 10))).not.toContain('tax');
  });

  test('is news only to its owner while it waits', () => {
    const parked: Event = { type: 'builderParked', seat: 1, price: 7, why: 'choice' };
    expect([news(parked, 1)?.topic, news(parked, 0)]).toEqual(['parked', undefined]);
  });
});

test('the coach says what the mill paid, and nothing if it paid nothing', () => {
  const paid = (gain: Goods): Event => ({ type: 'millPaid', seat: 0, workers: 5, gain });
  expect(pillarsCoach.news(paid({ gold: 10 }), 0)).toMatchObject({
    topic: 'mill',
    params: { gold: 10 },
  });
  expect(pillarsCoach.news(paid({}), 0)).toBeUndefined();
});
