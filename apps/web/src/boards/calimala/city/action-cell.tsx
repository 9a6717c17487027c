// One of the nine actions of the city; a tap explains it.
import { type Action, CENTRE } from '@loggia/calimala';
import { Button } from 'react-aria-components';
import { Popover } from '../../../design/popover.tsx';
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
  const name = t(`calimala.action.${action}`);
  // The streets are what one plays on; the tab key passes the actions by.
  const button = (
    <Button
      className={`${styles.action}`}
      style={{ gridRow: row, gridColumn: column }}
      data-open={open}
      data-centre={cell === CENTRE}
      data-anchor={`action.${action}`}
      excludeFromTabOrder
    >
      <ActionIcon action={action} className={styles.actionIcon} />
      <span className={styles.actionName}>{name}</span>
    </Button>
  );
  return (
    <Popover trigger={button} label={name}>
      <h3>{name}</h3>
      <p>{t(`calimala.help.${action}`)}</p>
    </Popover>
  );
}
