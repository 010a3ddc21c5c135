import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { StartFailure } from '#sandbox/start-failure.ts';
import { withProjectLock } from './project-lock.ts';

interface BuilderOptions {
  readonly project: string;
  /** Builds are kept here, one folder each. */
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly log: (line: string) => void;
  /** Ends what is being built. */
  readonly signal: AbortSignal;
}

interface WantedBuild {
  /** Of its folder. */
  readonly name: string;
  /** What came to the build hook; empty where the shop starts. */
  readonly hookBody: string;
  readonly deploy: string;
  /** The site before, from which what was not changed is taken over. */
  readonly last: string | undefined;
}

export interface Builder {
  /** Gives the folder of a new site. It appears under its final name only when it is whole. Throws StartFailure with the reason. */
  build(wanted: WantedBuild): Promise<string>;
  close(): void;
}

const told = z.union([
  z.object({ line: z.string() }),
  z.object({ id: z.number(), done: z.number(), total: z.number().optional() }),
  z.object({
    id: z.number(),
    built: z.object({ kind: z.string(), files: z.number(), rendered: z.number(), changed: z.number() }),
  }),
  z.object({ id: z.number(), failed: z.string(), code: z.string() }),
]);
type Ending = Extract<z.infer<typeof told>, { built: unknown } | { failed: unknown }>;

const worker = path.join(import.meta.dirname, '../../scripts/publish/worker.ts');
/** Milliseconds between two lines about how far a build is. */
const pause = 3_000;

/** Builds sites as the platform's machine does, by the project's own script, in a process that knows the last build. */
export function createBuilder({ project, folder, environment, log, signal }: BuilderOptions): Builder {
  let child: ChildProcess | undefined;
  let last = 0;
  let latestLine = '';
  const waiting = new Map<number, (ending: Ending) => void>();

  function end(): void {
    // Its own children, Astro's build among them, are of its group.
    if (child?.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    child = undefined;
  }

  function start(): ChildProcess {
    const started = fork(worker, [project], {
      cwd: project,
      detached: true,
      env: { ...process.env, ...environment },
    });
    let spoke = Date.now();
    started.on('message', (message) => {
      const parsed = told.parse(message);
      if ('line' in parsed) latestLine = parsed.line.replace(/^\d\d:\d\d:\d\d\s*/, '');
      if ('built' in parsed || 'failed' in parsed) {
        waiting.get(parsed.id)?.(parsed);
        waiting.delete(parsed.id);
      } else if (Date.now() - spoke > pause) {
        spoke = Date.now();
        log('done' in parsed ? `  … ${parsed.done} pages` : `  … ${latestLine}`);
      }
    });
    started.on('exit', () => {
      if (child === started) child = undefined;
      for (const [id, answer] of waiting) answer({ id, failed: 'The build ended by itself.', code: 'build_broken' });
      waiting.clear();
    });
    return started;
  }

  async function ask({ name, ...wanted }: WantedBuild, target: string): Promise<void> {
    child ??= start();
    const id = ++last;
    const ending = await new Promise<Ending>((resolve) => {
      waiting.set(id, resolve);
      child?.send({ id, ...wanted, target });
    });
    signal.throwIfAborted();
    if ('built' in ending) return;
    if (ending.code === 'disk_full') throw new StartFailure('The disk is full: the site could not be built.');
    for (const line of ending.failed.split('\n')) log(line);
    throw new StartFailure('The site could not be built; what Astro said stands above.');
  }

  signal.addEventListener('abort', end, { once: true });
  return {
    async build(wanted) {
      const target = path.join(folder, wanted.name);
      mkdirSync(folder, { recursive: true });
      const began = Date.now();
      log('Building the site.');
      const work = path.join(folder, `.${wanted.name}`);
      await withProjectLock({ project, log, signal }, () => ask(wanted, work));
      renameSync(work, target);
      utimesSync(target, new Date(), new Date());
      log(`Built the site in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
      return target;
    },
    close: end,
  };
}

/** Removes every build but those that are named. */
export function removeOtherBuilds(folder: string, keep: readonly string[]): void {
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    if (!keep.includes(path.join(folder, name))) rmSync(path.join(folder, name), { recursive: true, force: true });
}
