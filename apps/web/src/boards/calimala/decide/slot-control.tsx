// One slot of an acting disc and what can be done with it now.
import { allDeeds, type Slot } from '@loggia/calimala';
import { useText } from '../../../i18n/use-text.ts';
import { ActionIcon } from '../art/actions.tsx';
import { CardIcon } from '../art/things.tsx';
import { useBoard, useReason } from '../context.ts';
import { deeds, slotMove } from '../model/choice.ts';
import styles from './decide.module.css';
import { useSlots } from './use-slots.ts';

const STATE_MARK = { open: '', used: '✓', givenUp: '✕', drawn: '' } as const;

export function SlotControl({ slot }: { slot: Slot | undefined }) {
  const { t } = useText();
  const { view, seat, legal, rules, choice, choose, pending } = useBoard();
  const reason = useReason();
  const press = useSlots();
  if (slot === undefined) return undefined;
  const { action, state } = slot;
  const mine = view.activation?.seat === seat && legal.length > 0;

  if (state !== 'open' || !mine) {
    const label = t(`calimala.slot.${state}`, { action });
    return (
      <li className={styles.slot} data-state={state} title={label}>
        <span className={styles.closed}>
          <ActionIcon action={action} className={styles.slotIcon} />
          <span className={styles.slotName}>{t(`calimala.action.${action}`)}</span>
          <span aria-hidden="true">
            {state === 'drawn' ? <CardIcon className={styles.drawnIcon} /> : STATE_MARK[state]}
          </span>
          <span className="visually-hidden">{label}</span>
        </span>
      </li>
    );
  }

  const usable = deeds(legal, 'useSlot', action).length > 0;
  const draw = slotMove(legal, 'drawForSlot', action);
  const giveUp = slotMove(legal, 'giveUpSlot', action);
  const chosen = choice?.kind === 'deed' && choice.by === 'useSlot' && choice.action === action;

  const kind = usable ? 'use' : draw === undefined ? 'owed' : 'draw';
  const isFinal = seat !== null && draw !== undefined && rules.isFinal(view, seat, draw);
  const [any] = allDeeds(action);
  const why = usable || any === undefined ? undefined : reason({ type: 'useSlot', ...any });
  return (
    <li className={styles.slot} data-state="open" data-chosen={chosen}>
      <button
        type="button"
        className={styles.use}
        data-slot={action}
        data-kind={kind}
        disabled={pending}
        aria-disabled={kind === 'owed'}
        aria-pressed={chosen}
        aria-description={why}
        title={why ?? t(`calimala.help.${action}`)}
        data-why={why}
        onClick={() => press(action)?.()}
      >
        <ActionIcon action={action} className={styles.slotIcon} />
        <span className={styles.slotName}>
          {t(`calimala.action.${action}`)}
          {kind !== 'use' && <small className={styles.small}>{t(`calimala.slot.${kind}`)}</small>}
          {isFinal && <small className={styles.small}>{t('kit.final.short')}</small>}
        </span>
        {kind === 'draw' && <CardIcon className={styles.slotIcon} />}
      </button>
      {giveUp !== undefined && (
        <button
          type="button"
          className={styles.giveUp}
          disabled={pending}
          aria-label={t('calimala.slot.giveUp', { action })}
          title={t('calimala.slot.giveUp', { action })}
          onClick={() => choose({ kind: 'giveUp', action })}
        >
          ✕
        </button>
      )}
    </li>
  );
}
