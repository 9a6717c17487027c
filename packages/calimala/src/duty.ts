// C-4.3, A1, A18: can the active player still carry out one of the street's actions?
import type { Seat } from '@loggia/kernel';
import { canDo, carryOut, deeds } from './actions/index.ts';
import { ACTIONS, type Action, PLACES, STREETS, type Street, streetActions } from './data.ts';
import { boardOf, copyBoard, playerOf } from './table.ts';
import type { Activation, Deed, View } from './types.ts';

/**
 * The cards that can make an action possible, directly or through one another. Material comes from
 * its own card; room in a warehouse from building or contributing; room for cloth from delivering
 * or from another workshop; ships and houses from building, which needs wood and brick.
 */
const HELPERS: Readonly<Record<Action, readonly Action[]>> = {
  wood: ['contribute', 'build', 'brick'],
  brick: ['contribute', 'build', 'wood'],
  marble: ['contribute', 'artwork'],
  build: ['wood', 'brick'],
  artwork: ['marble'],
  weave: ['ship', 'transport', 'build', 'wood', 'brick'],
  ship: ['weave', 'build', 'wood'],
  transport: ['weave', 'build', 'brick'],
  contribute: ['wood', 'brick', 'marble'],
};

/**
 * The cards that can make a possible action impossible: they fill what it fills, or use up what it
 * needs.
 */
const HINDERERS: Readonly<Record<Action, readonly Action[]>> = {
  wood: ['wood'],
  brick: ['brick'],
  marble: ['marble'],
  build: ['build', 'contribute'],
  artwork: ['artwork', 'contribute'],
  weave: ['weave'],
  ship: ['ship', 'transport'],
  transport: ['transport', 'ship'],
  contribute: ['contribute', 'artwork', 'build'],
};

/** Nothing costs more than two of a material, and one of any other card is enough. */
const mostUseful = (card: Action) => (card === 'wood' || card === 'brick' ? 2 : 1);

/** Whether some order of plays from the hand makes one of the actions possible (A1). */
export function canReach(
  known: View,
  seat: Seat,
  goals: readonly Action[],
  hand: readonly Action[],
): boolean {
  if (goals.some(goal => canDo(known, seat, goal))) return true;
  return goals.some(goal => {
    const cards: Action[] = [];
    for (const card of HELPERS[goal]) {
      const held = hand.filter(other => other === card).length;
      for (let i = 0; i < Math.min(held, mostUseful(card)); i++) cards.push(card);
    }
    return canReachWith(known, seat, goal, cards);
  });
}

function canReachWith(known: View, seat: Seat, goal: Action, cards: Action[]): boolean {
  return cards.some((card, index) => {
    if (cards.indexOf(card) !== index) return false;
    const others = cards.toSpliced(index, 1);
    return deeds(known, seat, card).some(deed => {
      const after = afterDeed(known, seat, deed);
      return canDo(after, seat, goal) || canReachWith(after, seat, goal, others);
    });
  });
}

/** The table after a deed, leaving the present one untouched. */
function afterDeed(known: View, seat: Seat, deed: Deed): View {
  const cubes = { ...known.cubes };
  for (const place of PLACES) cubes[place] = [...known.cubes[place]];
  const after: View = {
    ...known,
    cubes,
    artists: [...known.artists],
    players: known.players.with(seat, {
      ...playerOf(known, seat),
      board: copyBoard(boardOf(known, seat)),
    }),
  };
  carryOut(after, seat, deed);
  return after;
}

/** The streets the seat may play on; by A2 all of them if none would do. */
export function openStreets(known: View, seat: Seat, hand: readonly Action[]): readonly Street[] {
  const possible = ACTIONS.filter(action => canDo(known, seat, action));
  const streets = STREETS.filter(street => {
    const [one, other] = streetActions(known.layout, street);
    return (
      possible.includes(one) || possible.includes(other) || meetsDuty(known, seat, street, hand)
    );
  });
  return streets.length > 0 ? streets : STREETS;
}

export function meetsDuty(
  known: View,
  seat: Seat,
  street: Street,
  hand: readonly Action[],
): boolean {
  return canReach(known, seat, streetActions(known.layout, street), hand);
}

/** Whether a slot must still be carried out before the activation may end. */
function owesDuty(activation: Activation): boolean {
  return activation.duty === 'owed' && !activation.slots.some(slot => slot.state === 'used');
}

/** Whether the duty can still be met after one slot of the action is closed unused. */
export function dutyAfterClosing(
  known: View,
  activation: Activation,
  action: Action,
  hand: readonly Action[],
): boolean {
  if (!owesDuty(activation)) return true;
  const open = openActions(activation);
  open.splice(open.indexOf(action), 1);
  return canReach(known, activation.seat, open, hand);
}

/** Whether the duty can still be met after a card is played (A18). */
export function dutyAfterCard(
  known: View,
  activation: Activation,
  deed: Deed,
  hand: readonly Action[],
): boolean {
  if (!owesDuty(activation)) return true;
  const { seat } = activation;
  const open = openActions(activation);
  const safe = (goal: Action) => !HINDERERS[goal].includes(deed.action);
  if (open.some(goal => safe(goal) && canDo(known, seat, goal))) return true;
  const left = hand.toSpliced(hand.indexOf(deed.action), 1);
  return canReach(afterDeed(known, seat, deed), seat, open, left);
}

/** The actions of the open slots, one entry per slot. */
export function openActions(activation: Activation): Action[] {
  return activation.slots.filter(slot => slot.state === 'open').map(slot => slot.action);
}
