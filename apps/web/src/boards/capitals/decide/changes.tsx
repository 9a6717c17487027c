// The effect of a choice before it is confirmed: every change as before → after, and what else
// happens.
import type { Preview } from '@loggia/capitals';
import { useText } from '../../../i18n/use-text.ts';
import { signed, written } from '../../../kit/score/signed.ts';
import { ResourceIcon } from '../art/icons.tsx';
import { changesOf } from '../model/outcome.ts';
import styles from './decide.module.css';

export function Changes({ outcome }: { outcome: Preview }) {
  const { t } = useText();
  const changes = changesOf(outcome);
  const { taxations, upgrades, arrows, ordered } = outcome;
  const notes = [
    ...(taxations > 0 ? [t('capitals.note.taxed', { count: taxations })] : []),
    ...(upgrades > 0 ? [t('capitals.note.upgraded', { count: upgrades })] : []),
    ...arrows.map(end => {
      const [track = '', side = ''] = end.split(' ');
      return t('capitals.note.arrow', { track, side });
    }),
    ...(ordered ? [t('capitals.note.ordered')] : []),
  ];
  return (
    <div className={styles.outcome} data-testid="changes">
      {changes.length === 0 && <p className={styles.hint}>{t('capitals.changes.none')}</p>}
      <ul className={styles.changes} aria-label={t('capitals.changes')}>
        {changes.map(({ of, before, after, by }) => (
          <li key={of} className={styles.change} data-loss={by < 0}>
            <ResourceIcon of={of} />
            <span className={styles.changeName}>{t(`capitals.resource.${of}`)}</span>
            <span>
              {written(before)} → <b>{written(after)}</b>
            </span>
            <small>{signed(by)}</small>
          </li>
        ))}
      </ul>
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map(note => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
