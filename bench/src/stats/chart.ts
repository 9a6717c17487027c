// The statistics as a picture: two bar charts in one SVG.
import type { Bar, GameRecord, Statistics } from './record.ts';

const WIDTH = 760;
const HEIGHT = 250;
const MARGIN = { left: 48, right: 12, top: 40, bottom: 44 };
const INK = '#3b2a1e';
const COLOUR = '#b4552d';

function bars(title: string, rows: readonly Bar[], top: number): string {
  const most = Math.max(...rows.map(({ value }) => value));
  const width = (WIDTH - MARGIN.left - MARGIN.right) / rows.length;
  const height = HEIGHT - MARGIN.top - MARGIN.bottom;
  const floor = top + MARGIN.top + height;
  const drawn = rows.map(({ name, value }, index) => {
    const tall = (height * value) / most;
    const left = MARGIN.left + index * width;
    const middle = left + width / 2;
    const shown = value >= 100 ? value.toFixed(0) : value.toFixed(1);
    return [
      `<rect x="${(left + 2).toFixed(1)}" y="${(floor - tall).toFixed(1)}" width="${(width - 4).toFixed(1)}" height="${tall.toFixed(1)}" fill="${COLOUR}"/>`,
      `<text x="${middle.toFixed(1)}" y="${floor + 16}" text-anchor="middle">${name}</text>`,
      `<text x="${middle.toFixed(1)}" y="${(floor - tall - 4).toFixed(1)}" text-anchor="middle">${shown}</text>`,
    ].join('\n');
  });
  return [
    `<text x="${MARGIN.left}" y="${top + 20}" font-size="15" font-weight="bold">${title}</text>`,
    ...drawn,
    `<line x1="${MARGIN.left}" y1="${floor}" x2="${WIDTH - MARGIN.right}" y2="${floor}" stroke="${INK}"/>`,
  ].join('\n');
}

export function chart({ bars: own }: Statistics, games: readonly GameRecord[]): string {
  const points = games.flatMap(game => game.points);
  const step = 4;
  const lowest = Math.floor(Math.min(...points) / step) * step;
  const classes = Math.floor((Math.max(...points) - lowest) / step) + 1;
  const histogram = Array.from({ length: classes }, (_, index): Bar => {
    const from = lowest + index * step;
    const within = points.filter(own => own >= from && own < from + step).length;
    return { name: String(from), value: (100 * within) / points.length };
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${2 * HEIGHT}" font-family="sans-serif" font-size="11" fill="${INK}" role="img">
<title>${games.length} games between medium bots</title>
<rect width="${WIDTH}" height="${2 * HEIGHT}" fill="#fbf6ec"/>
${bars(`A player's points: percentage of all players, in classes of ${step} from the number below`, histogram, 0)}
${bars(own.title, own.rows(games), HEIGHT)}
</svg>
`;
}
