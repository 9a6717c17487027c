// Every decision has a title in one style and a line in the index.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../../docs/decisions');
const index = readFileSync(join(folder, 'README.md'), 'utf8');
const pages = readdirSync(folder).filter(file => file !== 'README.md');

it.each(pages)('%s is listed by its title', file => {
  const [heading = ''] = readFileSync(join(folder, file), 'utf8').split('\n');
  const title = heading.replace(/^# /, '');
  expect(title).toMatch(new RegExp(`^${file.slice(0, 4)} – \\S`));
  expect(index).toContain(`- [${title}](${file})`);
});
