import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { commandLineOf } from '#sandbox/command-line.ts';

interface LockOptions {
  readonly project: string;
  readonly log: (line: string) => void;
  readonly signal: AbortSignal;
}

/**
 * Runs one build of a project at a time, whichever process asks (a shop and the tests): Astro keeps what it has read
 * of the database in one place in the project. Throws when the signal breaks the waiting off.
 */
export async function withProjectLock<Value>(options: LockOptions, work: () => Promise<Value>): Promise<Value> {
  const { project, log, signal } = options;
  const file = path.join(project, 'node_modules/.cache/gija-build.lock');
  mkdirSync(path.dirname(file), { recursive: true });
  let told = false;
  for (;;) {
    signal.throwIfAborted();
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const holder = Number(readFileSync(file, { encoding: 'utf8', flag: 'a+' }));
      if (!commandLineOf(holder)?.includes('node')) {
        rmSync(file, { force: true });
        continue;
      }
      if (!told) log('Another build of this project is running: waiting for it.');
      told = true;
      await new Promise((next) => setTimeout(next, 200));
    }
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
