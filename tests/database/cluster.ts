import { randomBytes } from 'node:crypto';
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import postgres from 'postgres';
import { createApi } from '#sandbox/backend/api.ts';
import { migrate } from '#sandbox/backend/migrate.ts';
import { startPostgres } from '#sandbox/backend/postgres.ts';
import { prepareAuthFunctions, preparePlatform } from '#sandbox/backend/prepare-database.ts';
import { freePort } from '#sandbox/free-port.ts';
import { temporaryFolder, testKeys } from '#tests/support/test-backend.ts';

export interface Cluster {
  /** Superuser, database `postgres`. */
  readonly adminUrl: string;
  stop(): Promise<void>;
}

export interface ClusterOptions {
  /** Default: a free one. */
  readonly port?: number;
}

const template = 'gija_template';
const migrations = path.resolve(import.meta.dirname, '../../supabase/migrations');

function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = database;
  return changed.href;
}

async function asAdministrator<T>(adminUrl: string, work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(adminUrl, { max: 1, onnotice: () => {} });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}

/**
 * A PostgreSQL of its own with one database that holds the platform's roles, Supabase Lite's `auth` schema and all
 * migrations, without the demonstration data: the template of every test database.
 */
export async function startCluster({ port }: ClusterOptions = {}): Promise<Cluster> {
  const folder = temporaryFolder('cluster');
  const server = await startPostgres({
    folder: path.join(folder.path, 'postgres'),
    port: port ?? (await freePort()),
    throwaway: true,
  }).catch((error: unknown) => {
    folder.remove();
    throw error;
  });
  const stop = async () => {
    await server.stop();
    folder.remove();
  };
  try {
    await asAdministrator(server.adminUrl, (sql) => sql.unsafe(`create database ${template}`));
    const templateUrl = withDatabase(server.url, template);
    await preparePlatform(withDatabase(server.adminUrl, template));
    const api = createApi({
      ...testKeys,
      databaseUrl: templateUrl,
      innerSecret: randomBytes(32).toString('hex'),
      poolSize: 2,
    });
    await api.ensureSystemSchema().finally(() => api.close());
    await prepareAuthFunctions(templateUrl);
    const owner = postgres(templateUrl, { max: 1, onnotice: () => {} });
    // The migrations without the seed beside them: tests make the rows that they need.
    symlinkSync(migrations, path.join(folder.path, 'migrations'));
    await migrate(owner, { folder: folder.path, log: () => {} }).finally(() => owner.end());
    return { adminUrl: server.adminUrl, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Copies the template. Returns the address of the copy, for the owner of the schema. */
export function copyTemplate(adminUrl: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  return asAdministrator(adminUrl, async (sql) => {
    await sql.unsafe(`create database ${name} template ${template} owner postgres`);
    await sql.unsafe(`alter database ${name} set search_path to "$user", public, extensions`);
    const url = new URL(withDatabase(adminUrl, name));
    url.username = 'postgres';
    return url.href;
  });
}

export function dropDatabase(adminUrl: string, url: string): Promise<unknown> {
  const name = new URL(url).pathname.slice(1);
  return asAdministrator(adminUrl, (sql) => sql.unsafe(`drop database if exists ${name} with (force)`));
}
