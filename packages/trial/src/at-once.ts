// Several decide at once: what one seat plays changes nothing about what another may decide.
import { pick, type Seat, type Typed } from '@loggia/kernel';
import { same } from './broken.ts';
import { begin, gamesOf, restless } from './spots.ts';
import type { Subject } from './subject.ts';

/**
 * A simultaneous move is accepted from an older state, so it must mean the same as long as its seat
 * has not moved.
 */
export function othersLeaveChoicesAlone(subject: Subject, games: number): void {
  const { module, traits } = subject.manifest;
  const isSimultaneous = ({ type }: Typed) => traits.get(type)?.simultaneous === true;
  for (const spot of gamesOf(subject, games, 'at once')) {
    const { state, chance, choice } = begin(subject, spot);
    const choices = (seat: Seat) => module.legal(state, seat).filter(isSimultaneous);
    for (let seats = module.toMove(state); seats.length > 0; seats = module.toMove(state)) {
      const seat = pick(choice, seats);
      const waiting = seats.filter(other => other !== seat);
      const before = waiting.map(choices);
      const move = restless(module)(module.legal(state, seat), seat, choice);
      module.apply(state, seat, move, chance);
      for (const [at, other] of waiting.entries()) {
        if (before[at]?.length === 0) continue;
        same(choices(other), before[at], `${move.type} by ${seat} leaves ${other}’s choices alone`);
      }
    }
  }
}
