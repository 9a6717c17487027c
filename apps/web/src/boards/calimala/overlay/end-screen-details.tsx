// After the end: the standings with their reasons, and where every point came from.
import { calimala, type View } from '@loggia/calimala';
import type { EndProps } from '../../../game/game-client.ts';
import { useText } from '../../../i18n/use-text.ts';
import { CategoryIcon } from '../art/categories.tsx';
import { NamesContext } from '../context.ts';
import '../palette.css';
import { Who } from '../../../kit/sign.tsx';
import { Sentence } from '../pieces/sentence.tsx';
import styles from './overlay.module.css';

export function EndScreenDetails({ view, names }: EndProps<View>) {
  const { t } = useText();
  const standings = calimala.result(view)?.standings ?? [];
  const seats = standings.map(row => row.seat);
  const notes = [
    ...view.tileScores.map((note, index) => ({ ...note, tag: `${index + 1}` })),
    ...view.endScores.map(note => ({ ...note, tag: '★' })),
  ];
  return (
    <NamesContext value={names}>
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
      <div className={styles.scroll}>
        <table className={styles.table}>
          <caption className={styles.caption}>{t('calimala.sources')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('calimala.scoring')}</th>
              {seats.map(seat => (
                <th key={seat} scope="col">
                  <Who seat={seat} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {notes.map(note => (
              <tr key={`${note.tag}.${note.of}`}>
                <th scope="row">
                  <span className={styles.source}>
                    <span className={styles.tag}>{note.tag}</span>
                    <CategoryIcon of={note.of} className={styles.sourceIcon} />
                    {t(`calimala.category.${note.of}`)}
                  </span>
                </th>
                {seats.map(seat => (
                  <td key={seat} data-points={note.points[seat] ?? 0}>
                    {note.points[seat] ?? 0}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('calimala.total')}</th>
              {seats.map(seat => (
                <td key={seat}>{view.players[seat]?.points ?? 0}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </NamesContext>
  );
}
