// The loggia itself: three arches, our sign.
import styles from './arches.module.css';

const ARCH = 'M0 40V20a10 10 0 0 1 20 0v20';

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

/** The drawing on the first page: a loggia before the roofs and hills of the town. */
export function Arches() {
  return (
    <svg
      className={styles.scene}
      viewBox="0 0 480 150"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <path
        className={styles.far}
        d="M0 96c40-26 70-30 112-16 36-30 84-34 124-8 44-24 92-22 128 6 42-18 80-12 116 14v58H0Z"
      />
      <g className={styles.town}>
        <path d="M22 150V104l14-9 14 9v46ZM58 150v-38h26v38ZM404 150v-52l12-8 12 8v52ZM436 150v-34h30v34Z" />
        <path d="M92 150V78h9V62l7-6 7 6v16h9v72Z" />
        <path d="M344 150v-40h44v40Z" />
        <path d="M346 110c0-26 8-38 20-42v-8h2v8c12 4 20 16 20 42Z" className={styles.dome} />
        <path
          d="M356 110c0-22 4-34 11-41M378 110c0-22-4-34-11-41M367 110V69"
          className={styles.rib}
        />
      </g>
      <g transform="translate(140 44)">
        <path className={styles.roof} d="M-10 26 100 0l110 26v8H-10Z" />
        <path className={styles.wall} d="M-4 34h208v72H-4Z" />
        {[0, 1, 2, 3, 4].map(n => (
          <g key={n} transform={`translate(${6 + n * 38.5} 44)`}>
            <path className={styles.opening} d={`${ARCH}v22h-20Z`} transform="translate(7 0)" />
            <path className={styles.arch} d={ARCH} transform="translate(7 0)" />
            <circle className={styles.roundel} cx="-2.2" cy="6" r="3.6" />
          </g>
        ))}
        <path className={styles.step} d="M-14 106h228v-4H-14Z" />
      </g>
    </svg>
  );
}
