// The coach of Calimala: a fitting lesson for every moment of whole games.
import { calimala, calimalaEvaluation, type Event, type Move, type View } from '@loggia/calimala';
import { seededRandom } from '@loggia/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { card } from '../../../src/boards/calimala/card.tsx';
import { calimalaCoach } from '../../../src/boards/calimala/coach/coach.ts';
import type { Lesson } from '../../../src/game/game-coach.ts';
import { LANGUAGE_CODES, type Language, type Texts } from '../../../src/i18n/language.ts';
import { type Params, paramNames } from '../../../src/i18n/message.ts';
import { moments } from './games.ts';

const { moment, news } = calimalaCoach;
async function lessonsIn(code: Language): Promise<Texts> {
  return Object.assign({}, ...(await Promise.all(card.lessons?.map(one => one[code]()) ?? [])));
}

const topics = (lessons: readonly Lesson[]) => lessons.map(({ topic }) => topic);

/** Every lesson of whole games, with an example of its parameters. */
const met = new Map<string, Params>();

beforeAll(() => {
  for (const { state, seat, legal, events } of moments(4)) {
    for (const viewer of state.players.keys()) {
      const view = calimala.view(state, viewer);
      const lessons: readonly Lesson[] = moment(view, viewer, viewer === seat ? legal : []);
      for (const lesson of lessons) met.set(lesson.topic, lesson.params ?? {});
    }
    for (const lesson of moment({ ...state, phase: 'over' }, seat, [])) met.set(lesson.topic, {});
    for (const event of events) {
      const lesson = news(event, 0);
      if (lesson !== undefined) met.set(lesson.topic, lesson.params ?? {});
    }
  }
});

test('every lesson of whole games has its text in every language, and every text its lesson', async () => {
  for (const code of LANGUAGE_CODES) {
    const texts = await lessonsIn(code);
    for (const [topic, params] of met) {
      for (const key of [`calimala.coach.${topic}`, `calimala.coach.${topic}.short`]) {
        const text = texts[key];
        if (!key.endsWith('.short')) expect(text, `${code} ${key}`).toBeDefined();
        for (const name of paramNames(text ?? '')) expect(params, key).toHaveProperty(name);
      }
    }
    const told = Object.keys(texts)
      .filter(key => key.startsWith('calimala.coach.') && !key.includes('.because.'))
      .map(key => key.replace('calimala.coach.', '').replace('.short', ''));
    expect(new Set(told)).toEqual(new Set(met.keys()));
  }
});

test('every reason of a hint has its text', async () => {
  const lessons = await lessonsIn('en');
  const state = calimala.setup(3, {}, seededRandom('reasons'));
  for (const reason of Object.keys(calimalaEvaluation.reasons(state, 0))) {
    expect(lessons).toHaveProperty([`calimala.coach.because.${reason}`]);
  }
});

/** The kind of lesson each decision begins with. */
const KINDS: Readonly<Record<Move['type'], readonly string[]>> = {
  keepEndCard: ['endCard'],
  takeStartCard: ['startCard'],
  placeDisc: ['place', 'placeLast'],
  useSlot: ['act', 'again', 'react'],
  giveUpSlot: ['act', 'again', 'react'],
  drawForSlot: ['act', 'again', 'react'],
  playCard: ['act', 'again', 'react', 'done'],
  done: ['done'],
  replaceDisc: ['replace'],
  undo: [],
  restart: [],
};

test('a lesson begins with the kind of decision', () => {
  for (const { state, seat, legal, move } of moments(2)) {
    const [kind] = moment(calimala.view(state, seat), seat, legal);
    expect(KINDS[move.type]).toContain(kind.topic);
    // A player's own turn is never called somebody else's, whichever disc acts.
    if (state.active === seat) expect(kind.topic).not.toBe('react');
    else expect(['act', 'again']).not.toContain(kind.topic);
    if (kind.topic === 'again') expect(state.activation?.depth).toBeGreaterThan(1);
    if (kind.topic === 'act') expect(state.activation?.depth).toBe(1);
  }
});

test('while other discs act it is still the active player’s turn', () => {
  for (const { state, seat } of moments(2)) {
    const { active, phase } = state;
    if (phase !== 'city' || active === seat) continue;
    expect(topics(moment(calimala.view(state, active), active, []))).toEqual(['othersAct']);
    expect(topics(moment(calimala.view(state, seat), seat, []))).toEqual(['waiting']);
  }
});

