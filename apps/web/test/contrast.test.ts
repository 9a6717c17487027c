// AA contrast of the tokens in both themes: text 4.5, pieces against the ground 3.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('../src/design/tokens.css', import.meta.url), 'utf8').replaceAll(
  '"',
  "'",
);
const SURFACES = ['ground', 'surface', 'surface-raised', 'surface-sunken'];
const TEXTS = ['ink', 'ink-soft', 'terracotta', 'lapis', 'verdigris', 'gold-ink', 'danger'];
const WASHES = [
  ['terracotta', 'terracotta-wash'],
  ['lapis', 'lapis-wash'],
  ['verdigris', 'verdigris-wash'],
  ['gold-ink', 'gold-wash'],
  ['danger', 'danger-wash'],
  ['ink', 'gold-wash'],
  ['ink', 'terracotta-wash'],
  ['ink', 'lapis-wash'],
  ['ink-on-accent', 'terracotta'],
] as const;
const LOOKS = ['blue', 'red', 'yellow', 'green', 'purple'];

describe.each([0, 1])('theme %i', theme => {
  const root = tokens(css.slice(css.indexOf(':root'), css.indexOf("[data-player='blue']")), theme);

  test.each(SURFACES.flatMap(ground => TEXTS.map(text => [text, ground] as const)))(
    '%s on %s',
    (text, ground) => {
      if (ground === 'ground' && !['ink', 'ink-soft'].includes(text)) return;
      expect(contrast(of(root, text), of(root, ground))).toBeGreaterThanOrEqual(4.5);
    },
  );
  test.each(WASHES)('%s on %s', (text, ground) => {
    expect(contrast(of(root, text), of(root, ground))).toBeGreaterThanOrEqual(4.5);
  });
  test.each(LOOKS)('player %s', look => {
    const from = css.indexOf(`[data-player='${look}']`);
    const player = tokens(css.slice(from, css.indexOf('}', from)), theme);
    expect(contrast(of(player, 'player-ink'), of(player, 'player'))).toBeGreaterThanOrEqual(4.5);
    for (const ground of ['surface', 'surface-raised']) {
      expect(contrast(of(player, 'player-text'), of(root, ground))).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(of(player, 'player-text'), of(player, 'player-wash'))).toBeGreaterThanOrEqual(
      4.5,
    );
  });
});

function tokens(block: string, theme: number): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', value = ''] of block.matchAll(/--([\w-]+): ([^;]+);/g)) {
    const both = /light-dark\((#\w+), (#\w+)\)/.exec(value);
    found.set(name, both?.[theme + 1] ?? value);
  }
  return found;
}

function of(found: Map<string, string>, name: string): string {
  const value = found.get(name);
  if (value === undefined) throw new Error(`no token ${name}`);
  return value;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
