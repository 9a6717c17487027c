// What is counted, as pictures: six cities, four buildings, and the categories across them.
import type { EndCard, Tile } from '@loggia/calimala';
import { memo, type ReactElement } from 'react';
import { ActionIcon } from './actions.tsx';

const ink = { stroke: 'var(--art-ink)', strokeWidth: 1.1, strokeLinejoin: 'round' } as const;
const line = { ...ink, fill: 'none', strokeLinecap: 'round' } as const;
const waves = (
  <path
    d="M1.5 21.3c1.8 0 1.8 1 3.5 1s1.8-1 3.5-1 1.8 1 3.5 1 1.8-1 3.5-1 1.8 1 3.5 1 1.8-1 3.5-1"
    stroke="var(--art-lapis)"
    strokeWidth={1.4}
    fill="none"
    strokeLinecap="round"
  />
);

/** A shipyard's pointed arches above the water. */
const barcelona = (
  <g {...ink}>
    <path d="M2.5 19.5V9.5L7.2 5l4.8 4.5L16.8 5l4.7 4.5v10z" fill="var(--art-ochre)" />
    <path
      d="M4.6 19.5v-5.3c0-2 1.4-3 2.6-4 1.2 1 2.6 2 2.6 4v5.3zM14.2 19.5v-5.3c0-2 1.4-3 2.6-4 1.2 1 2.6 2 2.6 4v5.3z"
      fill="var(--art-shadow)"
    />
    <path d="M12 9.5v10" {...line} />
    {waves}
  </g>
);

/** The castle on its hill above the Tagus. */
const lisbon = (
  <g {...ink}>
    <path d="M1.8 19.6c3-4.6 6.4-6.6 10.2-6.6s7.2 2 10.2 6.6z" fill="var(--art-verdigris)" />
    <path
      d="M6.5 14.5V6.6h1.8v1.6H10V6.6h1.8v1.6h1.7V6.6h1.7v1.6h1.5V6.6h1.8v7.9c-3.8-2-8.2-2-12 0z"
      fill="var(--art-ochre)"
    />
    <path d="M10.7 13.2v-1.5c0-2 2.8-2 2.8 0v1.5z" fill="var(--art-shadow)" />
    <path d="M12 6V2l4 1.3-4 1.3" fill="var(--art-brick)" />
    {waves}
  </g>
);

/** The bridge with its houses. */
const london = (
  <g {...ink}>
    <path d="M4 12V6.5L6.5 3 9 6.5V12zM15 12V6.5L17.5 3 20 6.5V12z" fill="var(--art-brick)" />
    <path d="M9 12V8.5h6V12z" fill="var(--art-ochre)" />
    <path
      d="M1.5 12h21v8h-2.2c0-3.6-4.6-3.6-4.6 0h-1.4c0-3.6-4.6-3.6-4.6 0H8.3c0-3.6-4.6-3.6-4.6 0H1.5z"
      fill="var(--art-marble-dark)"
    />
    <path d="M6.5 7.2v1.6M17.5 7.2v1.6" {...line} />
    {waves}
  </g>
);

/** A half-timbered gable of the fair town. */
const troyes = (
  <g {...ink}>
    <path d="M4.5 11h15v10.5h-15z" fill="var(--art-paper)" />
    <path d="M2.5 11.5 12 2.5l9.5 9z" fill="var(--art-brick)" />
    <path
      d="M4.5 16.2h15M8.5 11v10.5M15.5 11v10.5M8.5 11l-4 5.2M15.5 11l4 5.2"
      {...line}
      stroke="var(--art-wood)"
      strokeWidth={1.3}
    />
    <path d="M10.3 21.5v-3.8c0-1.9 3.4-1.9 3.4 0v3.8z" fill="var(--art-shadow)" />
    <circle cx={12} cy={8} r={1.3} fill="var(--art-gold)" />
  </g>
);

/** The belfry. */
const bruges = (
  <g {...ink}>
    <path d="M3 14.5h18v7H3z" fill="var(--art-brick)" />
    <path d="M8 21.5V9.5h8v12z" fill="var(--art-brick-light)" />
    <path d="M9.2 9.5V4.2L12 1.8l2.8 2.4v5.3z" fill="var(--art-ochre)" />
    <path d="M8 9.5V7.4M16 9.5V7.4M3 14.5v-1.6M21 14.5v-1.6" {...line} />
    <path
      d="M11 8.5V6.7c0-1.3 2-1.3 2 0v1.8zM10.5 21.5v-3c0-2 3-2 3 0v3z"
      fill="var(--art-shadow)"
    />
    <circle cx={12} cy={12.5} r={1.5} fill="var(--art-gold)" />
  </g>
);

/** A gate with three towers. */
const hamburg = (
  <g {...ink}>
    <path d="M2.8 21.5V9.8h4v2.7h2.4V8h5.6v4.5h2.4V9.8h4v11.7z" fill="var(--art-brick)" />
    <path d="m2.3 9.8 2.5-4.6 2.5 4.6zM16.7 9.8l2.5-4.6 2.5 4.6z" fill="var(--art-verdigris)" />
    <path d="M8.6 8 12 2.2 15.4 8z" fill="var(--art-verdigris)" />
    <path d="M9.6 21.5v-3.7c0-3.2 4.8-3.2 4.8 0v3.7z" fill="var(--art-shadow)" />
    <path d="M12 9.5v2.6M10.7 10.8h2.6" {...line} />
  </g>
);

