// What an interrupt shows, loaded when the first one comes.
import type { Event, View } from '@loggia/capitals';
import { lazy, Suspense } from 'react';
import type { InterruptProps } from '../../../game/game-client.ts';

const FairOverlay = lazy(async () => ({
  default: (await import('./fair-overlay.tsx')).FairOverlay,
}));

export function Interrupt(props: InterruptProps<View, Event>) {
  return (
    <Suspense>
      <FairOverlay {...props} />
    </Suspense>
  );
}
