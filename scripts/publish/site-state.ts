import { readFileSync } from 'node:fs';
import path from 'node:path';
import { replaceFile } from './replace-file.ts';

/** What a built site remembers of how it was made, beside its pages and served to nobody. */
export interface SiteState {
  /** Of the code that made it (code-key.ts). */
  readonly code: string;
  /** The key of each file that was made of the catalogue. */
  readonly keys: Readonly<Record<string, string>>;
  /** Files of texts that have changes of the back office in them. */
  readonly texts: readonly string[];
}

const placeOf = (site: string) => path.join(site, '.netlify/site.json');

/** Undefined where there is none, or none that can be read. */
export function readSiteState(site: string): SiteState | undefined {
  try {
    return JSON.parse(readFileSync(placeOf(site), 'utf8')) as SiteState;
  } catch {
    return undefined;
  }
}

/** Writes it into a site that nobody is shown yet. */
export function writeSiteState(site: string, state: SiteState): void {
  replaceFile(placeOf(site), JSON.stringify(state));
}
