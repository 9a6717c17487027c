// The city: nine actions, twelve streets between them, and the stacks on the streets.
import { STREETS } from '@loggia/calimala';
import { useId } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { useGridKeys } from '../../../kit/focus/use-grid-keys.ts';
import { useBoard } from '../context.ts';
import { useSlots } from '../decide/use-slots.ts';
import { streetSpot } from '../model/street-grid.ts';
import { ActionCell } from './action-cell.tsx';
import styles from './city.module.css';
import { QuarterSymbol, Roofs } from './roofs.tsx';
import { StreetButton } from './street-button.tsx';

const ROOF_SPOTS = [
  { row: 2, column: 2 },
  { row: 2, column: 4 },
  { row: 4, column: 2 },
  { row: 4, column: 4 },
];

export function City() {
  const { t } = useText();
  const { view } = useBoard();
  const quarter = useId();
  const press = useSlots();
  const { grid, cell } = useGridKeys(STREETS, streetSpot, 1);

  return (
    <section className={styles.city} aria-label={t('calimala.city')}>
      <QuarterSymbol id={quarter} />
      <div {...grid} className={styles.grid}>
        {view.layout.map((action, index) => (
          <ActionCell key={action} action={action} cell={index} onPress={press(action)} />
        ))}
        {STREETS.map(street => (
          <StreetButton key={street} street={street} keys={cell(street)} />
        ))}
        {ROOF_SPOTS.map(spot => (
          <Roofs key={`${spot.row}.${spot.column}`} quarter={quarter} spot={spot} />
        ))}
      </div>
    </section>
  );
}
