// Several seats in one browser: which one is playing now.
import { useSearchParams } from 'wouter';
import { Button } from '../design/button.tsx';
import { Menu } from '../design/menu.tsx';
import { PlayerName, PlayerSign } from '../design/player-sign.tsx';
import type { SeatInfo } from '../game/board-props.ts';
import { useText } from '../i18n/use-text.ts';
import type { KeptTable } from '../net/seats.ts';

export interface SeatSwitchProps {
  kept: KeptTable | undefined;
  seat: number | null;
  names: readonly SeatInfo[];
}

export function SeatSwitch({ kept, seat, names }: SeatSwitchProps) {
  const { t } = useText();
  const [, setSearch] = useSearchParams();
  const seats = kept?.seats ?? [];
  const current = seat === null ? undefined : names[seat];
  if (seats.length < 2 || current === undefined) return undefined;
  return (
    <Menu
      label={t('seat.switch')}
      trigger={
        <Button look="quiet" aria-label={`${t('seat.switch')}: ${current.name}`}>
          <PlayerName look={current.look} name={current.name} />
        </Button>
      }
      commands={seats.map(one => {
        const { name = '', look = 'blue' } = names[one.seat] ?? {};
        return {
          id: String(one.seat),
          label: name,
          icon: <PlayerSign look={look} />,
          run: () => setSearch({ seat: String(one.seat) }),
        };
      })}
    />
  );
}
