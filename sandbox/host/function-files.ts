import { type Dirent, existsSync, readdirSync } from 'node:fs';
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

/** The file of a function: `{name}.ts`, or `{name}/{name}.mjs` where it brings files along. */
function fileOf(folder: string, entry: Dirent): readonly [name: string, file: string] | undefined {
  if (entry.isDirectory()) {
    const file = path.join(folder, entry.name, `${entry.name}.mjs`);
    return existsSync(file) ? [entry.name, file] : undefined;
  }
  const [, name] = /^([\w-]+)\.(?:m?ts|m?js)$/.exec(entry.name) ?? [];
  return name === undefined ? undefined : [name, path.join(folder, entry.name)];
}

/**
 * The functions of a folder, one `.ts` (or `.mts`, `.mjs`, `.js`) file or one folder each, loaded at first use.
 * `version` changes when they must be loaded anew (hot reload).
 */
export function functionFiles(folder: string, version: () => number = () => 0): FunctionFiles {
  const loaded = new Map<string, Promise<LoadedFunction>>();

  function files(): Map<string, string> {
    const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
    return new Map(entries.map((entry) => fileOf(folder, entry)).filter((pair) => pair !== undefined));
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
