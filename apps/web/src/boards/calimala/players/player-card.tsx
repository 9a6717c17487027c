// One player's board at a glance: points, discs, cards, warehouses, workshops, harbour, seats.
import {
  ACTIONS,
  type Action,
  calimala,
  handSize,
  influenceOf,
  MATERIALS,
  type View,
  WORKSHOPS,
} from '@loggia/calimala';
import type { Seat } from '@loggia/kernel';
import { useText } from '../../../i18n/use-text.ts';
import { Figure } from '../../../kit/figure.tsx';
import { useName } from '../../../kit/names.tsx';
import { SeatMarks } from '../../../kit/seat-marks.tsx';
import { Who } from '../../../kit/sign.tsx';
import { spaces } from '../../../kit/spaces.ts';
import { ActionIcon } from '../art/actions.tsx';
import { CardIcon, SeatIcon, ShipIcon } from '../art/things.tsx';
import { useBoard } from '../context.ts';
import { Coin } from '../pieces/coin.tsx';
import styles from './players.module.css';
import { Workshop } from './workshop.tsx';

export function PlayerCard({ seat }: { seat: Seat }) {
  const { t } = useText();
  const { view, seat: reader, names } = useBoard();
  const info = names[seat];
  const nameOf = useName();
  const player = view.players[seat];
  if (player === undefined) return undefined;
  const { board } = player;
  const acting = view.activation?.seat === seat;
  return (
    <article
      className={styles.card}
      data-player={info?.look}
      data-acting={calimala.toMove(view).includes(seat)}
      data-own={seat === reader}
      aria-label={nameOf(seat)}
    >
      <header className={styles.header}>
        <span className={styles.name}>
          <Who seat={seat} />
        </span>
        <SeatMarks info={info} />
        {view.phase === 'city' && view.active === seat && (
          <span className={styles.marker} title={t('calimala.active')}>
            <span className="visually-hidden">{t('calimala.active')}</span>⚑
          </span>
        )}
        {acting && (
          <span className={styles.marker} title={t('calimala.acting')}>
            <span className="visually-hidden">{t('calimala.acting')}</span>✦
          </span>
        )}
        <span className={styles.points} data-anchor={`points.${seat}`}>
          <span aria-hidden="true">{player.points}</span>
          <span className="visually-hidden">{t('calimala.points', { points: player.points })}</span>
        </span>
      </header>
      <div className={styles.figures}>
        <Figure
          label={t('calimala.discs.coloured')}
          value={player.coloured}
          anchor={`supply.${seat}`}
        >
          <Coin disc={seat} />
        </Figure>
        <Figure label={t('calimala.discs.white')} value={player.white} anchor={`white.${seat}`}>
          <Coin disc="white" />
        </Figure>
        <Figure label={t('calimala.hand')} value={handSize(player)} anchor={`hand.${seat}`}>
          <CardIcon />
        </Figure>
        <Figure label={t('calimala.seats')} value={influenceOf(view, seat).seats}>
          <SeatIcon />
        </Figure>
        {player.startCard !== undefined && (
          <span
            className={styles.startCard}
            title={t('calimala.startCard', { action: player.startCard })}
          >
            <ActionIcon action={player.startCard} />
            <span className="visually-hidden">
              {t('calimala.startCard', { action: player.startCard })}
            </span>
          </span>
        )}
      </div>
      <div className={styles.figures}>
        {MATERIALS.map(material => (
          <Figure
            key={material}
            label={t(`calimala.category.${material}`)}
            value={board[material]}
            anchor={`${material}.${seat}`}
          >
            <ActionIcon action={material} />
          </Figure>
        ))}
        <span className={styles.workshops} data-anchor={`workshops.${seat}`}>
          {spaces(WORKSHOPS).map(index => (
            <Workshop key={index} cloth={board.workshops[index]} />
          ))}
        </span>
        <Figure label={t('calimala.harbour')} value={board.ships} anchor={`harbour.${seat}`}>
          <ShipIcon look={info?.look} />
        </Figure>
      </div>
      {seat !== reader && typeof player.hand === 'object' && <OpenHand hand={player.hand} />}
      <span className={styles.track} aria-hidden="true">
        <i style={{ inlineSize: `${(100 * player.points) / trackLength(view)}%` }} />
      </span>
    </article>
  );
}

/** Hands are public once the game is over, in its replay too. */
function OpenHand({ hand }: { hand: readonly Action[] }) {
  const { t } = useText();
  return (
    <ul className={styles.openHand} aria-label={t('calimala.hand')}>
      {ACTIONS.map(action => {
        const count = hand.filter(card => card === action).length;
        const label = t('calimala.card.held', { action, count });
        return count === 0 ? undefined : (
          <li key={action} className={styles.startCard} title={label}>
            <ActionIcon action={action} />
            <span aria-hidden="true">{count > 1 && `×${count}`}</span>
            <span className="visually-hidden">{label}</span>
          </li>
        );
      })}
    </ul>
  );
}

/**
 * The score track is the same for everybody, and long enough that the first points do not leap
 * along it.
 */
const SHORT_TRACK = 30;

function trackLength(view: View): number {
  return Math.max(SHORT_TRACK, ...view.players.map(player => player.points));
}
