// Steps 3 to 8 (P-3.3 to P-3.6): mill, Kingsbridge, priory, forest, quarry, gravel pit.
import { ADVANTAGES, CUBE_OF, type Goods, type Pit, PRIORY_POINTS, RESOURCES } from '../data.ts';
import { gain } from '../goods.ts';
import type { Part } from '../part.ts';
import { eventFor, freeWorkers, playerOf, turnOrder } from '../table.ts';
import type { Player, View } from '../types.ts';

/** P-3.3: a gold per worker, and more from the opened stores. */
export const mill: Part = {
  begin({ state, emit }) {
    for (const seat of turnOrder(state)) {
      const player = playerOf(state, seat);
      const workers = freeWorkers(player);
      const income = gain(player, { gold: millIncome(state, seat) });
      emit({ type: 'millPaid', seat, workers, gain: income });
    }
  },
};

export function millIncome(known: View, seat: number): number {
  const workers = freeWorkers(playerOf(known, seat));
  return workers + Math.min(workers, eventFor(known, seat)?.millBonus ?? 0);
}

/** P-3.4: each builder brings the card it stands on; the others leave the game. */
export const kingsbridge: Part = {
  begin({ state, emit }) {
    for (const { card, builder } of state.kingsbridge) {
      if (builder === undefined) continue;
      const player = playerOf(state, builder);
      const { kind, gain: gift = {} } = ADVANTAGES[card];
      if (kind !== 'atOnce') player.advantages = [...player.advantages, card];
      const received = gain(player, gift, 'cards');
      emit({ type: 'advantageGained', seat: builder, advantage: card, gain: received });
    }
  },
};

/** P-3.5: two points for the first, one for the second. */
export const priory: Part = {
  begin({ state, emit }) {
    state.builders.priory.forEach((seat, place) => {
      const player = playerOf(state, seat);
      const points = (PRIORY_POINTS[place] ?? 0) + prioryGift(player);
      emit({ type: 'prioryScored', seat, gain: gain(player, { points }, 'priory') });
    });
  },
};

export function prioryGift({ advantages }: Player): number {
  let points = 0;
  for (const card of advantages) points += ADVANTAGES[card].pointsPerPrioryBuilder ?? 0;
  return points;
}

/** P-3.6: resource cards yield, whatever the market holds, and go back with their workers. */
function pitStep(pit: Pit): Part {
  return {
    begin({ state, emit }) {
      for (const seat of turnOrder(state)) {
        const player = playerOf(state, seat);
        const cubes = yieldOf(state, seat, pit);
        player.resources = player.resources.filter(card => RESOURCES[card].pit !== pit);
        if (cubes === 0) continue;
        const goods: Goods = { [CUBE_OF[pit]]: cubes };
        emit({ type: 'produced', seat, pit, gain: gain(player, goods) });
      }
    },
  };
}

/** P-3.6.2, P-3.6.3: the event counts per card, a share card once and without any. */
export function yieldOf(known: View, seat: number, pit: Pit): number {
  const { resources, advantages } = playerOf(known, seat);
  const change = eventFor(known, seat)?.cubesPerResourceCard ?? 0;
  let cubes = 0;
  for (const resource of resources) {
    const card = RESOURCES[resource];
    if (card.pit === pit) cubes += Math.max(card.cubes + change, 0);
  }
  for (const card of advantages) if (ADVANTAGES[card].produce === pit) cubes += 1;
  return cubes;
}

export const forest = pitStep('forest');
export const quarry = pitStep('quarry');
export const gravelPit = pitStep('gravelPit');
