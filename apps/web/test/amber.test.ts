// At a table, amber means only one thing: you can act here. Every other use of the colour is listed
// here.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SRC = new URL('../src/', import.meta.url).pathname;

/** What can be acted on, by the part of the page it belongs to. */
const ACTED_ON = {
  'boards/calimala/churches/churches.module.css': ['button.row > svg:not(.rowIcon, [data-player])'],
  'boards/calimala/city/city.module.css': [
    '.action[data-open="true"]',
    '.street[data-legal="true"]',
    '.street[data-legal="true"]:hover',
    '.replaceDisc',
  ],
  'boards/calimala/decide/decide.module.css': [
    '.use',
    '.use:hover:not(:disabled, [aria-disabled="true"])',
    '.option',
    '.option:hover',
  ],
  'boards/calimala/decide/start-choice.module.css': [
    '.bigCard[data-open="true"]',
    '.bigCard[data-open="true"]:hover',
  ],
  'boards/calimala/map/map.module.css': ['.more', '.more:hover'],
  'boards/calimala/own/own.module.css': ['.card[data-playable="true"]'],
  'boards/capitals/city/city.module.css': [
    '.lot',
    '.corner svg',
    '.corner:where(:hover, [data-held]) svg',
  ],
  'boards/capitals/decide/decide.module.css': [
    '.option',
    '.option:hover:enabled:not([aria-disabled="true"])',
  ],
  'boards/capitals/market/market.module.css': [
    'button.column:enabled:not([aria-disabled])',
    'button.column:hover:not([aria-disabled])',
  ],
  'kit/carrying.module.css': ['.spot', '.spot[data-over="true"]'],
  'kit/target.module.css': ['.glowing', '.glowing:hover', '.glowing[data-held]', '.badge'],
};

/** Every rule that uses a token, by file. */
function users(token: RegExp): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const file of globSync('**/*.css', { cwd: SRC }).sort()) {
    const css = readFileSync(SRC + file, 'utf8').replace(/\/\*.*?\*\//gs, '');
    const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)];
    const selectors = rules
      .filter(([, , body = '']) => token.test(body))
      .map(([, selector = '']) => selector.trim().replace(/\s+/g, ' '));
    if (selectors.length > 0) found[file] = selectors;
  }
  return found;
}

test('only things you can act on are amber', () => {
  expect(users(/var\(--glow/)).toEqual(ACTED_ON);
});

test('only the theme, and one rule for things on wood, sets the amber', () => {
  expect(users(/--glow:/)).toEqual({
    'boards/calimala/own/own.module.css': ['.hand, .endCards, .piles'],
    'design/tokens.css': [':root'],
  });
});

test('gold leaf, which looks like amber, does not appear during a game', () => {
  const gilded = Object.keys(users(/var\(--gold/));
  const atTable = gilded.filter(file => /^(boards|kit|table)\//.test(file));
  expect(atTable).toEqual([
    'table/analysis/analysis.module.css',
    'table/end/end-screen.module.css',
  ]);
});
