// Pictures load after the table, which can be read and played without them.
import type { Advantage, Happening, Trade } from '@loggia/pillars';
import { lazy, type ReactNode, Suspense } from 'react';
import type { Place } from './vignettes.tsx';

const parcel = () => import('./pictures.ts');
const pictures = {
  Ground: lazy(async () => ({ default: (await parcel()).Ground })),
  Cathedral: lazy(async () => ({ default: (await parcel()).Cathedral })),
  Vignette: lazy(async () => ({ default: (await parcel()).Vignette })),
  Trade: lazy(async () => ({ default: (await parcel()).TradeIcon })),
  Advantage: lazy(async () => ({ default: (await parcel()).AdvantageIcon })),
  Happening: lazy(async () => ({ default: (await parcel()).HappeningIcon })),
};

/** Reserves the space until a picture is loaded. */
const Room = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<svg viewBox="0 0 24 24" aria-hidden="true" width="1.15em" />}>
    {children}
  </Suspense>
);

export const Ground = () => (
  <Room>
    <pictures.Ground />
  </Room>
);
export const Cathedral = (props: { built: number }) => (
  <Room>
    <pictures.Cathedral {...props} />
  </Room>
);
export const Vignette = (props: { of: Place }) => (
  <Room>
    <pictures.Vignette {...props} />
  </Room>
);
export const TradeIcon = (props: { trade: Trade }) => (
  <Room>
    <pictures.Trade {...props} />
  </Room>
);
export const AdvantageIcon = (props: { of: Advantage }) => (
  <Room>
    <pictures.Advantage {...props} />
  </Room>
);
export const HappeningIcon = (props: { of: Happening }) => (
  <Room>
    <pictures.Happening {...props} />
  </Room>
);
