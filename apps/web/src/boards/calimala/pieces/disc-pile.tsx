// A stack of discs seen from the side: every disc and its owner in view, the top one uppermost.
import type { Disc } from '@loggia/calimala';
import { memo } from 'react';
import { LOOK_PATH } from '../../../design/player-look.ts';
import { useNames } from '../../../kit/names.tsx';
import styles from './pieces.module.css';

const WIDTH = 60;
const RIM = 8;
const THICKNESS = 14;
const LEFT = 3;
const RADIUS = (WIDTH - 2 * LEFT) / 2;
const MIDDLE = WIDTH / 2;

/** Space in front of the lowest disc for the shadow. */
const FOOT = 4;

/** Room for a full stack, so that discs keep their size when the stack grows. */
const heightOf = (discs: number) => 2 * RIM + discs * THICKNESS + FOOT + 2;

export type DiscMark = 'ghost' | 'leaving' | 'acting';

interface Props {
  /** From bottom to top. */
  discs: readonly Disc[];
  /** What is special about a disc, by its index from the bottom. */
  marks?: Readonly<Record<number, DiscMark>>;
  /** How many discs the picture has room for. */
  room: number;
}

/** Redrawn only when its discs or marks change, which is rare. */
export const DiscPile = memo(function DiscPile({ discs, marks = {}, room }: Props) {
  const height = heightOf(room);
  const ground = height - FOOT - RIM - 1;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${height}`}
      className={styles.pile}
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      {discs.length === 0 ? (
        <ellipse cx={MIDDLE} cy={ground} rx={RADIUS} ry={RIM} className={styles.emptyStreet} />
      ) : (
        <ellipse
          cx={MIDDLE + 5 + 2 * discs.length}
          cy={ground + FOOT}
          rx={RADIUS + 2 * discs.length}
          ry={RIM}
          className={styles.shadow}
        />
      )}
      {discs.map((disc, index) => (
        <SideDisc
          // biome-ignore lint/suspicious/noArrayIndexKey: a disc is its height in the stack
          key={index}
          disc={disc}
          top={ground - THICKNESS * (index + 1)}
          mark={marks[index]}
        />
      ))}
    </svg>
  );
}, samePile);

function samePile(one: Props, other: Props): boolean {
  return (
    one.room === other.room &&
    one.discs.join() === other.discs.join() &&
    JSON.stringify(one.marks) === JSON.stringify(other.marks)
  );
}

/** The side away from the light. */
function shade(top: number): string {
  const [x, drop] = [WIDTH - LEFT - 11, RIM * 0.8];
  return `M${x} ${top + drop}v${THICKNESS}a${RADIUS} ${RIM} 0 0 0 11 ${-drop}v${-THICKNESS}z`;
}

function SideDisc({ disc, top, mark }: { disc: Disc; top: number; mark: DiscMark | undefined }) {
  const names = useNames();
  const look = disc === 'white' ? undefined : (names[disc]?.look ?? 'blue');
  const right = WIDTH - LEFT;
  const band = `M${LEFT} ${top}v${THICKNESS}a${RADIUS} ${RIM} 0 0 0 ${right - LEFT} 0v${-THICKNESS}z`;
  const front = top + RIM + THICKNESS / 2;
  return (
    <g
      {...(look === undefined ? { 'data-white': true } : { 'data-player': look })}
      data-mark={mark}
      className={styles.disc}
    >
      <path d={band} className={styles.discBand} />
      <path d={shade(top)} className={styles.discShade} />
      <ellipse cx={MIDDLE} cy={top} rx={RADIUS} ry={RIM} className={styles.discTop} />
      <ellipse
        cx={MIDDLE + 0.6}
        cy={top + 0.5}
        rx={RADIUS - 3}
        ry={RIM - 1.4}
        className={styles.face}
      />
      {look === undefined ? (
        <>
          <ellipse cx={MIDDLE} cy={top} rx={RADIUS - 8} ry={RIM - 3} className={styles.ring} />
          <circle cx={MIDDLE} cy={front} r={3.2} className={styles.ring} />
        </>
      ) : (
        <>
          <path
            d={LOOK_PATH[look]}
            transform={`translate(${MIDDLE - 10} ${top - 5}) scale(.84 .42)`}
            className={styles.cut}
          />
          <path
            d={LOOK_PATH[look]}
            transform={`translate(${MIDDLE - 5.2} ${front - 5.2}) scale(.44)`}
            className={styles.cut}
          />
        </>
      )}
    </g>
  );
}
