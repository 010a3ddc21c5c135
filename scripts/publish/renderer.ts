import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { StaticPaths } from 'astro/runtime/prerender/static-paths.js';
import type { Catalogue } from '#src/domain/catalogue/catalogue.ts';
import type { GivenCatalogue } from '#src/site/catalogue.ts';
import { inOrder } from '#src/site/catalogue-order.ts';
import { type KeptRenderer, type PageFile, pageFiles } from '#src/site/keep-renderer/kept-renderer.ts';
import { withOwnHashes } from '#src/site/page-policy/own-hashes.ts';
import { withSteadyIds } from '#src/site/page-policy/steady-ids.ts';

type StaticPath = Awaited<ReturnType<StaticPaths['getAll']>>[number];

/** What a build's code offers of Astro's: the application that rendered its pages. */
interface PagesApp {
  readonly manifest: { readonly site?: string };
  readonly routeCache: { clearAll(): void };
  setInternals(internals: unknown): void;
  setOptions(options: unknown): void;
  render(request: Request, options: { readonly routeData: StaticPath['route'] }): Promise<Response>;
}

type Page = PageFile<StaticPath>;

export interface Renderer {
  /** All files that this catalogue makes. Pages are rendered of the catalogue that was listed last. */
  list(catalogue: Catalogue): Promise<Page[]>;
  render(page: Page): Promise<Buffer>;
}

/** The files of a build with their keys, as its own listing said them. */
export function keptKeys(folder: string): KeptRenderer['keys'] {
  return (JSON.parse(readFileSync(path.join(folder, 'kept.json'), 'utf8')) as KeptRenderer).keys;
}

/**
 * Has React be the one for production, as in Astro's build: its other one renders at half the speed. It asks once, when it is loaded;
 * everything else in this process keeps the environment that it was started with.
 */
async function loadReact(): Promise<void> {
  const { NODE_ENV: before } = process.env;
  process.env['NODE_ENV'] = 'production';
  try {
    await Promise.all([import('react'), import('react/jsx-runtime'), import('react-dom/server')]);
  } finally {
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  }
}

const quiet = { write: () => true };

/**
 * Loads the renderer that a build left in a folder (src/site/keep-renderer): Astro's own code and the pages', as they were bundled.
 * It is told here what Astro's build tells it: the styles of each page, and nothing else that it asks for.
 */
export async function loadRenderer(folder: string): Promise<Renderer> {
  const entry = readdirSync(folder).find((name) => /^prerender-entry\..*\.mjs$/.test(name));
  if (entry === undefined) throw new Error(`${folder} holds no renderer.`);
  await loadReact();
  const { app } = (await import(pathToFileURL(path.join(folder, entry)).href)) as { readonly app: PagesApp };
  const { routes } = JSON.parse(readFileSync(path.join(folder, 'kept.json'), 'utf8')) as KeptRenderer;
  app.setInternals({ pagesByKeys: new Map(Object.entries(routes)), entrySpecifierToBundleMap: new Map() });
  app.setOptions({ settings: { scripts: [] }, logger: { options: { destination: quiet } } });
  const origin = app.manifest.site ?? 'http://localhost:8888';

  return {
    async list(catalogue) {
      (globalThis as GivenCatalogue).gijaCatalogue = inOrder(catalogue);
      app.routeCache.clearAll();
      return pageFiles(await new StaticPaths(app as unknown as ConstructorParameters<typeof StaticPaths>[0]).getAll());
    },
    async render({ file, path: { pathname, route } }) {
      const address = new URL(route.type === 'endpoint' ? pathname : `/${file}`, origin);
      const response = await app.render(new Request(address), { routeData: route });
      if (response.status >= 400 && !file.includes('404')) throw new Error(`${pathname} could not be rendered.`);
      const bytes = Buffer.from(await response.arrayBuffer());
      return file.endsWith('.html') ? Buffer.from(withSteadyIds(withOwnHashes(bytes.toString()))) : bytes;
    },
  };
}
