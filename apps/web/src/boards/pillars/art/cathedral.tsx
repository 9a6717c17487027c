// The cathedral: six pieces, added one by one as the rounds go by; scaffolding where it grows.
import { memo, type ReactElement } from 'react';

const ink = { stroke: 'var(--pil-ink)', strokeWidth: 1.6, strokeLinejoin: 'round' } as const;
const thin = { stroke: 'var(--pil-ink)', strokeWidth: 1, strokeLinejoin: 'round' } as const;

function Window({ x, y, high }: { x: number; y: number; high: number }) {
  const d = `M${x} ${y}v${-high}a11 20 0 0 1 22 0v${high}z`;
  return (
    <>
      <path d={d} fill="var(--pil-glass)" {...thin} />
      <path
        d={`M${x + 11} ${y}v${-high - 18}M${x} ${y - high / 2}h22M${x} ${y - 6}h22`}
        stroke="var(--pil-lime-light)"
        strokeWidth={1.6}
        fill="none"
      />
      <path d={`M${x + 2} ${y - high / 2 - 2}h8v-10h-8z`} fill="var(--pil-red)" />
      <path d={`M${x + 12} ${y - 8}h8v-9h-8z`} fill="var(--pil-gold)" />
    </>
  );
}

function Bay({ x }: { x: number }) {
  return (
    <g>
      <rect x={x} y={-112} width={44} height={112} fill="url(#pil-ashlar)" {...ink} />
      <rect
        x={x + 34}
        y={-112}
        width={10}
        height={112}
        fill="var(--pil-lime-dark)"
        opacity={0.45}
      />
      <Window x={x + 11} y={-16} high={40} />
      <path d={`M${x - 5} 0v-100l5-10 5 10V0z`} fill="var(--pil-lime)" {...ink} />
      <path d={`M${x - 3} -2v-96`} stroke="var(--pil-lime-light)" strokeWidth={2} />
    </g>
  );
}

/** From the nave on: choir, transept, west front, tower, spire. */
const PIECES: readonly ReactElement[] = [
  <g key="nave">
    {[0, 44, 88].map(x => (
      <Bay key={x} x={x} />
    ))}
    <path d="M-4-112 8-160h120l8 48z" fill="url(#pil-slates)" {...ink} />
    <path d="M-4-112 8-160h28l-8 48z" fill="#ffffff33" />
  </g>,
  <g key="choir">
    <path d="M132 0v-96h34q30 20 30 60V0z" fill="url(#pil-ashlar)" {...ink} />
    <path d="M132-96 140-138h24q22 14 34 46l-4 4q-14-14-28-14z" fill="url(#pil-slates)" {...ink} />
    <Window x={142} y={-16} high={34} />
    <Window x={168} y={-14} high={22} />
  </g>,
  <g key="transept">
    <path d="M60 6v-132l28-34 28 34V6z" fill="url(#pil-ashlar)" {...ink} />
    <path d="M102 6v-150l14 18V6z" fill="var(--pil-lime-dark)" opacity={0.5} />
    <path d="M54-122 88-164l34 42" fill="none" stroke="var(--pil-slate)" strokeWidth={8} />
    <circle cx={88} cy={-112} r={15} fill="var(--pil-glass)" {...ink} />
    <path
      d="M88-127v30M73-112h30M78-122l20 20M98-122l-20 20"
      stroke="var(--pil-lime-light)"
      strokeWidth={1.4}
    />
    <Window x={66} y={-24} high={38} />
    <Window x={88} y={-24} high={38} />
  </g>,
  <g key="front">
    <path d="M-78 0v-176h74V0z" fill="url(#pil-ashlar)" {...ink} />
    <path d="M-26 0v-176h22V0z" fill="var(--pil-lime-dark)" opacity={0.45} />
    <path d="M-75-2v-170" stroke="var(--pil-lime-light)" strokeWidth={3} />
    <path d="M-60 0v-42q4-28 19-38 15 10 19 38V0z" fill="var(--pil-lime-light)" {...ink} />
    <path d="M-54 0v-40q4-22 13-30 9 8 13 30V0z" fill="var(--pil-oak-dark)" {...ink} />
    <circle cx={-41} cy={-116} r={20} fill="var(--pil-lime-light)" {...ink} />
    <circle cx={-41} cy={-116} r={15} fill="var(--pil-glass)" {...ink} />
    <path d="M-41-131a15 15 0 0 1 15 15h-15z" fill="var(--pil-red)" />
    <path d="M-56-116a15 15 0 0 0 15 15v-15z" fill="var(--pil-gold)" />
    <path
      d="M-41-131v30M-56-116h30M-52-127l22 22M-30-127l-22 22"
      stroke="var(--pil-lime-light)"
      strokeWidth={1.4}
    />
    <path d="M-82-90h82M-82-150h82" stroke="var(--pil-lime-light)" strokeWidth={5} />
  </g>,
  <g key="tower">
    <path
      d="M-78-176v-70h10v-10h12v10h12v-10h12v10h12v-10h12v10h4v70z"
      fill="url(#pil-ashlar)"
      {...ink}
    />
    <path d="M-26-176v-68h22v68z" fill="var(--pil-lime-dark)" opacity={0.45} />
    <path
      d="M-66-184v-34q3-12 9-16 6 4 9 16v34zM-36-184v-34q3-12 9-16 6 4 9 16v34z"
      fill="var(--pil-oak-dark)"
      {...thin}
    />
    <path
      d="M-66-196h18M-66-208h18M-36-196h18M-36-208h18"
      stroke="var(--pil-lime)"
      strokeWidth={2}
    />
  </g>,
  <g key="spire">
    <path d="M-72-252-41-342l31 90z" fill="url(#pil-slates)" {...ink} />
    <path d="M-41-342l31 90h-26z" fill="#00000033" />
    <path
      d="M-41-342v-22M-48-356h14"
      stroke="var(--pil-gold)"
      strokeWidth={3.5}
      strokeLinecap="round"
    />
    <path d="M84-164v-44l4-16 4 16v44z" fill="var(--pil-lime)" {...ink} />
    <path d="M88-224v-14M83-233h10" stroke="var(--pil-gold)" strokeWidth={2.5} />
  </g>,
];

