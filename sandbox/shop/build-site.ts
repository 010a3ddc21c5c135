import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { siteFunctions } from '#sandbox/host/site.ts';
import { StartFailure } from '#sandbox/start-failure.ts';
import { withProjectLock } from './project-lock.ts';

interface BuildOptions {
  readonly project: string;
  /** Builds are kept here, one folder a key. */
  readonly folder: string;
  readonly key: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly log: (line: string) => void;
  /** Ends the build. */
  readonly signal: AbortSignal;
}

const astro = 'node_modules/astro/bin/astro.mjs';

/** Astro's own build as a child in a group of its own; pages are counted from its output. */
async function runAstro({ project, environment, log, signal }: BuildOptions, outDir: string): Promise<void> {
  const words = [path.join(project, astro), 'build', '--outDir', outDir];
  const child = spawn(process.execPath, words, {
    cwd: project,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...environment,
      NODE_ENV: 'production',
      ASTRO_TELEMETRY_DISABLED: '1',
      FORCE_COLOR: '0',
      NO_COLOR: '1',
    },
  });
  const end = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
  };
  signal.addEventListener('abort', end, { once: true });
  const lines: string[] = [];
  let pages = 0;
  let told = Date.now();
  const read = (chunk: Buffer) => {
    for (const line of chunk
      .toString()
      .split('\n')
      .filter((text) => text.trim() !== '')) {
      lines.push(line);
      if (/[├└]─ .*\.html/.test(line)) pages += 1;
    }
    lines.splice(0, lines.length - 400);
    if (Date.now() - told < 3_000) return;
    told = Date.now();
    const latest = lines.at(-1)?.replace(/^\d\d:\d\d:\d\d\s*/, '') ?? '';
    log(pages > 0 && !latest.startsWith('[') ? `  … ${pages} pages` : `  … ${latest}`);
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  signal.removeEventListener('abort', end);
  signal.throwIfAborted();
  if (code === 0) return;
  if (lines.some((line) => line.includes('ENOSPC')))
    throw new StartFailure('The disk is full: the site could not be built.');
  for (const line of lines.slice(-40)) log(line);
  throw new StartFailure('The site could not be built; what Astro said stands above.');
}

/** The adapter writes its function where the platform looks for it, in the project; here it belongs to the one build. */
function takeFunction(project: string, outDir: string): void {
  const written = path.join(project, '.netlify/v1/functions');
  if (existsSync(written)) cpSync(written, path.join(outDir, siteFunctions), { recursive: true });
}

/**
 * Gives the folder of the build with this key, building when there is none. A folder appears under its final name
 * only when it is whole; older builds go.
 */
export async function buildSite(options: BuildOptions): Promise<{ folder: string; built: boolean }> {
  const { folder, key, log } = options;
  const target = path.join(folder, key);
  if (existsSync(target)) return { folder: target, built: false };
  mkdirSync(folder, { recursive: true });
  const began = Date.now();
  log('Building the site.');
  const work = path.join(folder, `.${key}`);
  rmSync(work, { recursive: true, force: true });
  await withProjectLock(options, async () => {
    await runAstro(options, work);
    takeFunction(options.project, work);
  });
  renameSync(work, target);
  log(`Built the site in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
  return { folder: target, built: true };
}

/** Removes every build but one. */
export function removeOtherBuilds(folder: string, keep: string): void {
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    if (path.join(folder, name) !== keep) rmSync(path.join(folder, name), { recursive: true, force: true });
}
