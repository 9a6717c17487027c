// The background of the valley, stretched to the available space: sky, hills, river, the road
// around.
import { memo } from 'react';

const CLOUDS = [
  [180, 60, 1],
  [860, 46, 1.1],
  [1060, 90, 0.7],
  [420, 36, 0.6],
] as const;
/** Down the left side, along the pits and up the right side, then to the cathedral. */
const ROAD =
  'M-20 60C60 80 150 90 150 190S120 330 150 420 130 560 190 620 380 668 640 660 1030 680 1100 600 1110 480 1130 400 1150 200 1120 120 1010 90 980 150 900 470 800 560';

export const Ground = memo(function Ground() {
  return (
    <svg viewBox="0 0 1280 720" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <linearGradient id="pil-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--pil-sky-high)" />
          <stop offset=".6" stopColor="var(--pil-sky)" />
          <stop offset="1" stopColor="var(--pil-sky-low)" />
        </linearGradient>
        <radialGradient id="pil-sun">
          <stop offset="0" stopColor="var(--pil-sun)" stopOpacity=".95" />
          <stop offset=".16" stopColor="var(--pil-sun)" stopOpacity=".4" />
          <stop offset="1" stopColor="var(--pil-sun)" stopOpacity="0" />
        </radialGradient>
        <pattern
          id="pil-rows"
          width="9"
          height="9"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-24)"
        >
          <rect width="9" height="9" fill="var(--pil-corn)" />
          <path d="M0 2H9" stroke="#ffffff40" strokeWidth="2" />
          <path d="M0 6.500H9" stroke="#00000026" />
        </pattern>
      </defs>
      <rect width="1280" height="720" fill="var(--pil-meadow)" />
      <rect width="1280" height="300" fill="url(#pil-sky)" />
      <circle cx="330" cy="60" r="230" fill="url(#pil-sun)" />
      {CLOUDS.map(([x, y, scale]) => (
        <path
          key={x}
          transform={`translate(${x} ${y}) scale(${scale})`}
          d="M-60 10q-2-16 20-16 6-18 30-14 16-16 38 0 26-2 30 18 18 2 14 12z"
          fill="var(--pil-cloud)"
          opacity={0.85}
        />
      ))}
      <path d="M0 190q120-60 260-20t260-14 240 4 250-20 270 10v190H0z" fill="var(--pil-far)" />
      <path d="M0 230q160-60 330-14t330-10 300 0 320-46v240H0z" fill="var(--pil-hill)" />
      <path
        d="M0 280q200-60 420-20t400-18 460 8v470H0z"
        fill="var(--pil-meadow)"
        stroke="var(--pil-field)"
        strokeWidth={2}
      />
      <path
        d="M300 300l130-14 50 40-150 22zM820 300l150-4 30 44-160 8zM330 470l120 10-20 46-130-20z"
        fill="url(#pil-rows)"
        stroke="var(--pil-field)"
      />
      <path d="M0 430q240-90 520 0t420 10 340-50v330H0z" fill="var(--pil-field)" />
      <path d="M0 600q260-60 560 30t450 10 270-60v140H0z" fill="var(--pil-near)" />
      <path
        d="M372 262c8 20-10 40-24 60s-44 42-38 80-14 60-40 100-50 60-80 110-60 80-70 108H40c30-60 60-110 100-150s70-80 96-120 26-66 36-96 60-56 80-92z"
        fill="var(--pil-water)"
      />
      <path
        d="M300 400q8 5 16 0M240 500q10 6 20 0M160 610q12 7 24 0"
        stroke="var(--pil-water-light)"
        strokeWidth={2}
        fill="none"
      />
      <g fill="none" strokeLinecap="round" vectorEffect="non-scaling-stroke">
        <path d={ROAD} stroke="var(--pil-road-edge)" strokeWidth={26} />
        <path d={ROAD} stroke="var(--pil-road)" strokeWidth={21} />
        <path
          d={ROAD}
          stroke="var(--pil-road-edge)"
          strokeWidth={1.5}
          strokeDasharray="22 18"
          opacity={0.7}
        />
      </g>
    </svg>
  );
});
