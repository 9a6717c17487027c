// After the end: the standings with tie-breaks, and where every point came from.
import { calimala, type View } from '@loggia/calimala';
import { useText } from '../../../i18n/use-text.ts';
import { CategoryIcon } from '../art/categories.tsx';

import '../palette.css';
import { ScoreSheet } from '../../../kit/score/score-sheet.tsx';
import { Sentence } from '../../../kit/sentence.tsx';
import styles from './overlay.module.css';

export function EndDetails({ view }: { view: View }) {
  const { t } = useText();
  const standings = calimala.result(view)?.standings ?? [];
  const notes = [
    ...view.tileScores.map((note, index) => ({ ...note, tag: `${index + 1}` })),
    ...view.endScores.map(note => ({ ...note, tag: '★' })),
  ];
  return (
    <>
      <ol className={styles.reasons}>
        {standings.map((row, index) => {
          const next = standings[index + 1];
          const decided = row.decidedBy;
          return decided === undefined || decided === 'points' || next === undefined ? undefined : (
            <li key={row.seat}>
              <Sentence
                message={{
                  key: `calimala.beats.${decided}`,
                  params: { seat: row.seat, other: next.seat },
                }}
              />
            </li>
          );
        })}
      </ol>
      <ScoreSheet
        seats={standings.map(row => row.seat)}
        heading={t('calimala.scoring')}
        sources={notes.map(({ tag, of, points }) => ({
          id: `${tag}.${of}`,
          title: (
            <span className={styles.source}>
              <span className={styles.tag}>{tag}</span>
              <CategoryIcon of={of} className={styles.sourceIcon} />
              {t(`calimala.category.${of}`)}
            </span>
          ),
          points,
        }))}
        totals={view.players.map(({ points }) => points)}
      />
    </>
  );
}
