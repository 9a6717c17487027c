// Pieces that travel over the board when something happened. Any key or tap lands them at once.
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ActionIcon } from '../../boards/calimala/art/actions.tsx';
import { CardIcon, HouseIcon, ShipIcon } from '../../boards/calimala/art/things.tsx';
import { useNames, useTable } from '../../boards/calimala/context.ts';
import { type Flight, flightsOf, type Piece } from '../../boards/calimala/model/flights.ts';
import { Coin } from '../../boards/calimala/pieces/coin.tsx';
import { Cube } from '../../boards/calimala/pieces/cube.tsx';
import { Sign } from '../sign.tsx';
import { boxOf } from './anchor.ts';
import styles from './motion.module.css';

const DURATION = 620;
const BETWEEN = 130;
/** A burst of events never holds the eye for longer than this many pieces. */
const MOST = 14;

interface Airborne extends Flight {
  id: number;
  delay: number;
}

let lastId = 0;

export function Flights() {
  const { view, settings, moment } = useTable();
  const [airborne, setAirborne] = useState<Airborne[]>([]);
  const seen = useRef(view.events);

  useEffect(() => {
    if (seen.current === view.events) return;
    seen.current = view.events;
    if (settings.motion === 'reduced' || moment === 'past') return;
    const flights = view.events.flatMap(flightsOf).slice(0, MOST);
    setAirborne(
      flights.map((flight, index) => ({ ...flight, id: ++lastId, delay: index * BETWEEN })),
    );
  }, [view.events, settings.motion, moment]);

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
        />
      ))}
    </div>
  );
}

function Traveller({ flight, onLanded }: { flight: Airborne; onLanded(): void }) {
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
      <PieceView piece={flight.piece} />
    </div>
  );
}

interface Point {
  x: number;
  y: number;
}

/** The middle of an anchor; none if it is out of view, as on a phone. */
function middleOf(anchor: string): Point | undefined {
  const box = boxOf(anchor);
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function PieceView({ piece }: { piece: Piece }) {
  const names = useNames();
  switch (piece.kind) {
    case 'disc':
      return <Coin disc={piece.disc} />;
    case 'cube':
      return <Cube seat={piece.seat} />;
    case 'card':
      return <CardIcon />;
    case 'house':
      return <HouseIcon look={names[piece.seat]?.look} />;
    case 'ship':
      return <ShipIcon look={names[piece.seat]?.look} />;
    case 'workshop':
      return <ActionIcon action="weave" />;
    case 'points':
      return (
        <span className={styles.points}>
          <Sign seat={piece.seat} />+{piece.points}
        </span>
      );
  }
}
