import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import { StartFailure } from '#sandbox/start-failure.ts';

export interface SystemUser {
  readonly uid: number;
  readonly gid: number;
}

function lookUp(): SystemUser | undefined {
  try {
    const id = (flag: string) =>
      Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}

/**
 * The user that PostgreSQL runs as. PostgreSQL refuses to run as root, so root (containers, CI) needs a `postgres`
 * user, which is made when missing. Everyone else runs it as themselves: undefined.
 */
export function postgresUser(): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const present = lookUp();
  if (present !== undefined) return present;
  try {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'], { stdio: 'ignore' });
  } catch {
    throw new StartFailure(
      'PostgreSQL does not run as root and no "postgres" user could be made: start as an ordinary user.',
    );
  }
  const made = lookUp();
  if (made === undefined) throw new StartFailure('The "postgres" user was made but cannot be found.');
  return made;
}

/** The first folder on the way to `target` that the user may not pass, or undefined when the way is free. */
export function closedFolder(target: string, user: SystemUser): string | undefined {
  const parts = path.resolve(target).split(path.sep).filter(Boolean);
  let folder: string = path.sep;
  for (const part of ['', ...parts]) {
    folder = path.join(folder, part);
    const status = statSync(folder, { throwIfNoEntry: false });
    if (status === undefined) return undefined;
    const bit = status.uid === user.uid ? 0o100 : status.gid === user.gid ? 0o010 : 0o001;
    if (status.isDirectory() && (status.mode & bit) === 0) return folder;
  }
  return undefined;
}
