// One sentence at all times: what the reader can do now, or whom the table is waiting for.
import { capitals, type Move, stageOf, type View } from '@loggia/capitals';
import type { Message, Seat } from '@loggia/kernel';
import type { Choice } from './choice.ts';

export function prompt(view: View, seat: Seat | null, legal: readonly Move[]): Message {
  if (view.phase === 'over') {
    return message('over', { seats: (capitals.result(view)?.winners ?? []).join(',') });
  }
  if (seat === null || legal.length === 0) {
    return message(`wait.${view.phase}`, { seats: capitals.toMove(view).join(',') });
  }
  return yours(view, legal);
}

function yours(view: View, legal: readonly Move[]): Message {
  const { work } = view;
  const stage = stageOf(view);
  switch (stage) {
    case 'placing':
      return message(stage, { tile: work.step === 'placing' ? work.tile : '' });
    case 'paying':
      return message(stage, {
        tile: work.step === 'paying' ? tileOf(view, work.building) : '',
      });
    case 'executive':
      if (legal.some(({ type }) => type === 'activate')) {
        return message(view.activations > 0 ? 'executive.more' : 'executive');
      }
      return message(view.activations > 0 ? 'executive.over' : 'executive.bonus');
    case 'orderingActivation':
      return message('ordering');
    default:
      return message(stage);
  }
}

function tileOf(view: View, building: number): string {
  const seat = view.order[view.turn] ?? 0;
  return view.players[seat]?.city[building]?.tile ?? '';
}

/** The sentence during a choice. */
export function choicePrompt(choice: Choice): Message {
  switch (choice.kind) {
    case 'column':
      return message('choose.column', { column: choice.column });
    case 'prosperity': {
      const step = choice.cell === undefined ? 'cell' : 'confirm';
      return message(`choose.${choice.deed}.${step}`, { tile: choice.tile });
    }
    default:
      return message(`choose.${choice.kind}`);
  }
}

function message(key: string, params: Message['params'] = {}): Message {
  return { key: `capitals.prompt.${key}`, params };
}
