// Writes compressed versions of every file of the build, at the best quality: done once here rather
// than by the server for every visitor.
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Pictures and fonts are compressed already. */
const WORTH_IT = /\.(js|css|html|svg|json|webmanifest)$/;

const smallest = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export function compressed(): Plugin {
  let folder = 'dist';
  return {
    name: 'loggia-compressed',
    apply: 'build',
    enforce: 'post',
    writeBundle({ dir = folder }) {
      folder = dir;
    },
    // After every other part of the build has been written.
    async closeBundle() {
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
      await Promise.all(files.filter(file => WORTH_IT.test(file)).map(file => write(folder, file)));
    },
  };
}

async function write(folder: string, file: string): Promise<void> {
  const path = join(folder, file);
  const bytes = await readFile(path);
  await Promise.all([
    writeFile(`${path}.br`, await brotli(bytes, smallest)),
    writeFile(`${path}.gz`, await gzipped(bytes, { level: constants.Z_BEST_COMPRESSION })),
  ]);
}
