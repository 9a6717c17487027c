// A World's Fair in full: what each city gained and lost, and why.
import { type Event, returnsEnergy, type View } from '@loggia/capitals';
import type { InterruptProps } from '../../../game/game-client.ts';
import { useText } from '../../../i18n/use-text.ts';
import { signed } from '../../../kit/score/signed.ts';
import { Who } from '../../../kit/sign.tsx';
import { ResourceIcon } from '../art/icons.tsx';
import { fairRows, isFair, prestigeOf } from '../model/fair.ts';
import '../palette.css';
import styles from './overlay.module.css';

const COLUMNS = ['employment', 'unemployment', 'publicServices', 'progress'] as const;
const ICONS = {
  employment: 'employment',
  unemployment: 'population',
  publicServices: 'publicServices',
  progress: 'progress',
} as const;

export function FairOverlay({ view, event }: InterruptProps<View, Event>) {
  const { t } = useText();
  if (!isFair(event)) return undefined;
  const rows = fairRows(view.events, view.players.length);
  return (
    <div className={styles.fair}>
      <h2 className={styles.title}>{t('capitals.fair.title', { fair: event.fair })}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('capitals.player')}</th>
            {COLUMNS.map(column => (
              <th key={column} scope="col">
                <ResourceIcon of={ICONS[column]} />
                <span>{t(`capitals.fair.column.${column}`)}</span>
              </th>
            ))}
            <th scope="col">
              <ResourceIcon of="prestige" />
              <span>{t('capitals.resource.prestige')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {view.order.map(seat => {
            const row = rows[seat];
            return row === undefined ? undefined : (
              <tr key={seat}>
                <th scope="row">
                  <Who seat={seat} />
                </th>
                {COLUMNS.map(column => (
                  <td key={column}>{signed(row[column])}</td>
                ))}
                <td>
                  <b>{signed(prestigeOf(row))}</b>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {returnsEnergy(view, event.fair) && <p className={styles.help}>{t('capitals.fair.help')}</p>}
    </div>
  );
}
