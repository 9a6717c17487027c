// What a player would try at an unlit spot: the rules are asked for their reason against it.
import type { Seat } from '@loggia/kernel';
import { type Move, PLAIN_LOCATIONS, playerOf, type Spot, type View } from '@loggia/pillars';
import { type Choice, targetOf } from './choice.ts';

interface Asked {
  view: View;
  seat: Seat | null;
  legal: readonly Move[];
  choice: Choice | undefined;
}

export function triedAt(asked: Asked, target: string): Move | undefined {
  return tries(asked).find(move => targetOf(move) === target);
}

/** Everything this part of the round is about, possible or not. */
function tries({ view, seat, legal, choice }: Asked): Move[] {
  const can = (type: Move['type']) => legal.some(move => move.type === type);
  if (seat === null) return [];
  if (can('place') || can('placeFree')) {
    const type = can('place') && choice?.kind !== 'freePlacement' ? 'place' : 'placeFree';
    return spots(view).map(spot => ({ type, ...spot }) as Move);
  }
  if (view.part === 'cards' && !can('dismiss')) {
    const { craftsmen, resources } = view.offer;
    return [
      ...craftsmen.map((craftsman): Move => ({ type: 'hire', craftsman })),
      ...resources.map((resource): Move => ({ type: 'gather', resource })),
    ];
  }
  const isBuilding = view.part === 'cathedral' && !can('keepCubes');
  const { craftsmen } = playerOf(view, seat);
  return isBuilding ? craftsmen.map((craftsman): Move => ({ type: 'use', craftsman })) : [];
}

const spots = ({ kingsbridge, shiring }: View): Spot[] => [
  ...PLAIN_LOCATIONS.map((location): Spot => ({ location })),
  ...kingsbridge.map(({ card }): Spot => ({ location: 'kingsbridge', card })),
  ...shiring.map(({ card }): Spot => ({ location: 'shiring', card })),
];
