// A seat's colour and symbol, alone or with the player's name.
import type { Seat } from '@loggia/kernel';
import { memo } from 'react';
import { useName, useNames } from '../boards/calimala/context.ts';
import { PlayerName, PlayerSign } from '../design/player-sign.tsx';

/** Decoration: whoever uses it says the name in words beside it. */
export const Sign = memo(function Sign({ seat }: { seat: Seat }) {
  return <PlayerSign look={useNames()[seat]?.look ?? 'blue'} />;
});

export const Who = memo(function Who({ seat }: { seat: Seat }) {
  return <PlayerName look={useNames()[seat]?.look ?? 'blue'} name={useName()(seat)} />;
});
