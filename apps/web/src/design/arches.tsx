// The loggia itself: three arches, our sign.
import styles from './arches.module.css';

const ARCH = 'M0 56V15a11 11 0 0 1 22 0v41';
const BAYS = [0, 1, 2, 3, 4];
const CYPRESSES = [28, 44, 196, 530, 648, 690];

/** The small sign beside the name. */
export function Sign() {
  return (
    <svg className={styles.sign} viewBox="0 0 64 48" aria-hidden="true">
      <path className={styles.roof} d="M2 12 32 2l30 10v4H2Z" />
      {[5, 24, 43].map(x => (
        <path
          key={x}
          className={styles.bay}
          d="M0 28V11a8 8 0 0 1 16 0v17Z"
          transform={`translate(${x} 16)`}
        />
      ))}
      <path className={styles.step} d="M1 44h62v3H1Z" />
    </svg>
  );
}

/** The drawing on the first page: a loggia in front of the town's roofs and hills. */
export function Arches() {
  return (
    <svg
      className={styles.scene}
      viewBox="0 0 720 150"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <path
        className={styles.far}
        d="M0 92c60-34 118-40 176-16 56-40 128-42 190-8 66-32 138-26 190 8 64-26 118-18 164 18v56H0Z"
      />
      <path className={styles.near} d="M0 122c90-22 150-24 240-10 110-14 250-16 480-2v40H0Z" />
      {CYPRESSES.map(x => (
        <path
          key={x}
          className={styles.cypress}
          d="M0 0c-5-10-7-22-5-32 1-8 3-13 5-18 2 5 4 10 5 18 2 10 0 22-5 32Z"
          transform={`translate(${x} 150)`}
        />
      ))}
      <g className={styles.town}>
        <path d="M70 150v-44l15-9 15 9v44ZM104 150v-32h30v32Z" />
        <path d="M144 150V78h10V60l8-7 8 7v18h10v72Z" />
        <path d="M556 150v-50h66v50ZM660 150v-40l12-8 12 8v40Z" />
        <path className={styles.dome} d="M560 100c0-27 10-40 27-45v-9h4v9c17 5 27 18 27 45Z" />
        <path
          className={styles.rib}
          d="M574 100c0-22 5-36 14-44M604 100c0-22-5-36-14-44M589 100V56M158 62v6M166 62v6"
        />
        <path className={styles.tile} d="M67 107 85 96l18 11ZM101 118l18-8 18 8Z" />
      </g>
      <g transform="translate(250 42)">
        <path className={styles.roof} d="M-16 26 110 0l126 26v7H-16Z" />
        <path className={styles.wall} d="M-6 33h232v75H-6Z" />
        {BAYS.map(bay => (
          <g key={bay} transform={`translate(${12 + bay * 43.5} 48)`}>
            <path className={styles.opening} d={ARCH} />
            <path className={styles.arch} d={ARCH} />
            <circle className={styles.roundel} cx="-10.75" cy="3" r="4" />
          </g>
        ))}
        <circle className={styles.roundel} cx="219" cy="51" r="4" />
        <path className={styles.step} d="M-14 104h248v4H-14Z" />
      </g>
    </svg>
  );
}
