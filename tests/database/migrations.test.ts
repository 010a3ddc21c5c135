import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { databaseUnderTest } from './harness.ts';

const files = readdirSync(path.resolve(import.meta.dirname, '../../supabase/migrations'));
const database = databaseUnderTest();

describe('the migrations', () => {
  it('build the whole database from nothing, each file once and in order', async () => {
    const rows = await database.sql<{ file: string }[]>`
      select version || '_' || name || '.sql' as file from supabase_migrations.schema_migrations order by version`;
    expect(rows.map((row) => row.file)).toEqual(files.toSorted());
  });

  it('are named by number and subject, no number twice', () => {
    for (const file of files) expect(file).toMatch(/^\d{4}_[a-z]+(_[a-z]+)+\.sql$/);
    expect(new Set(files.map((file) => file.slice(0, 4))).size).toBe(files.length);
  });
});
