// A long press explains on a touch screen what hovering explains with a mouse: the title of a thing.
import { type RefObject, useEffect, useState } from 'react';
import styles from './long-press.module.css';

const PRESS = 500;
const READ = 3500;
/** How far a finger may move, in pixels, and still count as resting. */
const STILL = 8;

interface Bubble {
  text: string;
  x: number;
  y: number;
}

export function LongPress({ root }: { root: RefObject<HTMLElement | null> }) {
  const [bubble, setBubble] = useState<Bubble>();

  useEffect(() => {
    const board = root.current;
    if (board === null) return;
    const over = new AbortController();
    const listen = { signal: over.signal };
    let pressing: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    // A press that has shown an explanation is not a tap as well.
    let explained = false;

    board.addEventListener(
      'pointerdown',
      event => {
        explained = false;
        clearTimeout(pressing);
        const text = event.pointerType === 'touch' ? titleOf(event.target) : undefined;
        if (text === undefined) return;
        const { clientX: x, clientY: y } = event;
        from = { x, y };
        pressing = setTimeout(() => {
          explained = true;
          setBubble({ text, x, y });
        }, PRESS);
      },
      listen,
    );
    // Dragging a piece is not a question about it.
    board.addEventListener(
      'pointermove',
      ({ clientX, clientY }) => {
        if (Math.hypot(clientX - from.x, clientY - from.y) > STILL) clearTimeout(pressing);
      },
      listen,
    );
    for (const type of ['pointerup', 'pointercancel', 'scroll'] as const) {
      board.addEventListener(type, () => clearTimeout(pressing), { ...listen, capture: true });
    }
    for (const type of ['click', 'contextmenu'] as const) {
      board.addEventListener(
        type,
        event => {
          if (!explained) return;
          event.preventDefault();
          event.stopPropagation();
        },
        { ...listen, capture: true },
      );
    }
    return () => {
      clearTimeout(pressing);
      over.abort();
    };
  }, [root]);

  useEffect(() => {
    if (bubble === undefined) return;
    const timer = setTimeout(setBubble, READ);
    return () => clearTimeout(timer);
  }, [bubble]);

  if (bubble === undefined) return undefined;
  return (
    <p
      className={styles.bubble}
      role="status"
      data-below={bubble.y < innerHeight / 2}
      style={{ top: bubble.y }}
    >
      {bubble.text}
    </p>
  );
}

function titleOf(target: EventTarget | null): string | undefined {
  const titled = target instanceof Element ? target.closest('[title]') : null;
  return titled?.getAttribute('title') ?? undefined;
}
