// The frame of every board: what its targets play, Escape, flying pieces, highlights, explanations.
import type { Typed } from '@loggia/kernel';
import { type KeyboardEvent, lazy, type ReactNode, type RefObject, Suspense } from 'react';
import type { Board } from './board.ts';
import styles from './board-frame.module.css';
import { type Flight, Flights } from './motion/flights.tsx';
import { Highlights } from './motion/highlights.tsx';
import { TargetsContext } from './target.tsx';
import { WhyBubble } from './why.tsx';

// Loaded later: nobody makes a long press before the table is drawn.
const LongPress = lazy(async () => ({ default: (await import('./long-press.tsx')).LongPress }));

export interface BoardFrameProps<View, Move extends Typed, Event extends Typed, Choice, Piece> {
  board: Board<View, Move, Event, Choice>;
  root: RefObject<HTMLDivElement | null>;
  /** Which pieces fly when something happens, and how they are drawn. */
  flightsOf(event: Event): Flight<Piece>[];
  drawPiece(piece: Piece): ReactNode;
  /** Why an unlit spot cannot be chosen. */
  whyAt?(target: string): string | undefined;
  /** The anchors an event changed. */
  touchedBy(events: readonly Event[]): string[];
  children: ReactNode;
}

export function BoardFrame<View, Move extends Typed, Event extends Typed, Choice, Piece>(
  props: BoardFrameProps<View, Move, Event, Choice, Piece>,
) {
  const { board, root, whyAt = () => undefined, children } = props;
  const { choice, choose, glowing, play, pending, pressing } = board;

  function drop(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    if (pressing?.held !== undefined) pressing.drop();
    else if (choice !== undefined) choose();
  }
  function playAt(target: string) {
    const move = glowing.get(target);
    return move && (() => play(move));
  }
  const held = [...glowing].find(([, move]) => move === pressing?.held)?.[0];

  return (
    <TargetsContext value={{ playAt, whyAt, pending, held }}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape drops a choice from anywhere */}
      <div className={styles.frame} ref={root} onKeyDown={drop}>
        {children}
        <Flights board={board} flightsOf={props.flightsOf} drawPiece={props.drawPiece} />
        <Highlights board={board} touchedBy={props.touchedBy} />
        <Suspense>
          <LongPress root={root} />
        </Suspense>
        <WhyBubble root={root} />
      </div>
    </TargetsContext>
  );
}
