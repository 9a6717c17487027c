// Reasons to think again, as messages.
import type { Message, Seat } from '@loggia/kernel';
import { consequences, type Move, type View, type Warning } from '@loggia/pillars';

export function warningsOf(view: View, seat: Seat, move: Move): Message[] {
  return consequences(view, seat, move).warnings.map(warning => ({
    key: `pillars.warning.${keyOf(warning)}`,
    params: 'amount' in warning ? { amount: warning.amount } : paramsOf(warning),
  }));
}

const keyOf = (warning: Warning) =>
  warning.code === 'lastOfTrade' ? `${warning.code}.${warning.trade}` : warning.code;

const paramsOf = (warning: Warning): Message['params'] =>
  'points' in warning ? { points: warning.points } : {};
