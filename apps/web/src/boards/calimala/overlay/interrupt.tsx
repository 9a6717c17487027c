// The first scoring is some turns away when a table is opened, so its display is loaded meanwhile.
import type { Event, View } from '@loggia/calimala';
import { lazy, Suspense } from 'react';
import type { InterruptProps } from '../../../game/game-client.ts';

const ScoringOverlay = lazy(async () => ({
  default: (await import('./scoring-overlay.tsx')).ScoringOverlay,
}));

export function Interrupt(props: InterruptProps<View, Event>) {
  return (
    <Suspense>
      <ScoringOverlay {...props} />
    </Suspense>
  );
}
