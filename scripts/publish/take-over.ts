import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

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

/** Takes a site over into a new folder, which shares its files: nobody may write into one, only put another in its place. */
export function takeOver(site: string, target: string): void {
  mkdirSync(target, { recursive: true });
  for (const entry of readdirSync(site, { withFileTypes: true })) {
    const [from, to] = [path.join(site, entry.name), path.join(target, entry.name)];
    if (entry.isDirectory()) takeOver(from, to);
    else link(from, to);
  }
}

/** As `takeOver`, on a thread of its own: with tens of thousands of files it takes as long as listing what has to be rendered. */
export function takeOverMeanwhile(site: string, target: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('take-over-thread.ts', import.meta.url), { workerData: { site, target } });
    thread.once('error', reject);
    thread.once('exit', () => resolve());
  });
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
