// The nine actions as pictures, 24 × 24, in the palette of the board.
import type { Action } from '@loggia/calimala';
import { memo, type ReactElement } from 'react';

const ink = { stroke: 'var(--art-ink)', strokeWidth: 1.1, strokeLinejoin: 'round' } as const;
const line = { ...ink, fill: 'none', strokeLinecap: 'round' } as const;

const LOGS = [
  [7, 16.6],
  [17, 16.6],
  [12, 8.4],
] as const;

const wood = (
  <>
    {LOGS.map(([x, y]) => (
      <g key={x}>
        <circle cx={x} cy={y} r={4.7} fill="var(--art-wood)" {...ink} />
        <circle cx={x} cy={y} r={2.6} fill="var(--art-wood-light)" stroke="none" />
        <path d={`M${x - 1.3} ${y}a1.3 1.3 0 1 1 1.3 1.3`} {...line} strokeWidth={0.9} />
      </g>
    ))}
  </>
);

const brick = (
  <g fill="var(--art-brick)" {...ink}>
    <path d="M2.5 15.5h9v5h-9zM12.5 15.5h9v5h-9z" />
    <path d="M7 9.5h10v5H7z" fill="var(--art-brick-light)" />
    <path d="M2.5 9.5H6v5H2.5zM18 9.5h3.5v5H18z" />
    <path d="M2.5 3.5h9v5h-9z" fill="var(--art-brick-light)" />
    <path d="M12.5 3.5h9v5h-9z" />
  </g>
);

const marble = (
  <g {...ink}>
    <path d="M3 9.2 9 4h12.2L15.6 9.2z" fill="var(--art-marble-light)" />
    <path d="M3 9.2h12.6V20H3z" fill="var(--art-marble)" />
    <path d="M15.6 9.2 21.2 4v10.6L15.6 20z" fill="var(--art-marble-dark)" />
    <path
      d="M4.6 13.2c2 .3 2.6 2.3 4.4 2.3s2.2-2.6 5-2.6M7.5 17.8c1.4-.8 2.2 0 3.4-.4"
      {...line}
      strokeWidth={0.8}
    />
  </g>
);

const build = (
  <g {...ink}>
    <path d="M3 20.8V6.8L17 20.8z" fill="var(--art-wood-light)" />
    <path d="M6.2 17.6v-3.4l3.4 3.4z" fill="var(--art-paper)" />
    <path d="m9.2 13.2 6.3-6.3 1.9 1.9-6.3 6.3z" fill="var(--art-wood)" />
    <path d="M12.8 5.4c1.7-2 4-2.5 5.6-1.9l-.7 2.5 3.6 3.6-2.7 2.7z" fill="var(--art-iron)" />
  </g>
);

const artwork = (
  <g {...ink}>
    <path d="M6 21.3h12l-1.2-3.6H7.2z" fill="var(--art-marble-dark)" />
    <path
      d="M5.6 17.7c0-3.7 2.6-5 4.6-5.6l.2-2.3h3.3l.2 2.3c2 .6 4.5 1.9 4.5 5.6z"
      fill="var(--art-marble)"
    />
    <path
      d="M8.7 6.6c0-2.5 1.4-4 3.4-4s3.3 1.5 3.3 4c0 2.3-1.4 4.6-3.3 4.6s-3.4-2.3-3.4-4.6z"
      fill="var(--art-marble-light)"
    />
    <path
      d="M8.6 6.5c.9-.3 1.2-1.7 2.4-1.8 1.6-.1 3 .5 4.4 1.6 0-2.5-1.4-3.8-3.3-3.8S8.6 4 8.6 6.5z"
      fill="var(--art-gold)"
    />
  </g>
);

