// Points over time: one line per player, told apart by colour, symbol and name.
import { LOOK_PATH } from '../../design/player-look.ts';
import type { SeatInfo } from '../../game/board-props.ts';
import { useText } from '../../i18n/use-text.ts';
import type { Points } from '../../table/end/use-points.ts';
import styles from './points-chart.module.css';

const WIDTH = 480;
const HEIGHT = 180;
const LEFT = 26;
const RIGHT = 24;
const BOTTOM = 8;
const SIGN = 12;

export function PointsChart({ points, names }: { points: Points; names: readonly SeatInfo[] }) {
  const { t, list } = useText();
  const last = points.at(-1);
  if (last === undefined || points.length < 2) return undefined;
  const most = Math.max(5, ...last);
  const step = most > 40 ? 20 : most > 20 ? 10 : 5;
  const x = (index: number) =>
    LEFT + (index * (WIDTH - LEFT - RIGHT)) / Math.max(1, points.length - 1);
  const y = (value: number) => HEIGHT - BOTTOM - (value * (HEIGHT - 2 * BOTTOM)) / most;
  const summary = list(names.map(({ name }, seat) => `${name} ${last[seat] ?? 0}`));
  const grid = Array.from({ length: Math.floor(most / step) + 1 }, (_, n) => n * step);
  return (
    <figure className={styles.chart}>
      <figcaption>{t('end.chart')}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={summary}>
        {grid.map(value => (
          <g key={value} className={styles.grid}>
            <path d={`M${LEFT} ${y(value)}H${WIDTH - RIGHT}`} />
            <text x={LEFT - 6} y={y(value) + 4}>
              {value}
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
