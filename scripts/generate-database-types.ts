import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import postgres from 'postgres';
import { copyTemplate, startCluster } from '#tests/database/cluster.ts';
import { readSchema } from './database-types/read-schema.ts';
import { writeTypes } from './database-types/write-types.ts';

/**
 * `node scripts/generate-database-types.ts [postgres://…]` writes the types of the database at this address; without one,
 * of a throwaway database that has just been migrated.
 */
const file = path.resolve(import.meta.dirname, '../src/server/vendors/supabase/database.gen.ts');
const given = process.argv[2];
const cluster = given === undefined ? await startCluster() : undefined;
try {
  const sql = postgres(given ?? (await copyTemplate(cluster?.adminUrl ?? '')), { max: 1, onnotice: () => {} });
  const schema = await readSchema(sql).finally(() => sql.end());
  await writeFile(file, writeTypes(schema));
  console.log(`${schema.tables.length} tables, ${schema.functions.length} functions: ${file}`);
} finally {
  await cluster?.stop();
}
