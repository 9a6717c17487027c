// Who sits before this browser: a name and a wished look, chosen once.
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

/** What tells guests without a name apart; a browser keeps its own. */
const guestNumber = persisted<number>('loggia.guest', stored =>
  typeof stored === 'number' && Number.isInteger(stored) ? stored : drawn(),
);

/** Three digits are enough for those who watch one table. */
function drawn(): number {
  return 100 + Math.floor(Math.random() * 900);
}

export function ownGuestNumber(): number {
  guestNumber.set(guestNumber.get());
  return guestNumber.get();
}

/** What others know a guest by: the name, or the number with its sign. */
export function ownGuestName(): string {
  const { name } = identity.get();
  return name === '' ? `#${ownGuestNumber()}` : name;
}
