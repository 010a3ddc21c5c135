import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { places } from '#sandbox/backend/postgres-places.ts';
import { type Backend, type BackendOptions, startBackend } from '#sandbox/backend/start-backend.ts';

export const testKeys = {
  publishableKey: 'sb_publishable_test',
  secretKey: 'sb_secret_test',
};

/** A folder of its own that the database's user may enter; `remove` takes it away. */
export function temporaryFolder(prefix: string): { path: string; remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), `gija-${prefix}-`));
  chmodSync(folder, 0o755);
  return { path: folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Gives a data folder that has no database yet a copy of another one's, whose server is at rest. */
export async function copyDatabase(from: string, to: string): Promise<void> {
  const folders = await Promise.all([from, to].map((data) => places(path.join(data, 'postgres'))));
  // With its owner: it belongs to the user that PostgreSQL runs as.
  execFileSync('cp', ['-Rp', ...folders.map(({ folder }) => folder)]);
}

/**
 * A whole backend on free ports with the project's migrations and seed (or `schemaFolder`'s), about 1 s.
 * Its data go with `close()`.
 */
export async function startTestBackend(options: Partial<BackendOptions> = {}): Promise<Backend> {
  const folder = temporaryFolder('backend');
  const backend = await startBackend({
    port: 0,
    databasePort: 0,
    dataFolder: folder.path,
    siteUrl: 'http://localhost:8888',
    mailUrl: 'http://127.0.0.1:9',
    throwaway: true,
    ...testKeys,
    ...options,
  }).catch((error: unknown) => {
    folder.remove();
    throw error;
  });
  return {
    ...backend,
    async close() {
      await backend.close();
      folder.remove();
    },
  };
}
