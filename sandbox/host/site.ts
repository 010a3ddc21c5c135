import { type AddHeaders, readHeaders } from './headers.ts';
import { type MatchRedirect, readRedirects } from './redirects.ts';
import { type StaticFiles, staticFiles } from './static-files.ts';

/** A published build: its files and the rules that go with them. */
export interface Site {
  readonly files: StaticFiles;
  readonly redirect: MatchRedirect;
  readonly addHeaders: AddHeaders;
}

/** Reads a publish folder and `netlify.toml`. Throws StartFailure when a rule cannot be read. */
export async function readSite(publishFolder: string, configFile: string): Promise<Site> {
  return {
    files: staticFiles(publishFolder),
    redirect: await readRedirects(configFile, publishFolder),
    addHeaders: await readHeaders(configFile, publishFolder),
  };
}
