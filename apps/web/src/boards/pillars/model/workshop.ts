// The cathedral step of one player: what was made so far, and a plan played use by use.
import { CRAFTSMEN, type Craftsman, type Goods, type Player } from '@loggia/pillars';
import { amountsOf, sumOf } from './goods.ts';

/** What the craftsmen have taken and given in this step. */
export function madeSoFar({ used }: Pick<Player, 'used'>): Goods {
  const changes = Object.entries(used).flatMap(([craftsman, times]) => {
    const { takes, gives } = CRAFTSMEN[craftsman as Craftsman];
    return [scaled(gives, times), scaled(takes, -times)];
  });
  return sumOf(changes);
}

function scaled(goods: Goods, times: number): Goods {
  return Object.fromEntries(amountsOf(goods).map(({ good, amount }) => [good, amount * times]));
}

/** Uses to be played one after another; counted from those already made. */
export interface Plan {
  uses: readonly Craftsman[];
  from: number;
}

const usesMade = ({ used }: Pick<Player, 'used'>) =>
  Object.values(used).reduce((sum, times) => sum + times, 0);

export function planOf(uses: readonly Craftsman[], player: Pick<Player, 'used'>): Plan {
  return { uses, from: usesMade(player) };
}

/** The use that comes next; none when the plan is carried out. */
export function nextOf({ uses, from }: Plan, player: Pick<Player, 'used'>): Craftsman | undefined {
  return uses[usesMade(player) - from];
}

/** Where a plan is begun and carried out. */
export interface PlanDesk {
  state: 'resting' | 'working';
  begin(uses: readonly Craftsman[]): void;
}
