// What surrounds the city and the offer. A table shows its first decision without it, and loads it
// right after, so that the first load stays small.
import { lazy } from 'react';

export const Tracks = lazy(async () => ({ default: (await import('./tracks/tracks.tsx')).Tracks }));
export const Others = lazy(async () => ({ default: (await import('./others/others.tsx')).Others }));
export const Outlook = lazy(async () => ({
  default: (await import('./outlook/outlook.tsx')).Outlook,
}));
export const DecisionPanel = lazy(async () => ({
  default: (await import('./decide/decision-panel.tsx')).DecisionPanel,
}));
export const Hand = lazy(async () => ({ default: (await import('./decide/hand.tsx')).Hand }));
