// A seat's colour and symbol, alone or with the player's name.
import type { Seat } from '@loggia/kernel';
import { memo } from 'react';
import { PlayerName, PlayerSign } from '../design/player-sign.tsx';
import { useName, useNames } from './names.tsx';

/** Decorative: the name is beside it in words. */
export const Sign = memo(function Sign({ seat }: { seat: Seat }) {
  return <PlayerSign look={useNames()[seat]?.look ?? 'blue'} />;
});

export const Who = memo(function Who({ seat }: { seat: Seat }) {
  return <PlayerName look={useNames()[seat]?.look ?? 'blue'} name={useName()(seat)} />;
});
