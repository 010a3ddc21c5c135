import postgres, { type Sql } from 'postgres';
import { buildKey } from './build-inputs.ts';

/**
 * The name of the site that a start needs, by which it finds the one that it has. A build that an earlier run left unfinished is
 * written off: it ended with that run.
 */
export async function prepareBuild(
  sql: Sql,
  project: string,
  environment: Readonly<Record<string, string>>,
): Promise<string> {
  const [known] = await sql<{ here: boolean }[]>`select to_regclass('public.builds') is not null as here`;
  if (known?.here)
    await sql`update builds set state = 'failed', error = 'silent', finished_at = now() where state = 'running'`;
  return buildKey(project, environment, sql);
}

/** A developing shop makes its pages when they are asked for: what was changed before it started is live. */
export async function nothingWaits(databaseUrl: string): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  const [known] = await sql<{ here: boolean }[]>`select to_regclass('public.publishing_changes') is not null as here`;
  if (known?.here) await sql`delete from publishing_changes`;
  await sql.end();
}