test('a waiting player hears what is going on: choosing, playing, the end', () => {
  const state = calimala.setup(3, {}, seededRandom('coach'));
  expect(topics(moment(state, 0, []))).toEqual(['choosing']);
  expect(topics(moment({ ...state, phase: 'city', active: 1 }, 0, []))).toEqual(['waiting']);
  expect(topics(moment({ ...state, phase: 'over' }, 0, []))).toEqual(['over']);
});

describe('placing a disc', () => {
  const PLACE: Move[] = [{ type: 'placeDisc', street: 1, disc: 'coloured' }];
  const position = (change: Partial<View>): View => ({
    ...calimala.setup(3, {}, seededRandom('coach')),
    phase: 'city',
    ...change,
  });
  const stacks = (...first: View['stacks'][number]) => [
    first,
    ...Array.from({ length: 11 }, () => []),
  ];

  test('names the next tile', () => {
    const view = position({});
    expect(moment(view, 0, PLACE)[0]).toEqual({ topic: 'place', params: { tile: view.tiles[0] } });
    const seats = view.tiles.map(() => 0);
    expect(topics(moment({ ...view, council: seats }, 0, PLACE))).toEqual(['placeLast']);
  });

  test('mentions a fourth disc where three lie', () => {
    expect(topics(moment(position({ stacks: stacks(1, 2, 1) }), 0, PLACE))).toContain('fullStreet');
    expect(topics(moment(position({ stacks: stacks(1, 2) }), 0, PLACE))).not.toContain(
      'fullStreet',
    );
  });

  test('mentions a disc of the player that would act again, but not one too deep', () => {
    expect(topics(moment(position({ stacks: stacks(0, 1) }), 0, PLACE))).toContain('ownDiscBelow');
    expect(topics(moment(position({ stacks: stacks(0, 1, 2) }), 0, PLACE))).not.toContain(
      'ownDiscBelow',
    );
  });
});

test('a delivery names exactly the next tiles it can count for', () => {
  const view: View = {
    ...calimala.setup(3, {}, seededRandom('coach')),
    phase: 'city',
    tiles: ['lisbon', 'wood', 'ports', 'troyes', 'london', 'brick'],
    activation: { seat: 0, depth: 1, slots: [], duty: 'none', sealed: false },
  };
  const legal: Move[] = [
    { type: 'useSlot', action: 'ship', to: ['lisbon'] },
    { type: 'useSlot', action: 'ship', to: ['london'] },
  ];
  // London is the fifth tile: too far away to be in view.
  expect(moment(view, 0, legal)).toContainEqual({
    topic: 'ship',
    params: { tiles: 'lisbon,ports', when: 'soon' },
  });
});

test('a delivery that no tile counts soon is told apart from one that no tile counts at all', () => {
  const view: View = {
    ...calimala.setup(3, {}, seededRandom('coach')),
    phase: 'city',
    tiles: ['brick', 'wood', 'marble', 'troyes', 'london'],
    activation: { seat: 0, depth: 1, slots: [], duty: 'none', sealed: false },
  };
  const to = (city: 'london' | 'lisbon') =>
    moment(view, 0, [{ type: 'useSlot', action: 'ship', to: [city] }]);
  expect(to('london')).toContainEqual({ topic: 'ship', params: { tiles: '', when: 'later' } });
  expect(to('lisbon')).toContainEqual({ topic: 'ship', params: { tiles: '', when: 'never' } });
});

describe('news', () => {
  const scored: Event = {
    type: 'tileScored',
    tile: 'lisbon',
    space: 1,
    cause: 'promotion',
    rows: [{ seat: 1, count: 3, place: 1, points: 3 }],
  };

  test('tells a scoring with the reader’s own points', () => {
    expect(news(scored, 1)).toEqual({ topic: 'scored', params: { tile: 'lisbon', points: 3 } });
    expect(news(scored, 0)).toEqual({ topic: 'scored', params: { tile: 'lisbon', points: 0 } });
  });

  test('ignores other players’ seats and cards', () => {
    const seat: Event = { type: 'discPromoted', seat: 1, street: 1, space: 1 };
    expect([news(seat, 1)?.topic, news(seat, 0)]).toEqual(['seat', undefined]);
    const card: Event = { type: 'cardDrawn', seat: 1, action: 'ship', card: 'wood' };
    expect([news(card, 1)?.params, news(card, 0)]).toEqual([{ card: 'wood' }, undefined]);
  });
});