const weave = (
  <g {...ink}>
    <path d="M3.2 2.8h2.6v18.4H3.2zM18.2 2.8h2.6v18.4h-2.6z" fill="var(--art-wood)" />
    <path d="M5.8 13h12.4v6.6H5.8z" fill="var(--art-cloth)" />
    <path d="M8 13V5.5M10.7 13V5.5M13.4 13V5.5M16 13V5.5" {...line} strokeWidth={0.9} />
    <path d="M5.8 15.2h12.4M5.8 17.4h12.4" {...line} strokeWidth={0.7} />
    <path d="M2.4 3.6h19.2v2.2H2.4z" fill="var(--art-wood-light)" />
    <path d="M6.6 10.9c2.6-1.8 6.2-1.8 8.8 0-2.6 1.8-6.2 1.8-8.8 0z" fill="var(--art-gold)" />
  </g>
);

const ship = (
  <g {...ink}>
    <path d="M12 2.2v14" {...line} strokeWidth={1.4} />
    <path
      d="M6.4 5c2.8 1 8.4 1 11.2 0 .9 2.6.9 5.4 0 8-2.8-1-8.4-1-11.2 0-.9-2.6-.9-5.4 0-8z"
      fill="var(--art-sail)"
    />
    <path d="M12 5.7v6.6M9 8.9h6" stroke="var(--art-brick)" strokeWidth={1.6} fill="none" />
    <path
      d="M2.6 13.4h3.2l1.2 2.4h10l1.2-2.4h3.2c-.2 3.6-2 6.4-4.4 7.4H7c-2.4-1-4.2-3.8-4.4-7.4z"
      fill="var(--art-wood)"
    />
    <path
      d="M1.8 21.4c1.7 0 1.7 1 3.4 1s1.7-1 3.4-1 1.7 1 3.4 1 1.7-1 3.4-1 1.7 1 3.4 1 1.7-1 3.4-1"
      stroke="var(--art-lapis)"
      strokeWidth={1.3}
      fill="none"
      strokeLinecap="round"
    />
    <path d="m12 2.2 3.4.9L12 4.3z" fill="var(--art-brick)" />
  </g>
);

const transport = (
  <g {...ink}>
    <path d="M4 11.4C4 7 7 4.6 10.6 4.6S17.2 7 17.2 11.4z" fill="var(--art-sail)" />
    <path
      d="M7.4 11.4c0-3.6 1-5.8 3.2-6.8M13.8 11.4c0-3.6-1-5.8-3.2-6.8"
      {...line}
      strokeWidth={0.9}
    />
    <path d="M2.8 11.4h15.6l3.4-1.6" {...line} strokeWidth={1.4} />
    <path d="M3.2 11.4h14.8l-1 4.8H4.2z" fill="var(--art-wood)" />
    {[6.8, 14.6].map(x => (
      <g key={x}>
        <circle cx={x} cy={17.6} r={3.7} fill="var(--art-paper)" />
        <path
          d={`M${x} 13.9v7.4M${x - 3.7} 17.6h7.4M${x - 2.6} 15l5.2 5.2M${x + 2.6} 15l-5.2 5.2`}
          {...line}
          strokeWidth={0.7}
        />
        <circle cx={x} cy={17.6} r={1.1} fill="var(--art-iron)" />
      </g>
    ))}
  </g>
);

const contribute = (
  <g {...ink}>
    <path d="M9.6 2.6h5.8v5.8H9.6z" fill="var(--art-gold)" />
    <path d="M12.5 9.6v2.4m-1.3-1.1 1.3 1.3 1.3-1.3" {...line} strokeWidth={1.2} />
    <path d="M1.8 14.2h3.4v7H1.8z" fill="var(--art-lapis)" />
    <path
      d="M5.2 14.8c2-.9 4-.7 5.6.5l2.9.1c1.6.1 1.7 2.2.1 2.4l-3 .3 4 .1 4.4-2.9c1.5-.9 2.9.8 1.7 2-2 1.9-4.5 3.6-6.8 4-3 .4-5.8-.3-8.9-.6z"
      fill="var(--art-skin)"
    />
  </g>
);

const PICTURES: Record<Action, ReactElement> = {
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
