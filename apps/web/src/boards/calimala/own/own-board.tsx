// What the reader owns: warehouses, workshops with cloth, harbour, discs left.
import { MATERIALS, SHIPS, WAREHOUSE, WORKSHOP, WORKSHOPS } from '@loggia/calimala';
import type { Seat } from '@loggia/kernel';
import { useText } from '../../../i18n/use-text.ts';
import { useNames } from '../../../kit/names.tsx';
import { spaces } from '../../../kit/spaces.ts';
import { ActionIcon } from '../art/actions.tsx';
import { ClothIcon, ShipIcon } from '../art/things.tsx';
import { useBoard } from '../context.ts';
import { Coin } from '../pieces/coin.tsx';
import { Cube, EmptySpace } from '../pieces/cube.tsx';
import { Target } from '../pieces/target.tsx';
import styles from './own.module.css';

export function OwnBoard({ seat }: { seat: Seat }) {
  const { t } = useText();
  const { view, glowing } = useBoard();
  const look = useNames()[seat]?.look;
  const player = view.players[seat];
  if (player === undefined) return undefined;
  const { board } = player;
  return (
    <section className={styles.board} data-player={look} aria-label={t('calimala.ownBoard')}>
      <div className={styles.warehouses}>
        {MATERIALS.map(material => (
          <div
            key={material}
            className={styles.spaces}
            role="img"
            aria-label={`${t(`calimala.category.${material}`)}: ${board[material]}`}
            title={`${t(`calimala.category.${material}`)}: ${board[material]}`}
            data-anchor={`own.${material}`}
          >
            <ActionIcon action={material} className={styles.icon} />
            <Spaces seat={seat} filled={board[material]} of={WAREHOUSE} />
          </div>
        ))}
      </div>
      <div className={styles.workshops}>
        {spaces(WORKSHOPS).map(index => {
          const cloth = board.workshops[index];
          const next = index === board.workshops.length;
          const key = `${index}`;
          if (cloth === undefined) {
            return next ? (
              <Target
                key={key}
                target="workshop"
                label={t(
                  `calimala.${glowing.has('workshop') ? 'build.workshop' : 'workshop.none'}`,
                )}
                className={styles.site}
              >
                <ActionIcon action="weave" className={styles.icon} />
              </Target>
            ) : (
              <div
                key={key}
                className={styles.site}
                role="img"
                aria-label={t('calimala.workshop.none')}
              >
                <ActionIcon action="weave" className={styles.icon} />
              </div>
            );
          }
          const label = t('calimala.workshop.cloth', { count: cloth });
          return (
            <div
              key={key}
              className={styles.workshop}
              role="img"
              aria-label={label}
              title={label}
              data-anchor="own.workshops"
            >
              <ClothIcon className={styles.icon} />
              <span className={styles.cloths}>
                <Spaces seat={seat} filled={cloth} of={WORKSHOP} />
              </span>
            </div>
          );
        })}
      </div>
      <Target
        target="harbour"
        deed={t('calimala.build.ship')}
        label={t('calimala.ships', { count: board.ships })}
        className={styles.harbour}
      >
        {spaces(SHIPS).map(index => (
          <ShipIcon
            key={index}
            className={styles.ship}
            look={index < board.ships ? look : undefined}
          />
        ))}
      </Target>
      <div className={styles.discs}>
        <span className={styles.disc} data-anchor="own.coloured">
          <Coin disc={seat} />
          <span className="visually-hidden">{t('calimala.discs.coloured')}: </span>
          {player.coloured}
        </span>
        <span className={styles.disc} data-anchor="own.white">
          <Coin disc="white" />
          <span className="visually-hidden">{t('calimala.discs.white')}: </span>
          {player.white}
        </span>
      </div>
    </section>
  );
}

function Spaces({ seat, filled, of }: { seat: Seat; filled: number; of: number }) {
  return spaces(of).map(index =>
    index < filled ? <Cube key={index} seat={seat} /> : <EmptySpace key={index} />,
  );
}
