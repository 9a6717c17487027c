// Quarters between the streets: houses, towers and cypresses, purely decorative.
import type { Spot } from '../../../kit/focus/grid.ts';
import styles from './city.module.css';

/** Left edge, foot, width and height of the wall; farther houses first. */
const HOUSES = [
  { x: 8, y: 50, width: 30, height: 17 },
  { x: 64, y: 47, width: 26, height: 15 },
  { x: 100, y: 51, width: 30, height: 18 },
  { x: 22, y: 84, width: 34, height: 19 },
  { x: 62, y: 88, width: 22, height: 22 },
  { x: 88, y: 85, width: 32, height: 17 },
] as const;

const TREES = [
  { x: 14, y: 86, size: 1 },
  { x: 128, y: 82, size: 1.15 },
  { x: 95, y: 52, size: 0.8 },
] as const;

/** Drawn once; every quarter of the city is a `<use>` of it. */
export function QuarterSymbol({ id }: { id: string }) {
  return (
    <svg className={styles.symbols} aria-hidden="true">
      <symbol id={id} viewBox="0 0 140 96" preserveAspectRatio="xMidYMid slice">
        {HOUSES.slice(0, 3).map(house => (
          <House key={house.x} {...house} />
        ))}
        <Tower x={44} y={54} />
        {HOUSES.slice(3).map(house => (
          <House key={house.x} {...house} />
        ))}
        {TREES.map(({ x, y, size }) => (
          <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
            <path d="M0 0l10 3 5-2-11-3z" className={styles.cast} />
            <path d="M0-24c5 8 6 17 3 22h-6c-3-5-2-14 3-22z" className={styles.leaf} />
            <path d="M0-24c5 8 6 17 3 22H.5c2.5-7 2-15-.5-22z" className={styles.leafShade} />
          </g>
        ))}
      </symbol>
    </svg>
  );
}

export function Roofs({ quarter, spot }: { quarter: string; spot: Spot }) {
  return (
    <svg
      className={styles.roofs}
      style={{ gridRow: spot.row, gridColumn: spot.column }}
      aria-hidden="true"
    >
      <use href={`#${quarter}`} />
    </svg>
  );
}

function House({ x, y, width, height }: (typeof HOUSES)[number]) {
  const eaves = y - height;
  const ridge = eaves - 11;
  const right = x + width;
  return (
    <>
      <path d={`M${x + 4} ${y}h${width}l12 5h-${width}z`} className={styles.cast} />
      <path d={`M${x} ${eaves}h${width}v${height}h-${width}z`} className={styles.wall} />
      <path d={`M${right - 7} ${eaves}h7v${height}h-7z`} className={styles.wallShade} />
      <path
        d={`M${x - 3} ${eaves + 1}l6-${eaves - ridge + 1}h${width - 6}l6 ${eaves - ridge + 1}z`}
        className={styles.roof}
      />
      <path
        d={`M${x - 1} ${eaves}l6-${eaves - ridge - 1}h4l-3 ${eaves - ridge - 1}z`}
        className={styles.roofLight}
      />
      <path
        d={`M${x + 4} ${eaves + 5}h4v5h-4zM${x + width / 2 - 2} ${eaves + 5}h4v5h-4zM${right - 8} ${eaves + 5}h4v5h-4z`}
        className={styles.window}
      />
    </>
  );
}

function Tower({ x, y }: { x: number; y: number }) {
  return (
    <>
      <path d={`M${x + 4} ${y}h15l16 6h-15z`} className={styles.cast} />
      <path d={`M${x} ${y - 42}h15v42h-15z`} className={styles.wall} />
      <path d={`M${x + 10} ${y - 42}h5v42h-5z`} className={styles.wallShade} />
      <path d={`M${x - 2} ${y - 41}v-9h4v4h3v-4h5v4h3v-4h4v9z`} className={styles.wall} />
      <path
        d={`M${x + 5} ${y - 35}h4v7h-4zM${x + 5} ${y - 20}h4v7h-4z`}
        className={styles.window}
      />
    </>
  );
}
