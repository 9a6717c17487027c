// After the end: what decided a tie, and where every point came from.
import {
  pillars,
  pointsOf,
  SOURCES,
  type Source,
  TRADES,
  type Trade,
  type View,
} from '@loggia/pillars';
import { useText } from '../../../i18n/use-text.ts';
import { ScoreSheet } from '../../../kit/score/score-sheet.tsx';
import { Sentence } from '../../../kit/sentence.tsx';
import { TradeIcon } from '../art/painted.tsx';
import '../palette.css';
import styles from './overlay.module.css';

export function EndDetails({ view }: { view: View }) {
  const { t } = useText();
  const standings = pillars.result(view)?.standings ?? [];
  const lines = SOURCES.map(source => ({
    source,
    points: view.players.map(({ sheet }) => sheet[source] ?? 0),
  })).filter(({ points }) => points.some(count => count !== 0));
  return (
    <>
      {standings.map((row, index) => {
        const next = standings[index + 1];
        return row.decidedBy !== 'gold' || next === undefined ? undefined : (
          <p key={row.seat}>
            <Sentence
              message={{
                key: 'pillars.beats.gold',
                params: { seat: row.seat, other: next.seat },
              }}
            />
          </p>
        );
      })}
      <ScoreSheet
        seats={standings.map(({ seat }) => seat)}
        heading={t('pillars.scoring')}
        sources={lines.map(({ source, points }) => ({
          id: source,
          title: (
            <span className={styles.source}>
              {isTrade(source) && <TradeIcon trade={source} />}
              {t(`pillars.source.${source}`)}
            </span>
          ),
          points,
        }))}
        totals={view.players.map(pointsOf)}
      />
    </>
  );
}

const isTrade = (source: Source): source is Trade => TRADES.some(trade => trade === source);
