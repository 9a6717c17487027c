// What rises over the walls of the three churches: a dome and its bell tower, a pediment, gables.
import type { Church } from '@loggia/calimala';
import type { ReactElement } from 'react';

const ink = { stroke: 'var(--art-ink)', strokeWidth: 1.2, strokeLinejoin: 'round' } as const;
const detail = { ...ink, fill: 'none', strokeWidth: 0.8, strokeLinecap: 'round' } as const;
const MARBLE = 'var(--art-cladding)';
const SHADE = 'var(--art-cladding-dark)';
const GREEN = 'var(--art-course)';

const santaMariaDelFiore = (
  <g {...ink}>
    <path d="M88 52V9l6-5 6 5v43z" fill={MARBLE} />
    <path d="M96 6v46h4V9z" fill={SHADE} stroke="none" />
    <path d="M88 18h12M88 30h12M88 42h12" {...detail} stroke={GREEN} strokeWidth={2} />
    <path d="M92.5 12v4M95.5 12v4M92.5 23v5M95.5 23v5M94 34v6" {...detail} />
    <path d="M10 52V43h70v9z" fill={MARBLE} />
    <path d="M16 43V36h58v7z" fill={SHADE} />
    <path d="M18 36C18 21 30 11 45 8c15 3 27 13 27 28z" fill="var(--art-roof)" />
    <path
      d="M18 36C18 21 30 11 45 8c-9 6-14 16-15 28z"
      fill="var(--art-roof-light)"
      stroke="none"
    />
    <path
      d="M45 8c15 3 27 13 27 28H60C60 23 54 13 45 8z"
      fill="var(--art-roof-dark)"
      stroke="none"
    />
    <path
      d="M45 8c-9 6-14 16-15 28M45 8c9 5 15 15 15 28M45 8v28"
      {...detail}
      stroke={MARBLE}
      strokeWidth={1.5}
    />
    <path d="M18 36C18 21 30 11 45 8c15 3 27 13 27 28z" fill="none" />
    <path d="M42 9V4.5L45 1l3 3.5V9z" fill={MARBLE} />
    <path d="M26 39.5h.1M45 39.5h.1M64 39.5h.1" {...detail} strokeWidth={3.5} />
  </g>
);

const sanMiniato = (
  <g {...ink}>
    <path d="M4 52 24 38h52l20 14z" fill={MARBLE} />
    <path d="M9 50.5 25 40M91 50.5 75 40" {...detail} stroke={GREEN} strokeWidth={2.2} />
    <path d="M24 46V21h52v25z" fill={MARBLE} />
    <path d="M68 21h8v25h-8z" fill={SHADE} stroke="none" />
    <path
      d="M30 46V28a4 4 0 0 1 8 0v18zM62 46V28a4 4 0 0 1 8 0v18z"
      {...detail}
      stroke={GREEN}
      strokeWidth={1.6}
    />
    <path d="M43 43V25h14v18z" fill="var(--art-gold)" />
    <path
      d="M50 28v10M46.5 41c0-5 7-5 7 0"
      {...detail}
      stroke="var(--art-lapis)"
      strokeWidth={1.6}
    />
    <path d="M20 21 50 5l30 16z" fill={MARBLE} />
    <path d="M31 19 50 9l19 10z" fill={GREEN} />
    <path d="M50 19v-6M46 19c0-4 8-4 8 0" {...detail} stroke={MARBLE} />
    <path d="M50 5V1M48 2.5h4" {...detail} strokeWidth={1.2} />
  </g>
);

const santaCroce = (
  <g {...ink}>
    <path d="M3 52V37l15-12 15 12v15zM67 52V37l15-12 15 12v15z" fill={MARBLE} />
    <path d="M8 38l10-8 10 8zM72 38l10-8 10 8z" fill={GREEN} />
    <path d="M27 52V34L50 6l23 28v18z" fill={MARBLE} />
    <path d="M65 52V25l8 9v18z" fill={SHADE} stroke="none" />
    <path d="M36 32 50 14l14 18z" fill="var(--art-lapis)" />
    <path
      d="m50 19 1.6 3.7 4 .4-3 2.7.9 4-3.5-2.1-3.5 2.1.9-4-3-2.7 4-.4z"
      fill="var(--art-gold)"
      stroke="none"
    />
    <circle cx={50} cy={42} r={6.5} fill="var(--art-window)" />
    <path d="M50 35.5v13M43.5 42h13M45.4 37.4l9.2 9.2M54.6 37.4l-9.2 9.2" {...detail} />
    <path d="M50 6V0M47.5 2.2h5" {...detail} strokeWidth={1.3} />
  </g>
);

const FRONTS: Readonly<Record<Church, ReactElement>> = {
  santaMariaDelFiore,
  sanMiniato,
  santaCroce,
};

export function Front({ of, className }: { of: Church; className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 104 52"
      preserveAspectRatio="xMidYMax meet"
      className={className}
      aria-hidden="true"
    >
      {FRONTS[of]}
    </svg>
  );
}
