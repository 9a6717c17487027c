// A player's cathedral step: what has been made so far, and a plan played use by use.
import { CRAFTSMEN, type Craftsman, type Goods, type Player } from '@loggia/pillars';
import { amountsOf, sumOf } from './goods.ts';

/** What the craftsmen have consumed and produced in this step. */
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

/** Uses to play one after another; counted from those already made. */
export interface Plan {
  uses: readonly Craftsman[];
  from: number;
}

const usesMade = ({ used }: Pick<Player, 'used'>) =>
  Object.values(used).reduce((sum, times) => sum + times, 0);

export function planOf(uses: readonly Craftsman[], player: Pick<Player, 'used'>): Plan {
  return { uses, from: usesMade(player) };
}

/** The next use; none when the plan is complete. */
export function nextOf({ uses, from }: Plan, player: Pick<Player, 'used'>): Craftsman | undefined {
  return uses[usesMade(player) - from];
}

/** Where a plan is started and carried out. */
export interface PlanDesk {
  state: 'resting' | 'working';
  begin(uses: readonly Craftsman[]): void;
}
