import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentType, isText } from './content-types.ts';

type Encoding = 'br' | 'gzip' | 'identity';

interface Stored {
  readonly changed: number;
  readonly bytes: Buffer<ArrayBuffer>;
  readonly etag: string;
  readonly packed: Map<Encoding, Promise<Buffer<ArrayBuffer>>>;
}

export interface StaticFiles {
  /** The file that an address shows, or undefined. `/women` is `women.html` or `women/index.html`. */
  find(pathname: string): Promise<string | undefined>;
  respond(file: string, request: Request, status?: number): Promise<Response>;
}

const brotli = promisify(brotliCompress);
/** Enough for every page of the demonstration shop; beyond it the oldest goes. */
const room = 96 * 1024 * 1024;

function choose(accepted: string | null, file: string): Encoding {
  if (!isText(file)) return 'identity';
  const names = (accepted ?? '').split(',').map((part) => part.trim().split(';')[0]);
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : 'identity';
}

/** Scripts and styles, few and asked for everywhere, as tightly as Brotli can; the many pages a little quicker. */
const brotliQuality = (file: string) => (/\.(js|css)$/.test(file) ? 11 : 9);

async function pack(file: string, bytes: Buffer<ArrayBuffer>, encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
  if (encoding === 'identity') return bytes;
  if (encoding === 'gzip') return Buffer.from(await promisify(gzip)(bytes, { level: 7 }));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality(file),
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return Buffer.from(await brotli(bytes, { params }));
}

/** Serves a folder of built files from memory: compressed once, with ETags; a changed file is read again. */
export function staticFiles(folder: string): StaticFiles {
  const root = path.resolve(folder);
  const stored = new Map<string, Stored>();
  let used = 0;

  async function isFile(file: string): Promise<boolean> {
    return (await stat(file).catch(() => undefined))?.isFile() ?? false;
  }

  async function load(file: string): Promise<Stored> {
    const changed = (await stat(file)).mtimeMs;
    const known = stored.get(file);
    if (known?.changed === changed) return known;
    const bytes = await readFile(file);
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    const entry: Stored = { changed, bytes, etag, packed: new Map() };
    used += bytes.length - (known?.bytes.length ?? 0);
    stored.delete(file);
    stored.set(file, entry);
    for (const [oldest, { bytes: gone }] of stored) {
      if (used <= room) break;
      stored.delete(oldest);
      used -= gone.length;
    }
    return entry;
  }

  return {
    async find(pathname) {
      let plain: string;
      try {
        plain = decodeURIComponent(pathname);
      } catch {
        return undefined;
      }
      if (plain.includes('\0') || plain.includes('\\')) return undefined;
      // What the platform keeps to itself: the code of a build's function lies there.
      if (plain.split('/').includes('.netlify')) return undefined;
      const wanted = path.join(root, path.posix.normalize(`/${plain}`));
      if (wanted !== root && !wanted.startsWith(root + path.sep)) return undefined;
      const base = wanted.replace(/\/$/, '');
      const candidates = base === root ? [`${root}/index.html`] : [wanted, `${base}.html`, `${base}/index.html`];
      for (const candidate of candidates) if (await isFile(candidate)) return candidate;
      return undefined;
    },

    async respond(file, request, status = 200) {
      const entry = await load(file);
      const encoding = choose(request.headers.get('accept-encoding'), file);
      const etag = encoding === 'identity' ? entry.etag : entry.etag.replace(/"$/, `-${encoding}"`);
      const headers = new Headers({
        'content-type': contentType(file),
        'cache-control': 'public, max-age=0, must-revalidate',
        etag,
      });
      if (isText(file)) headers.set('vary', 'Accept-Encoding');
      const known = (request.headers.get('if-none-match') ?? '')
        .split(',')
        .map((tag) => tag.trim().replace(/^W\//, ''));
      if (status === 200 && known.includes(etag)) return new Response(null, { status: 304, headers });
      const packed = entry.packed.get(encoding) ?? pack(file, entry.bytes, encoding);
      entry.packed.set(encoding, packed);
      const bytes = await packed;
      if (encoding !== 'identity') headers.set('content-encoding', encoding);
      headers.set('content-length', String(bytes.length));
      return new Response(request.method === 'HEAD' ? null : bytes, { status, headers });
    },
  };
}
