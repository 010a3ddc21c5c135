import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Puts a file into a site that nobody is shown yet, in the place of one that the site before may share: never into that one. */
export function replaceFile(file: string, content: string | Buffer): void {
  rmSync(file, { force: true });
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}
