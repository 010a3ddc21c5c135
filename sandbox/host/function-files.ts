import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Context } from '@netlify/functions';

export type Handler = (request: Request, context: Context) => Response | undefined | Promise<Response | undefined>;

export interface FunctionConfig {
  readonly path?: string | readonly string[];
  readonly method?: string | readonly string[];
  readonly schedule?: string;
  readonly background?: boolean;
}

export interface LoadedFunction {
  readonly name: string;
  readonly handler: Handler;
  readonly config: FunctionConfig;
}

interface FunctionModule {
  readonly default?: unknown;
  readonly config?: FunctionConfig;
}

export interface FunctionFiles {
  names(): string[];
  /** Undefined when there is no such function. Throws what its module throws while loading. */
  load(name: string): Promise<LoadedFunction | undefined>;
}

/**
 * The functions of a folder, one `.ts` (or `.mts`, `.mjs`, `.js`) file each, loaded at first use.
 * `version` changes when they must be loaded anew (hot reload).
 */
export function functionFiles(folder: string, version: () => number = () => 0): FunctionFiles {
  const loaded = new Map<string, Promise<LoadedFunction>>();

  function files(): Map<string, string> {
    const found = new Map<string, string>();
    for (const file of existsSync(folder) ? readdirSync(folder) : []) {
      const [, name] = /^([\w-]+)\.(?:m?ts|m?js)$/.exec(file) ?? [];
      if (name !== undefined) found.set(name, path.join(folder, file));
    }
    return found;
  }

  async function importFile(name: string, file: string, current: number): Promise<LoadedFunction> {
    const url = pathToFileURL(file);
    if (current > 0) url.searchParams.set('version', String(current));
    const module: FunctionModule = await import(url.href);
    if (typeof module.default !== 'function') throw new Error(`${file} has no default export that is a function.`);
    return { name, handler: module.default as Handler, config: module.config ?? {} };
  }

  return {
    names: () => [...files().keys()].sort(),
    load(name) {
      const file = files().get(name);
      if (file === undefined) return Promise.resolve(undefined);
      const current = version();
      const key = `${name} ${current}`;
      const known = loaded.get(key) ?? importFile(name, file, current);
      loaded.set(key, known);
      // A module that failed to load is tried again at the next request.
      known.catch(() => loaded.delete(key));
      return known;
    },
  };
}
