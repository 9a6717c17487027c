// Several seats in one browser: which one plays now.
import { useSearchParams } from 'wouter';
import { Select } from '../design/select.tsx';
import { useText } from '../i18n/use-text.ts';
import type { KeptTable } from '../net/seats.ts';
import type { SeatInfo } from './board-props.ts';

export interface SeatSwitchProps {
  kept: KeptTable | undefined;
  seat: number | null;
  names: readonly SeatInfo[];
}

export function SeatSwitch({ kept, seat, names }: SeatSwitchProps) {
  const { t } = useText();
  const [, setSearch] = useSearchParams();
  const seats = kept?.seats ?? [];
  if (seats.length < 2 || seat === null) return undefined;
  return (
    <Select
      label={t('seat.switch')}
      value={String(seat)}
      values={seats.map(one => ({
        value: String(one.seat),
        label: names[one.seat]?.name ?? String(one.seat + 1),
      }))}
      onChange={chosen => setSearch({ seat: chosen })}
    />
  );
}
