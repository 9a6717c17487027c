// The nine actions as pictures, 24 × 24: lit from the upper left, in shadow on the right.
import type { Action } from '@loggia/calimala';
import { memo, type ReactElement } from 'react';

const ink = { stroke: 'var(--art-ink)', strokeWidth: 1.2, strokeLinejoin: 'round' } as const;
const line = { ...ink, fill: 'none', strokeLinecap: 'round', strokeWidth: 0.9 } as const;
const lit = { stroke: 'none', fill: '#fff5' } as const;
const shade = { stroke: 'none', fill: '#0003' } as const;

/** Round timber: its contour, and its wood within. */
const timber = (d: string, width: number, contour = 2) => (
  <g fill="none" strokeLinecap="round">
    <path d={d} stroke="var(--art-ink)" strokeWidth={width + contour} />
    <path d={d} stroke="var(--art-wood)" strokeWidth={width} />
  </g>
);

const LOGS = [
  [6.2, 17.4],
  [14.2, 17.4],
  [10.2, 9.8],
] as const;

const wood = LOGS.map(([x, y]) => (
  <g key={x}>
    {timber(`M${x} ${y}l4-2.6`, 6.8, 2.4)}
    <circle cx={x} cy={y} r={4} fill="var(--art-wood-light)" {...ink} />
    <path d={`M${x - 1.7} ${y}a1.7 1.7 0 1 1 1.7 1.7`} {...line} />
  </g>
));

const BRICKS = [
  [1.6, 15.4],
  [10.4, 15.4],
  [6, 9],
] as const;

const brick = BRICKS.map(([x, y]) => (
  <g key={x} {...ink}>
    <path d={`M${x} ${y}l3-3.2h8.8v5.2l-3 3.2H${x}z`} fill="var(--art-brick)" />
    <path d={`M${x} ${y}l3-3.2h8.8l-3 3.2z`} fill="var(--art-brick-light)" />
    <path d={`M${x + 8.8} ${y}l3-3.2v5.2l-3 3.2z`} {...shade} />
  </g>
));

const marble = (
  <g {...ink}>
    <path d="M2 8.5 7 3.5h12.5v9l-5 6H2z" fill="var(--art-marble)" />
    <path d="M2 8.5 7 3.5h12.5l-5 5z" fill="var(--art-marble-light)" />
    <path d="M14.5 8.5l5-5v9l-5 6z" fill="var(--art-marble-dark)" />
    <path d="M4 14c2 .3 2.5-2.3 4.5-2.3s2 1.8 4 1.3" {...line} />
    <path d="M11 15.5l3-3h8.5v6l-3 3H11z" fill="var(--art-marble)" />
    <path d="M11 15.5l3-3h8.5l-3 3z" fill="var(--art-marble-light)" />
    <path d="M19.5 15.5l3-3v6l-3 3z" fill="var(--art-marble-dark)" />
  </g>
);

const build = (
  <g {...ink}>
    <path d="M3 21.5V9.5h4.5v3H12v3h4.5v6z" fill="var(--art-brick)" />
    <path d="M3 9.5h4.5v1.2H4.5v10.8H3z" {...lit} />
    <path
      d="M3 12.5h4.5M3 15.5h9M3 18.5h13.5M7.5 12.5v3M5.5 15.5v3M11 15.5v3M14 18.5v3M8 18.5v3"
      {...line}
    />
    {timber('M20 21.5V4M5 4.5l15-2M20 9.5 14.5 3.3', 1.2)}
    <path d="M11.2 4v2.5" {...line} />
    <path d="M9 6.5h4.4v3.4H9z" fill="var(--art-marble-light)" />
  </g>
);

const artwork = (
  <g {...ink}>
    <path d="M3.5 8.5h17v13h-17z" fill="var(--art-ochre)" />
    <path d="M2 8.5 12 2l10 6.5z" fill="var(--art-roof)" />
    <path d="M12 2 2 8.5h4z" {...lit} />
    <path d="M6.5 21.5V15a5.5 5.5 0 0 1 11 0v6.5z" fill="var(--art-lapis-deep)" />
    <path d="M8.7 21.5c0-4 1-5.8 3.3-5.8s3.3 1.8 3.3 5.8z" fill="var(--art-marble-light)" />
    <circle cx={12} cy={13.7} r={2.2} fill="var(--art-marble-light)" />
    <path d="M12 11.5a2.2 2.2 0 0 1 0 4.4c1.8.4 3.3 1.8 3.3 5.6H12z" {...shade} />
  </g>
);

