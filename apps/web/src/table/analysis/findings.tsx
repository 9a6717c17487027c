// The results of an analysis: turning points, everybody's decisions, and all chances as a table.
import {
  type Judged,
  type Report,
  type Summary,
  summariesOf,
  type Turn,
} from '@loggia/bots/analysis';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { PlayerName } from '../../design/player-sign.tsx';
import type { SeatInfo } from '../../game/board-props.ts';
import { useText } from '../../i18n/use-text.ts';
import { useNames } from '../../kit/names.tsx';
import styles from './analysis.module.css';
import { ChancesChart } from './chances-chart.tsx';
import { inPercent, percent } from './percent.ts';
import { Deed } from './verdict.tsx';

export interface FindingsProps {
  game: string;
  report: Report;
  turns: readonly Turn[];
  at: number;
  /** The seat whose browser made it, if not this one. */
  by: number | undefined;
  /** Makes it again in this browser. */
  onAgain(): void;
  open: boolean;
  onClose(): void;
  /** Goes to the moment of a decision. */
  onLook(moves: number): void;
}

export function Findings(props: FindingsProps) {
  const { game, report, turns, at, by, onAgain, open, onClose, onLook } = props;
  const { t } = useText();
  const names = useNames();
  return (
    <Dialog title={t('analysis.title')} open={open} onClose={onClose} shape="wide">
      <ChancesChart report={report} turns={turns} at={at} />
      <p>{t('analysis.about')}</p>
      {by === undefined ? undefined : (
        <div className={styles.origin}>
          <p className={styles.verdict}>{t('analysis.by', { name: names[by]?.name ?? '' })}</p>
          <Button onPress={onAgain}>{t('analysis.again')}</Button>
        </div>
      )}
      <section className={styles.part} aria-labelledby="analysis-turns">
        <h3 id="analysis-turns">{t('analysis.turns')}</h3>
        {turns.length === 0 ? <p>{t('analysis.turns.none')}</p> : undefined}
        <ol className={styles.turns}>
          {turns.map(({ at: judged, seat, change }) => (
            <li key={judged.moves}>
              <Way game={game} judged={judged} onLook={onLook}>
                <PlayerName {...(names[seat] ?? NOBODY)} />{' '}
                {t('analysis.change', { percent: percent(change) })}
              </Way>
            </li>
          ))}
        </ol>
      </section>
      <section className={styles.part} aria-labelledby="analysis-players">
        <h3 id="analysis-players">{t('analysis.players')}</h3>
        <ul className={styles.players}>
          {summariesOf(report).map((summary, seat) => (
            <Player
              key={names[seat]?.look}
              game={game}
              info={names[seat] ?? NOBODY}
              summary={summary}
              onLook={onLook}
            />
          ))}
        </ul>
      </section>
      <details className={styles.part}>
        <summary>{t('analysis.table')}</summary>
        <Chances report={report} />
      </details>
    </Dialog>
  );
}

type Named = Pick<SeatInfo, 'look' | 'name'>;
const NOBODY: Named = { look: 'blue', name: '' };

interface WayProps {
  game: string;
  judged: Judged;
  onLook(moves: number): void;
  children: React.ReactNode;
}

/** A line that links to its moment. */
function Way({ game, judged, onLook, children }: WayProps) {
  const { t } = useText();
  return (
    <button type="button" className={styles.way} onClick={() => onLook(judged.moves)}>
      <small>{t('analysis.move', { move: judged.moves })}</small>
      <span>
        <Deed game={game} message={judged.played} />
      </span>
      <strong>{children}</strong>
    </button>
  );
}

interface PlayerProps {
  game: string;
  info: Named;
  summary: Summary;
  onLook(moves: number): void;
}

function Player({ game, info, summary, onLook }: PlayerProps) {
  const { t } = useText();
  const { decisions, costly, worst, best } = summary;
  return (
    <li>
      <PlayerName {...info} />
      <p>
        {t('analysis.decisions', { count: decisions })} {t('analysis.costly', { count: costly })}
      </p>
      {worst?.instead === undefined ? undefined : (
        <Way game={game} judged={worst} onLook={onLook}>
          {t('analysis.worst', inPercent(worst.instead.worth))}
        </Way>
      )}
      {best?.find === undefined ? undefined : (
        <Way game={game} judged={best} onLook={onLook}>
          {t('analysis.best', inPercent(best.find))}
        </Way>
      )}
    </li>
  );
}

function Chances({ report }: { report: Report }) {
  const { t } = useText();
  const names = useNames();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <section className={styles.scroll} tabIndex={0} aria-label={t('analysis.table')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('history.slider')}</th>
            {names.map(info => (
              <th key={info.look} scope="col">
                <PlayerName {...info} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {report.decisions.map(({ moves, chances }) => (
            <tr key={moves}>
              <th scope="row">{moves}</th>
              {names.map(({ look }, seat) => (
                <td key={look}>
                  {t('analysis.range', inPercent(chances[seat] ?? { value: 0, low: 0, high: 0 }))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
