// The places of the valley, 96 × 72, each standing on its own shadow.
import { memo, type ReactElement } from 'react';

const ink = { stroke: 'var(--pil-ink)', strokeWidth: 1.5, strokeLinejoin: 'round' } as const;
const thin = { stroke: 'var(--pil-ink)', strokeWidth: 1, strokeLinejoin: 'round' } as const;
const shadow = <ellipse cx={54} cy={65} rx={40} ry={6} fill="var(--pil-shade)" />;
const slate = 'var(--pil-slate)';
const lime = 'var(--pil-lime)';
const bright = 'var(--pil-lime-light)';
const dim = 'var(--pil-lime-dark)';
const dark = 'var(--pil-oak-dark)';

function Fir({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-2 0v-6h4v6z" fill={dark} />
      <path d="M0-40l8 14H4l7 11H7l6 11h-26l6-11h-4l7-11h-4z" fill="var(--pil-leaf)" {...thin} />
      <path d="M0-38l-6 12h3l-5 10h4l-5 9h7z" fill="var(--pil-leaf-light)" opacity={0.8} />
    </g>
  );
}

function Stall({ x, cloth }: { x: number; cloth: string }) {
  return (
    <g transform={`translate(${x} 64)`}>
      <path d="M-17 0v-34M17 0v-34" stroke="var(--pil-oak)" strokeWidth={3.5} />
      <rect x={-18} y={-17} width={36} height={17} fill="var(--pil-oak-light)" {...ink} />
      <path
        d="M-23-30-16-46h32l7 16q-5 6-11.500 0-6 6-11.500 0-6 6-11.500 0-6 6-11.500 0z"
        fill={cloth}
        {...ink}
      />
      <path d="M-11-30-7-46h7v16zM12-30 8-46h8l7 16q-5 6-11 0z" fill={bright} />
      <circle cx={-9} cy={-20} r={3} fill="var(--pil-red)" />
      <circle cx={-1} cy={-20} r={3} fill="var(--pil-leaf-light)" />
      <circle cx={8} cy={-20} r={3} fill="var(--pil-gold)" />
    </g>
  );
}

