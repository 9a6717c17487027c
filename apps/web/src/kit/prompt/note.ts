// The line below a prompt: what happens automatically, and what cannot be undone.
import type { Typed } from '@loggia/kernel';
import type { TextKey } from '../../i18n/texts.ts';
import type { Board } from '../board.ts';

type Judged<Move extends Typed, Choice> = Pick<
  Board<unknown, Move, Typed, Choice>,
  'view' | 'seat' | 'legal' | 'rules' | 'choice' | 'goesOn' | 'glowing'
>;

/** `confirmed` is the move the choice's button plays. */
export function noteOf<Move extends Typed, Choice>(
  board: Judged<Move, Choice>,
  confirmed: Move | undefined,
): TextKey | undefined {
  const { view, seat, legal, rules, choice, goesOn, glowing } = board;
  if (seat === null || legal.length === 0) return undefined;
  if (goesOn !== undefined) return legal.some(rules.takesBack) ? 'kit.goesOn.undo' : 'kit.goesOn';
  const isFinal = (move: Move) => rules.isFinal(view, seat, move);
  const offered =
    choice === undefined
      ? legal.filter(move => !rules.takesBack(move))
      : confirmed === undefined
        ? [...glowing.values()]
        : [confirmed];
  const others = offered.filter(({ type }) => type !== 'done');
  if (others.length > 0 && offered.every(isFinal)) return 'kit.final';
  const done = offered.find(({ type }) => type === 'done');
  return done !== undefined && isFinal(done) ? 'kit.final.done' : undefined;
}
