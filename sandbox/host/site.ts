import path from 'node:path';
import { functionFiles } from './function-files.ts';
import { functionRoutes, type Route } from './function-routes.ts';
import { type AddHeaders, readHeaders } from './headers.ts';
import { type MatchRedirect, readRedirects } from './redirects.ts';
import { type StaticFiles, staticFiles } from './static-files.ts';

/** Where a build keeps its own function, beside the pages; never served as a file. */
export const siteFunctions = '.netlify/functions';

/** A published build: its files, the function that it brings along, and the rules that go with them. */
export interface Site {
  readonly files: StaticFiles;
  readonly route: Route;
  readonly redirect: MatchRedirect;
  readonly addHeaders: AddHeaders;
}

/** Reads a publish folder and `netlify.toml`. Throws StartFailure when a rule cannot be read. */
export async function readSite(publishFolder: string, configFile: string): Promise<Site> {
  return {
    files: staticFiles(publishFolder),
    route: functionRoutes(functionFiles(path.join(publishFolder, siteFunctions))),
    redirect: await readRedirects(configFile, publishFolder),
    addHeaders: await readHeaders(configFile, publishFolder),
  };
}