const weave = (
  <g {...ink}>
    <path d="M6 13.5h12v7.5H6z" fill="var(--art-cloth)" />
    <path d="M8.5 13.5v-8M11 13.5v-8M13.5 13.5v-8M16 13.5v-8M6 16h12M6 18.5h12" {...line} />
    <path d="M6 13.5h12v1.2H6z" {...lit} />
    <path d="M7 10.5c2.8-2 7.2-2 10 0-2.8 2-7.2 2-10 0z" fill="var(--art-gold)" />
    <path d="M3 3.5h3v18.5H3zM18 3.5h3v18.5h-3z" fill="var(--art-wood)" />
    <path d="M19.5 4.5H21v17h-1.5zM4.5 4.5H6v17H4.5z" {...shade} />
    <path d="M1.8 2.5h20.4v3.2H1.8z" fill="var(--art-wood-light)" />
  </g>
);

const ship = (
  <g {...ink}>
    {timber('M12 2v13', 1)}
    <path d="M12 1.8 16 3l-4 1.3z" fill="var(--art-brick)" />
    <path
      d="M5.5 5c3.5 1 9.5 1 13 0 1.5 3 1.5 6 0 9-3.5-1-9.5-1-13 0-1-3-1-6 0-9z"
      fill="var(--art-sail)"
    />
    <path d="M15.5 5.6 18.5 5c1.5 3 1.5 6 0 9l-3-.6c1-2.6 1-5.2 0-7.8z" {...shade} />
    <path d="M11 5.8v7.4M5 9.5h13.8" stroke="var(--art-brick)" strokeWidth={1.8} />
    <path
      d="M1.5 13h4l1.2 2.8h10.6L18.5 13h4c0 4-1.8 7-4.5 8.5H6C3.3 20 1.5 17 1.5 13z"
      fill="var(--art-wood)"
    />
    <path d="M3 14.3h1.8l1.2 2.7h12l1.2-2.7H21l-.5 2-1.5 2.2H5l-1.5-2.2z" {...lit} opacity={0.6} />
    <path
      d="M1.5 22c1.7 0 1.7.9 3.5.9S6.7 22 8.5 22s1.7.9 3.5.9 1.7-.9 3.5-.9 1.7.9 3.5.9 1.7-.9 3.5-.9"
      {...line}
      stroke="var(--art-lapis)"
      strokeWidth={1.4}
    />
  </g>
);

const transport = (
  <g {...ink}>
    <path d="M2.5 12C2 6.5 5 3.5 10.5 3.5S19 6.5 18.5 12z" fill="var(--art-sail)" />
    <path d="M13.5 3.9c3.7.8 5.3 3.8 5 8.1h-4c.5-3.5.3-6-1-8.1z" {...shade} />
    <path d="M7 12c-.6-4 .2-6.8 2-8.4M13.8 12c.6-4-.2-6.8-2-8.4" {...line} />
    {timber('M18.5 14.5 22 11.5', 1)}
    <path d="M2 12h17.5l-1.3 5.5H3.5z" fill="var(--art-wood)" />
    <path d="M2 12h17.5l-.4 1.8H2.5z" {...lit} />
    {[6.5, 15].map(x => (
      <g key={x}>
        <circle cx={x} cy={17.8} r={3.9} fill="var(--art-wood-light)" />
        <path d={`M${x} 14v7.6M${x - 3.8} 17.8h7.6`} {...line} />
        <circle cx={x} cy={17.8} r={1.2} fill="var(--art-iron)" />
      </g>
    ))}
  </g>
);

const contribute = (
  <g {...ink}>
    <path
      d="M7.5 8.5C3 12 1.5 15.5 2 18.5c.3 2 1.5 3 3.5 3h9c2 0 3.2-1 3.5-3 .5-3-1-6.5-5.5-10z"
      fill="var(--art-purse)"
    />
    <path d="M12.5 8.5c1.5 4 1.5 9-.5 13h2.5c2 0 3.2-1 3.5-3 .5-3-1-6.5-5.5-10z" {...shade} />
    <path d="M4 18c0-2.5 1-5 3-7" {...line} stroke="#fff6" strokeWidth={1.6} />
    <path
      d="M5.5 3c1.5 1.2 2.8 1.2 4.5-.3 1.7 1.5 3 1.5 4.5.3l-2 5.5h-5z"
      fill="var(--art-purse)"
    />
    <path d="M6.5 8.5h7" {...line} stroke="var(--art-gold)" strokeWidth={2} />
    <circle cx={17.8} cy={17} r={4.7} fill="var(--art-gold)" />
    <path d="M14.8 17a3 3 0 0 1 3-3" {...line} stroke="#fff9" strokeWidth={1.3} />
    <path d="M17.8 19.5v-4M16.2 17h3.2" {...line} strokeWidth={1.2} />
  </g>
);

const PICTURES: Record<Action, ReactElement | ReactElement[]> = {
  wood,
  brick,
  marble,
  build,
  artwork,
  weave,
  ship,
  transport,
  contribute,
};

export const ActionIcon = memo(function ActionIcon({
  action,
  className,
}: {
  action: Action;
  className?: string | undefined;
}) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true" focusable="false">
      {PICTURES[action]}
    </svg>
  );
});
