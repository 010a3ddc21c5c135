import { symlinkSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startTestBackend, temporaryFolder } from '#tests/support/test-backend.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Data folder of a backend with all migrations and no data, at rest; its schema folder, too. */
    migratedData: string;
  }
}

const migrations = path.resolve(import.meta.dirname, '../../supabase/migrations');

/** Migrates once a run; every shop under test begins with a copy (shop-under-test.ts). Its own migrating would be most of what many files do. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = temporaryFolder('migrated');
  symlinkSync(migrations, path.join(folder.path, 'migrations'));
  try {
    const backend = await startTestBackend({ dataFolder: folder.path, schemaFolder: folder.path });
    await backend.close();
  } catch (error) {
    folder.remove();
    throw error;
  }
  project.provide('migratedData', folder.path);
  return () => folder.remove();
}
