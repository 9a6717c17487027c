// The order of a round: two phases of choices, then fourteen steps.
import type { Seat, Tools } from '@loggia/kernel';
import type { Event, Player, State } from './types.ts';

export const PART_NAMES = [
  'cards',
  'drawing',
  'parked',
  'thirds',
  'event',
  'bishop',
  'mill',
  'kingsbridge',
  'priory',
  'forest',
  'quarry',
  'gravelPit',
  'court',
  'shiring',
  'castle',
  'market',
  'cathedral',
  'startPlayer',
  'over',
] as const;
export type PartName = (typeof PART_NAMES)[number];

const FIRST_STEP = PART_NAMES.indexOf('event');

/** The number of a step of phase III; 0 for what comes before. */
export function stepOf(part: PartName): number {
  return part === 'over' ? 0 : Math.max(0, PART_NAMES.indexOf(part) - FIRST_STEP + 1);
}

export type Phase = 'cards' | 'builders' | 'resolution' | 'over';

const PHASES = Object.fromEntries(
  PART_NAMES.map((part): [PartName, Phase] => {
    if (part === 'cards' || part === 'over') return [part, part];
    return [part, stepOf(part) === 0 ? 'builders' : 'resolution'];
  }),
) as Record<PartName, Phase>;

export function phaseOf(part: PartName): Phase {
  return PHASES[part];
}

/** A table in motion: what the rules change, draw from and report to. */
export interface Play extends Tools<Event> {
  readonly state: State;
}

/** A part of the round. It is over once nobody is asked anything. */
export interface Part {
  begin(play: Play): void;
  /** A seat has confirmed its answer: asks the next question, if there is one. */
  goOn?(play: Play, seat: Seat, answered: Player['asked']): void;
  end?(play: Play): void;
}
