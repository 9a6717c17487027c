// One sentence at all times: what the reader can do now, or whom the table is waiting for.
import { type Action, calimala, cityStep, type Move, type View } from '@loggia/calimala';
import type { Message, Seat } from '@loggia/kernel';
import type { Choice } from './choice.ts';

export function prompt(view: View, seat: Seat | null, legal: readonly Move[]): Message {
  if (view.phase === 'over') {
    return message('over', { seats: (calimala.result(view)?.winners ?? []).join(',') });
  }
  return seat !== null && legal.length > 0 ? yours(view, seat, legal) : waiting(view);
}

function yours(view: View, seat: Seat, legal: readonly Move[]): Message {
  const can = (type: Move['type']) => legal.some(move => move.type === type);
  if (can('keepEndCard')) return message('keepEndCard');
  if (can('takeStartCard')) return message('takeStartCard');
  if (can('replaceDisc')) return message('replaceDisc');
  if (can('placeDisc')) return message('place', { round: view.round });
  if (can('done')) return message(can('playCard') ? 'doneOrCard' : 'done');
  const actions = openActions(view);
  const count = actions.split(',').length;
  const depth = view.activation?.depth ?? 1;
  return seat === view.active && depth === 1
    ? message('act', { actions, count })
    : message('react', { actions, count, seat: view.active, depth });
}

function waiting(view: View): Message {
  const seats = calimala.toMove(view).join(',');
  if (view.phase === 'endCards') return message('wait.keepEndCard', { seats });
  if (view.phase === 'startDraft') return message('wait.takeStartCard', { seats });
  const step = cityStep(view);
  if (step === 'place') return message('wait.place', { seats });
  if (step === 'replace') return message('wait.replaceDisc', { seats });
  const actions = openActions(view);
  return actions === '' ? message('wait.done', { seats }) : message('wait.act', { seats, actions });
}

/** The sentence during a choice. */
export function choicePrompt(choice: Choice): Message {
  switch (choice.kind) {
    case 'street':
      return message('confirmStreet');
    case 'giveUp':
      return message('giveUp', { action: choice.action });
    case 'deed':
      return message(`choose.${choice.action}`);
  }
}

/** The actions still open in this activation, each once. */
function openActions(view: View): string {
  const open = (view.activation?.slots ?? []).filter(slot => slot.state === 'open');
  return [...new Set(open.map((slot): Action => slot.action))].join(',');
}

function message(key: string, params: Message['params'] = {}): Message {
  return { key: `calimala.prompt.${key}`, params };
}
