// Pieces that fly over the board when something happens. Any key or tap ends the flight.
import type { Typed } from '@loggia/kernel';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { BoardProps } from '../../game/board-props.ts';
import { boxOf } from './anchor.ts';
import styles from './motion.module.css';

const DURATION = 620;
const BETWEEN = 130;
/** A burst of events never shows more than this many pieces. */
const MOST = 14;

/** Anchors are the values of `data-anchor` on the board. */
export interface Flight<Piece> {
  piece: Piece;
  from: string;
  to: string;
}

interface Airborne<Piece> extends Flight<Piece> {
  id: number;
  delay: number;
}

let lastId = 0;

interface Props<Event extends Typed, Piece> {
  board: Pick<BoardProps<unknown, Typed, Event>, 'view' | 'settings' | 'moment'>;
  flightsOf(event: Event): Flight<Piece>[];
  drawPiece(piece: Piece): ReactNode;
}

export function Flights<Event extends Typed, Piece>(props: Props<Event, Piece>) {
  const { flightsOf, drawPiece } = props;
  const { view, settings, moment } = props.board;
  const [airborne, setAirborne] = useState<Airborne<Piece>[]>([]);
  const seen = useRef(view.events);

  useEffect(() => {
    if (seen.current === view.events) return;
    seen.current = view.events;
    if (settings.motion === 'reduced' || moment === 'past') return;
    const flights = view.events.flatMap(flightsOf).slice(0, MOST);
    setAirborne(
      flights.map((flight, index) => ({ ...flight, id: ++lastId, delay: index * BETWEEN })),
    );
  }, [view.events, settings.motion, moment, flightsOf]);

  useEffect(() => {
    if (airborne.length === 0) return;
    const land = () => setAirborne([]);
    addEventListener('pointerdown', land);
    addEventListener('keydown', land);
    return () => {
      removeEventListener('pointerdown', land);
      removeEventListener('keydown', land);
    };
  }, [airborne]);

  return (
    <div className={styles.sky} aria-hidden="true">
      {airborne.map(flight => (
        <Traveller
          key={flight.id}
          flight={flight}
          onLanded={() => setAirborne(rest => rest.filter(other => other.id !== flight.id))}
        >
          {drawPiece(flight.piece)}
        </Traveller>
      ))}
    </div>
  );
}

interface TravellerProps {
  flight: Airborne<unknown>;
  onLanded(): void;
  children: ReactNode;
}

function Traveller({ flight, onLanded, children }: TravellerProps) {
  const node = useRef<HTMLDivElement>(null);
  const landed = useRef(onLanded);
  landed.current = onLanded;
  useLayoutEffect(() => {
    const from = middleOf(flight.from);
    const to = middleOf(flight.to);
    if (node.current === null || from === undefined || to === undefined) return landed.current();
    const at = ({ x, y }: Point) => `translate(${x}px, ${y}px) translate(-50%, -50%)`;
    const high = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - 30 };
    const animation = node.current.animate(
      [
        { transform: `${at(from)} scale(.8)`, opacity: 0.4 },
        { transform: `${at(high)} scale(1.5)`, opacity: 1, offset: 0.5 },
        { transform: `${at(to)} scale(1)`, opacity: 1 },
      ],
      { duration: DURATION, delay: flight.delay, easing: 'ease-in-out', fill: 'backwards' },
    );
    animation.onfinish = () => landed.current();
    return () => animation.cancel();
  }, [flight]);
  return (
    <div ref={node} className={styles.traveller}>
      {children}
    </div>
  );
}

interface Point {
  x: number;
  y: number;
}

/** The centre of an anchor; `undefined` if it is out of view, as on a phone. */
function middleOf(anchor: string): Point | undefined {
  const box = boxOf(anchor);
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
