// Undo is exact, never goes behind what was learned or left to chance, and can be refused.
import { clone, type Random, type Seat, type Typed } from '@loggia/kernel';
import { hold, same } from './broken.ts';
import { begin, gamesOf, restless } from './spots.ts';
import { type Subject, viewersOf } from './subject.ts';

const UNDO = 'undo';
const RESTART = 'restart';

/** Randomness that reports whether it was used. */
function counted(random: Random): Random & { asked: number } {
  const counting = {
    asked: 0,
    next() {
      counting.asked += 1;
      return random.next();
    },
    below(count: number) {
      counting.asked += 1;
      return random.below(count);
    },
    stream: () => counting,
  };
  return counting;
}

/** Returns how many moves were undone, so that a game with undo cannot pass without any. */
export function takingBackIsExact(subject: Subject, games: number): number {
  const { module } = subject.manifest;
  let undone = 0;
  for (const spot of gamesOf(subject, games, 'taking back')) {
    const { state, chance, choice } = begin(subject, spot);
    const dice = counted(chance);
    for (let seats = module.toMove(state); seats.length > 0; seats = module.toMove(state)) {
      const seat = seats[Math.floor(choice.next() * seats.length)] ?? 0;
      const before = clone(state);
      const move = restless(module)(module.legal(state, seat), seat, choice);
      const final = module.isFinal(before, seat, move);
      dice.asked = 0;
      const events = module.apply(state, seat, move, dice);
      const learned = dice.asked > 0 || viewersOf(spot.table).some(showsNews(subject, events));
      const undo = backOf(state, seat, UNDO);
      if (learned) hold(undo === undefined, `${move.type} cannot be taken back: it told something`);
      if (module.takesBack(move)) continue;
      same(final, undo === undefined, `${JSON.stringify(move)} is called final if it is`);
      if (undo === undefined) continue;
      const after = clone(state);
      module.apply(after, seat, undo, noChance);
      same(after, before, `undo of ${JSON.stringify(move)} is exact`);
      undone += 1;
      restartIsAllUndone(seat);
    }

    function backOf(known: unknown, seat: Seat, type: string): Typed | undefined {
      return module.legal(known, seat).find(move => move.type === type && module.takesBack(move));
    }

    /** `restart` undoes what single steps would. */
    function restartIsAllUndone(seat: Seat): void {
      const restart = backOf(state, seat, RESTART);
      if (restart === undefined) return;
      const [stepwise, atOnce] = [clone(state), clone(state)];
      for (let undo = backOf(stepwise, seat, UNDO); undo; undo = backOf(stepwise, seat, UNDO)) {
        module.apply(stepwise, seat, undo, noChance);
      }
      module.apply(atOnce, seat, restart, noChance);
      same(atOnce, stepwise, 'restart takes back what single steps would');
    }
  }
  return undone;
}

function showsNews({ learns }: Subject, events: readonly Typed[]) {
  return (viewer: Seat | null) => events.some(event => learns(event, viewer) !== undefined);
}

const refuse = (): never => {
  throw new Error('taking back asks no chance');
};
const noChance: Random = { next: refuse, below: refuse, stream: refuse };
