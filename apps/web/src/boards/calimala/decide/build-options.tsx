// What can be built now, with its price; it is lit on the board as well.
import { useText } from '../../../i18n/use-text.ts';
import { useNames } from '../../../kit/names.tsx';
import { ActionIcon } from '../art/actions.tsx';
import { HouseIcon, ShipIcon } from '../art/things.tsx';
import { useBoard } from '../context.ts';
import { type Choice, type DeedMove, offers } from '../model/choice.ts';
import styles from './decide.module.css';

type BuildMove = Extract<DeedMove, { action: 'build' }>;
const isBuild = (move: { type: string; action?: string }): move is BuildMove =>
  move.action === 'build' && (move.type === 'useSlot' || move.type === 'playCard');

/** What each thing costs, as pictures (C-5.4). */
const PRICE = {
  ship: ['wood', 'wood'],
  house: ['brick', 'brick'],
  workshop: ['wood', 'brick'],
} as const;

export function BuildOptions({ choice }: { choice: Choice }) {
  const { t } = useText();
  const { seat, legal, play, pending } = useBoard();
  const look = useNames()[seat ?? 0]?.look;
  return (
    <ul className={styles.options}>
      {offers(legal, choice)
        .filter(isBuild)
        .map(move => (
          <li key={move.build === 'house' ? move.city : move.build}>
            <button
              type="button"
              className={styles.option}
              disabled={pending}
              onClick={() => play(move)}
            >
              {move.build === 'ship' && <ShipIcon look={look} />}
              {move.build === 'house' && <HouseIcon look={look} />}
              {move.build === 'workshop' && <ActionIcon action="weave" />}
              {move.build === 'house'
                ? t('calimala.build.house', { city: move.city })
                : t(`calimala.build.${move.build}`)}
              <span className={styles.price} aria-hidden="true">
                {[0, 1].map(index => (
                  <ActionIcon key={index} action={PRICE[move.build][index] ?? 'wood'} />
                ))}
              </span>
            </button>
          </li>
        ))}
    </ul>
  );
}
