// The built web client: hashed files cached forever, everything else fresh, unknown paths to its
// page.
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context, Middleware } from 'koa';

/** Unknown paths here are errors, not pages of the client. */
const API = /^\/(api|games|admin)(\/|$)/;
const PAGE = '/index.html';
/**
 * Files of the build have plain names; nothing else can reach into the folder, least of all `..`.
 */
const FILE = /^(\/\w[\w.@~-]*)+\.\w+$/;
const YEAR = 365 * 24 * 3600;

const gzipped = promisify(gzip);
const brotli = promisify(brotliCompress);
/** What the build has not compressed is compressed quickly rather than well. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** The possible encodings, smallest first, with the file extensions the build uses. */
const ENCODINGS = [
  { name: 'br', ending: '.br', compress: (bytes: Buffer) => brotli(bytes, QUICK) },
  { name: 'gzip', ending: '.gz', compress: (bytes: Buffer) => gzipped(bytes) },
] as const;
type Encoding = (typeof ENCODINGS)[number]['name'];

/** Pictures and fonts are compressed already. */
const WORTH_IT = /\.(js|css|html|svg|json|webmanifest)$/;

/** The preview tags of a table, for crawlers. */
export type Preview = (path: string, context: Context) => Promise<string | undefined>;

export interface WebClient {
  folder: string;
  preview: Preview;
  /** The address players open; the page uses it for links. */
  publicUrl?: string | undefined;
}

/** Serves a folder, if it has been built. Partial files are not served: `Range` may be ignored. */
export function webClient({ folder, publicUrl, preview }: WebClient): Middleware {
  if (!existsSync(join(folder, PAGE))) return (_, next) => next();
  const shelf = new Shelf(folder, page =>
    publicUrl === undefined ? page : page.replace('</head>', `${addressTag(publicUrl)}</head>`),
  );
  return async (context, next) => {
    const reads = context.method === 'GET' || context.method === 'HEAD';
    if (!reads || API.test(context.path)) return next();
    const path = FILE.test(context.path) ? context.path : PAGE;
    const file = await shelf.file(path);
    if (file === undefined) return next();
    const hashed = path.startsWith('/assets/');
    context.status = 200;
    context.set('cache-control', hashed ? `public, max-age=${YEAR}, immutable` : 'no-cache');
    context.vary('accept-encoding');
    context.type = extname(path);
    const tags = path === PAGE ? await preview(context.path, context) : undefined;
    if (tags !== undefined) {
      // A different head for every table, which changes with it: small, and not cached.
      context.body = file.bytes.toString().replace('</head>', () => `${tags}</head>`);
      return;
    }
    context.etag = file.version;
    if (context.fresh) {
      context.status = 304;
      return;
    }
    // Tried one by one: browsers list them in no particular order.
    const encoding = ENCODINGS.find(
      ({ name }) => file.small.has(name) && context.acceptsEncodings(name) === name,
    )?.name;
    if (encoding !== undefined) context.set('content-encoding', encoding);
    context.body = encoding === undefined ? file.bytes : file.small.get(encoding);
  };
}

/** An origin contains nothing that needs escaping in HTML. */
function addressTag(publicUrl: string): string {
  return `<meta name="loggia-address" content="${publicUrl}">`;
}

interface Kept {
  version: string;
  bytes: Buffer;
  small: ReadonlyMap<Encoding, Buffer>;
}

/**
 * The files of a folder, each read once per build. Readers share the bytes, so even the slowest
 * holds no file open. The folder is checked each time: a new build replaces files under a running
 * server.
 */
class Shelf {
  readonly #folder: string;
  readonly #finish: (page: string) => string;
  readonly #kept = new Map<string, { version: string; file: Promise<Kept> }>();

  constructor(folder: string, finish: (page: string) => string) {
    this.#folder = folder;
    this.#finish = finish;
  }

  async file(path: string): Promise<Kept | undefined> {
    const found = await stat(join(this.#folder, path)).catch(() => undefined);
    if (!found?.isFile()) {
      this.#kept.delete(path);
      return undefined;
    }
    const version = `${found.size.toString(36)}-${found.mtimeMs.toString(36)}`;
    const kept = this.#kept.get(path);
    if (kept?.version === version) return kept.file;
    const file = this.#read(path, version);
    this.#kept.set(path, { version, file });
    // The next request tries again; this one gets the error.
    file.catch(() => this.#kept.delete(path));
    return file;
  }

  async #read(path: string, version: string): Promise<Kept> {
    const read = await readFile(join(this.#folder, path));
    const bytes = path === PAGE ? Buffer.from(this.#finish(read.toString())) : read;
    const small = new Map<Encoding, Buffer>();
    for (const encoding of WORTH_IT.test(path) ? ENCODINGS : []) {
      const built = path === PAGE ? undefined : await this.#built(path, encoding.ending);
      small.set(encoding.name, built ?? (await encoding.compress(bytes)));
    }
    return { version, bytes, small };
  }

  /** The build's compressed version; useless if it is from another build than the file. */
  async #built(path: string, ending: string): Promise<Buffer | undefined> {
    const file = join(this.#folder, path);
    try {
      const [plain, small] = await Promise.all([stat(file), stat(file + ending)]);
      return small.mtimeMs < plain.mtimeMs ? undefined : await readFile(file + ending);
    } catch {
      return undefined;
    }
  }
}
