// Dragging a piece to where it is used: pressed, pulled, dropped on a spot that takes it.
// Everything that can be dragged can be chosen as well; a drag that ends elsewhere changes nothing.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './carrying.module.css';
import { boxOf } from './motion/anchor.ts';

/** A press that moves less is a click. */
const SLACK = 6;

interface Props {
  /** Where a piece may go, as anchors of the board, and what each does. A piece is the value of its `data-carry`. */
  dropsOf(piece: string): ReadonlyMap<string, () => void>;
  drawPiece(piece: string): ReactNode;
}

interface Spot {
  anchor: string;
  box: DOMRect;
}

interface Carried {
  piece: string;
  spots: readonly Spot[];
  x: number;
  y: number;
}

export function Carrying({ dropsOf, drawPiece }: Props) {
  const [carried, setCarried] = useState<Carried>();
  const latest = useRef(dropsOf);
  latest.current = dropsOf;
  useEffect(() => listen(piece => latest.current(piece), setCarried), []);
  const over = carried && spotAt(carried);
  return (
    <>
      <span data-carrying hidden />
      {carried !== undefined &&
        createPortal(
          <div className={styles.sky} data-testid="carried" aria-hidden="true">
            {carried.spots.map(({ anchor, box }) => (
              <span
                key={anchor}
                className={styles.spot}
                data-over={anchor === over}
                style={{ left: box.x, top: box.y, width: box.width, height: box.height }}
              />
            ))}
            <span
              className={styles.piece}
              style={{
                transform: `translate(${carried.x}px, ${carried.y}px) translate(-50%, -75%)`,
              }}
            >
              {drawPiece(carried.piece)}
            </span>
          </div>,
          document.body,
        )}
    </>
  );
}

/** Follows every pointer that picks up a piece, until the returned function is called. */
function listen(
  dropsOf: Props['dropsOf'],
  show: (carried: Carried | undefined) => void,
): () => void {
  const gone = new AbortController();
  let drag = new AbortController();
  gone.signal.addEventListener('abort', () => {
    drag.abort();
    show(undefined);
  });

  document.addEventListener(
    'pointerdown',
    ({ target, isPrimary, button, pointerId, clientX, clientY }) => {
      drag.abort();
      const handle = target instanceof Element ? target.closest('[data-carry]') : null;
      const piece = handle?.getAttribute('data-carry');
      if (!piece || !isPrimary || button !== 0) return;
      drag = new AbortController();
      const { signal } = drag;
      let carried: Carried | undefined;
      const end = () => {
        drag.abort();
        show(undefined);
      };
      const move = ({ clientX: x, clientY: y }: PointerEvent) => {
        if (carried === undefined) {
          if (Math.hypot(x - clientX, y - clientY) < SLACK) return;
          const spots = spotsOf(dropsOf(piece));
          if (spots.length === 0) return end();
          // The button under the piece must not take this for a press.
          document.documentElement.setPointerCapture(pointerId);
          carried = { piece, spots, x, y };
        }
        carried = { ...carried, x, y };
        show(carried);
      };
      const drop = () => {
        const spot = carried && spotAt(carried);
        end();
        // The table may have moved on since the piece was picked up.
        if (spot !== undefined) dropsOf(piece).get(spot)?.();
      };
      addEventListener('pointermove', move, { signal });
      addEventListener('pointerup', drop, { signal });
      addEventListener('pointercancel', end, { signal });
      addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });
    },
    { signal: gone.signal },
  );
  return () => gone.abort();
}

function spotsOf(drops: ReadonlyMap<string, unknown>): Spot[] {
  return [...drops.keys()].flatMap(anchor => {
    const box = boxOf(anchor);
    return box === undefined ? [] : [{ anchor, box }];
  });
}

function spotAt({ spots, x, y }: Carried): string | undefined {
  return spots.find(({ box }) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom)
    ?.anchor;
}
