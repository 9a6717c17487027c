// The statistics as a page: what every game has, and what the game itself adds.
import type { GameRecord, Statistics } from './record.ts';
import { mean, number, percent, section, spread, table } from './tables.ts';

export function report(game: string, stats: Statistics, games: readonly GameRecord[]): string {
  const best = games.map(({ points }) => Math.max(...points));
  const lead = games.map(({ points }) => {
    const [first = 0, second = 0] = points.toSorted((a, b) => b - a);
    return first - second;
  });
  const numbers = Object.entries(stats.numbers).map(([key, name]) =>
    spread(
      name,
      games.map(({ numbers }) => numbers[key] ?? 0),
    ),
  );
  const command = `--game ${game} --games ${games.length}`;
  const parts = [
    `# ${games.length} games between medium bots`,
    `${games[0]?.players ?? 0} players, ${stats.rules}, fixed seeds. Written by \`node bench/src/stats.ts ${command}\`.`,
    `![The distribution of points, and how often things are used](${game}.svg)`,
    section({
      title: 'Length and points',
      head: ['', 'mean', 'lowest', '10 %', 'median', '90 %', 'highest'],
      rows: [
        spread(
          'decisions',
          games.map(({ decisions }) => decisions),
        ),
        ...numbers,
        spread(
          "a player's points",
          games.flatMap(({ points }) => points),
        ),
        spread("the winner's points", best),
        spread("the winner's lead", lead),
      ],
    }),
    section({
      title: 'By turn order',
      head: ['turn order', 'points', 'victories'],
      rows: byTurnOrder(games),
    }),
    `## Where the points come from\n\n${table(['source', 'points per game', 'share'], sources(games))}`,
    ...stats.sections(games).map(section),
  ];
  return `${parts.join('\n\n')}\n`;
}

function byTurnOrder(games: readonly GameRecord[]): string[][] {
  const victory = (winners: readonly number[], order: number) =>
    winners.includes(order) ? 1 / winners.length : 0;
  return Array.from({ length: games[0]?.players ?? 0 }, (_, order) => [
    String(order + 1),
    number(mean(games.map(({ points }) => points[order] ?? 0))),
    percent(
      games.reduce((sum, { winners }) => sum + victory(winners, order), 0),
      games.length,
    ),
  ]);
}

function sources(games: readonly GameRecord[]): string[][] {
  const sums = new Map<string, number>();
  for (const game of games) {
    for (const [name, points] of Object.entries(game.sources)) {
      sums.set(name, (sums.get(name) ?? 0) + points);
    }
  }
  const all = [...sums.values()].reduce((sum, points) => sum + points, 0);
  return [...sums]
    .sort(([, a], [, b]) => b - a)
    .map(([name, points]) => [name, number(points / games.length), percent(points, all)]);
}
