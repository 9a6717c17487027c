// One of the nine actions of the city.
import { type Action, CENTRE } from '@loggia/calimala';
import { useText } from '../../../i18n/use-text.ts';
import { ActionIcon } from '../art/actions.tsx';
import { useTable } from '../context.ts';
import { cellSpot } from '../model/street-grid.ts';
import styles from './city.module.css';

export function ActionCell({ action, cell }: { action: Action; cell: number }) {
  const { t } = useText();
  const { view } = useTable();
  const { row, column } = cellSpot(cell);
  const open = view.activation?.slots.some(slot => slot.action === action && slot.state === 'open');
  return (
    <div
      className={styles.action}
      style={{ gridRow: row, gridColumn: column }}
      data-open={open}
      data-centre={cell === CENTRE}
      data-anchor={`action.${action}`}
      title={t(`calimala.help.${action}`)}
    >
      <ActionIcon action={action} className={styles.actionIcon} />
      <span className={styles.actionName}>{t(`calimala.action.${action}`)}</span>
    </div>
  );
}
