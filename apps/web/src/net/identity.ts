// Who is using this browser: a name and a preferred look, chosen once.
import { isRecord } from '@loggia/kernel';
import type { PlayerLook } from '../design/player-look.ts';
import { PLAYER_LOOKS } from '../design/player-look.ts';
import { persisted } from './persisted.ts';

export interface Identity {
  name: string;
  look: PlayerLook;
}

export const NAME_LENGTH = 32;

export function isLook(value: unknown): value is PlayerLook {
  return PLAYER_LOOKS.some(look => look === value);
}

export const identity = persisted<Identity>('loggia.identity', stored => {
  const { name, look } = isRecord(stored) ? stored : {};
  return {
    name: typeof name === 'string' ? name.slice(0, NAME_LENGTH) : '',
    look: isLook(look) ? look : 'blue',
  };
});

/** Tells guests without a name apart; a browser keeps its number. */
const guestNumber = persisted<number>('loggia.guest', stored =>
  typeof stored === 'number' && Number.isInteger(stored) ? stored : drawn(),
);

/** Three digits are enough for the spectators of one table. */
function drawn(): number {
  return 100 + Math.floor(Math.random() * 900);
}

export function ownGuestNumber(): number {
  guestNumber.set(guestNumber.get());
  return guestNumber.get();
}

/** How a guest is known to others: by name, or by number. */
export function ownGuestName(): string {
  const { name } = identity.get();
  return name === '' ? `#${ownGuestNumber()}` : name;
}
