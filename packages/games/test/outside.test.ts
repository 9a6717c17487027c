// A game is its package and its board folder: all other shipped files name it in just three lines.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SHELF } from '../src/index.ts';

const root = join(import.meta.dirname, '../../..');
const SHIPPED = /^((packages|apps)\/[^/]+\/(src\/.+|package\.json)|[^/]+\.(json|mjs|ts))$/;
const shipped = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter(file => SHIPPED.test(file));

/** The lines of a file that matter; of a package.json only the dependencies. */
function linesOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  if (!file.endsWith('package.json')) return text.split('\n');
  return Object.keys(JSON.parse(text).dependencies ?? {}).map(name => `'${name}'`);
}

it.each(Object.keys(SHELF))('%s is named in exactly three places outside its folders', game => {
  const own = [`packages/${game}/`, `apps/web/src/boards/${game}/`];
  const naming = new RegExp(`@loggia/${game}['/]|boards/${game}/|['"\`]${game}['"\`/]`);
  const found = shipped
    .filter(file => !own.some(folder => file.startsWith(folder)))
    .flatMap(file => linesOf(file).flatMap(line => (naming.test(line) ? [file] : [])));
  expect(found).toEqual([
    'apps/web/package.json',
    'packages/games/package.json',
    'packages/games/src/index.ts',
  ]);
});
