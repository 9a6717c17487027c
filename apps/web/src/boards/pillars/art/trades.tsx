// The thirteen trades by their tools, 24 × 24.
import type { Trade } from '@loggia/pillars';
import { memo, type ReactElement } from 'react';

const ink = { stroke: 'var(--pil-ink)', strokeWidth: 1.2, strokeLinejoin: 'round' } as const;
const line = { ...ink, fill: 'none', strokeLinecap: 'round' } as const;
const oak = 'var(--pil-oak)';
const iron = 'var(--pil-metal)';
const lime = 'var(--pil-pale)';

const TRADES: Readonly<Record<Trade, ReactElement>> = {
  mortarMixer: (
    <g {...ink}>
      <path d="M3 12h18l-3 9H6z" fill={oak} />
      <ellipse cx={12} cy={12} rx={9} ry={2.6} fill={lime} />
      <path d="M13 12 18.500 2.500" {...line} strokeWidth={2.2} />
    </g>
  ),
  woodworker: (
    <g {...ink}>
      <path d="M2 18.500 18 9l3 3.500L6 21.500z" fill={iron} />
      <path
        d="m6 21.500 1.500-3 1.500 1.600 1.500-2.800 1.500 1.600 1.500-2.800 1.500 1.600 1.500-2.800 1.500 1.500"
        {...line}
        strokeWidth={0.9}
      />
      <path d="M16.500 9.500c-1-3 .5-6 3-7l3.500 4c-.5 3-2 5-4.500 6z" fill={oak} />
    </g>
  ),
  stonecutter: (
    <g {...ink}>
      <path d="M3 21h18v-6H3z" fill={lime} />
      <path d="M10.500 15 9 5h4.500L12.500 15z" fill={iron} />
      <path d="M13 3.500h8v5h-8z" fill={oak} transform="rotate(-25 17 6)" />
    </g>
  ),
  toolmaker: (
    <g {...ink}>
      <path
        d="M3 9h15c1.500 0 3-1 3.500-2v3c-1 3-4 4-7 4v3l2.500 4H7l2.500-4v-3C6 14 3.500 12 3 9z"
        fill={iron}
      />
      <path d="M6 3.500h6v3.500H6z" fill={oak} />
      <path d="M12 5.200h7" {...line} strokeWidth={1.8} />
    </g>
  ),
  mason: (
    <g {...ink}>
      <path d="M2.500 17h9v4.500h-9zM12.500 17h9v4.500h-9zM7 11.500h10V16H7z" fill={lime} />
      <path d="m5 3 9 3.500-5 4z" fill={iron} />
      <path d="M13 7.500 19.500 4" {...line} strokeWidth={2.2} />
    </g>
  ),
  carpenter: (
    <g {...ink}>
      <path d="m4 20 10-11 2.500 2.300L6.500 22.500z" fill={oak} />
      <path d="M10 4c5-2.500 9-1 11 3.500l-4 .5 1 4.500-3 1.500-5.500-7z" fill={iron} />
    </g>
  ),
  potter: (
    <g {...ink}>
      <path d="M8 4h8l-1.500 4c4 2 5 6 3 10l-2 3h-7l-2-3c-2-4-1-8 3-10z" fill="var(--pil-red)" />
      <path d="M7 2.500h10V5H7zM6 13h12" fill="var(--pil-thatch-light)" />
    </g>
  ),
  architect: (
    <g {...ink}>
      <path d="M4 3h14a2.500 2.500 0 0 1 0 5H8v13H4z" fill="var(--pil-pale-light)" />
      <path d="M16 7 10.500 21M16 7l5.500 14M12.500 16h7.500" {...line} strokeWidth={1.8} />
      <circle cx={16} cy={7} r={2} fill="var(--pil-gold)" />
    </g>
  ),
  sculptor: (
    <g {...ink}>
      <path d="M5 21.500h14V18H5z" fill="var(--pil-pale-dark)" />
      <path d="M7 18c0-4 2-5 3.500-5.500V10h3v2.500C15 13 17 14 17 18z" fill={lime} />
      <circle cx={12} cy={6.5} r={4.2} fill="var(--pil-pale-light)" />
      <path d="M6 3a7.500 4 0 0 1 12 0" stroke="var(--pil-gold)" strokeWidth={1.8} fill="none" />
    </g>
  ),
  glassblower: (
    <g {...ink}>
      <path d="M5 21.500V9a7 7 0 0 1 14 0v12.500z" fill="var(--pil-pale)" />
      <path d="M7.500 21V9.500a4.500 4.500 0 0 1 9 0V21z" fill="#3b62b0" />
      <path d="M7.500 13H12v4H7.500z" fill="var(--pil-red)" />
      <path d="M12 9h4.500v4H12z" fill="var(--pil-gold)" />
      <path d="M12 5.500V21M7.500 13h9M7.500 17h9" {...line} />
    </g>
  ),
  goldsmith: (
    <g {...ink}>
      <path
        d="M6 3.500h12c0 6-1.500 9-4.500 10v3c3 .5 4 2 4 4.500h-11c0-2.500 1-4 4-4.500v-3C7.500 12.500 6 9.500 6 3.500z"
        fill="var(--pil-gold)"
      />
      <path d="M8 5.500c.3 3 .8 4.500 2 5.500" stroke="#ffffffcc" strokeWidth={1.4} fill="none" />
      <circle cx={12} cy={8} r={1.8} fill="var(--pil-red)" />
    </g>
  ),
  organBuilder: (
    <g {...ink}>
      <path d="M3 21.500h18V16H3z" fill={oak} />
      <path d="M4 16V9h3v7zM8 16V5h3v11zM13 16V3h3v13zM17 16V7h3v9z" fill={iron} />
    </g>
  ),
  bellFounder: (
    <g {...ink}>
      <path
        d="M4 18.500c3-3 2.500-6 3-10C7.500 5 9.500 3 12 3s4.500 2 5 5.500c.5 4 0 7 3 10z"
        fill="var(--pil-thatch)"
      />
      <path d="M3.500 18.500h17" {...line} strokeWidth={2} />
      <circle cx={12} cy={20.5} r={2} fill="var(--pil-oak-dark)" />
      <path
        d="M9.500 8c.2-1.500 1-2.500 2-2.800"
        stroke="#ffffffcc"
        strokeWidth={1.4}
        fill="none"
      />
    </g>
  ),
};

export const TradeIcon = memo(function TradeIcon({ trade }: { trade: Trade }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" width="1.5em" height="1.5em">
      {TRADES[trade]}
    </svg>
  );
});
