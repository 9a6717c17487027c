// Advantages and events as seals: a picture of what they are about, 24 × 24.
import { ADVANTAGES, type Advantage, HAPPENINGS, type Happening } from '@loggia/pillars';
import { memo, type ReactElement } from 'react';
import { GoodIcon, WorkerIcon } from './goods.tsx';

const ink = { stroke: 'var(--pil-ink)', strokeWidth: 1.2, strokeLinejoin: 'round' } as const;
const line = { ...ink, fill: 'none', strokeLinecap: 'round' } as const;

const eye = (
  <g {...ink}>
    <path d="M1.500 12c5-8 16-8 21 0-5 8-16 8-21 0z" fill="var(--pil-pale-light)" />
    <circle cx={12} cy={12} r={4} fill="#3b62b0" />
    <circle cx={12} cy={12} r={1.6} fill="var(--pil-ink)" stroke="none" />
  </g>
);
const arches = (
  <g {...ink}>
    <path d="M3 21.500V9h18v12.500z" fill="var(--pil-pale)" />
    <path d="M2 9 12 2.500 22 9z" fill="var(--pil-slate)" />
    <path
      d="M6 21.500V16a2.500 2.500 0 0 1 5 0v5.500zM13 21.500V16a2.500 2.500 0 0 1 5 0v5.500z"
      fill="var(--pil-oak-dark)"
    />
  </g>
);
const crown = (
  <g {...ink}>
    <path d="M3.500 19.500h17L22 8l-5.500 4L12 4.500 7.500 12 2 8z" fill="var(--pil-gold)" />
    <path d="M4 16h16" {...line} />
  </g>
);
const hands = (
  <g {...ink}>
    <path
      d="M2 13c2-4 6-5 9-3l3 2c2 1.500 0 4-2 3l-2.500-1L12 17c2 1.500 0 4-2 3L3 18z"
      fill="var(--pil-wall)"
    />
    <path d="M22 8c-2-3-5-4-8-2l-3 3" {...line} strokeWidth={2} />
  </g>
);
const cloak = (
  <g {...ink}>
    <path
      d="M12 2.500c4 0 6 3 6 6 3 4 4 9 4 13H2c0-4 1-9 4-13 0-3 2-6 6-6z"
      fill="var(--pil-red)"
    />
    <path d="M12 8.500V21.500M8.500 6.500h7" {...line} strokeWidth={1.8} stroke="var(--pil-gold)" />
  </g>
);
const scroll = (
  <g {...ink}>
    <path
      d="M5 3h12a2.500 2.500 0 0 1 2.500 2.500V19A2.500 2.500 0 0 1 17 21.500H7V6a2 2 0 1 1-4 0 3 3 0 0 1 2-3z"
      fill="var(--pil-pale-light)"
    />
    <path d="M9.500 8h7M9.500 11.500h7M9.500 15h4" {...line} />
    <circle cx={16.5} cy={17} r={2.6} fill="var(--pil-red)" />
  </g>
);
const guild = (
  <g {...ink}>
    <path d="M4 3h16v8c0 6-4 9-8 11-4-2-8-5-8-11z" fill="#3b62b0" />
    <path d="m8 14 6-7M10 7l5.500 6" {...line} stroke="var(--pil-pale-light)" strokeWidth={2.2} />
  </g>
);
const statue = (
  <g {...ink}>
    <path d="M6 21.500h12V18H6z" fill="var(--pil-pale-dark)" />
    <path d="M8 18c0-6 1-8 4-8s4 2 4 8z" fill="var(--pil-pale)" />
    <circle cx={12} cy={6.5} r={3.2} fill="var(--pil-pale-light)" />
    <path d="M6 12h12" {...line} strokeWidth={2} />
  </g>
);
const rubble = (
  <g {...ink}>
    <path
      d="M3 21.500V9a9 7 0 0 1 6-6.500L8 8l3 2-2 3 1 8.500zM21 21.500V9a9 7 0 0 0-5-6.300L17 8l-3 3 2 3-1 7.500z"
      fill="var(--pil-pale)"
    />
    <path d="M9 21.500l2-4 2.500 1.500 1 2.500z" fill="var(--pil-pale-dark)" />
  </g>
);
const swords = (
  <g {...ink}>
    <path d="M4 3l12 13M20 3 8 16" {...line} strokeWidth={3} stroke="var(--pil-metal)" />
    <path d="M12.500 18.500 18 13M6 13l5.500 5.500M16 16l4 4M8 16l-4 4" {...line} strokeWidth={2} />
  </g>
);
const snow = (
  <path
    d="M12 2v20M3.500 7l17 10M20.500 7l-17 10M9 4l3 3 3-3M9 20l3-3 3 3M4 11l4-1.500L7 5.500M20 13l-4 1.500 1 4M20 11l-4-1.500 1-4M4 13l4 1.500-1 4"
    {...line}
    strokeWidth={1.6}
    stroke="var(--pil-slate)"
  />
);
const wall = (
  <g {...ink}>
    <path d="M2.500 21.500V6h3.500v3h3V6h6v3h3V6h3.500v15.500z" fill="var(--pil-pale)" />
    <path d="M2.500 13h19M2.500 17h19M8 9v4M16 13v4M11 17v4.500" {...line} strokeWidth={0.9} />
  </g>
);

const ADVANTAGE_PICTURES: Partial<Record<Advantage, ReactElement>> = {
  foresight: eye,
  prioryGift: arches,
  lightTax: crown,
  guilds: guild,
  freePlacement: hands,
  cloak,
  taxWaiver: scroll,
};
const SHARES = { forest: 'wood', quarry: 'stone', gravelPit: 'sand' } as const;

export const AdvantageIcon = memo(function AdvantageIcon({ of }: { of: Advantage }) {
  const { produce, gain, workers } = ADVANTAGES[of];
  const picture = ADVANTAGE_PICTURES[of];
  if (picture !== undefined) return <Seal>{picture}</Seal>;
  if (workers !== undefined) return <WorkerIcon />;
  if (produce !== undefined) return <GoodIcon good={SHARES[produce]} />;
  const [good = 'points'] = Object.keys(gain ?? {});
  return <GoodIcon good={good as 'points'} />;
});

const HAPPENING_PICTURES: Partial<Record<Happening, ReactElement>> = {
  statue,
  collapse: rubble,
  feud: swords,
  winter: snow,
  townWall: wall,
};

export const HappeningIcon = memo(function HappeningIcon({ of }: { of: Happening }) {
  const { gain, lose, millBonus } = HAPPENINGS[of];
  const picture = HAPPENING_PICTURES[of];
  if (picture !== undefined) return <Seal>{picture}</Seal>;
  if (gain?.metal !== undefined) return <GoodIcon good="metal" />;
  return gain !== undefined || lose !== undefined || millBonus !== undefined ? (
    <GoodIcon good="gold" />
  ) : (
    <WorkerIcon />
  );
});

function Seal({ children }: { children: ReactElement }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" width="1.15em" height="1.15em">
      {children}
    </svg>
  );
}