/** The dome. */
const santaMariaDelFiore = (
  <g {...ink}>
    <path d="M3 21.5v-7h18v7z" fill="var(--art-paper)" />
    <path d="M4.5 14.5C4.5 8.5 8 5.2 12 4.4c4 .8 7.5 4.1 7.5 10.1z" fill="var(--art-brick)" />
    <path
      d="M12 4.4c-2.4 2-3.6 5.6-3.6 10.1M12 4.4c2.4 2 3.6 5.6 3.6 10.1M12 4.4v10.1"
      {...line}
      strokeWidth={0.9}
      stroke="var(--art-paper)"
    />
    <path d="M10.6 4.7V3l1.4-1.6L13.4 3v1.7z" fill="var(--art-gold)" />
    <circle cx={6.7} cy={17.9} r={1.2} fill="var(--art-shadow)" />
    <circle cx={17.3} cy={17.9} r={1.2} fill="var(--art-shadow)" />
    <path d="M10.4 21.5v-3c0-2.2 3.2-2.2 3.2 0v3z" fill="var(--art-shadow)" />
  </g>
);

/** The pediment over round arches. */
const sanMiniato = (
  <g {...ink}>
    <path d="M2.5 21.5v-8h19v8z" fill="var(--art-paper)" />
    <path d="M2.5 13.5 6.5 10h11l4 3.5z" fill="var(--art-verdigris)" />
    <path d="M6.5 13.5V7.5L12 2.5l5.5 5v6z" fill="var(--art-marble-light)" />
    <path d="M7 8 12 3.5 17 8z" fill="var(--art-gold)" />
    <path d="M10.6 13v-2.2h2.8V13z" fill="var(--art-shadow)" />
    <path
      d="M4 21.5v-3c0-2 3.2-2 3.2 0v3zM10.4 21.5v-3c0-2 3.2-2 3.2 0v3zM16.8 21.5v-3c0-2 3.2-2 3.2 0v3z"
      fill="var(--art-shadow)"
    />
  </g>
);

/** Three gables and a star. */
const santaCroce = (
  <g {...ink}>
    <path d="M2.5 21.5V12l3.2-3 3.3 3 3-6.5 3 6.5 3.3-3 3.2 3v9.5z" fill="var(--art-paper)" />
    <path d="M7.5 12.8 12 3.6l4.5 9.2z" fill="var(--art-lapis)" />
    <path
      d="m12 6.6.8 1.8 1.9.2-1.4 1.2.4 1.9-1.7-1-1.7 1 .4-1.9-1.4-1.2 1.9-.2z"
      fill="var(--art-gold)"
      stroke="none"
    />
    <path d="M12 3.6V1.4M11 2.3h2" {...line} />
    <path
      d="M4.4 21.5v-4c0-1.8 2.6-1.8 2.6 0v4zM10.2 21.5V17c0-2.3 3.6-2.3 3.6 0v4.5zM17 21.5v-4c0-1.8 2.6-1.8 2.6 0v4z"
      fill="var(--art-shadow)"
    />
  </g>
);

/** The tower over the battlements. */
const palazzoVecchio = (
  <g {...ink}>
    <path
      d="M3.5 21.5V12H2.7V9.3h2v1.2h2.1V9.3h2.1v1.2H11V9.3h2.1v1.2h2.1V9.3h2.1v1.2h2V9.3h2V12h-.8v9.5z"
      fill="var(--art-ochre)"
    />
    <path
      d="M9.9 9.3V4.9h-.8V3h1.3v.8h1.1V3h1.1v.8h1.1V3H15v1.9h-.8v4.4z"
      fill="var(--art-ochre)"
    />
    <path d="M12 3V1.2" {...line} />
    <path
      d="M6 14.2h2.2V17H6zM10.9 14.2h2.2V17h-2.2zM15.8 14.2H18V17h-2.2z"
      fill="var(--art-shadow)"
    />
    <path d="M10.5 21.5v-1.6c0-1.9 3-1.9 3 0v1.6z" fill="var(--art-shadow)" />
    <circle cx={12} cy={6.8} r={1} fill="var(--art-gold)" />
  </g>
);

const ports = (
  <g
    stroke="var(--art-lapis)"
    strokeWidth={2.2}
    fill="none"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <circle cx={12} cy={4.5} r={2.2} />
    <path d="M12 6.8v14M7.5 10.3h9M3.5 14.5c.5 4 4 6.3 8.5 6.3s8-2.3 8.5-6.3" />
    <path d="m2.2 16 1.3-2.4 2.3 1.3M21.8 16l-1.3-2.4-2.3 1.3" strokeWidth={1.6} />
  </g>
);

/** A bale of cloth behind a town wall. */
const tradingCities = (
  <g {...ink}>
    <path d="m3 11.5 9-8 9 8z" fill="var(--art-brick)" />
    <path d="M4.5 11.5h15v10h-15z" fill="var(--art-paper)" />
    <path d="M7.5 14.5h9v4.6h-9z" fill="var(--art-cloth)" />
    <path d="M10.3 14.5v4.6M13.7 14.5v4.6" {...line} />
    <path d="M3 21.5h18" {...line} strokeWidth={1.5} />
  </g>
);

const PICTURES: Partial<Record<Tile | EndCard, ReactElement>> = {
  barcelona,
  lisbon,
  london,
  troyes,
  bruges,
  hamburg,
  santaMariaDelFiore,
  sanMiniato,
  santaCroce,
  palazzoVecchio,
  ports,
  tradingCities,
};

/** A tile or an end card; artworks and materials look like the action that makes them. */
export const CategoryIcon = memo(function CategoryIcon({
  of,
  className,
}: {
  of: Tile | EndCard;
  className?: string | undefined;
}) {
  if (of === 'wood' || of === 'brick' || of === 'marble')
    return <ActionIcon action={of} className={className} />;
  if (of === 'artworks') return <ActionIcon action="artwork" className={className} />;
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true" focusable="false">
      {PICTURES[of]}
    </svg>
  );
});
