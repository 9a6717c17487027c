// The other cities at a glance: a miniature, the plant, the tracks; one tap opens the full city.
import { activationsOf, type ProsperityId, TRACKS } from '@loggia/capitals';
import type { Seat } from '@loggia/kernel';
import { useState } from 'react';
import { Dialog } from '../../../design/dialog.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { Figure } from '../../../kit/figure.tsx';
import { useName, useNames } from '../../../kit/names.tsx';
import { SeatMarks } from '../../../kit/seat-marks.tsx';
import { Who } from '../../../kit/sign.tsx';
import { ResourceIcon, TypeIcon } from '../art/icons.tsx';
import { Plan } from '../city/plan.tsx';
import { useBoard } from '../context.ts';
import { Miniature } from './miniature.tsx';
import styles from './others.module.css';
import { Prestige } from './prestige.tsx';

export function Others() {
  const { t } = useText();
  const { view, seat } = useBoard();
  const nameOf = useName();
  const [shown, show] = useState<Seat>();
  return (
    <section className={styles.others} aria-label={t('capitals.others')}>
      {view.order
        .filter(other => other !== seat)
        .map(other => (
          <Card key={other} seat={other} onShow={() => show(other)} />
        ))}
      {shown !== undefined && (
        <Dialog
          title={t('capitals.cityOf', { name: nameOf(shown) })}
          open
          onClose={() => show(undefined)}
          shape="wide"
        >
          <div className={styles.full}>
            <Plan view={view} seat={shown} margin={0} />
          </div>
        </Dialog>
      )}
    </section>
  );
}

interface CardProps {
  seat: Seat;
  onShow(): void;
}

function Card({ seat, onShow }: CardProps) {
  const { t } = useText();
  const { view } = useBoard();
  const nameOf = useName();
  const info = useNames()[seat];
  const player = view.players[seat];
  if (player === undefined) return undefined;
  const active = view.phase !== 'over' && view.order[view.turn] === seat;
  return (
    <article
      className={styles.card}
      data-player={info?.look}
      data-active={active}
      data-anchor={`city.${seat}`}
    >
      <header className={styles.head}>
        <Who seat={seat} />
        <SeatMarks info={info} />
        {view.highest === seat && (
          <span className={styles.crown} title={t('capitals.highest')}>
            ♛<span className="visually-hidden">{t('capitals.highest')}</span>
          </span>
        )}
        <Prestige seat={seat} />
      </header>
      <button
        type="button"
        className={styles.open}
        onClick={onShow}
        aria-label={t('capitals.cityOf.open', { name: nameOf(seat), count: player.city.length })}
      >
        <Miniature view={view} player={player} />
      </button>
      <div className={styles.figures}>
        {TRACKS.map(track => (
          <Figure key={track} label={t(`capitals.resource.${track}`)} value={player.tracks[track]}>
            <ResourceIcon of={track} />
          </Figure>
        ))}
        <span className={styles.plant} data-anchor={`plant.${seat}`}>
          <Figure label={t('capitals.resource.level')} value={player.level}>
            <ResourceIcon of="level" />
          </Figure>
          <Figure label={t('capitals.resource.energy')} value={player.energy}>
            <ResourceIcon of="energy" />
          </Figure>
          <span title={t('capitals.activations', { count: activationsOf(view, seat) })}>
            ×{activationsOf(view, seat)}
          </span>
          {typeof player.hand === 'number' && player.hand > 0 && (
            <Figure label={t('capitals.hand.others')} value={player.hand}>
              <TypeIcon of="prosperity" />
            </Figure>
          )}
        </span>
      </div>
      {typeof player.hand === 'object' && player.hand.length > 0 && <OpenHand hand={player.hand} />}
    </article>
  );
}

/** Hands are public once the game is over, in its replay too. */
function OpenHand({ hand }: { hand: readonly ProsperityId[] }) {
  const { t } = useText();
  return (
    <ul className={styles.openHand} aria-label={t('capitals.hand.others')}>
      {hand.map(tile => (
        <li key={tile}>{t(`capitals.tile.${tile}`)}</li>
      ))}
    </ul>
  );
}
