// Any JSON as a move, a seat, a number of players or options: refused, and nothing changes.
import {
  below,
  clone,
  keyOf,
  pick,
  type Random,
  RuleError,
  seededRandom,
  spelled,
  type Typed,
} from '@loggia/kernel';
import { Broken, deepFreeze, hold, same } from './broken.ts';
import { moveWorld } from './legality.ts';
import { reach, spotsOf } from './spots.ts';
import { type Subject, seatsOf } from './subject.ts';

/** JSON as a hostile client would write it: prototype keys, huge and nested values. */
const NASTY: readonly unknown[] = [
  JSON.parse('{"__proto__":{"type":"done"}}'),
  JSON.parse('{"type":"done","__proto__":{"polluted":true}}'),
  JSON.parse('{"constructor":{"prototype":{"polluted":true}},"type":"undo"}'),
  JSON.parse('{"toString":1,"valueOf":1,"hasOwnProperty":1}'),
  { type: '__proto__' },
  { type: 'constructor' },
  { type: 'toString' },
  { type: ['done'] },
  { type: { type: 'done' } },
  { type: 'x'.repeat(10_000) },
  undefined,
  null,
  true,
  0,
  -1,
  1.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '',
  '0',
  'done',
  [],
  [0],
  [{ type: 'done' }],
  {},
  JSON.parse(`${'['.repeat(5_000)}${']'.repeat(5_000)}`),
];

/** No table has these seats. */
const NO_SEATS: readonly unknown[] = [
  ...[-1, 0.5, 99, '0', '1', [0], 'length', '__proto__', true, null, Number.NaN],
  { toString: 1, valueOf: 1 },
];

/** The refusal, which must be readable; a crash or a pass is a fault. */
function refusal(attempt: () => unknown, what: string): RuleError {
  try {
    attempt();
  } catch (error) {
    if (!(error instanceof RuleError)) throw new Broken(`${what} crashes: ${error}`);
    hold(/^[a-z]+\.\w+$/i.test(error.code), `a code such as move.illegal, not ${error.code}`);
    hold(/^[A-Z].*\.$/.test(error.message), `a sentence, not ${error.message}`);
    hold(!/\{\w+\}|undefined|\[object/.test(error.message), `holes in: ${error.message}`);
    hold(error.message.length < 200, 'a short sentence');
    return error;
  }
  throw new Broken(`${what} is not refused`);
}

/** A move with one thing about it wrong. */
function mutate(move: Typed, random: Random): unknown {
  const entries = Object.entries(move);
  const [key, value] = pick(random, entries);
  const junk = pick(random, NASTY);
  switch (below(random, 4)) {
    case 0:
      return Object.fromEntries(entries.filter(([name]) => name !== key));
    case 1:
      return { ...move, [`extra${below(random, 9)}`]: junk };
    case 2:
      return { ...move, [key]: junk };
    default:
      return { ...move, [key]: [value] };
  }
}

export function badMovesAreRefused(subject: Subject, spots: number): void {
  const { module } = subject.manifest;
  const world = moveWorld(subject);
  const known = new Set(world.map(keyOf));
  const random = seededRandom('bad moves');
  for (const spot of spotsOf(subject, spots, 'bad moves')) {
    const { state } = reach(subject, spot);
    const frozen = deepFreeze(clone(state));
    const wrong = Array.from({ length: 20 }, () => mutate(pick(random, world), random));
    for (const seat of seatsOf(spot.table)) {
      const legal = new Set(module.legal(state, seat).map(keyOf));
      for (const input of [...NASTY, ...wrong]) {
        const key = spelled(input);
        if (known.has(key) || legal.has(key)) continue;
        const text = key.slice(0, 80);
        const { code } = refusal(() => module.check(frozen, seat, input), `check of ${text}`);
        const play = () => module.apply(frozen, seat, input, seededRandom('bad'));
        same(refusal(play, `apply of ${text}`).code, code, 'check and apply refuse alike');
      }
      for (const move of module.legal(state, seat)) {
        const reversed = Object.fromEntries(Object.entries(clone(move)).reverse());
        same(module.check(state, seat, reversed), move, 'the order of a move’s keys is nothing');
      }
    }
    for (const seat of NO_SEATS) {
      const move = module.legal(state, module.toMove(state)[0] ?? 0)[0] ?? { type: 'none' };
      refusal(() => module.apply(frozen, seat as number, move, seededRandom('bad')), 'a bad seat');
    }
    same(frozen, state, 'a refused move leaves the state as it was');
    hold(Reflect.get({}, 'polluted') === undefined, 'prototypes stay clean');
  }
}

export function badTablesAreRefused({ manifest: { module } }: Subject): void {
  const { min, max } = module.players;
  const begin = (players: unknown, options: unknown) =>
    module.setup(players as number, options, seededRandom('bad table'));
  for (const players of [...NO_SEATS, min - 1, max + 1]) {
    refusal(() => begin(players, {}), `${JSON.stringify(players)} players`);
  }
  for (const options of NASTY) {
    const none =
      options === undefined ||
      options === null ||
      (typeof options === 'object' && !Array.isArray(options) && Object.keys(options).length === 0);
    if (none) same(begin(min, options), begin(min, {}), 'no options are the defaults');
    else refusal(() => begin(min, options), `options ${spelled(options).slice(0, 80)}`);
  }
  for (const [option, { values }] of Object.entries(module.options)) {
    for (const value of NASTY) {
      if (values.some(allowed => allowed === value)) continue;
      const error = refusal(() => begin(min, { [option]: value }), `a wrong ${option}`);
      hold(error.message.includes(option), 'the option is named');
    }
  }
}
