// Legality both ways: what is listed can be played, and nothing else can.
import {
  clone,
  type GameModule,
  keyOf,
  pick,
  RuleError,
  type Seat,
  seededRandom,
  type Typed,
} from '@loggia/kernel';
import { deepFreeze, hold, same } from './broken.ts';
import { begin, gamesOf, playOn, reach, spotsOf } from './spots.ts';
import { type Subject, seatsOf } from './subject.ts';

/** Whether a seat may play a move; any error other than a refusal is a fault. */
export function accepts(module: GameModule, state: unknown, seat: Seat, move: unknown): boolean {
  try {
    module.check(state, seat, move);
    return true;
  } catch (error) {
    if (error instanceof RuleError) return false;
    throw error;
  }
}

/** Every move that was legal for anybody in some random games, and others that look like them. */
export function moveWorld(subject: Subject, games = 12): Typed[] {
  const { module } = subject.manifest;
  const world = new Map<string, Typed>();
  for (const spot of gamesOf(subject, games, 'world')) {
    const position = begin(subject, spot);
    const note = () => {
      for (const seat of module.toMove(position.state)) {
        for (const move of module.legal(position.state, seat)) world.set(keyOf(move), move);
      }
    };
    note();
    for (const _ of playOn(subject, position)) note();
  }
  for (const move of lookalikes([...world.values()], [...subject.manifest.traits.keys()])) {
    world.set(keyOf(move), move);
  }
  return [...world.values()];
}

/** How many moves are assembled from parts of others. */
const MIXED = 300;

/** Bare moves of every type, and moves with the parts of two others. */
function lookalikes(moves: readonly Typed[], types: readonly string[]): Typed[] {
  const random = seededRandom('lookalikes');
  const mixed = Array.from({ length: moves.length > 0 ? MIXED : 0 }, (): Typed => {
    const move = pick(random, moves);
    const other = pick(
      random,
      moves.filter(({ type }) => type === move.type),
    );
    const parts = Object.entries(other).filter(() => random.next() < 0.5);
    return { ...move, ...Object.fromEntries(parts) };
  });
  return [...types.map(type => ({ type })), ...mixed];
}

/**
 * A seat that has to move has a move that leads forward, any other has none; its own view agrees.
 */
export function legalMovesAreListed(subject: Subject, spots: number): void {
  const { module } = subject.manifest;
  for (const spot of spotsOf(subject, spots, 'listed')) {
    const { state } = reach(subject, spot);
    const toMove = module.toMove(state);
    hold(
      toMove.length > 0 === (module.result(state) === undefined),
      'somebody moves until the end',
    );
    for (const seat of seatsOf(spot.table)) {
      const legal = module.legal(state, seat);
      hold(legal.length > 0 === toMove.includes(seat), `seat ${seat} has moves if it is to move`);
      hold(legal.length === 0 || !legal.every(module.takesBack), 'there is a way on');
      hold(new Set(legal.map(keyOf)).size === legal.length, 'each move is listed once');
      const back = legal.findIndex(module.takesBack);
      hold(back < 0 || legal.slice(back).every(module.takesBack), 'taking back comes last');
      const view = module.view(state, seat);
      same(module.legal(view, seat), legal, `seat ${seat}’s own view gives the same moves`);
      same(module.toMove(view), toMove, 'a view tells who is to move');
    }
  }
}

/** Each listed move applies; any other is refused and changes nothing, not even temporarily. */
export function nothingElseIsLegal(subject: Subject, spots: number): void {
  const { module } = subject.manifest;
  const world = moveWorld(subject);
  for (const spot of spotsOf(subject, spots, 'both ways')) {
    const { state } = reach(subject, spot);
    const frozen = deepFreeze(clone(state));
    for (const seat of seatsOf(spot.table)) {
      const legal = module.legal(state, seat);
      const keys = new Set(legal.map(keyOf));
      for (const move of legal) {
        const text = JSON.stringify(move);
        hold(accepts(module, frozen, seat, move), `listed, but refused: seat ${seat} ${text}`);
        const events = module.apply(clone(state), seat, move, seededRandom(spot.seed));
        hold(events.length > 0, `nothing happened by ${text}`);
      }
      for (const move of world) {
        if (keys.has(keyOf(move))) continue;
        const text = `seat ${seat} ${JSON.stringify(move)}`;
        hold(!accepts(module, frozen, seat, move), `not listed, but accepted: ${text}`);
        hold(refusesToPlay(module, frozen, seat, move), `not listed, but played: ${text}`);
      }
    }
    same(frozen, state, 'a state asked about stays as it was');
  }
}

function refusesToPlay(module: GameModule, state: unknown, seat: Seat, move: Typed): boolean {
  try {
    module.apply(state, seat, move, seededRandom('refused'));
    return false;
  } catch (error) {
    if (error instanceof RuleError) return true;
    throw error;
  }
}
