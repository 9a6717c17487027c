// The final standing as a picture: a self-contained SVG.
import type { BySeat } from '@loggia/kernel';
import { LOOK_PATH, type PlayerLook } from '../../design/player-look.ts';
import { type Points, scaleOf } from '../../kit/score/points.ts';
import { written } from '../../kit/score/signed.ts';

export const WIDTH = 1200;
export const HEIGHT = 630;

export interface ResultPicture {
  house: string;
  game: string;
  /** When it ended, in words. */
  when: string;
  /** From first to last. */
  standings: readonly { seat: number; place: number; score: number }[];
  players: BySeat<{ name: string; look: PlayerLook }>;
  points: Points;
  colours: Colours;
}

export interface Colours {
  paper: string;
  sheet: string;
  line: string;
  ink: string;
  soft: string;
  gold: string;
  roof: string;
  bay: string;
  players: Readonly<Record<PlayerLook, { fill: string; text: string }>>;
}

const ROW = 74;
const TOP = 218;
const CHART = { left: 760, right: 1130, top: 200, bottom: 560 };
const CROWN = 'M3 18.5h18M3.5 15.5 2.5 7l5.5 4L12 4l4 7 5.5-4-1 8.5Z';

export function resultPicture(told: ResultPicture): string {
  const { colours, game, when, house } = told;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" font-family="Georgia, 'Times New Roman', serif" fill="${colours.ink}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${colours.paper}"/>
<rect x="28" y="28" width="${WIDTH - 56}" height="${HEIGHT - 56}" rx="20" fill="${colours.sheet}" stroke="${colours.line}" stroke-width="2"/>
${sign(colours)}
<text x="1130" y="98" font-size="34" font-weight="700" text-anchor="end">${escaped(house)}</text>
<text x="70" y="118" font-size="60" font-weight="700">${escaped(game)}</text>
<text x="70" y="164" font-size="28" fill="${colours.soft}">${escaped(when)}</text>
${told.standings.map((_, index) => standing(told, index)).join('\n')}
${chart(told)}
</svg>`;
}

function sign({ roof, bay }: Colours): string {
  const bays = [5, 24, 43].map(
    x => `<path d="M0 28V11a8 8 0 0 1 16 0v17Z" transform="translate(${x} 16)" fill="${bay}"/>`,
  );
  return `<g transform="translate(935 52) scale(1.15)"><path d="M2 12 32 2l30 10v4H2Z" fill="${roof}"/>${bays.join('')}<path d="M1 44h62v3H1Z" fill="${roof}"/></g>`;
}

function standing({ standings, players, colours }: ResultPicture, index: number): string {
  const row = standings[index];
  const player = row && players[row.seat];
  if (row === undefined || player === undefined) return '';
  const { fill, text } = colours.players[player.look];
  const y = TOP + index * ROW;
  const place =
    row.place === 1
      ? `<path d="${CROWN}" transform="translate(66 ${y + 2}) scale(1.7)" fill="none" stroke="${colours.gold}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/>`
      : `<text x="86" y="${y + 36}" font-size="34" text-anchor="middle" fill="${colours.soft}">${row.place}.</text>`;
  return `${place}
<path d="${LOOK_PATH[player.look]}" transform="translate(128 ${y + 4}) scale(1.6)" fill="${fill}" stroke="${colours.ink}" stroke-width="0.8"/>
<text x="186" y="${y + 37}" font-size="${nameSize(player.name)}" font-weight="700" fill="${text}">${escaped(player.name)}</text>
<text x="690" y="${y + 38}" font-size="40" font-weight="700" text-anchor="end">${written(row.score)}</text>`;
}

/** A long name is written smaller, so that it never runs into the points. */
const nameSize = (name: string) => Math.min(36, Math.floor(780 / Math.max(1, [...name].length)));

/** One line per player, ending in the player's sign. */
function chart({ points, players, colours }: ResultPicture): string {
  const last = points.at(-1);
  if (last === undefined || points.length < 2) return '';
  const { left, right, top, bottom } = CHART;
  const { low, high, grid } = scaleOf(points.flat());
  const x = (index: number) => Math.round(left + (index * (right - left)) / (points.length - 1));
  const y = (value: number) => Math.round(bottom - ((value - low) * (bottom - top)) / (high - low));
  const rules = grid.map(
    value =>
      `<path d="M${left} ${y(value)}H${right}" stroke="${colours.line}" stroke-width="1.5"/><text x="${left - 12}" y="${y(value) + 7}" font-size="20" text-anchor="end" fill="${colours.soft}">${written(value)}</text>`,
  );
  const lines = players.map(({ look }, seat) => {
    const { fill } = colours.players[look];
    const way = points.map((line, index) => `${x(index)},${y(line[seat] ?? 0)}`).join(' ');
    return `<polyline points="${way}" fill="none" stroke="${fill}" stroke-width="4" stroke-linejoin="round"/><path d="${LOOK_PATH[look]}" transform="translate(${right - 12} ${y(last[seat] ?? 0) - 12})" fill="${fill}" stroke="${colours.ink}" stroke-width="1"/>`;
  });
  return [...rules, ...lines].join('\n');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Names are anything people type; characters that XML does not allow are dropped. */
function escaped(text: string): string {
  const sound = text.toWellFormed().replace(/[\p{Cc}\uFFFE\uFFFF]/gu, '');
  return sound.replace(/[&<>"]/g, sign => ENTITIES[sign] ?? '');
}
