import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroPrerenderer } from 'astro';
import { type BuiltRoute, type KeptRenderer, pageFiles } from './kept-renderer.ts';

type Paths = Awaited<ReturnType<AstroPrerenderer['getStaticPaths']>>;

/**
 * Leaves the code that rendered the pages in the folder GIJA_RENDERER, with what Astro itself knew of them: the styles of each
 * kind of page, and each page's key (src/site/page-keys.ts). With it scripts/publish renders single pages, byte for byte as this
 * build did, without bundling anything again.
 */
export function keepRenderer(): AstroIntegration {
  const target = process.env['GIJA_RENDERER'] ?? '';
  const routes = new Map<string, BuiltRoute>();
  /** Where Astro keeps the code that renders pages while it builds; it is gone afterwards. */
  let code: URL;
  return {
    name: 'keep-renderer',
    hooks: {
      'astro:config:done': ({ config }) => {
        code = new URL('./.prerender/', config.build.server);
      },
      'astro:build:setup': ({ pages, updateConfig }) => {
        for (const [key, page] of pages) routes.set(key, page);
        // Whoever wraps Astro's own renderer has to name its entry; Astro does so for itself alone.
        const entry = { build: { rolldownOptions: { input: 'astro/entrypoints/prerender' } } };
        if (target !== '') updateConfig({ environments: { prerender: entry } });
      },
      'astro:build:start': ({ setPrerenderer }) => {
        if (target === '') return;
        let paths: Paths = [];
        setPrerenderer((own) => ({
          ...own,
          getStaticPaths: async () => {
            paths = await own.getStaticPaths();
            return paths;
          },
          teardown: async () => {
            await own.teardown?.();
            const half = `${target}.half`;
            await rm(half, { recursive: true, force: true });
            await mkdir(path.dirname(half), { recursive: true });
            await cp(fileURLToPath(code), half, { recursive: true });
            const kept: KeptRenderer = {
              routes: Object.fromEntries([...routes].map(([key, { styles }]) => [key, { styles }])),
              keys: Object.fromEntries(pageFiles(paths).map(({ file, key }) => [file, key])),
            };
            await writeFile(path.join(half, 'kept.json'), JSON.stringify(kept));
            await rm(target, { recursive: true, force: true });
            await rename(half, target);
          },
        }));
      },
    },
  };
}
