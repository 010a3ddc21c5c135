import { resolve } from 'node:path';
import { buildPictures } from '#src/site/picture-files/build.ts';
import { cacheFolder } from '#src/site/picture-files/cache.ts';
import { pictureManifest } from '#src/site/picture-files/manifest.ts';

/** Makes the pictures without building the site: `node scripts/build-pictures.ts [output]`, `dist` by default. */
const root = resolve(import.meta.dirname, '..');
const started = performance.now();
const { encoded, copied } = await buildPictures({
  root,
  cache: cacheFolder(root),
  output: resolve(process.argv[2] ?? `${root}/dist`),
  manifest: pictureManifest,
});
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`${copied} picture files, ${encoded} of them newly made, in ${seconds} s`);
