// A building as a small poster: its type determines the silhouette, its era the material and sky,
// its name the details. Light comes from the upper left.
import { type Era, specOf, type TileId, type TileType } from '@loggia/capitals';
import type { ReactNode } from 'react';

interface Style {
  sky: string;
  wall: string;
  shade: string;
  roof: string;
  window: string;
  ground: string;
}

const STYLES: Readonly<Record<Era, Style>> = {
  1: {
    sky: 'var(--cap-sky-1)',
    wall: 'var(--cap-brick)',
    shade: 'var(--cap-brick-dark)',
    roof: 'var(--cap-wood)',
    window: 'var(--cap-sand)',
    ground: 'var(--cap-ground-1)',
  },
  2: {
    sky: 'var(--cap-sky-2)',
    wall: 'var(--cap-steel)',
    shade: 'var(--cap-steel-dark)',
    roof: 'var(--cap-teal)',
    window: 'var(--cap-night-window)',
    ground: 'var(--cap-ground-2)',
  },
  3: {
    sky: 'var(--cap-sky-3)',
    wall: 'var(--cap-glass)',
    shade: 'var(--cap-glass-dark)',
    roof: 'var(--cap-leaf)',
    window: 'var(--cap-paper)',
    ground: 'var(--cap-ground-3)',
  },
};

const line = { stroke: 'var(--cap-ink)', strokeWidth: 1.6, strokeLinejoin: 'round' } as const;
const fine = { ...line, strokeWidth: 0.9 } as const;

/** A number derived from a name, so that no two buildings in a street look alike. */
function variantOf(id: string, of: number): number {
  let sum = 0;
  for (let index = 0; index < id.length; index++) sum = (sum * 31 + id.charCodeAt(index)) >>> 0;
  return sum % of;
}

function windows(x: number, y: number, across: number, down: number, fill: string, gap = 7) {
  const panes: string[] = [];
  for (let column = 0; column < across; column++) {
    for (let row = 0; row < down; row++) {
      panes.push(`M${x + column * gap} ${y + row * gap}h3.6v4h-3.6z`);
    }
  }
  return <path d={panes.join('')} fill={fill} {...fine} />;
}

type Draw = (style: Style, variant: number, density: number) => ReactNode;

const residential: Draw = ({ wall, shade, roof, window }, variant, density) => {
  const houses = density === 3 ? 1 : density === 2 ? 2 : 3;
  if (houses === 1) {
    const top = variant === 1 ? 20 : 26;
    return (
      <>
        <path d={`M30 84V${top}h40v${84 - top}z`} fill={wall} {...line} />
        <path d={`M58 ${top}h12v${84 - top}H58z`} fill={shade} />
        <path d={`M27 ${top}h46v-5H27z`} fill={roof} {...line} />
        {windows(35, top + 8, 4, Math.floor((70 - top) / 8), window, 8)}
      </>
    );
  }
  const width = houses === 2 ? 32 : 24;
  const height = houses === 2 ? 34 : 22;
  return Array.from({ length: houses }, (_, index) => {
    const x = 50 - (houses * width) / 2 + index * width;
    const tall = height + ((index + variant) % 2) * 5;
    return (
      <g key={x}>
        <path d={`M${x + 2} 84V${84 - tall}h${width - 4}V84z`} fill={wall} {...line} />
        <path
          d={`M${x} ${84 - tall}l${width / 2}-${width / 2.4} ${width / 2} ${width / 2.4}z`}
          fill={roof}
          {...line}
        />
        {windows(x + 6, 84 - tall + 6, houses === 2 ? 3 : 2, houses === 2 ? 3 : 1, window)}
        <path d={`M${x + width / 2 - 3} 84v-8h6v8z`} fill={shade} {...fine} />
      </g>
    );
  });
};

const industrial: Draw = ({ wall, shade, roof, window }, variant) => (
  <>
    <path d={`M${variant === 0 ? 70 : 20} 84V22h10v62z`} fill={shade} {...line} />
    <path
      d={`M${variant === 0 ? 75 : 25} 18c-4-5 4-7 1-12`}
      fill="none"
      {...line}
      stroke="var(--cap-steel)"
      strokeWidth={3}
      opacity={0.6}
    />
    {variant === 2 && <path d="M34 84V40a9 9 0 0 1 18 0v44z" fill={roof} {...line} />}
    <path
      d={
        variant === 0
          ? 'M12 84V54l18-12v12l18-12v12l18-12v42z'
          : 'M34 84V54l18-12v12l18-12v12l18-12v42z'
      }
      fill={wall}
      {...line}
    />
    {windows(variant === 0 ? 18 : 40, 62, 6, 2, window)}
  </>
);

const commercial: Draw = ({ wall, shade, roof, window }, variant) => (
  <>
    {variant === 1 ? (
      <>
        <path d="M36 84V14h28v70z" fill={wall} {...line} />
        <path d="M55 14h9v70h-9z" fill={shade} />
        <path d="M50 14V4" {...line} />
        {windows(40, 20, 3, 6, window, 8)}
      </>
    ) : (
      <>
        <path d="M16 84V40h68v44z" fill={wall} {...line} />
        <path d="M66 40h18v44H66z" fill={shade} />
        {variant === 2 && <path d="M40 40V24h20v16z" fill={roof} {...line} />}
        {windows(22, 46, 8, 1, window)}
      </>
    )}
    <path d="M14 58h72l4 10H10z" fill="var(--cap-gold)" {...line} />
    <path d="M24 58l-4 10M38 58l-2 10M50 58v10M62 58l2 10M76 58l4 10" {...fine} fill="none" />
    <path d="M22 84V70h22v14zM56 84V70h22v14z" fill={window} {...fine} />
  </>
);

