// What a move costs a page: the real client in a real browser, late in a game of five.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Figure } from './suite.ts';

const WEB = fileURLToPath(new URL('../../apps/web', import.meta.url));

export function suite(): Figure[] {
  const printed = execFileSync(process.execPath, ['scripts/frame-time.ts'], {
    cwd: WEB,
    encoding: 'utf8',
  });
  const { script, layout } = JSON.parse(printed.trim().split('\n').at(-1) ?? '{}');
  return [
    { name: 'script per frame, median', value: script, unit: 'ms', target: 'at most 16' },
    { name: 'layout per frame, median', value: layout, unit: 'ms' },
  ];
}
