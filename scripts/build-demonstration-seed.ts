import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { productGroups } from '#content/demonstration/products/index.ts';
import { buildSeed } from './demonstration-seed/build-seed.ts';

/** Writes `supabase/seed.sql` from `content/demonstration`; with `--check` it only says whether the file is up to date. */
const file = path.resolve(import.meta.dirname, '../supabase/seed.sql');
const seed = buildSeed(productGroups);
if (process.argv.includes('--check')) {
  const present = await readFile(file, 'utf8').catch(() => '');
  const same = present === seed;
  console.log(
    same ? 'supabase/seed.sql is up to date.' : 'supabase/seed.sql differs: run scripts/build-demonstration-seed.ts.',
  );
  process.exitCode = same ? 0 : 1;
} else {
  await writeFile(file, seed);
  console.log(`supabase/seed.sql: ${Math.round(seed.length / 1024)} KB`);
}
