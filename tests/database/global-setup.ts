import type { TestProject } from 'vitest/node';
import { startCluster } from './cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Superuser's address of the cluster that all database tests of this run share. */
    clusterUrl: string;
  }
}

/** One PostgreSQL a test run; every test file copies its template (harness.ts). */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startCluster();
  project.provide('clusterUrl', cluster.adminUrl);
  return () => cluster.stop();
}
