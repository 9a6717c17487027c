// The background of the map: western Europe from memory, as wide as a laptop's panel or as tall as
// a phone's. The sea is the panel's own background; here are land, rivers, roads, hills and a
// compass.
import styles from './map.module.css';

interface Shape {
  width: number;
  height: number;
  land: string;
  rivers: string;
  roads: string;
  /** Feet of hills and of trees. */
  hills: readonly (readonly [number, number])[];
  trees: readonly (readonly [number, number])[];
  compass: readonly [number, number];
}

const WIDE: Shape = {
  width: 420,
  height: 240,
  land:
    'M-4-4H92C102 12 90 24 98 40S130 62 124 84 88 106 54 100 16 94-4 98z' +
    'M424 6C392 2 374 16 342 14S296 20 268 24 222 30 198 44 168 60 150 74 122 98 132 112 176 118 178 130' +
    ' 150 144 120 140 62 132 36 144 12 188 20 212 58 234 98 230 136 238 166 228 196 202 226 196 264 210' +
    ' 294 208 332 216 360 222 392 210 424 214z',
  rivers: 'M178 130c30-4 50-14 66-2s34 6 44-4 24-10 34-6M342 14c2 26-10 40 2 58s34 12 80 14',
  roads: 'M210 96c20 24 60 40 120 84M356 92c-8 26 4 52-14 84M226 176c30 10 70 12 106 10',
  hills: [
    [204, 150],
    [216, 154],
    [98, 160],
    [262, 96],
    [404, 122],
  ],
  trees: [
    [14, 22],
    [24, 28],
    [278, 150],
    [288, 156],
    [392, 66],
    [404, 190],
    [54, 156],
    [150, 168],
  ],
  compass: [20, 119],
};

const TALL: Shape = {
  width: 200,
  height: 240,
  land:
    'M-4-4H62C72 14 60 30 76 46S80 74 50 76 10 72-4 78z' +
    'M204 4C176 0 158 14 134 16S108 40 98 60 62 78 38 86 14 104 24 122 72 134 74 148 42 158 20 162' +
    ' 4 198 12 222 60 244 92 232 118 206 148 210 184 222 204 214z',
  rivers: 'M74 148c24-4 40-18 58-10s40 2 72-4',
  roads: 'M60 116c30 20 60 10 86 12M146 54c10 30-2 50 4 70',
  hills: [
    [104, 166],
    [114, 169],
    [46, 176],
    [172, 178],
  ],
  trees: [
    [10, 20],
    [188, 70],
    [110, 92],
    [176, 166],
    [66, 224],
  ],
  compass: [92, 26],
};

export function Coast() {
  return (
    <>
      <Chart {...WIDE} shape="wide" />
      <Chart {...TALL} shape="tall" />
    </>
  );
}

function Chart({
  width,
  height,
  land,
  rivers,
  roads,
  hills,
  trees,
  compass,
  shape,
}: Shape & {
  shape: 'wide' | 'tall';
}) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className={styles.coast}
      data-shape={shape}
      aria-hidden="true"
    >
      <path d={land} className={styles.shallows} />
      <path d={land} className={styles.surf} />
      <path d={land} className={styles.land} />
      <path d={rivers} className={styles.river} />
      <path d={roads} className={styles.road} />
      <path d={hills.map(([x, y]) => `M${x} ${y}l7-12 7 12z`).join('')} className={styles.hill} />
      <path
        d={hills.map(([x, y]) => `M${x + 7} ${y - 12}l7 12h-6z`).join('')}
        className={styles.hillShade}
      />
      <path
        d={trees.map(([x, y]) => `M${x} ${y}c-4-4-3-10 0-14 3 4 4 10 0 14z`).join('')}
        className={styles.tree}
      />
      <g transform={`translate(${compass.join(' ')})`} className={styles.compass}>
        <circle r={11} />
        <path d="M0-15 3-3 15 0 3 3 0 15-3 3-15 0-3-3z" />
        <path d="M0-15V15L3 3 15 0 3-3z" />
      </g>
    </svg>
  );
}
