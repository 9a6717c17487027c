// The board itself, drawn for positions of whole games: it glows where a move is legal and nowhere
// else, and never shows what its reader may not know.
import { calimala, type Move } from '@loggia/calimala';
import { beforeAll, expect, test } from 'vitest';
import { Board } from '../../../src/boards/calimala/board.tsx';
import { card } from '../../../src/boards/calimala/card.tsx';
import { LANGUAGE_CODES, speak, teach } from '../../../src/i18n/language.ts';
import { drawing } from '../drawing.tsx';
import { greyOf, SENTENCE } from '../reasons.ts';
import { moments } from './games.ts';

const draw = drawing(Board, calimala);

beforeAll(async () => {
  await Promise.all([speak('en'), teach(card.texts)]);
});

/** The values of one attribute on all tags that have another one as given. */
function found(html: string, name: string, also: RegExp): string[] {
  const tags = html.match(/<[^>]+>/g) ?? [];
  const values = tags
    .filter(tag => also.test(tag))
    .map(tag => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1])
    .filter(value => value !== undefined);
  return [...new Set(values)].sort();
}

/**
 * The last moment of two games for every kind of move: early ones for the start, late ones
 * otherwise.
 */
const sample = new Map(
  [...moments(2)].map(moment => [`${moment.state.players.length} ${moment.move.type}`, moment]),
);

test('the sample games reach every kind of moment', () => {
  const kinds = [...sample.values()].map(({ move }) => move.type);
  expect(new Set(kinds).size).toBe(9);
});

test('a whole position has fewer than 3,000 elements', () => {
  for (const moment of sample.values()) {
    const html = draw(moment, moment.seat, moment.legal);
    expect(html.match(/<[a-z]/gi)?.length).toBeLessThan(3000);
  }
});

test('glows exactly where a move is legal', () => {
  for (const moment of sample.values()) {
    const { legal, seat } = moment;
    const html = draw(moment, seat, legal);
    const of = <T extends Move['type']>(type: T) =>
      legal.filter((move): move is Extract<Move, { type: T }> => move.type === type);
    const once = (values: (string | number)[]) => [...new Set(values.map(String))].sort();
    expect(found(html, 'data-street', /data-legal="true"/)).toEqual(
      once(of('placeDisc').map(move => move.street)),
    );
    expect(found(html, 'data-card', /data-playable="true"/)).toEqual(
      once(of('playCard').map(move => move.action)),
    );
    expect(found(html, 'data-slot', /data-kind="use"/)).toEqual(
      once(of('useSlot').map(move => move.action)),
    );
    expect(found(html, 'data-slot', /data-kind="draw"/)).toEqual(
      once(of('drawForSlot').map(move => move.action)),
    );
    const replaceable = html.match(/aria-label="Your disc on street/g) ?? [];
    expect(replaceable).toHaveLength(of('replaceDisc').length);
  }
});

test('a waiting player sees nothing lit, and nobody else’s cards', () => {
  for (const moment of sample.values()) {
    const { state, seat } = moment;
    if (state.phase === 'over') continue;
    for (const viewer of [null, (seat + 1) % state.players.length]) {
      const html = draw(moment, viewer, []);
      expect(html).not.toMatch(/data-legal="true"|data-playable="true"|data-kind=|data-target=/);
      const hand = viewer === null ? [] : (state.players[viewer]?.hand ?? []);
      expect(found(html, 'data-card', /data-card/)).toEqual([...new Set(hand)].sort());
      const kept = viewer === null ? undefined : state.players[viewer]?.kept;
      expect(html.includes('Your end card')).toBe(kept !== undefined);
    }
  }
});

test.each(LANGUAGE_CODES)('everything grey says why in %s', async language => {
  await Promise.all([speak(language), teach(card.texts)]);
  let spots = 0;
  for (const moment of sample.values()) {
    const { legal, seat } = moment;
    const isPlacing = legal.some(({ type }) => type === 'placeDisc');
    const isActing = moment.state.activation?.seat === seat;
    const html = draw(moment, seat, legal);
    for (const { tag, why } of greyOf(html)) {
      // Streets and cards are inactive while something else is decided.
      if (why === undefined && tag.includes(isPlacing ? 'data-card' : 'data-street')) continue;
      if (why === undefined && !isActing && tag.includes('data-card')) continue;
      expect(why, tag).toMatch(SENTENCE);
      if (tag.includes('data-anchor') && !tag.includes('data-street')) spots++;
    }
  }
  expect(spots).toBeGreaterThan(0);
  await speak('en');
});
