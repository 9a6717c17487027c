// The road: fourteen steps, how far the round has got, and what each will bring the reader.
import type { Seat } from '@loggia/kernel';
import {
  CUBE_OF,
  type Forecast,
  forecast,
  type Goods,
  type PartName,
  PITS,
  type Pit,
  stepOf,
  type View,
} from '@loggia/pillars';

const STEP_NAMES = [
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
] as const satisfies readonly PartName[];
type StepName = (typeof STEP_NAMES)[number];

export interface Step {
  name: StepName;
  number: number;
  state: 'done' | 'now' | 'coming';
  /** What it will bring the reader, as far as known. */
  brings: Goods;
}

export function stepsOf(view: View, seat: Seat | null): Step[] {
  const now = stepOf(view.part);
  const coming = seat === null ? undefined : forecast(view, seat);
  return STEP_NAMES.map((name, index) => {
    const number = index + 1;
    const state = number < now || view.part === 'over' ? 'done' : number === now ? 'now' : 'coming';
    return { name, number, state, brings: coming === undefined ? {} : bringsOf(name, coming) };
  });
}

const isPit = (name: StepName): name is Pit => PITS.some(pit => pit === name);

function bringsOf(name: StepName, { mill, tax, points, cubes }: Forecast): Goods {
  if (name === 'mill') return { gold: mill };
  if (name === 'priory') return { points };
  if (name === 'court') return { gold: -tax.most, metal: cubes.metal };
  return isPit(name) ? { [CUBE_OF[name]]: cubes[CUBE_OF[name]] } : {};
}