const VIGNETTES = {
  bishop: (
    <>
      <rect x={10} y={32} width={72} height={32} fill={lime} {...ink} />
      <path d="M4 34 14 16h66l10 18z" fill={slate} {...ink} />
      <path d="M34 64V20L48 4l14 16v44z" fill={bright} {...ink} />
      <path d="M48 4v-4M44 1h8" stroke="var(--pil-gold)" strokeWidth={2.5} />
      <circle cx={48} cy={28} r={6} fill="var(--pil-glass)" {...thin} />
      <path d="M42 64V50q6-12 12 0v14z" fill={dark} {...thin} />
      <path d="M18 56V44q4-6 8 0v12zM70 56V44q4-6 8 0v12z" fill="var(--pil-glass)" {...thin} />
    </>
  ),
  mill: (
    <>
      <rect x={10} y={34} width={48} height={30} fill="var(--pil-wall)" {...ink} />
      <path d="M10 48h48M26 34v30M42 34v30" stroke={dark} strokeWidth={2.2} />
      <path d="M3 37 16 10h38l12 27q-32-5-63 0z" fill="var(--pil-thatch)" {...ink} />
      <path d="M8 34 18 12h10l-8 20z" fill="var(--pil-thatch-light)" />
      <circle cx={68} cy={48} r={19} fill="none" stroke="var(--pil-ink)" strokeWidth={6.5} />
      <circle cx={68} cy={48} r={19} fill="none" stroke="var(--pil-oak-light)" strokeWidth={3.8} />
      <path d="M68 29v38M49 48h38M55 35l26 26M81 35 55 61" stroke={dark} strokeWidth={2.2} />
    </>
  ),
  kingsbridge: (
    <>
      <path d="M2 62q46-22 92 0v-12q-46-22-92 0z" fill={lime} {...ink} />
      <path d="M20 62q10-18 20 0zM54 62q10-18 20 0z" fill="var(--pil-water)" {...thin} />
      <path d="M10 44V24l12-12 12 12v16M58 40V20l14-14 14 14v26" fill="var(--pil-wall)" {...ink} />
      <path d="M6 26 22 8l16 18M54 22 72 2l18 20" fill="var(--pil-thatch)" {...ink} />
      <rect x={18} y={28} width={8} height={8} fill="var(--pil-glass)" {...thin} />
      <rect x={67} y={24} width={10} height={9} fill="var(--pil-glass)" {...thin} />
    </>
  ),
  priory: (
    <>
      <rect x={14} y={36} width={76} height={28} fill={lime} {...ink} />
      <path d="M28 38 36 18h48l10 20z" fill="var(--pil-red)" {...ink} />
      <path d="M8 64V22h20v42z" fill={bright} {...ink} />
      <path d="M4 24 18 2l14 22z" fill={slate} {...ink} />
      <path
        d="M36 63V51q5-7 10 0v12zM54 63V51q5-7 10 0v12zM72 63V51q5-7 10 0v12z"
        fill={dark}
        {...thin}
      />
      <path d="M14 40v-8q4-6 8 0v8z" fill="var(--pil-glass)" {...thin} />
    </>
  ),
  forest: (
    <>
      <Fir x={22} y={54} />
      <Fir x={52} y={50} />
      <Fir x={80} y={56} />
      <Fir x={36} y={64} />
      <Fir x={66} y={66} />
    </>
  ),
  quarry: (
    <>
      <path d="M4 66V48h16V36h18V24h22V14h32v52z" fill={lime} {...ink} />
      <path d="M20 36h-6l-4 5h10zM38 24h-6l-4 5h10zM60 14h-7l-4 5h11z" fill={bright} />
      <path d="M20 36v12M38 24v12M60 14v10" stroke={dim} strokeWidth={5} />
      <path d="M60 66l12-44 12 44M64 52h16" stroke="var(--pil-oak)" strokeWidth={4} fill="none" />
      <path d="M8 66v-9h16v9zM28 66v-9h16v9z" fill={bright} {...thin} />
    </>
  ),
  gravelPit: (
    <>
      <path d="M4 60q14-24 46-24t42 24q-40 14-88 0z" fill="var(--pil-road-edge)" {...ink} />
      <path d="M26 62 50 26l26 36q-24 7-50 0z" fill="var(--pil-sand)" {...ink} />
      <path d="M50 26 36 62l-10 0z" fill="#ffffff59" />
      <path d="M70 42h20l-4 10H74z" fill="var(--pil-oak)" {...ink} />
      <circle cx={80} cy={55} r={5} fill="var(--pil-oak-light)" {...ink} />
    </>
  ),
  court: (
    <>
      <path d="M8 64q5-24 9-30L46 6l29 28q5 6 11 30z" fill="#3b62b0" {...ink} />
      <path d="M28 64q8-32 18-58 9 30 16 58zM68 28l7 6q5 6 11 30H76z" fill={bright} />
      <path d="M38 64q4-18 8-26 5 12 8 26z" fill={dark} {...thin} />
      <path d="M46 6V-4h18l-5 5 5 5H46" fill="var(--pil-red)" {...thin} />
    </>
  ),
  shiring: (
    <>
      <path d="M6 64V40l16-16 16 16v24z" fill="var(--pil-wall)" {...ink} />
      <path d="M0 42 22 18l22 24q-22-8-44 0z" fill="var(--pil-thatch)" {...ink} />
      <path d="M48 64V36l18-18 18 18v28z" fill="var(--pil-wall)" {...ink} />
      <path d="M42 40 66 12l24 28q-24-9-48 0z" fill="var(--pil-red)" {...ink} />
      <path d="M16 64V50h11v14zM60 64V48h12v16z" fill={dark} {...thin} />
      <path d="M48 50h10M48 50v14" stroke="var(--pil-metal)" strokeWidth={3} />
    </>
  ),
  castle: (
    <>
      <path d="M12 64V38h8v6h9v-6h9v6h9v-6h9v6h9v-6h9v6h6v20z" fill={lime} {...ink} />
      <path d="M4 64V20h6v6h6v-6h6v6h4v38zM70 64V16h6v6h6v-6h6v6h4v42z" fill={lime} {...ink} />
      <path d="M32 44V8h7v6h7V8h7v6h7V8h4v36z" fill={bright} {...ink} />
      <path d="M48 8V-4h18l-6 5 6 5H48" fill="var(--pil-red)" {...thin} />
      <path d="M40 64V52q8-12 16 0v12z" fill={dark} {...ink} />
    </>
  ),
  market: (
    <>
      <Stall x={26} cloth="#3b62b0" />
      <Stall x={70} cloth="var(--pil-red)" />
    </>
  ),
  startPlayer: (
    <>
      <path d="M20 64V4" stroke="var(--pil-ink)" strokeWidth={6} strokeLinecap="round" />
      <path d="M20 64V4" stroke="var(--pil-oak-light)" strokeWidth={3.4} strokeLinecap="round" />
      <path d="M22 8h58l-12 16 12 16H22z" fill="var(--pil-gold)" {...ink} />
      <path d="M36 31V19l6 5 6-9 6 9 6-5v12z" fill={dark} />
    </>
  ),
} as const satisfies Record<string, ReactElement>;

export type Place = keyof typeof VIGNETTES;

export const Vignette = memo(function Vignette({ of }: { of: Place }) {
  return (
    <svg viewBox="-2 -6 100 80" aria-hidden="true">
      {shadow}
      {VIGNETTES[of]}
    </svg>
  );
});
