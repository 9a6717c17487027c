// The ground of the map: western Europe from memory, sea to the left, land to the right.
import styles from './map.module.css';

export function Coast() {
  return (
    <svg
      viewBox="0 0 400 220"
      preserveAspectRatio="none"
      className={styles.coast}
      aria-hidden="true"
    >
      <path d="M0 0h400v220H0z" fill="var(--art-sea)" />
      <path
        d="M40 0c6 22-14 30-6 52s40 22 62 18 24-18 34-30 4-28-4-40zM400 12c-40 2-60 14-92 20s-58 18-92 26-62 20-74 36 12 26 6 38-30 12-62 12-66-4-80 12 4 40 2 64h392z"
        fill="var(--art-land)"
      />
      <path
        d="M210 220c10-20 34-30 60-32s52 6 74-4 40-8 56-6v42z"
        fill="var(--art-sea)"
        opacity={0.9}
      />
      <g stroke="var(--line)" strokeWidth={1} fill="none" opacity={0.5}>
        <path d="M10 110c10-4 16 4 26 0s16 4 26 0M6 190c8-4 14 4 22 0M250 210c10-4 16 4 26 0s16 4 26 0" />
      </g>
    </svg>
  );
}
