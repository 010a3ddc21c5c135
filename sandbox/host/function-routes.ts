import type { FunctionFiles, LoadedFunction } from './function-files.ts';

interface Target {
  readonly found: LoadedFunction;
  readonly params: Record<string, string>;
}

export type Route = (pathname: string, method: string) => Promise<Target | undefined>;

const list = (value: string | readonly string[] | undefined): readonly string[] =>
  value === undefined ? [] : typeof value === 'string' ? [value] : value;

/**
 * Finds the function of an address: `/.netlify/functions/{name}`, or a path of its own from its configuration.
 * Scheduled functions have no address, as on the platform.
 */
export function functionRoutes(files: FunctionFiles): Route {
  return async (pathname, method) => {
    const [, name] = /^\/\.netlify\/functions\/([\w-]+)\/?$/.exec(pathname) ?? [];
    if (name !== undefined) {
      const found = await files.load(name);
      const reachable = found && found.config.schedule === undefined && found.config.path === undefined;
      return reachable ? { found, params: {} } : undefined;
    }
    for (const candidate of files.names()) {
      // One that cannot be loaded must not take the others' addresses with it.
      const found = await files.load(candidate).catch(() => undefined);
      const methods = list(found?.config.method);
      if (found === undefined || (methods.length > 0 && !methods.includes(method))) continue;
      for (const pattern of list(found.config.path)) {
        const match = new URLPattern({ pathname: pattern }).exec({ pathname });
        if (match === null) continue;
        const groups = Object.entries(match.pathname.groups).flatMap(([key, value]) => (value ? [[key, value]] : []));
        return { found, params: Object.fromEntries(groups) };
      }
    }
    return undefined;
  };
}
