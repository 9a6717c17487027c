// One of the nine actions of the city; a tap explains it.
import { type Action, CENTRE } from '@loggia/calimala';
import { memo } from 'react';
import { Button } from 'react-aria-components';
import { Popover } from '../../../design/popover.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { ActionIcon } from '../art/actions.tsx';
import { cellSpot } from '../model/street-grid.ts';
import styles from './city.module.css';

interface Props {
  action: Action;
  cell: number;
  /** Whether the acting disc has this action open. */
  open: boolean;
}

export const ActionCell = memo(function ActionCell({ action, cell, open }: Props) {
  const { t } = useText();
  const { row, column } = cellSpot(cell);
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
});
