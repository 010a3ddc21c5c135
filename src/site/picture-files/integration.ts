import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { PictureFormat } from '#src/domain/catalogue/picture-address.ts';
import { buildPictures } from './build.ts';
import { cacheFolder } from './cache.ts';
import { pictureManifest } from './manifest.ts';
import { findFile, makeFile } from './when-asked.ts';

const contentTypes: Readonly<Record<PictureFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

/**
 * Puts the pictures beside the built pages; while developing, makes each when it is first asked for. A host that makes
 * them so itself (the local one) says it with GIJA_PICTURES=when-asked.
 */
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
          const address = request.url ?? '';
          const format = findFile(address)?.rendition.format;
          if (format === undefined) return next();
          makeFile({ root, cache: cacheFolder(root) }, address)
            .then(async (file = '') => {
              response.setHeader('content-type', contentTypes[format]);
              response.end(await readFile(file));
            })
            .catch(next);
        });
      },
      'astro:build:done': async ({ dir, logger }) => {
        if (process.env['GIJA_PICTURES'] === 'when-asked') return;
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
