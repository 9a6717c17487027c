// Terracotta roofs between the streets: only there to be looked at.
import type { Spot } from '../../../kit/focus/grid.ts';
import styles from './city.module.css';

const HOUSES = [
  { x: 6, y: 16, width: 24, height: 30 },
  { x: 34, y: 8, width: 20, height: 38 },
  { x: 58, y: 18, width: 28, height: 28 },
] as const;

export function Roofs({ spot }: { spot: Spot }) {
  return (
    <svg
      viewBox="0 0 92 56"
      className={styles.roofs}
      style={{ gridRow: spot.row, gridColumn: spot.column }}
      data-flipped={spot.column === 4}
      aria-hidden="true"
    >
      {HOUSES.map(({ x, y, width, height }) => (
        <g key={x}>
          <path d={`M${x} ${y + 10}h${width}v${height - 10}h-${width}z`} fill="var(--art-wall)" />
          <path
            d={`M${x - 3} ${y + 10} ${x + width / 2} ${y - 2} ${x + width + 3} ${y + 10}z`}
            fill="var(--art-roof)"
          />
          <path
            d={`M${x + width / 2} ${y - 2} ${x + width + 3} ${y + 10}h-${width / 2 + 3}z`}
            fill="var(--art-roof-dark)"
          />
          <path
            d={`M${x + 4} ${y + 18}h4v6h-4zM${x + width - 8} ${y + 18}h4v6h-4z`}
            fill="var(--art-shadow)"
            opacity={0.7}
          />
        </g>
      ))}
      <path d="M2 46.5h88" stroke="var(--art-road)" strokeWidth={3} strokeLinecap="round" />
    </svg>
  );
}
