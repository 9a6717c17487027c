// One of the nine actions of the city; a tap explains it.
import { type Action, CENTRE } from '@loggia/calimala';
import { memo } from 'react';
import { Button } from 'react-aria-components';
import { useText } from '../../../i18n/use-text.ts';
import { Explained } from '../../../kit/explained.tsx';
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
  return (
    <Explained title={name} text={t(`calimala.help.${action}`)}>
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
    </Explained>
  );
});
