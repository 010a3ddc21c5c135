import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartFailure } from '#sandbox/start-failure.ts';
import { endLeftover } from './leftover-server.ts';
import { explainPostgresFailure } from './postgres-failure.ts';
import { places } from './postgres-places.ts';
import type { SystemUser } from './postgres-user.ts';

interface PostgresOptions {
  readonly folder: string;
  readonly port: number;
  /** Data that may be lost with the machine (tests): no waiting for the disk. */
  readonly throwaway?: boolean;
}

export interface Postgres {
  /** Superuser, as `supabase_admin` is on hosted Supabase. */
  readonly adminUrl: string;
  /** The owner of the shop's schema, not a superuser, as on hosted Supabase. */
  readonly url: string;
  /** True when this start made the cluster. */
  readonly fresh: boolean;
  /** Resolves when the server ended without being asked to. */
  readonly died: Promise<void>;
  stop(): Promise<void>;
}

const password = 'gija-local';
const ready = 'database system is ready to accept connections';

function run(command: string, args: string[], user: SystemUser | undefined, cwd: string) {
  // A group of its own: Ctrl+C in the terminal reaches only us, and we stop the server in order.
  return spawn(command, args, {
    ...user,
    cwd,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
  });
}

async function initialise(initdb: string, folder: string, options: PostgresOptions, user: SystemUser | undefined) {
  const passwordFile = path.join(path.dirname(folder), `.postgres-${process.pid}`);
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user !== undefined) chownSync(passwordFile, user.uid, user.gid);
  const child = run(
    initdb,
    [
      `--pgdata=${folder}`,
      '--username=supabase_admin',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      ...(options.throwaway ? ['--no-sync'] : []),
    ],
    user,
    path.dirname(folder),
  );
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  }).finally(() => rmSync(passwordFile, { force: true }));
  if (code !== 0) {
    rmSync(folder, { recursive: true, force: true });
    throw explainPostgresFailure(output, { port: options.port, folder });
  }
}

/**
 * Starts PostgreSQL on loopback with its data in `folder`, making the cluster when the folder is empty.
 * The caller holds the lock on the data folder. Throws StartFailure with one sentence.
 */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const { binaries, user, folder } = await places(options.folder);
  const known = existsSync(folder);
  if (known && !existsSync(path.join(folder, 'PG_VERSION')))
    throw new StartFailure(`${folder} holds no database (broken data folder): restore it, or start with --fresh.`);
  if (known) await endLeftover(folder);
  else {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (user !== undefined) chownSync(folder, user.uid, user.gid);
    await initialise(binaries.initdb, folder, options, user);
  }

  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '120',
    shared_buffers: '64MB',
    log_statement: 'none',
    timezone: 'UTC',
    ...(options.throwaway ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } : {}),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = run(binaries.postgres, ['-D', folder, '-p', String(options.port), ...flags], user, folder);
  let output = '';
  const died = new Promise<void>((resolve) => child.once('close', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => reject(explainPostgresFailure(output, { port: options.port, folder })));
    child.stderr.on('data', (chunk: Buffer) => {
      if (output.length < 20_000) output += chunk.toString();
      if (output.includes(ready)) resolve();
    });
  });

  return {
    adminUrl: `postgres://supabase_admin:${password}@127.0.0.1:${options.port}/postgres`,
    url: `postgres://postgres:${password}@127.0.0.1:${options.port}/postgres`,
    fresh: !known,
    died,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGINT');
      const slow = setTimeout(() => child.kill('SIGQUIT'), 8_000);
      await died;
      clearTimeout(slow);
    },
  };
}
