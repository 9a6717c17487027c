// Where workers stand: on the cards of forest, quarry and gravel pit, or at the mill.
import { CUBE_OF, type Pit, RESOURCES } from '@loggia/pillars';
import { useText } from '../../../i18n/use-text.ts';
import { useName } from '../../../kit/names.tsx';
import { Sign } from '../../../kit/sign.tsx';
import { GoodIcon, WorkerIcon } from '../art/goods.tsx';
import { Vignette } from '../art/painted.tsx';
import { useBoard } from '../context.ts';
import { workersBySeat } from '../model/workers.ts';
import styles from './land.module.css';

/** The card to which the reader is about to send workers: they appear there as ghosts. */
function useSent() {
  const { pointed } = useBoard();
  return pointed?.type === 'gather' ? RESOURCES[pointed.resource] : undefined;
}

export function PitSite({ pit }: { pit: Pit }) {
  const { t } = useText();
  const { view, seat: reader } = useBoard();
  const sent = useSent();
  const nameOf = useName();
  const cards = view.players.flatMap(({ resources }, seat) =>
    resources.filter(card => RESOURCES[card].pit === pit).map(card => ({ card, seat })),
  );
  const place = t(`pillars.step.${pit}`);
  const who = cards.map(({ card, seat }) =>
    t('pillars.gathered', { resource: t(`pillars.resource.${card}`), name: nameOf(seat) }),
  );
  // Cards name their pit themselves.
  const there = who.join(', ') || t('pillars.place.label', { place, who: t('pillars.nobody') });
  const label = `${there}. ${t(`pillars.does.${pit}`)}`;
  return (
    <div
      className={styles.site}
      role="img"
      aria-label={label}
      title={label}
      data-anchor={`pit.${pit}`}
    >
      <span className={styles.picture}>
        <Vignette of={pit} />
      </span>
      <span className={styles.sheet}>
        <b className={styles.title}>{place}</b>
        <span className={styles.spaces}>
          {cards.map(({ card, seat }) => (
            <span key={card} className={styles.crew}>
              <Sign seat={seat} />
              {RESOURCES[card].workers}
              <WorkerIcon />
            </span>
          ))}
          {sent?.pit === pit && reader !== null && (
            <span className={styles.crew} data-ghost="true" aria-hidden="true">
              <Sign seat={reader} />
              {sent.workers}
              <WorkerIcon />→ {sent.cubes}
              <GoodIcon good={CUBE_OF[pit]} />
            </span>
          )}
        </span>
      </span>
    </div>
  );
}

export function MillSite() {
  const { t } = useText();
  const { view, seat: reader } = useBoard();
  const nameOf = useName();
  const workers = workersBySeat(view);
  const sent = useSent();
  const place = t('pillars.step.mill');
  const who = workers.map((count, seat) => `${nameOf(seat)} ${count}`).join(', ');
  const label = `${t('pillars.place.label', { place, who })}. ${t('pillars.does.mill')}`;
  return (
    <div
      className={styles.site}
      style={{ gridArea: 'mill' }}
      role="img"
      aria-label={label}
      title={label}
      data-anchor="location.mill"
    >
      <span className={styles.picture}>
        <Vignette of="mill" />
      </span>
      <span className={styles.sheet}>
        <b className={styles.title}>{place}</b>
        <span className={styles.spaces}>
          {workers.map((count, seat) => (
            // Seats never change places.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <span key={seat} className={styles.crew}>
              <Sign seat={seat} />
              {count}
              {seat === reader && sent !== undefined && (
                <span aria-hidden="true">→ {count - sent.workers}</span>
              )}
            </span>
          ))}
        </span>
      </span>
    </div>
  );
}
