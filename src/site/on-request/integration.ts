import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, ViteUserConfig } from 'astro';
import { narrowFunction } from './narrow-function.ts';

type Plugin = Extract<NonNullable<ViteUserConfig['plugins']>[number], { readonly name: string }>;

/** Astro's name for where it renders on request; pages built ahead are rendered in another environment. */
const environment = 'ssr';

const textsOnBoard = fileURLToPath(new URL('../../i18n/texts-on-board.ts', import.meta.url));
const readFromFolders: readonly string[] = ['i18next-fs-backend', 'astro-i18next'];

/** The function has no folder to read its texts from: they travel with it. */
const bringTexts: Plugin = {
  name: 'texts-on-board',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === environment,
  resolveId: (source) => (readFromFolders.includes(source) ? textsOnBoard : undefined),
};

/** Says to the code where it runs (`import.meta.env.ON_REQUEST`). */
const define = (isOnRequest: boolean) => ({ 'import.meta.env.ON_REQUEST': String(isOnRequest) });

/** Makes pages that were not built ahead (a product published since) on request, by one function that files precede. */
export function onRequest(): AstroIntegration {
  let root: URL;
  return {
    name: 'on-request',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        // Bundled whole, so that what is deployed is a handful of files and starts at once.
        const whole = { define: define(true), resolve: { noExternal: true as const } };
        updateConfig({
          vite: {
            plugins: [bringTexts],
            define: define(false),
            environments: command === 'build' ? { [environment]: whole } : {},
          },
        });
      },
      'astro:config:done': ({ config }) => {
        root = config.root;
      },
      'astro:build:done': async () => {
        const file = new URL('./.netlify/v1/functions/ssr/ssr.mjs', root);
        await writeFile(file, narrowFunction(await readFile(file, 'utf8')));
      },
    },
  };
}
