// Pictures of what a city counts: the six tracks, energy, prestige, and the types of buildings.

import type { Resource, TileType } from '@loggia/capitals';
import type { ReactNode } from 'react';
import { LOOK_PATH, type PlayerLook } from '../../../design/player-look.ts';

const line = {
  stroke: 'var(--cap-ink)',
  strokeWidth: 1.4,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const;

const RESOURCES: Readonly<Record<Resource | 'level', ReactNode>> = {
  economy: (
    <>
      <circle cx={12} cy={12} r={9} fill="var(--cap-gold)" {...line} />
      <path
        d="M14.8 8.6c-.6-1-1.6-1.4-2.8-1.4-1.6 0-2.8.8-2.8 2.2 0 3.2 5.8 1.6 5.8 4.8 0 1.6-1.4 2.6-3 2.6-1.5 0-2.7-.6-3.2-1.8M12 5.4v13.2"
        fill="none"
        {...line}
      />
    </>
  ),
  culture: (
    <>
      <path
        d="M4 4.5c5 2 11 2 16 0 0 8-2.5 13.5-8 15.5C6.5 18 4 12.5 4 4.5z"
        fill="var(--cap-plum)"
        {...line}
      />
      <path
        d="M7.5 9.5c1-.8 2-.8 3 0M13.5 9.5c1-.8 2-.8 3 0M9 14c2 1.6 4 1.6 6 0"
        fill="none"
        {...line}
        stroke="var(--cap-paper)"
      />
    </>
  ),
  publicServices: (
    <>
      <rect x={3} y={3} width={18} height={18} rx={4} fill="var(--cap-teal)" {...line} />
      <path
        d="M10 6.5h4V10h3.5v4H14v3.5h-4V14H6.5v-4H10z"
        fill="var(--cap-paper)"
        {...line}
        strokeWidth={1}
      />
    </>
  ),
  progress: (
    <>
      <path
        d="m10.3 2.5 3.4 0 .5 2.6 1.9.8 2.2-1.5 2.4 2.4-1.5 2.2.8 1.9 2.6.5v3.4l-2.6.5-.8 1.9 1.5 2.2-2.4 2.4-2.2-1.5-1.9.8-.5 2.6h-3.4l-.5-2.6-1.9-.8-2.2 1.5-2.4-2.4 1.5-2.2-.8-1.9-2.6-.5v-3.4l2.6-.5.8-1.9L3.3 6.8l2.4-2.4 2.2 1.5 1.9-.8z"
        fill="var(--cap-steel)"
        transform="translate(1.1 .1) scale(.92)"
        {...line}
      />
      <circle cx={12} cy={12} r={3.4} fill="var(--cap-paper)" {...line} />
    </>
  ),
  population: (
    <>
      <circle cx={12} cy={7} r={4} fill="var(--cap-sand)" {...line} />
      <path d="M4 21c0-6 3.5-8.5 8-8.5s8 2.5 8 8.5z" fill="var(--cap-brick)" {...line} />
    </>
  ),
  employment: (
    <>
      <path d="m4 18.5 9-9 2.5 2.5-9 9c-1.5 1-3.5-1-2.5-2.5z" fill="var(--cap-wood)" {...line} />
      <path
        d="m10.5 7 4.5-4.5c2 0 4 .5 5.5 2L17 8l1.5 1.5 2-.5.5 2.5-3.5 3z"
        fill="var(--cap-steel)"
        {...line}
      />
    </>
  ),
  energy: <path d="M13.5 2 4.5 13.5H11L9.5 22l10-12.5h-7z" fill="var(--cap-sun)" {...line} />,
  prestige: (
    <path
      d="m12 2.5 2.8 6.1 6.7.7-5 4.5 1.5 6.6L12 17l-6 3.4 1.5-6.6-5-4.5 6.7-.7z"
      fill="var(--cap-laurel)"
      {...line}
    />
  ),
  level: (
    <>
      <path d="M3 21V11l5 3v-3l5 3V6h3l1 8h4v7z" fill="var(--cap-steel)" {...line} />
      <path d="M14.5 3.5c1-1.5 3-1 3-2.5" fill="none" {...line} />
    </>
  ),
};

interface Props {
  className?: string | undefined;
}

export function ResourceIcon({ of, className }: Props & { of: Resource | 'level' }) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
      {RESOURCES[of]}
    </svg>
  );
}

/** The outlines differ, so that they can be told apart without colour. */
const TYPES: Readonly<Record<TileType, string>> = {
  residential: 'M4 12 12 4l8 8v8h-5v-5H9v5H4z',
  industrial: 'M3 20V9l5 4V9l5 4V4h4l1 9h3v7z',
  commercial: 'M4 5h16l1 5a3 3 0 0 1-3 2v8H6v-8a3 3 0 0 1-3-2zM10 14h4v6h-4z',
  tourism: 'M12 3 21 8H3zM5 10h3v7H5zM10.5 10h3v7h-3zM16 10h3v7h-3zM3 18.5h18V21H3z',
  public: 'M9 3h6v6h6v6h-6v6H9v-6H3V9h6z',
  prosperity: 'm12 2 3 6.5 7 .8-5.2 4.7L18.3 21 12 17.5 5.7 21l1.5-7L2 9.3l7-.8z',
};

export function TypeIcon({ of, className }: Props & { of: TileType }) {
  return (
    <svg viewBox="0 0 24 24" className={className} data-type={of} aria-hidden="true">
      <path d={TYPES[of]} fill="var(--cap-type)" fillRule="evenodd" {...line} />
    </svg>
  );
}

/** A crane on a hexagon, in the colour of its player. */
export function TokenIcon({ className }: Props) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
      <path
        d="m12 1 10 5.5v11L12 23 2 17.5v-11z"
        fill="var(--player, var(--cap-steel))"
        {...line}
      />
      <path
        d="M9 18.5V6.5h8M9 9l3-2.5M15 6.5v3.5M13.5 10h3v2.5h-3zM6.5 18.5h5"
        fill="none"
        {...line}
        stroke="var(--player-ink, #fff)"
      />
    </svg>
  );
}

/** A traveller with a suitcase, and the sign of home on the coat. */
export function TouristIcon({ home }: { home: PlayerLook | undefined }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <circle cx={9.5} cy={5} r={3} fill="var(--player, var(--cap-steel))" {...line} />
      <path
        d="M3 22c0-9 2-12 6.5-12S16 13 16 22z"
        fill="var(--player, var(--cap-steel))"
        {...line}
      />
      <path d="M16 15h6.500v6.500H16zM17.500 15v-1.500h3.500V15" fill="var(--cap-wood)" {...line} />
      {home && (
        <path
          d={LOOK_PATH[home]}
          fill="var(--player-ink)"
          transform="translate(4.700 11.700) scale(.4)"
        />
      )}
    </svg>
  );
}
