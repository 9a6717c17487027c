// C-5.5: a marble becomes an artwork in a church or in Palazzo Vecchio.
import { artworkPlace, BUILDINGS } from '../data.ts';
import { addCube, boardOf, hasRoom } from '../table.ts';
import type { ArtworkChoice } from '../types.ts';
import type { ActionRules } from './action.ts';

export const artwork: ActionRules<ArtworkChoice> = {
  choices: BUILDINGS.map(building => ({ building })),

  allows: (known, seat, { building }) =>
    boardOf(known, seat).marble > 0 && hasRoom(known, artworkPlace(building)),

  lacks: (known, seat) => (boardOf(known, seat).marble === 0 ? 'marble' : 'room'),

  carryOut(known, seat, { building }) {
    const place = artworkPlace(building);
    boardOf(known, seat).marble -= 1;
    addCube(known, seat, place);
    return { cubes: [place], workshops: [] };
  },
};
