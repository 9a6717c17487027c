// The settings for people: as text for `--help`, as a table for the documentation.
import { settings } from './config.ts';

export function helpText(): string {
  const rows = settings();
  const width = Math.max(...rows.map(({ name }) => name.length)) + 2;
  const lines = rows.map(({ name, fallback, about }) => {
    const text = about.replaceAll('`', '');
    return `  ${name.padEnd(width)}${text}${fallback === '' ? '' : ` [${fallback}]`}`;
  });
  return ['Loggia is configured by environment variables:', '', ...lines, ''].join('\n');
}

export function markdownTable(): string {
  const rows = settings().map(
    ({ name, fallback, about }) =>
      `| \`${name}\` | ${fallback === '' ? '–' : `\`${fallback}\``} | ${about} |`,
  );
  return ['| variable | default | meaning |', '| --- | --- | --- |', ...rows].join('\n');
}
