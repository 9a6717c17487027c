// Rings around what the hovered log line changed.
import type { Typed } from '@loggia/kernel';
import { useLayoutEffect, useState } from 'react';
import type { BoardProps } from '../../game/board-props.ts';
import { boxOf } from './anchor.ts';
import styles from './motion.module.css';

interface Ring {
  anchor: string;
  box: DOMRect;
}

interface Props<Event extends Typed> {
  board: Pick<BoardProps<unknown, Typed, Event>, 'highlight' | 'view' | 'moment'>;
  /** The anchors that events changed. */
  touchedBy(events: readonly Event[]): string[];
}

export function Highlights<Event extends Typed>({ board, touchedBy }: Props<Event>) {
  const { highlight, view, moment } = board;
  const events = highlight?.events;
  const [rings, setRings] = useState<Ring[]>([]);
  // Measured again for every position and when the past opens: the board may have moved.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => {
    if (events === undefined) return;
    const found = touchedBy(events).flatMap(anchor => {
      const box = boxOf(anchor);
      return box === undefined ? [] : [{ anchor, box }];
    });
    setRings(found);
    return () => setRings([]);
  }, [events, view, moment]);
  return (
    <div className={styles.sky} aria-hidden="true">
      {rings.map(({ anchor, box }) => (
        <i
          key={anchor}
          className={styles.ring}
          data-ring={anchor}
          style={{ left: box.x, top: box.y, width: box.width, height: box.height }}
        />
      ))}
    </div>
  );
}
