import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { PictureFormat } from '#src/domain/catalogue/picture-address.ts';
import { buildPictures } from './build.ts';
import { cachedFile, cacheFolder, fillCache } from './cache.ts';
import { type PictureEntry, type PictureManifest, pictureManifest } from './manifest.ts';
import { type Rendition, renditionsOf } from './recipe.ts';

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
          const file = findFile(request.url ?? '');
          if (file === undefined) return next();
          readPicture(root, file).then((bytes) => {
            response.setHeader('content-type', contentTypes[file.rendition.format]);
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
  readonly entry: PictureEntry;
  readonly rendition: Rendition;
}

/** Which picture file an address names, if there is one: `/pictures/dress/burgundy-480.webp?v=…`. */
export function findFile(address: string, manifest: PictureManifest = pictureManifest): PictureFile | undefined {
  const [, key = '', width, format] = /^\/pictures\/([a-z0-9/-]+)-(\d+)\.(avif|webp|jpg)(?:\?|$)/.exec(address) ?? [];
  const entry = manifest[key];
  if (entry === undefined) return undefined;
  const rendition = renditionsOf(key, entry).find((made) => made.width === Number(width) && made.format === format);
  return rendition && { key, entry, rendition };
}

async function readPicture(root: string, { key, entry, rendition }: PictureFile): Promise<Buffer> {
  const cache = cacheFolder(root);
  await fillCache({ root, cache }, key, entry);
  return readFile(cachedFile(cache, key, entry, rendition));
}
