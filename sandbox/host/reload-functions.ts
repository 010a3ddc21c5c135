import { registerHooks } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

interface Reload {
  readonly version: () => number;
  next(): void;
}

/**
 * Lets changed code be imported again (development): a module asked for as `file.ts?version=2` hands its version on to
 * every import of its own below `folders`, so the whole graph is new while packages stay loaded.
 */
export function reloadFunctions(folders: readonly string[]): Reload {
  let version = 1;
  const roots = folders.map((folder) => pathToFileURL(folder + path.sep).href);
  registerHooks({
    resolve(specifier, context, next) {
      const resolved = next(specifier, context);
      const parent = context.parentURL && new URL(context.parentURL).searchParams.get('version');
      if (!parent || !roots.some((root) => resolved.url.startsWith(root))) return resolved;
      const url = new URL(resolved.url);
      url.searchParams.set('version', parent);
      return { ...resolved, url: url.href };
    },
  });
  return {
    version: () => version,
    next: () => {
      version += 1;
    },
  };
}