const tourism: Draw = ({ wall, shade, roof, window }, variant) => {
  if (variant === 0) {
    return (
      <>
        <path d="M14 46 50 20l36 26z" fill={roof} {...line} />
        <path d="M18 46h64v6H18z" fill={wall} {...line} />
        <path
          d="M22 52h8v26h-8zM38 52h8v26h-8zM54 52h8v26h-8zM70 52h8v26h-8z"
          fill={window}
          {...line}
        />
        <path d="M14 78h72v6H14z" fill={shade} {...line} />
      </>
    );
  }
  if (variant === 1) {
    return (
      <>
        <path d="M20 84V60a30 30 0 0 1 60 0v24z" fill={wall} {...line} />
        <path d="M56 32a30 30 0 0 1 24 28v24H64V60z" fill={shade} />
        <path d="M38 84V66a12 12 0 0 1 24 0v18z" fill={window} {...line} />
        <path d="M50 30V14l14 5-14 5" fill="var(--cap-plum)" {...line} />
      </>
    );
  }
  return (
    <>
      <path d="M12 84c2-26 12-44 30-54 4 20 2 38-6 54z" fill={window} {...line} />
      <path d="M36 84c0-22 8-42 26-56 8 20 6 40-2 56z" fill={wall} {...line} />
      <path d="M60 84c0-16 6-30 20-42 8 16 8 30 4 42z" fill={shade} {...line} />
    </>
  );
};

const civic: Draw = ({ wall, shade, roof, window }, variant) => (
  <>
    <path d="M14 84V52h72v32z" fill={wall} {...line} />
    <path d="M68 52h18v32H68z" fill={shade} />
    <path d={variant === 1 ? 'M10 52 50 38l40 14z' : 'M11 52h78v-6H11z'} fill={roof} {...line} />
    {variant !== 1 && <path d="M40 46V22h20v24z" fill={wall} {...line} />}
    {variant === 0 && <path d="M38 22 50 10l12 12z" fill={roof} {...line} />}
    <circle cx={50} cy={variant === 1 ? 45.5 : 32} r={5} fill={window} {...line} />
    {windows(20, 60, 3, 2, window, 8)}
    {windows(62, 60, 3, 2, window, 8)}
    <path d="M45 84V66h10v18z" fill={shade} {...fine} />
  </>
);

const prosperity: Draw = (_style, variant) => (
  <>
    <path d="M6 84c10-10 24-12 44-12s34 2 44 12z" fill="var(--cap-leaf)" {...line} />
    <path
      d={variant === 0 ? 'M46 74 48 20l2-8 2 8 2 54z' : 'M40 74V44h20v30z'}
      fill="var(--cap-paper)"
      {...line}
    />
    {variant === 1 && <path d="M36 44h28L50 28z" fill="var(--cap-gold)" {...line} />}
    {variant === 2 && <path d="M30 44a20 20 0 0 1 40 0z" fill="var(--cap-teal)" {...line} />}
    <circle cx={24} cy={62} r={9} fill="var(--cap-leaf)" {...line} />
    <path d="M24 70v8M78 70v8" {...line} />
    <circle cx={78} cy={60} r={10} fill="var(--cap-leaf)" {...line} />
  </>
);

const DRAW: Readonly<Record<TileType, Draw>> = {
  residential,
  industrial,
  commercial,
  tourism,
  public: civic,
  prosperity,
};

export interface TileArtProps {
  tile: TileId;
  /** A prosperity tile laid face down. */
  lake?: boolean;
  className?: string | undefined;
}

export function TileArt({ tile, lake = false, className }: TileArtProps) {
  const { era = 1, type, density = 1 } = specOf(tile);
  const style = STYLES[type === 'prosperity' ? 3 : era];
  return (
    <svg
      viewBox="0 0 100 100"
      className={className}
      aria-hidden="true"
      preserveAspectRatio="xMidYMid slice"
    >
      {lake ? (
        <Lake />
      ) : (
        <>
          <path d="M0 0h100v100H0z" fill={style.sky} />
          <path d="M0 78h100v22H0z" fill={style.ground} />
          {DRAW[type](style, variantOf(tile, 3), density)}
        </>
      )}
    </svg>
  );
}

function Lake() {
  return (
    <>
      <path d="M0 0h100v100H0z" fill="var(--cap-leaf)" />
      <path
        d="M12 52c0-24 22-36 42-32s36 12 34 34-22 32-42 30-34-12-34-32z"
        fill="var(--cap-river)"
        {...line}
      />
      <path
        d="M30 46c6-3 10-3 16 0M50 60c6-3 10-3 16 0M34 70c5-3 8-3 13 0"
        fill="none"
        {...line}
        stroke="var(--cap-paper)"
      />
    </>
  );
}
