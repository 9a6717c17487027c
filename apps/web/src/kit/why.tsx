// Why something can't be used: an element with `data-why` shows it on hover, focus or tap. The
// sentence is the rules' own reason against the move.
import { type GameModule, type Typed, whyNot } from '@loggia/kernel';
import { type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { BoardProps } from '../game/board-props.ts';
import { refusalText } from '../i18n/refusal.ts';
import { useText } from '../i18n/use-text.ts';
import styles from './why.module.css';

type Asker<View, Move extends Typed> = Pick<
  BoardProps<View, Move, Typed>,
  'view' | 'seat' | 'legal'
>;

/** Asks the rules; players with nothing to decide get no reasons. */
export function useWhyNot<View, State extends View, Move extends Typed, Event extends Typed>(
  module: GameModule<View, State, Move, Event>,
  { view, seat, legal }: Asker<View, Move>,
): (move: Move) => string | undefined {
  const speech = useText();
  return move => {
    if (seat === null || legal.length === 0) return undefined;
    const reason = whyNot<View, Move>(module, view, seat, move);
    return reason && refusalText(speech, { ...reason, message: '' }, module.name);
  };
}

/**
 * The same for a spot on the board, using the move a player would try there. The game names that
 * move; where it names none, the spot has nothing to do with this decision.
 */
export function useWhyAt<View, State extends View, Move extends Typed, Event extends Typed, Board>(
  module: GameModule<View, State, Move, Event>,
  board: Asker<View, Move> & Board,
  triedAt: (board: Asker<View, Move> & Board, target: string) => Move | undefined,
): (target: string) => string | undefined {
  const reason = useWhyNot(module, board);
  return target => {
    const tried = board.legal.length === 0 ? undefined : triedAt(board, target);
    return tried && reason(tried);
  };
}

/** Half of the widest bubble, in pixels, to keep it on the screen. */
const HALF = 168;

interface Bubble {
  text: string;
  left: number;
  top: number;
  below: boolean;
}

export function WhyBubble({ root }: { root: RefObject<HTMLElement | null> }) {
  const [bubble, setBubble] = useState<Bubble>();
  useEffect(() => {
    const board = root.current;
    if (board === null) return;
    const over = new AbortController();
    const tell = ({ target }: Event) => {
      const asked = target instanceof Element ? target.closest('[data-why]') : null;
      const text = asked?.getAttribute('data-why');
      if (asked === null || !text) return setBubble(undefined);
      const { left, right, top, bottom } = asked.getBoundingClientRect();
      const below = top < innerHeight / 2;
      const middle = (left + right) / 2;
      const room = Math.min(HALF, innerWidth / 2);
      const kept = Math.min(Math.max(middle, room), innerWidth - room);
      setBubble({ text, left: kept, top: below ? bottom : top, below });
    };
    const hush = () => setBubble(undefined);
    for (const sign of ['pointerover', 'focusin', 'click']) {
      board.addEventListener(sign, tell, { signal: over.signal });
    }
    for (const sign of ['pointerleave', 'focusout', 'scroll']) {
      board.addEventListener(sign, hush, { signal: over.signal, capture: sign === 'scroll' });
    }
    return () => over.abort();
  }, [root]);
  if (bubble === undefined) return undefined;
  // Outside the page flow, so that nothing around the board can move it.
  return createPortal(
    <p
      className={styles.bubble}
      role="status"
      data-testid="why"
      data-below={bubble.below}
      style={{ left: bubble.left, top: bubble.top }}
    >
      {bubble.text}
    </p>,
    document.body,
  );
}
