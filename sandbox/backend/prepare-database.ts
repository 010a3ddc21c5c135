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

/** Puts hosted Supabase's `auth.*` helpers over the embedded API's simpler ones. */
export function prepareAuthFunctions(databaseUrl: string): Promise<void> {
  return withConnection(databaseUrl, (sql) => sql.unsafe(read('./auth-functions.sql')).simple());
}
