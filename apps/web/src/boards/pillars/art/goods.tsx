// Goods, workers and the bag as pictures, 24 × 24, told apart by their outline.
import type { Good } from '@loggia/pillars';
import { memo, type ReactElement } from 'react';

const ink = { stroke: 'var(--pil-ink)', strokeWidth: 1.2, strokeLinejoin: 'round' } as const;
const line = { ...ink, fill: 'none', strokeLinecap: 'round' } as const;

const GOODS: Readonly<Record<Good, ReactElement>> = {
  sand: (
    <g {...ink}>
      <path d="M2 20.5C5 12 9.500 5 12 5s7 7 10 15.500z" fill="var(--pil-sand)" />
      <path d="M12 5c-2 4-3.500 9-4 15.500H2C5 12 9.500 5 12 5z" fill="#ffffff59" stroke="none" />
      <path
        d="M9 12h.1M13 9.500h.1M14.500 14h.1M11 16.500h.1M16.500 17.500h.1M7 17.500h.1"
        {...line}
        strokeWidth={1.8}
      />
    </g>
  ),
  wood: (
    <g {...ink}>
      <path d="M6 7.500h13a2.500 4.500 0 0 1 0 9H6z" fill="var(--pil-wood)" />
      <path d="M6 7.500h13a2 2 0 0 1 1.400 1.500H6z" fill="#ffffff4d" stroke="none" />
      <ellipse cx={6} cy={12} rx={3.6} ry={4.5} fill="var(--pil-oak-light)" />
      <ellipse cx={6} cy={12} rx={1.6} ry={2.2} {...line} />
      <path d="M12 11h5M11 14h7" {...line} strokeWidth={0.9} />
    </g>
  ),
  stone: (
    <g {...ink}>
      <path d="M2.500 9 8 4h13.500L17 9z" fill="var(--pil-pale-light)" />
      <path d="M2.500 9H17v11H2.500z" fill="var(--pil-stone)" />
      <path d="M17 9l4.500-5v11L17 20z" fill="#0000004d" />
      <path d="M2.500 14.500H17M9 9v5.500M13 14.500V20M6 14.500V20" {...line} strokeWidth={0.9} />
    </g>
  ),
  metal: (
    <g {...ink}>
      <path d="M1.500 19 5 11h14l3.500 8z" fill="var(--pil-metal)" />
      <path d="M5 11l2-4.500h10L19 11z" fill="#ffffff80" />
      <path d="M5 11l2-4.500h10L19 11z" fill="none" />
      <path d="M7.500 14.500h9" {...line} strokeWidth={1.6} />
    </g>
  ),
  gold: (
    <g {...ink}>
      <circle cx={12} cy={12} r={9.5} fill="var(--pil-gold)" />
      <path
        d="M4.500 12A7.500 7.500 0 0 1 12 4.500"
        stroke="#fffffff0"
        strokeWidth={1.6}
        fill="none"
      />
      <path
        d="M8 15.500V9.500l2 2 2-3.500 2 3.500 2-2v6z"
        fill="var(--pil-oak-dark)"
        stroke="none"
      />
    </g>
  ),
  points: (
    <g {...ink}>
      <path d="M5 21.500h14v-2.500H5zM6 5h12V2.500H6z" fill="var(--pil-pale-light)" />
      <path d="M7.500 5h9v14h-9z" fill="var(--pil-pale)" />
      <path d="M14 5h2.500v14H14z" fill="#0000002e" stroke="none" />
      <path d="M10.300 6.500v11M13 6.500v11" {...line} strokeWidth={0.9} />
    </g>
  ),
};

export const GoodIcon = memo(function GoodIcon({ good }: { good: Good }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" width="1.15em" height="1.15em">
      {GOODS[good]}
    </svg>
  );
});

/** A worker with a hood; grey ones come from the castle. */
export const WorkerIcon = memo(function WorkerIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" width="1.15em" height="1.15em">
      <g {...ink}>
        <path d="M4 21.500c0-6 3-9 8-9s8 3 8 9z" fill="var(--pil-sand)" />
        <circle cx={12} cy={8} r={5} fill="var(--pil-hand)" />
        <path
          d="M6.500 8.500C6 4 8.500 2 12 2s6 2 5.500 6.500C15 6.500 9 6.500 6.500 8.500z"
          fill="var(--pil-wood)"
        />
      </g>
    </svg>
  );
});

export const BagIcon = memo(function BagIcon() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <g stroke="var(--pil-ink)" strokeWidth={1.8} strokeLinejoin="round">
        <ellipse cx={36} cy={58} rx={24} ry={4} fill="var(--pil-shade)" stroke="none" />
        <path d="M20 20C6 34 4 58 18 59h28C60 58 58 34 44 20z" fill="var(--pil-oak)" />
        <path
          d="M40 20c10 12 14 34 4 39h2C60 58 58 34 44 20z"
          fill="var(--pil-oak-dark)"
          stroke="none"
          opacity={0.5}
        />
        <path
          d="M17 40c1-9 5-15 8-18"
          stroke="var(--pil-oak-light)"
          strokeWidth={3}
          fill="none"
          strokeLinecap="round"
        />
        <path
          d="M18 8c4 3 6 3 9 0 3 3 7 3 10 0 3 3 5 3 9 0-1 5-3 9-4 12H22c-1-3-3-7-4-12z"
          fill="var(--pil-oak-light)"
        />
        <path d="M19 20h26" stroke="var(--pil-gold)" strokeWidth={3.5} strokeLinecap="round" />
      </g>
    </svg>
  );
});
