// Non-interference: what a viewer may not know never affects what the viewer sees.
//
// Two games run side by side, the true one and a twin that differs in everything the viewer cannot
// know. The same moves are played in both, each legal in both. Step by step, over whole games and
// for every viewer: if two tables look the same to a viewer, the same move is played on both and
// reveals the same to the viewer, then the viewer sees the same events and the same table again.
// Where the twin would reveal something else it is dealt again until it agrees; every other time
// chance gives it the numbers it gave the true game, as would a die, or a bag that everybody can
// see into. A secret move of another seat is one public fact: there each game plays its own.
import { isDeepStrictEqual } from 'node:util';
import {
  clone,
  keyOf,
  pick,
  type Random,
  type Seat,
  seededRandom,
  type Typed,
  type Viewer,
} from '@loggia/kernel';
import { Broken, hold, same } from './broken.ts';
import { begin, gamesOf, restless } from './spots.ts';
import { type Spot, type Subject, viewersOf } from './subject.ts';

const TRIES = 3_000;
/** Twins that are mostly the same table prove nothing. */
const LEAST_DIFFERENT = 0.3;

interface Tally {
  moves: number;
  different: number;
}

export function viewersLearnNothing(subject: Subject, games: number): void {
  for (const spot of gamesOf(subject, games, 'twins')) {
    const tally: Tally = { moves: 0, different: 0 };
    for (const viewer of viewersOf(spot.table)) runTwins(subject, spot, viewer, tally);
    const share = tally.different / tally.moves;
    hold(share >= LEAST_DIFFERENT, `twins differ in ${Math.round(100 * share)} % of the moves`);
  }
}

function runTwins(subject: Subject, spot: Spot, viewer: Viewer, tally: Tally): void {
  const { manifest, learns, align, twinOf, atEnd } = subject;
  const { module, traits } = manifest;
  const { state, chance, choice } = begin(subject, spot);
  const random = seededRandom(`${spot.seed} twin ${viewer}`);
  let twin = deal(state, state);

  for (let seats = module.toMove(state); seats.length > 0; seats = module.toMove(state)) {
    same(module.toMove(twin), seats, 'twins wait for the same seats');
    const seat = pick(choice, seats);
    const legal = module.legal(state, seat);
    const common = legal.filter(move => isSecret(move, seat) || isLegal(twin, seat, move));
    // If two hands have nothing in common but undo, the twin is dealt again.
    const stuck = common.every(module.takesBack);
    const move = restless(module)(stuck ? legal : common, seat, choice);
    const before = clone(state);
    const numbers: number[] = [];
    const events = module.apply(state, seat, move, noting(chance, numbers));
    const truth = { before, after: state, numbers };
    const after = playTwin(truth, move, seat, events);
    const what = `viewer ${viewer} after ${JSON.stringify(move)} of seat ${seat}`;
    same(seen(after.events), seen(events), `the events of twins look the same to ${what}`);
    if (module.toMove(state).length === 0) {
      const end = atEnd ?? module.result;
      same(end(after.twin), end(state), 'twins end alike');
      return;
    }
    same(
      module.view(after.twin, viewer),
      module.view(state, viewer),
      `twins look alike to ${what}`,
    );
    twin = after.twin;
    // If the same numbers reshuffled all cards, the twin became the very same table.
    if (isDeepStrictEqual(twin, state)) twin = deal(state, state);
    tally.moves += 1;
    if (!isDeepStrictEqual(twin, state)) tally.different += 1;
  }

  function seen(events: readonly Typed[]): Typed[] {
    return events.map(event => module.viewEvent(event, viewer));
  }

  /** Another table that looks the same to the viewer as `from` does. */
  function deal(from: unknown, truth: unknown): unknown {
    const sampled = module.sample(module.view(from, viewer), viewer, random);
    return twinOf?.(sampled, truth) ?? sampled;
  }

  function isSecret(move: Typed, seat: Seat): boolean {
    return seat !== viewer && traits.get(move.type)?.secret === true;
  }

  function isLegal(of: unknown, seat: Seat, move: Typed): boolean {
    return module.legal(of, seat).some(other => keyOf(other) === keyOf(move));
  }

  /** The same move in the twin: as it is, or dealt again until it reveals the same. */
  function playTwin(
    truth: { before: unknown; after: unknown; numbers: readonly number[] },
    move: Typed,
    seat: Seat,
    events: readonly Typed[],
  ) {
    const news = (of: readonly Typed[]) => of.map(event => learns(event, viewer) ?? null);
    for (let tries = 0; tries < TRIES; tries++) {
      const tried = tries === 0 ? clone(twin) : deal(twin, truth.before);
      if (tries > 0 || module.toMove(truth.after).length === 0) align?.(truth, tried);
      const played = isSecret(move, seat) ? anyOf(tried, seat, move.type, random) : move;
      if (played === undefined || !isLegal(tried, seat, played)) continue;
      const luck = tries % 2 === 0 ? repeating(truth.numbers, random) : random;
      const happened = module.apply(tried, seat, played, luck);
      const alike = isDeepStrictEqual(news(happened), news(events));
      if (alike) return { twin: tried, events: happened };
    }
    throw new Broken(`no twin found in which ${JSON.stringify(move)} reveals the same`);
  }

  function anyOf(of: unknown, seat: Seat, type: string, from: Random): Typed | undefined {
    const moves = module.legal(of, seat).filter(move => move.type === type);
    return moves.length > 0 ? pick(from, moves) : undefined;
  }
}

/** Randomness that records its numbers. */
function noting(chance: Random, numbers: number[]): Random {
  const note = (number: number) => {
    numbers.push(number);
    return number;
  };
  const noted: Random = {
    next: () => note(chance.next()),
    below: count => note(chance.below(count)),
    stream: () => noted,
  };
  return noted;
}

/** Randomness that repeats recorded numbers, as long as they are drawn in the same way. */
function repeating(numbers: readonly number[], otherwise: Random): Random {
  let at = 0;
  const repeated: Random = {
    next() {
      const number = numbers[at++];
      return number !== undefined && number < 1 ? number : otherwise.next();
    },
    below(count) {
      const number = numbers[at++];
      const fits = number !== undefined && Number.isInteger(number) && number < count;
      return fits ? number : otherwise.below(count);
    },
    stream: () => repeated,
  };
  return repeated;
}
