import { readdir, readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { withOwnHashes } from './own-hashes.ts';
import { withSteadyIds } from './steady-ids.ts';

/** Narrows the content security policy of every built page to what the page has, and counts its islands in their order. */
export function pagePolicy(): AstroIntegration {
  return {
    name: 'page-policy',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        for (const file of await readdir(dir, { recursive: true })) {
          if (!file.endsWith('.html')) continue;
          const address = new URL(file, dir);
          const html = await readFile(address, 'utf8');
          const narrowed = withSteadyIds(withOwnHashes(html));
          if (narrowed !== html) await writeFile(address, narrowed);
        }
      },
    },
  };
}
