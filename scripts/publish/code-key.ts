import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** What the code of a site is bundled from, besides the public environment. */
const sources = [
  'astro.config.mjs',
  'astro-i18next.config.cjs',
  'content',
  'package-lock.json',
  'public',
  'src',
  'tsconfig.json',
];
/** No page is built from a test. */
const aside = /\.test\.tsx?$/;

function addFiles(hash: Hash, project: string, relative: string): void {
  const place = path.join(project, relative);
  if (!existsSync(place) || aside.test(relative)) return;
  if (statSync(place).isDirectory()) {
    for (const name of readdirSync(place).sort()) addFiles(hash, project, `${relative}/${name}`);
    return;
  }
  hash.update(`${relative}\0`).update(readFileSync(place)).update('\0');
}

/** A key that changes with files and public environment: what the code of a site is bundled from. */
export function codeKey(project: string, environment: Readonly<Record<string, string | undefined>>): string {
  const hash = createHash('sha256').update(process.version);
  for (const source of sources) addFiles(hash, project, source);
  for (const [name, value] of Object.entries(environment).sort())
    if (name === 'SITE_URL' || name === 'COMMIT_REF' || name.startsWith('PUBLIC_')) hash.update(`${name}=${value}\0`);
  return hash.digest('hex').slice(0, 16);
}
