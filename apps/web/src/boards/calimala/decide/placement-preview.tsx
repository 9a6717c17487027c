// The consequences of a placement before it is confirmed: actions, who acts, the fourth disc,
// points.
import { type DiscKind, preview } from '@loggia/calimala';
import type { Seat } from '@loggia/kernel';
import { useText } from '../../../i18n/use-text.ts';
import { Who } from '../../../kit/sign.tsx';
import { ActionIcon } from '../art/actions.tsx';
import { useBoard } from '../context.ts';
import { type Choice, placements } from '../model/choice.ts';
import { Coin } from '../pieces/coin.tsx';
import styles from './decide.module.css';
import { FourthDisc } from './fourth-disc.tsx';

interface Props {
  choice: Extract<Choice, { kind: 'street' }>;
  seat: Seat;
}

const KINDS: readonly DiscKind[] = ['coloured', 'white'];

export function PlacementPreview({ choice, seat }: Props) {
  const { t } = useText();
  const { view, legal, choose } = useBoard();
  const { street, disc } = choice;
  const { actions, times, acting, fourth } = preview(view, seat, street, disc);
  const open = placements(legal, street);
  const left = view.players[seat];
  return (
    <div className={styles.preview}>
      <fieldset className={styles.kinds}>
        <legend className="visually-hidden">{t('calimala.disc.kind')}</legend>
        {KINDS.map(kind => (
          <label key={kind} className={styles.kind} data-chosen={kind === disc}>
            <input
              type="radio"
              name="disc-kind"
              className={styles.radio}
              checked={kind === disc}
              disabled={!open.some(move => move.disc === kind)}
              onChange={() => choose({ ...choice, disc: kind })}
            />
            <Coin disc={kind === 'white' ? 'white' : seat} />
            <span>{t(`calimala.disc.${kind}`)}</span>
            <span className={styles.left}>{left?.[kind] ?? 0}</span>
          </label>
        ))}
      </fieldset>
      <div className={styles.story}>
        <p className={styles.pair}>
          {actions.map((action, index) => (
            <span key={action} className={styles.pairOne}>
              {index > 0 && '+ '}
              <ActionIcon action={action} className={styles.picture} />
              {t(`calimala.action.${action}`)}
              {times > 1 && ` ×${times}`}
            </span>
          ))}
        </p>
        <p className={styles.order}>
          <span className={styles.lead}>{t('calimala.preview.order')}</span>
          {acting.map(({ seat: actor, depth }) => (
            <span key={depth} className={styles.actor}>
              {depth > 1 && <span aria-hidden="true">→</span>}
              <Who seat={actor} />
            </span>
          ))}
        </p>
        {fourth === undefined ? (
          <p className={styles.lead}>{t('calimala.preview.noScoring')}</p>
        ) : (
          <FourthDisc fourth={fourth} />
        )}
      </div>
    </div>
  );
}
