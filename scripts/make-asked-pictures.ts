import { resolve } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { cacheFolder } from '#src/site/picture-files/cache.ts';
import { makeFile } from '#src/site/picture-files/when-asked.ts';

/**
 * Makes picture files one by one for the host that started this process: it sends `{ id, address }` and gets
 * `{ id, file }`, the made file's path, or no file where the address names none.
 */
const asked = z.object({ id: z.number(), address: z.string() });
const root = resolve(import.meta.dirname, '..');
sharp.concurrency(1);

process.on('message', (message) => {
  const { id, address } = asked.parse(message);
  makeFile({ root, cache: cacheFolder(root) }, address)
    .catch((error: unknown) => {
      console.error(`${address} could not be made:`, error);
      return undefined;
    })
    .then((file) => process.send?.({ id, file }));
});
process.on('disconnect', () => process.exit());
