import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Sql } from 'postgres';
import { StartFailure } from '#sandbox/start-failure.ts';

interface MigrateOptions {
  /** The folder that holds `migrations/` and `seed.sql`, as the Supabase CLI lays it out. */
  readonly folder: string;
  readonly log: (line: string) => void;
}

interface MigrateResult {
  /** Versions that this start applied. */
  readonly applied: readonly string[];
  readonly seeded: boolean;
}

interface AppliedRow {
  version: string;
  statements: string[] | null;
}

const history = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (
    version text primary key, statements text[], name text
  );
  create table if not exists supabase_migrations.seed_files (path text primary key, hash text not null);
`;

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { detail, where, position } = error as Error & { detail?: string; where?: string; position?: string };
  const more = [detail, where?.split('\n')[0], position && `at character ${position}`].filter(Boolean).join('; ');
  return more === '' ? error.message : `${error.message} (${more})`;
}

async function runFile(sql: Sql, file: string, text: string, after: (transaction: Sql) => Promise<unknown>) {
  try {
    await sql.begin(async (transaction) => {
      await transaction.unsafe(text).simple();
      // What a dump sets for itself (search_path) must not outlive its file.
      await transaction.unsafe('reset search_path');
      await after(transaction as unknown as Sql);
    });
  } catch (error) {
    throw new StartFailure(`${file} cannot be applied to the database: ${reasonOf(error)}.`);
  }
}

/**
 * Applies the migrations that are missing, in order, each in its transaction, and the seed when the database is new.
 * A file that was changed after it had been applied stops the start: data would no longer match the files.
 */
export async function migrate(sql: Sql, { folder, log }: MigrateOptions): Promise<MigrateResult> {
  await sql.unsafe(history).simple();
  const rows = await sql<AppliedRow[]>`select version, statements from supabase_migrations.schema_migrations`;
  const known = new Map(rows.map((row) => [row.version, row.statements?.[0]]));
  const migrations = path.join(folder, 'migrations');
  const files = existsSync(migrations) ? readdirSync(migrations).filter((name) => name.endsWith('.sql')) : [];
  const applied: string[] = [];

  for (const file of files.sort()) {
    const [, version = file, name = ''] = /^(\d+)_(.+)\.sql$/.exec(file) ?? [];
    const text = readFileSync(path.join(migrations, file), 'utf8');
    if (known.has(version)) {
      if (known.get(version) !== text)
        throw new StartFailure(
          `supabase/migrations/${file} was changed after it had been applied: start with --fresh, or undo the change.`,
        );
      continue;
    }
    await runFile(
      sql,
      `supabase/migrations/${file}`,
      text,
      (transaction) =>
        transaction`insert into supabase_migrations.schema_migrations (version, statements, name)
        values (${version}, ${[text]}, ${name})`,
    );
    applied.push(version);
  }
  if (applied.length > 0) log(`Applied ${applied.length} migrations (to ${applied.at(-1)}).`);

  const seed = path.join(folder, 'seed.sql');
  const [seededBefore] = await sql`select 1 from supabase_migrations.seed_files where path = 'supabase/seed.sql'`;
  if (seededBefore !== undefined || !existsSync(seed)) return { applied, seeded: false };
  const text = readFileSync(seed, 'utf8');
  const hash = createHash('sha256').update(text).digest('hex');
  await runFile(
    sql,
    'supabase/seed.sql',
    text,
    (transaction) =>
      transaction`insert into supabase_migrations.seed_files (path, hash) values ('supabase/seed.sql', ${hash})`,
  );
  log('Filled the database with the demonstration data.');
  return { applied, seeded: true };
}
