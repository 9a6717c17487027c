// Numbers as words and tables in Markdown.
import type { GameRecord, Section } from './record.ts';

export const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** The value below which a share of the values lies. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

export const number = (value: number) => value.toFixed(1);
export const fine = (value: number) => value.toFixed(2);
export const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

export function section({ title, text, head, rows }: Section): string {
  const words = text === undefined ? '' : `${text}\n\n`;
  return `## ${title}\n\n${words}${table(head, rows)}`;
}

export function spread(name: string, values: readonly number[]): string[] {
  const shares = [0, 0.1, 0.5, 0.9].map(share => String(quantile(values, share)));
  return [name, number(mean(values)), ...shares, String(Math.max(...values))];
}

/** A cell of a tally, summed over all games. */
export function total(games: readonly GameRecord[], tally: string, row: string, column: string) {
  return games.reduce((sum, { tallies }) => sum + (tallies[tally]?.[row]?.[column] ?? 0), 0);
}

/** The players of all games. */
export const seats = (games: readonly GameRecord[]) =>
  games.reduce((sum, { players }) => sum + players, 0);

/** The columns of one row of a tally, per player and game. */
export function perPlayer(
  games: readonly GameRecord[],
  tally: string,
  row: string,
  columns: readonly string[],
): string[] {
  return columns.map(column => fine(total(games, tally, row, column) / seats(games)));
}
