import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { PictureFormat } from '#src/domain/catalogue/picture-address.ts';
import { buildPictures } from './build.ts';
import { cachedFile, cacheFolder, fillCache } from './cache.ts';
import { pictureManifest } from './manifest.ts';
import { renditionsOf } from './recipe.ts';

const contentTypes: Readonly<Record<PictureFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

/** Puts the pictures beside the built pages; while developing, makes each when it is first asked for. */
export function pictures(): AstroIntegration {
  let root = '';
  return {
    name: 'pictures',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, response, next) => {
          const file = pictureFile(request.url ?? '');
          if (file === undefined) return next();
          readPicture(root, file).then((bytes) => {
            response.setHeader('content-type', contentTypes[file.format]);
            response.end(bytes);
          }, next);
        });
      },
      'astro:build:done': async ({ dir, logger }) => {
        const started = performance.now();
        const { encoded, copied } = await buildPictures({
          root,
          cache: cacheFolder(root),
          output: fileURLToPath(dir),
          manifest: pictureManifest,
          onProgress: (made, all) => {
            if (made % 25 === 0) logger.info(`${made} of ${all} pictures`);
          },
        });
        const seconds = ((performance.now() - started) / 1000).toFixed(1);
        logger.info(`${copied} picture files, ${encoded} of them newly made, in ${seconds} s`);
      },
    },
  };
}

interface PictureFile {
  readonly key: string;
  readonly width: number;
  readonly format: PictureFormat;
}

/** Which picture file an address names: `/pictures/dress/burgundy-480.webp?v=…`. */
function pictureFile(address: string): PictureFile | undefined {
  const [, key, width, format] = /^\/pictures\/([a-z0-9/-]+)-(\d+)\.(avif|webp|jpg)(?:\?|$)/.exec(address) ?? [];
  return key === undefined ? undefined : { key, width: Number(width), format: format as PictureFormat };
}

async function readPicture(root: string, { key, width, format }: PictureFile): Promise<Buffer> {
  const entry = pictureManifest[key];
  const rendition =
    entry && renditionsOf(key, entry).find((candidate) => candidate.width === width && candidate.format === format);
  if (entry === undefined || rendition === undefined) throw new Error(`No picture ${key} in width ${width}`);
  const cache = cacheFolder(root);
  await fillCache({ root, cache }, key, entry);
  return readFile(cachedFile(cache, key, entry, rendition));
}
