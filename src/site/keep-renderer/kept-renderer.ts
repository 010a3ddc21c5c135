/** What Astro knew of a kind of page when it had bundled it: its styles in their order. */
export interface BuiltRoute {
  readonly styles: readonly unknown[];
}

/** What lies beside the kept code, `kept.json`. */
export interface KeptRenderer {
  /** By Astro's key of a route: its pattern and its file. */
  readonly routes: Readonly<Record<string, BuiltRoute>>;
  /** The key of each file of the build; empty for those that have none. */
  readonly keys: Readonly<Record<string, string>>;
}

interface StaticPath {
  readonly pathname: string;
  readonly route: { readonly type: string };
  readonly cacheKey?: string | undefined;
}

/** A file that a build makes of the catalogue. */
export interface PageFile<Path extends StaticPath = StaticPath> {
  /** Below the folder of the site: `lt/women/dresses.html`, as Astro's format `file` names it. */
  readonly file: string;
  /** While it stays the same the bytes do too; empty for what every build makes anew. */
  readonly key: string;
  readonly path: Path;
}

/** The files of a build in its order. As in Astro's own, the first route that has an address keeps it. */
export function pageFiles<Path extends StaticPath>(paths: readonly Path[]): PageFile<Path>[] {
  const files = new Map<string, PageFile<Path>>();
  for (const path of paths) {
    const name = path.pathname.replace(/^\/|\/$/g, '');
    const file = path.route.type === 'endpoint' ? name : `${name === '' ? 'index' : name}.html`;
    if (!files.has(file)) files.set(file, { file, key: path.cacheKey ?? '', path });
  }
  return [...files.values()];
}
