// What a browser loads to show a table for the first time, from the build manifest.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

export const LIMIT = 250_000;

const DIST = new URL('../dist/', import.meta.url);

/** The modules a table needs besides its entry, before and after the start. */
const PAGES = ['src/room/room.tsx', 'src/table/game-shell.tsx'];
const tableOf = (game: string) => [
  'index.html',
  'src/table/table-page.tsx',
  `src/boards/${game}/client.ts`,
];
const LANGUAGES = ['en', 'de', 'hu', 'ru'];

const BOARDS = new URL('../src/boards/', import.meta.url);

/** Every game with a board. */
export const GAMES = readdirSync(BOARDS).filter(name =>
  existsSync(new URL(`${name}/client.ts`, BOARDS)),
);

interface Chunk {
  file: string;
  imports?: string[];
}

export interface Bundle {
  files: { file: string; bytes: number }[];
  /** Their total compressed bytes. */
  total: number;
}

/**
 * The files of a game's first table load: the larger page, in the language with the largest texts.
 */
export function tableBundle(game: string): Bundle {
  const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', DIST), 'utf8')) as Record<
    string,
    Chunk
  >;
  const textsOf = (code: string) => [
    `src/i18n/${code}/common.ts`,
    ...Object.keys(manifest).filter(name => name.startsWith(`src/boards/${game}/texts/${code}`)),
  ];
  const bundles = PAGES.flatMap(page =>
    LANGUAGES.map(code => measure(manifest, [...tableOf(game), page, ...textsOf(code)])),
  );
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
