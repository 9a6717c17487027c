// Points over time: one line per player, told apart by colour, symbol and name.
import { LOOK_PATH } from '../../design/player-look.ts';
import { useText } from '../../i18n/use-text.ts';
import { useName, useNames } from '../names.tsx';
import { type Points, scaleOf } from './points.ts';
import styles from './points-chart.module.css';
import { written } from './signed.ts';

const WIDTH = 480;
const HEIGHT = 180;
const LEFT = 26;
const RIGHT = 24;
const BOTTOM = 8;
const SIGN = 12;

export function PointsChart({ points }: { points: Points }) {
  const names = useNames();
  const nameOf = useName();
  const { t, list } = useText();
  const last = points.at(-1);
  if (last === undefined || points.length < 2) return undefined;
  const { low, high, grid } = scaleOf(points.flat());
  const x = (index: number) =>
    LEFT + (index * (WIDTH - LEFT - RIGHT)) / Math.max(1, points.length - 1);
  const y = (value: number) =>
    HEIGHT - BOTTOM - ((value - low) * (HEIGHT - 2 * BOTTOM)) / (high - low);
  const summary = list(names.map((_, seat) => `${nameOf(seat)} ${written(last[seat] ?? 0)}`));
  return (
    <figure className={styles.chart}>
      <figcaption>{t('end.chart')}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={summary}>
        {grid.map(value => (
          <g key={value} className={styles.grid}>
            <path d={`M${LEFT} ${y(value)}H${WIDTH - RIGHT}`} />
            <text x={LEFT - 6} y={y(value) + 4}>
              {written(value)}
            </text>
          </g>
        ))}
        {names.map(({ look }, seat) => (
          <g key={look} data-player={look} className={styles.line}>
            <polyline points={points.map((line, n) => `${x(n)},${y(line[seat] ?? 0)}`).join(' ')} />
            <path
              d={LOOK_PATH[look]}
              transform={`translate(${x(points.length - 1) + 2} ${y(last[seat] ?? 0) - SIGN / 2}) scale(${SIGN / 24})`}
            />
          </g>
        ))}
      </svg>
    </figure>
  );
}
