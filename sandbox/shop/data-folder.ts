import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { endLeftoverOf, removeCluster } from '#sandbox/backend/postgres-places.ts';
import { commandLineOf } from '#sandbox/command-line.ts';
import { StartFailure } from '#sandbox/start-failure.ts';

const marker = 'gija-data.txt';
/** Database, built site and their growth. */
const neededBytes = 400 * 1024 * 1024;

function holder(lock: string): number | undefined {
  const pid = Number(readFileSync(lock, 'utf8'));
  // The number may belong to another program by now.
  return commandLineOf(pid)?.includes('node') && pid !== process.pid ? pid : undefined;
}

function explain(error: unknown, folder: string): never {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'ENOSPC') throw new StartFailure(`The disk is full: make room for ${folder} and start again.`);
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    throw new StartFailure(`The data folder ${folder} cannot be written: change its permissions or set GIJA_DATA.`);
  if (code === 'ENOTDIR' || code === 'EEXIST')
    throw new StartFailure(`The data folder ${folder} is not a folder: move it away or set GIJA_DATA.`);
  throw error;
}

/**
 * Takes the data folder for this process, making it when missing and emptying it when `fresh`. Gives the release.
 * Throws StartFailure when it is in use, cannot be written, is somebody else's, or the disk is nearly full.
 */
export async function takeDataFolder(folder: string, fresh: boolean): Promise<() => void> {
  const lock = path.join(folder, 'lock');
  try {
    mkdirSync(folder, { recursive: true });
    const present = readdirSync(folder);
    const ours = present.length === 0 || present.includes(marker);
    if (!ours) throw new StartFailure(`${folder} holds other files: give the shop a folder of its own (GIJA_DATA).`);
    const other = existsSync(lock) ? holder(lock) : undefined;
    if (other !== undefined)
      throw new StartFailure(
        `Another shop (process ${other}) is using the data in ${folder}: stop it, or set GIJA_DATA.`,
      );
    await endLeftoverOf(path.join(folder, 'postgres'));
    if (fresh) {
      removeCluster(path.join(folder, 'postgres'));
      for (const name of readdirSync(folder)) rmSync(path.join(folder, name), { recursive: true, force: true });
    }
    const { bavail, bsize } = statfsSync(folder);
    if (bavail * bsize < neededBytes)
      throw new StartFailure(`The disk is nearly full: ${folder} needs ${neededBytes / 1024 / 1024} MB of room.`);
    // As root the database runs as another user, who must be able to pass through.
    if (process.getuid?.() === 0) chmodSync(folder, statSync(folder).mode | 0o111);
    writeFileSync(
      path.join(folder, marker),
      'Data of the Gija shop on this machine. `npm start -- --fresh` begins anew.\n',
    );
    writeFileSync(lock, String(process.pid));
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    explain(error, folder);
  }
  return () => rmSync(lock, { force: true });
}
