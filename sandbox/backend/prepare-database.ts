import { readFileSync } from 'node:fs';
import postgres from 'postgres';
import { StartFailure } from '#sandbox/start-failure.ts';

function read(name: string): string {
  return readFileSync(new URL(name, import.meta.url), 'utf8');
}

async function withConnection(url: string, work: (sql: postgres.Sql) => Promise<unknown>): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await work(sql);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartFailure(`The database cannot be prepared (${reason}): start with --fresh to begin anew.`);
  } finally {
    await sql.end();
  }
}

/** Gives an empty PostgreSQL what a hosted Supabase project has before its first migration. */
export function preparePlatform(adminUrl: string): Promise<void> {
  return withConnection(adminUrl, (sql) => sql.unsafe(read('./platform.sql')).simple());
}

/** Completes the embedded API's `auth` schema: hosted Supabase's further tables, and its helpers over the simpler ones. */
export function prepareAuthFunctions(databaseUrl: string): Promise<void> {
  return withConnection(databaseUrl, (sql) =>
    sql.unsafe(`${read('./auth/schema.sql')}\n${read('./auth-functions.sql')}`).simple(),
  );
}
