// Everybody's chance of winning from the first decision to the end, with its uncertainty.
import type { Judged, Report, Turn } from '@loggia/bots/analysis';
import type { BySeat } from '@loggia/kernel';
import { PlayerSign } from '../../design/player-sign.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useNames } from '../../kit/names.tsx';
import styles from './analysis.module.css';
import { percent } from './percent.ts';

export interface ChancesChartProps {
  report: Report;
  turns: readonly Turn[];
  at: number;
}

/** How often each line carries its player's sign, so that colour is not the only cue. */
const SIGNS = 5;

export function ChancesChart({ report, turns, at }: ChancesChartProps) {
  const names = useNames();
  const { t, list } = useText();
  const x = (moves: number) => (100 * moves) / Math.max(1, report.moves);
  const chances = chancesAt(report, at);
  const told = names.map(({ name }, seat) =>
    t('analysis.chance', { name, percent: percent(chances[seat] ?? 0) }),
  );
  const step = Math.max(1, Math.ceil(report.decisions.length / SIGNS));
  return (
    <div
      className={styles.chart}
      role="img"
      aria-label={`${t('analysis.chart', { move: at })}: ${list(told)}`}
    >
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.grid} d="M0 0H100M0 50H100M0 100H100" />
        {names.map(({ look }, seat) => (
          <g key={look} data-player={look}>
            <polygon className={styles.doubt} points={around(report, seat, x)} />
            <polyline className={styles.line} points={along(report, seat, x)} />
          </g>
        ))}
        <path className={styles.now} d={`M${x(at)} 0V100`} />
      </svg>
      {names.map(({ look }, seat) =>
        report.decisions
          .filter((_, n) => n % step === Math.floor((seat * step) / names.length))
          .map(({ moves, chances }) => (
            <span
              key={`${look} ${moves}`}
              className={styles.sign}
              style={{ insetInlineStart: `${x(moves)}%`, top: `${down(chances[seat]?.value)}%` }}
            >
              <PlayerSign look={look} />
            </span>
          )),
      )}
      {turns.map(({ at: { moves } }, n) => (
        <span key={moves} className={styles.turn} style={{ insetInlineStart: `${x(moves)}%` }}>
          {n + 1}
        </span>
      ))}
    </div>
  );
}

/** From the last decision up to a moment; the outcome at the end. */
function chancesAt({ decisions, outcome, moves, total }: Report, at: number): BySeat<number> {
  if (at >= moves && decisions.length >= total) return outcome;
  const last = decisions.findLast(judged => judged.moves <= at) ?? decisions[0];
  return last?.chances.map(({ value }) => value) ?? [];
}

const down = (chance = 0) => 100 * (1 - chance);

type Across = (moves: number) => number;

function along({ decisions, outcome, moves, total }: Report, seat: number, x: Across): string {
  const points = decisions.map(at => `${x(at.moves)},${down(at.chances[seat]?.value)}`);
  if (decisions.length >= total) points.push(`${x(moves)},${down(outcome[seat])}`);
  return points.join(' ');
}

function around({ decisions }: Report, seat: number, x: Across): string {
  const edge = (of: 'low' | 'high') => (judged: Judged) =>
    `${x(judged.moves)},${down(judged.chances[seat]?.[of])}`;
  return [...decisions.map(edge('high')), ...decisions.toReversed().map(edge('low'))].join(' ');
}
