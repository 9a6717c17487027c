// What a browser loads to show a table for the first time, from the manifest of the build.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

export const LIMIT = 250_000;

const DIST = new URL('../dist/', import.meta.url);

/** The modules a table needs beside the entry; each brings what it imports. */
const TABLE = [
  'index.html',
  'src/table/table-page.tsx',
  'src/table/game-shell.tsx',
  'src/boards/calimala/client.ts',
];
const LANGUAGES = ['en', 'de', 'hu', 'ru'].map(code => `src/i18n/${code}/index.ts`);

interface Chunk {
  file: string;
  imports?: string[];
}

export interface Bundle {
  files: { file: string; bytes: number }[];
  /** Compressed bytes of all of them. */
  total: number;
}

/** The files of a first table load, in the language whose texts are the largest. */
export function tableBundle(): Bundle {
  const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', DIST), 'utf8')) as Record<
    string,
    Chunk
  >;
  const bundles = LANGUAGES.map(language => measure(manifest, [...TABLE, language]));
  return bundles.reduce((largest, other) => (other.total > largest.total ? other : largest));
}

function measure(manifest: Readonly<Record<string, Chunk>>, names: readonly string[]): Bundle {
  const seen = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`the build has no ${name}`);
    if (seen.has(chunk.file)) return;
    seen.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  names.forEach(visit);
  const files = [...seen].map(file => ({
    file,
    bytes: gzipSync(readFileSync(new URL(file, DIST)), { level: 9 }).length,
  }));
  return { files, total: files.reduce((sum, { bytes }) => sum + bytes, 0) };
}
