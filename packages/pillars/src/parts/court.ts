// Steps 9 to 11 (P-3.9 to P-3.11): tax at the king's court, craftsmen of Shiring, castle.
import { pick, type Seat } from '@loggia/kernel';
import { ADVANTAGES, GREY_PAIR, TAX_DIE } from '../data.ts';
import { gain, payOrLose } from '../goods.ts';
import type { Part, Play } from '../part.ts';
import { addToBag, ask, craftsmanLimit, ownerOf, playerOf, turnOrder } from '../table.ts';
import type { View } from '../types.ts';

export const court: Part = {
  begin(play) {
    const { state, random, emit } = play;
    // P-3.9.1, A54: rolled in every round, even if nobody has to pay.
    state.tax = pick(random.stream('shown'), TAX_DIE);
    emit({ type: 'taxRolled', seat: state.start, tax: state.tax });
    const owner = ownerOf(state, 'taxWaiver');
    if (owner !== undefined && !isExempt(state, owner)) ask(state, owner, 'waiver');
    else collect(play, undefined);
  },
  goOn(play, seat) {
    const held = playerOf(play.state, seat).advantages.includes('taxWaiver');
    collect(play, held ? undefined : seat);
  },
};

const isExempt = ({ builders }: View, seat: Seat) => builders.court.includes(seat);

/** P-3.9.2: what a seat owes of a tax of this height. */
export function taxOf(known: View, seat: Seat, rolled: number): number {
  if (isExempt(known, seat)) return 0;
  const fixed = playerOf(known, seat).advantages.map(card => ADVANTAGES[card].tax);
  return fixed.find(tax => tax !== undefined) ?? rolled;
}

function collect({ state, emit }: Play, waived: Seat | undefined): void {
  for (const seat of turnOrder(state)) {
    const due = seat === waived ? 0 : taxOf(state, seat, state.tax);
    if (due === 0) continue;
    emit({ type: 'taxPaid', seat, due, gain: payOrLose(playerOf(state, seat), due, 'tax') });
  }
  // P-3.9.5: the first at court takes the metal; without one it stays (A17).
  const [first] = state.builders.court;
  if (first === undefined) return;
  state.courtMetal = 0;
  const metal = gain(playerOf(state, first), { metal: 1 });
  emit({ type: 'metalTaken', seat: first, gain: metal });
}

/** P-3.10.3: space by space; each card leaves the board once it is dealt with. */
export const shiring: Part = { begin: nextSpace, goOn: nextSpace };

function nextSpace({ state, emit }: Play): void {
  for (;;) {
    const stand = state.shiring[0];
    if (stand === undefined) return;
    state.shiring = state.shiring.slice(1);
    const { card, builder } = stand;
    if (builder === undefined) continue;
    addToBag(state, builder, 1);
    const player = playerOf(state, builder);
    player.craftsmen = [...player.craftsmen, card];
    emit({ type: 'craftsmanJoined', seat: builder, craftsman: card });
    if (player.craftsmen.length > craftsmanLimit(player)) {
      ask(state, builder, 'dismiss');
      return;
    }
  }
}

/** P-3.11: two grey workers for the next round. */
export const castle: Part = {
  begin({ state, emit }) {
    const [seat] = state.builders.castle;
    if (seat === undefined) return;
    playerOf(state, seat).greyNext = GREY_PAIR;
    emit({ type: 'greyFetched', seat, workers: GREY_PAIR });
  },
};
