// What a client may play automatically reveals nothing: everybody could know that there is no
// alternative.
import { type Random, seededRandom } from '@loggia/kernel';
import { hold, same } from './broken.ts';
import { begin, gamesOf, playOn } from './spots.ts';
import type { Subject } from './subject.ts';

/** How many other tables that look the same from outside are tried. */
const TWINS = 4;

export function onlyWaysTellNothing(subject: Subject, games: number): void {
  const { module } = subject.manifest;
  for (const spot of gamesOf(subject, games, 'only ways')) {
    const random: Random = seededRandom(`${spot.seed} twins`);
    const position = begin(subject, spot);
    const { state } = position;
    for (const _ of playOn(subject, position)) {
      for (const seat of module.toMove(state)) {
        const way = module.onlyWay(state, seat);
        if (way === undefined) continue;
        hold(!module.takesBack(way), 'back is no way forward');
        same(module.check(state, seat, way), way, 'an only way is legal');
        same(module.onlyWay(module.view(state, seat), seat), way, 'a seat sees its only way');
        const outside = module.view(state, null);
        for (let twin = 0; twin < TWINS; twin++) {
          const other = module.sample(outside, null, random);
          same(module.onlyWay(other, seat), way, 'everybody could know the only way');
        }
      }
    }
  }
}
