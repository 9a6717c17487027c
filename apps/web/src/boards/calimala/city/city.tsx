// The city: nine actions, twelve streets between them, and the stacks on the streets.
import { STREETS, type Street } from '@loggia/calimala';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { useTable } from '../context.ts';
import { isArrow, streetTowards } from '../model/street-grid.ts';
import { ActionCell } from './action-cell.tsx';
import styles from './city.module.css';
import { Roofs } from './roofs.tsx';
import { StreetButton } from './street-button.tsx';

const ROOF_SPOTS = [
  { row: 2, column: 2 },
  { row: 2, column: 4 },
  { row: 4, column: 2 },
  { row: 4, column: 4 },
];

export function City() {
  const { t } = useText();
  const { view } = useTable();
  const slots = view.activation?.slots ?? [];
  const open = new Set(slots.filter(slot => slot.state === 'open').map(slot => slot.action));
  const grid = useRef<HTMLDivElement>(null);
  // One tab stop for the whole city; the arrows walk from street to street.
  const [stop, setStop] = useState<Street>(1);

  function walk(event: KeyboardEvent) {
    if (!isArrow(event.key)) return;
    event.preventDefault();
    const next = streetTowards(stop, event.key);
    setStop(next);
    grid.current?.querySelector<HTMLElement>(`[data-street="${next}"]`)?.focus();
  }

  return (
    <section className={styles.city} aria-label={t('calimala.city')}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside take the keys */}
      <div ref={grid} className={styles.grid} onKeyDown={walk}>
        {view.layout.map((action, cell) => (
          <ActionCell key={action} action={action} cell={cell} open={open.has(action)} />
        ))}
        {STREETS.map(street => (
          <StreetButton
            key={street}
            street={street}
            tabIndex={street === stop ? 0 : -1}
            onFocus={setStop}
          />
        ))}
        {ROOF_SPOTS.map(spot => (
          <Roofs key={`${spot.row}.${spot.column}`} spot={spot} />
        ))}
      </div>
    </section>
  );
}
