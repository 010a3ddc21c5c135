import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { StartFailure } from '#sandbox/start-failure.ts';

/** The newest whole build of a folder (unfinished ones have a dot before their name); undefined where there is none. */
export function newestBuild(folder: string): string | undefined {
  const builds = (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => !name.startsWith('.'))
    .map((name) => path.join(folder, name))
    .sort((left, right) => statSync(right).mtimeMs - statSync(left).mtimeMs);
  return builds[0];
}

/** As `newestBuild`; throws StartFailure where there is none. */
export function latestBuild(folder: string): string {
  const latest = newestBuild(folder);
  if (latest === undefined) throw new StartFailure('There is no build yet: start without --no-build.');
  return latest;
}
