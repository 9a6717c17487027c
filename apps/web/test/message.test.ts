// Messages: parameters, plurals of each language, terms, players and lists.
import { describe, expect, test } from 'vitest';
import { MessageError, money, paramNames, parse, parts, plain } from '../src/i18n/message.ts';

const terms: Record<string, string> = {
  'kit.you': 'you',
  'place.lisbon': 'Lisbon',
  'place.london': 'London',
  'gain.gold': '{count, number} gold',
  'gain.points': '{count, plural, one {# point} other {# points}}',
};
const voice = (language: string) => ({ language, text: (key: string) => terms[key] ?? key });
const say = (language: string, message: string, params = {}) =>
  plain(parts(voice(language), message, params), seat => ['Ada', 'Ben', 'Cy'][seat] ?? '?');

describe('messages', () => {
  test('inserts parameters and numbers', () => {
    expect(say('en', 'Round {round} of {rounds}', { round: 3, rounds: 12 })).toBe('Round 3 of 12');
    expect(say('de', '{n, number}', { n: 12345.5 })).toBe('12.345,5');
    expect(say('ru', '{n, number}', { n: -2 })).toBe('−2');
    expect(say('en', 'no {such} thing')).toBe('no  thing');
  });

  test('money is written as the language writes it', () => {
    const amounts = (language: string) => [4, -3, 0].map(n => money(language, n));
    expect(amounts('en')).toEqual(['$4', '−$3', '$0']);
    for (const language of ['de', 'hu', 'ru']) {
      expect(amounts(language)).toEqual(['4\u00a0$', '−3\u00a0$', '0\u00a0$']);
    }
    expect(say('en', 'for {n, money}', { n: 12 })).toBe('for $12');
    expect(say('hu', '{n, money}-ért', { n: 12 })).toBe('12\u00a0$-ért');
  });

  test('plurals follow the language', () => {
    const russian = '{n, plural, one {# очко} few {# очка} other {# очков}}';
    const counted = [1, 2, 5, 11, 21, 22].map(n => say('ru', russian, { n }));
    expect(counted).toEqual(['1 очко', '2 очка', '5 очков', '11 очков', '21 очко', '22 очка']);
    expect(say('en', '{n, plural, =0 {none} one {one} other {many}}', { n: 0 })).toBe('none');
    expect(say('hu', '{n, plural, one {# lap} other {# lap}}', { n: 3 })).toBe('3 lap');
  });

  test('the Hungarian article depends on the following word or number', () => {
    const before = (word: string | number) => say('hu', 'itt {x, article} {x}', { x: word });
    const az = [1, 5, 50, 1000, 1_500, 5_000_000, 'Első játék', '„őszi”', 'óra'];
    for (const word of az) expect(before(word)).toBe(`itt az ${word}`);
    const a = [0, 2, 10, 15, 100, 10_000, 'Calimala', 'zárólap', '„Ship”'];
    for (const word of a) expect(before(word)).toBe(`itt a ${word}`);
    expect(say('hu', '{n, article} {n}. lapka', { n: 5 })).toBe('Az 5. lapka');
    expect(say('hu', '{n, plural, other {felülről {n, article} #.}}', { n: 3 })).toBe(
      'felülről a 3.',
    );
  });

  test('cases nest, and may hold parameters', () => {
    const message = '{count, plural, one {{names} wins} other {{names} share}}';
    expect(say('en', message, { count: 1, names: 'Ada' })).toBe('Ada wins');
    expect(say('en', message, { count: 2, names: 'Ada and Ben' })).toBe('Ada and Ben share');
    expect(say('en', '{x, select, a {A} other {B}}', { x: 'a' })).toBe('A');
    expect(say('en', '{x, select, a {A} other {B}}', { x: 'z' })).toBe('B');
  });

  test('lists terms, players and points as the language does', () => {
    expect(say('en', '{p, term, place}', { p: 'lisbon' })).toBe('Lisbon');
    expect(say('en', '{p, terms, place}', { p: 'lisbon,london' })).toBe('Lisbon and London');
    expect(say('de', '{s, seats}', { s: '0,1,2' })).toBe('Ada, Ben und Cy');
    expect(say('en', '{s, points}', { s: '0:3,1:0,2:-1' })).toBe('Ada +3, Ben 0 and Cy −1');
    expect(parts(voice('en'), 'so {s, seat}', { s: 1 })).toEqual(['so ', { seat: 1 }]);
  });

  test('addresses the reader in the form the language has for it', () => {
    const toAda = (message: string, params = {}) =>
      plain(parts({ ...voice('en'), reader: 0 }, message, params), seat => ['', 'Ben'][seat] ?? '');
    const takes =
      '{s, seat, you {# take} other {# takes}} {n, plural, one {# card} other {# cards}}';
    expect(toAda(takes, { s: 0, n: 2 })).toBe('You take 2 cards');
    expect(toAda(takes, { s: 1, n: 1 })).toBe('Ben takes 1 card');
    // Seat 0 is somebody; a spectator is nobody.
    expect(say('en', takes, { s: 0, n: 1 })).toBe('Ada takes 1 card');
    const yours =
      'Tile {n}: {s, seat, you {{n, select, 1 {your} other {again your}} turn} other {#}}';
    expect(toAda(yours, { s: 0, n: 1 })).toBe('Tile 1: your turn');
    expect(toAda(yours, { s: 1, n: 1 })).toBe('Tile 1: Ben');
    // In a list the reader is one of them, with a capital at the start of a sentence.
    const won = '{s, seats, you {# win} other {# won}}.';
    expect(toAda(won, { s: '0' })).toBe('You win.');
    expect(toAda(won, { s: '0,1' })).toBe('You and Ben won.');
    expect(toAda(`Over. ${won} Order: {s, seats}`, { s: '1,0' })).toBe(
      'Over. Ben and you won. Order: Ben and you',
    );
    expect(toAda('Scored. {s, points}', { s: '0:2,1:1' })).toBe('Scored. You +2 and Ben +1');
    expect(parts({ ...voice('en'), reader: 1 }, '{s, seat}', { s: 1 })).toEqual([
      { seat: 1, you: 'You' },
    ]);
    expect(() => parse('{s, seat, other {#}}')).toThrow(MessageError);
  });

  test('amounts have a sign and a plural noun', () => {
    const said = '{gain, select, none {nothing} other {{gain, amounts, gain}}}';
    expect(say('en', said, { gain: 'gold:-4,points:1' })).toBe('−4\u00a0gold and +1\u00a0point');
    expect(say('en', said, { gain: 'points:-2' })).toBe('−2\u00a0points');
    expect(say('en', said, { gain: '' })).toBe('nothing');
    const signed = [2, 0, -12].map(n => say('de', '{n, signed}', { n }));
    expect(signed).toEqual(['+2', '0', '−12']);
  });

  test('refuses a malformed message', () => {
    for (const bad of ['{', '{a', 'a}', '{a, plural, one {x}}', '{a, sums}', '{a, term}', '{}']) {
      expect(() => parse(bad), bad).toThrow(MessageError);
    }
  });

  test('knows the parameters of a message', () => {
    expect(paramNames('{a} {n, plural, one {{b}} other {#}}')).toEqual(new Set(['a', 'n', 'b']));
  });
});
