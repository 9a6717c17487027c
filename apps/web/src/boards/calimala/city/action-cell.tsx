// One of the nine actions of the city: a button while it is lit; otherwise a tap explains it.
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
  /** What pressing it does, while the reader's acting disc can use it. */
  onPress: (() => void) | undefined;
}

export const ActionCell = memo(function ActionCell({ action, cell, onPress }: Props) {
  const { t } = useText();
  const { row, column } = cellSpot(cell);
  const name = t(`calimala.action.${action}`);
  const help = t(`calimala.help.${action}`);
  const look = {
    style: { gridRow: row, gridColumn: column },
    'data-open': onPress !== undefined,
    'data-centre': cell === CENTRE,
    'data-anchor': `action.${action}`,
  };
  const face = (
    <>
      <ActionIcon action={action} className={styles.actionIcon} />
      <span className={styles.actionName}>{name}</span>
    </>
  );
  // Streets and slots are what players press; the tab key skips the actions.
  return onPress === undefined ? (
    <Explained title={name} text={help}>
      <Button {...look} className={`${styles.action}`} excludeFromTabOrder>
        {face}
      </Button>
    </Explained>
  ) : (
    <button
      {...look}
      type="button"
      className={styles.action}
      title={help}
      tabIndex={-1}
      onClick={onPress}
    >
      {face}
    </button>
  );
});
