// One sentence at all times: what the reader can do now, or whom the table is waiting for.
import type { Message, Seat } from '@loggia/kernel';
import { type Move, type Player, pillars, playerOf, type View } from '@loggia/pillars';
import type { Choice } from './choice.ts';

export function prompt(
  view: View,
  seat: Seat | null,
  legal: readonly Move[],
  choice?: Choice,
): Message {
  if (view.part === 'over') {
    return message('over', { seats: (pillars.result(view)?.winners ?? []).join(',') });
  }
  if (choice?.kind === 'deal') return message('deal');
  return seat !== null && legal.length > 0
    ? yours(view, playerOf(view, seat), legal, choice)
    : waiting(view);
}

function yours(
  view: View,
  { asked, answered }: Player,
  legal: readonly Move[],
  choice: Choice | undefined,
): Message {
  if (answered) return message('done');
  switch (asked) {
    case 'dismiss':
      return message(view.part === 'event' ? 'collapse' : 'dismiss');
    case 'redraw':
      return message('redraw', { seat: view.drawn ?? 0, price: view.price });
    case 'place':
      return placing(view, legal, choice);
    case 'waiver':
      return message('waiver', { tax: view.tax });
    default:
      return message(asked);
  }
}

function placing(view: View, legal: readonly Move[], choice: Choice | undefined): Message {
  const costs = view.part === 'drawing' && view.price > 0;
  if (!costs || choice?.kind === 'freePlacement') return message('placeFree');
  return legal.some(move => move.type === 'place')
    ? message('place', { price: view.price })
    : message('cardOnly');
}

function waiting(view: View): Message {
  const seats = pillars.toMove(view);
  const asked = view.players[seats[0] ?? 0]?.asked ?? 'nothing';
  return message(`wait.${asked}`, { seats: seats.join(',') });
}

function message(key: string, params: Message['params'] = {}): Message {
  return { key: `pillars.prompt.${key}`, params };
}