/** Where the scaffolding of the next piece is: from left to right, and how high. */
const SCAFFOLDS = [
  { from: -10, to: 140, high: 130 },
  { from: 130, to: 204, high: 116 },
  { from: 52, to: 124, high: 168 },
  { from: -88, to: 4, high: 160 },
  { from: -88, to: 4, high: 262 },
  { from: -80, to: -2, high: 330 },
] as const;

function Scaffold({ from, to, high }: (typeof SCAFFOLDS)[number]) {
  const poles = [from, (from + to) / 2, to].map(x => `M${x} 2V${-high}`).join('');
  const floors = [0.3, 0.6, 0.9].map(part => `M${from - 8} ${-high * part}H${to + 8}`).join('');
  const braces = `M${from} ${-high * 0.3}L${(from + to) / 2} ${-high * 0.6}L${to} ${-high * 0.3}`;
  const d = poles + floors + braces;
  return (
    <g fill="none" strokeLinecap="round">
      <path d={d} stroke="var(--pil-ink)" strokeWidth={5} />
      <path d={d} stroke="var(--pil-oak-light)" strokeWidth={2.6} />
      <g {...thin} fill="var(--pil-red)">
        <path d={`M${from + 12} ${-high * 0.6}v-9q0-4 4-4t4 4v9z`} />
        <circle cx={from + 16} cy={-high * 0.6 - 15} r={3.4} fill="var(--pil-wall)" />
      </g>
    </g>
  );
}

export const Cathedral = memo(function Cathedral({ built }: { built: number }) {
  const next = SCAFFOLDS[built];
  return (
    <svg viewBox="-110 -372 350 396" aria-hidden="true">
      <defs>
        <pattern id="pil-ashlar" width="22" height="14" patternUnits="userSpaceOnUse">
          <rect width="22" height="14" fill="var(--pil-lime)" />
          <path
            d="M0 .5H22M0 7.500H22M5 .5V7M16 7.500V14"
            stroke="var(--pil-lime-dark)"
            opacity=".55"
          />
        </pattern>
        <pattern id="pil-slates" width="8" height="7" patternUnits="userSpaceOnUse">
          <rect width="8" height="7" fill="var(--pil-slate)" />
          <path d="M0 6.500H8M2 0V6" stroke="var(--pil-ink)" opacity=".4" />
          <path d="M0 .8H8" stroke="var(--pil-slate-light)" opacity=".6" />
        </pattern>
      </defs>
      <ellipse cx={90} cy={8} rx={140} ry={14} fill="var(--pil-shade)" />
      <path d="M-96 4Q40 30 220 2L196-8H-80z" fill="var(--pil-road)" {...ink} />
      {built === 0 && (
        <path d="M-78 0v-8h74v8M0 0v-10h132v10M132 0v-8h60v8" fill="var(--pil-lime)" {...ink} />
      )}
      {PIECES.slice(0, built)}
      {next !== undefined && <Scaffold {...next} />}
    </svg>
  );
});
