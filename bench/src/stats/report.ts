// The statistics as a page: tables in Markdown.
import { ACTIONS } from '@loggia/calimala';
import type { GameRecord, Use } from './record.ts';

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** The value below which a share of the values lies. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

const number = (value: number) => value.toFixed(1);
const percent = (part: number, whole: number) =>
  `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function spread(name: string, values: readonly number[]): string[] {
  const shares = [0, 0.1, 0.5, 0.9].map(share => String(quantile(values, share)));
  return [name, number(mean(values)), ...shares, String(Math.max(...values))];
}

export function report(games: readonly GameRecord[]): string {
  const players = games[0]?.players ?? 0;
  const best = games.map(({ points }) => Math.max(...points));
  const lead = games.map(({ points }) => {
    const [first = 0, second = 0] = points.toSorted((a, b) => b - a);
    return first - second;
  });
  const fifteenth = games.filter(({ end }) => end === 'fifteenthScoring').length;
  return `# ${games.length} games of medium bots

${players} players, first-edition rules, fixed seeds. Written by \`node bench/src/stats.ts\`.

![How the points are spread, and how often each action is used](bot-statistics.svg)

## Length and points

${table(
  ['', 'mean', 'least', '10 %', 'median', '90 %', 'most'],
  [
    spread(
      'rounds',
      games.map(({ rounds }) => rounds),
    ),
    spread(
      'decisions',
      games.map(({ decisions }) => decisions),
    ),
    spread(
      'tiles scored by a full stack',
      games.map(({ promotions }) => promotions),
    ),
    spread(
      'white discs swapped',
      games.map(({ whiteSwaps }) => whiteSwaps),
    ),
    spread(
      'points of a player',
      games.flatMap(({ points }) => points),
    ),
    spread('points of the winner', best),
    spread('lead of the winner', lead),
  ],
)}

The fifteenth scoring ended ${percent(fifteenth, games.length)} of the games, the last disc the others.

## By turn order

${table(
  ['turn order', 'points', 'victories'],
  Array.from({ length: players }, (_, order) => [
    String(order + 1),
    number(mean(games.map(({ points }) => points[order] ?? 0))),
    percent(
      games.reduce((sum, { winners }) => sum + victory(winners, order), 0),
      games.length,
    ),
  ]),
)}

## Where the points come from

${table(['source', 'points per game', 'share'], sources(games))}

## How often each action is used

Per player and game.

${table(['action', 'by a disc', 'by a card', 'card drawn instead', 'given up'], actions(games))}
`;
}

const victory = (winners: readonly number[], order: number) =>
  winners.includes(order) ? 1 / winners.length : 0;

function sources(games: readonly GameRecord[]): string[][] {
  const sums = new Map<string, number>();
  const add = (name: string, points: number) => sums.set(name, (sums.get(name) ?? 0) + points);
  for (const { tiles, endCards } of games) {
    for (const [tile, points] of Object.entries(tiles)) add(tile, points);
    for (const points of Object.values(endCards)) add('end cards', points);
  }
  const all = [...sums.values()].reduce((sum, points) => sum + points, 0);
  return [...sums]
    .sort(([, a], [, b]) => b - a)
    .map(([name, points]) => [name, number(points / games.length), percent(points, all)]);
}

function actions(games: readonly GameRecord[]): string[][] {
  const players = games.reduce((sum, game) => sum + game.players, 0);
  const uses = ['slot', 'card', 'draw', 'givenUp'] as const satisfies readonly Use[];
  return ACTIONS.map(action => [
    action,
    ...uses.map(use => {
      const times = games.reduce((sum, game) => sum + game.uses[action][use], 0);
      return (times / players).toFixed(2);
    }),
  ]);
}
