import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** How long somebody may have had a page open and still find its scripts and styles, milliseconds. */
const openFor = 14 * 86_400_000;

/** One file under another name, without its bytes being copied where the file system can do that. */
function link(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/** Takes a site over into a new folder, but for the files that are left out. Never writes into a file: both folders share it. */
export function takeOver(site: string, target: string, leaveOut: ReadonlySet<string>): void {
  const walk = (relative: string) => {
    mkdirSync(path.join(target, relative), { recursive: true });
    for (const entry of readdirSync(path.join(site, relative), { withFileTypes: true })) {
      const file = relative === '' ? entry.name : `${relative}/${entry.name}`;
      if (entry.isDirectory()) walk(file);
      else if (!leaveOut.has(file)) link(path.join(site, file), path.join(target, file));
    }
  };
  walk('');
}

/** Scripts and styles of the site before, for pages that are open in somebody's browser. */
export function keepOpenAssets(site: string, target: string, now: number): void {
  const before = path.join(site, 'assets');
  for (const name of existsSync(before) ? readdirSync(before) : []) {
    const file = path.join(target, 'assets', name);
    if (existsSync(file) || now - statSync(path.join(before, name)).mtimeMs > openFor) continue;
    mkdirSync(path.dirname(file), { recursive: true });
    link(path.join(before, name), file);
  }
}
