// Tells the service worker at build time which files to keep.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The service worker is at the root, so that it can answer for every page. */
export const OFFLINE = 'offline.js';

const KEPT = /\.(js|css|svg|woff2)$/;

export function offline(): Plugin {
  return {
    name: 'loggia-offline',
    apply: 'build',
    writeBundle({ dir = 'dist' }) {
      const files = readdirSync(dir, { recursive: true, encoding: 'utf8' })
        .map(file => file.replaceAll('\\', '/'))
        .filter(file => KEPT.test(file) && file !== OFFLINE)
        .map(file => `/${file}`)
        .sort();
      const list = JSON.stringify(files);
      const build = createHash('sha256').update(list).digest('hex').slice(0, 16);
      const path = join(dir, OFFLINE);
      const code = readFileSync(path, 'utf8')
        .replaceAll('LOGGIA_FILES', list)
        .replaceAll('LOGGIA_BUILD', JSON.stringify(`loggia-${build}`));
      writeFileSync(path, code);
    },
  };
}
