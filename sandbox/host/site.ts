import path from 'node:path';
import { functionFiles } from './function-files.ts';
import { functionRoutes, type Route } from './function-routes.ts';
import { type AddHeaders, readHeaders } from './headers.ts';
import { type MatchRedirect, readRedirects } from './redirects.ts';
import { type StaticFiles, staticFiles } from './static-files.ts';

/** Where a build keeps its own function, beside the pages; never served as a file. */
const siteFunctions = '.netlify/functions';

/** A published build: its files, the function that it brings along, and the rules that go with them. */
export interface Site {
  readonly folder: string;
  readonly files: StaticFiles;
  readonly route: Route;
  readonly redirect: MatchRedirect;
  readonly addHeaders: AddHeaders;
}

/** The platform keeps functions that are asked for at hand; here nobody should wait for the first answer either. */
function warmUp(folder: string): void {
  const files = functionFiles(folder);
  for (const name of files.names()) void files.load(name).catch(() => {});
}

/** Reads a publish folder and `netlify.toml`. Throws StartFailure when a rule cannot be read. */
export async function readSite(publishFolder: string, configFile: string): Promise<Site> {
  const folder = path.join(publishFolder, siteFunctions);
  warmUp(folder);
  return {
    folder: publishFolder,
    files: staticFiles(publishFolder),
    route: functionRoutes(functionFiles(folder)),
    redirect: await readRedirects(configFile, publishFolder),
    addHeaders: await readHeaders(configFile, publishFolder),
  };
}
