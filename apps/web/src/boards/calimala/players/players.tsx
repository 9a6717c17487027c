// Everybody's board at a glance, in turn order starting with the reader.
import { useText } from '../../../i18n/use-text.ts';
import { useBoard } from '../context.ts';
import { PlayerCard } from './player-card.tsx';
import styles from './players.module.css';

export function Players() {
  const { t } = useText();
  const { view, seat } = useBoard();
  const count = view.players.length;
  const from = seat ?? 0;
  const seats = view.players.map((_, index) => (from + index) % count);
  return (
    <section className={styles.players} aria-label={t('calimala.players')}>
      {seats.map(other => (
        <PlayerCard key={other} seat={other} />
      ))}
    </section>
  );
}
