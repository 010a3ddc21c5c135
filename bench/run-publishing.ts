import path from 'node:path';
import postgres, { type Sql } from 'postgres';
import { portsFrom } from '#sandbox/ports.ts';
import { localEnvironment } from '#sandbox/shop/environment.ts';
import { createSiteBuilder } from '#scripts/publish/build-site.ts';
import { createDatabase } from '#src/server/vendors/supabase/database.ts';
import { startTestBackend, temporaryFolder, testKeys } from '#tests/support/test-backend.ts';

// `npm run bench:publishing`: the demonstration shop grown to many products (GIJA_BENCH_PRODUCTS, 20 000), all pages rendered once, then
// one product's change published. Ceilings: quality, build and publish. Times depend on the machine; they are printed, not held.

const wanted = Number(process.env['GIJA_BENCH_PRODUCTS'] ?? 20_000);
const project = path.resolve(import.meta.dirname, '..');
const ceilings = { pagesPerSecond: 1_000, megabytes: 1_536, oneChange: 2_000 } as const;

/** Copies rows as often as it takes, under ids of their own. */
async function grow(sql: Sql, times: number): Promise<void> {
  for (const [table, changes] of [
    [
      'products',
      `jsonb_build_object('id', source.id || '-' || n, 'sku', source.sku || '-' || n, 'created_at', source.created_at - n * interval '1 hour')`,
    ],
    [
      'product_variants',
      `jsonb_build_object('id', gen_random_uuid(), 'product_id', source.product_id || '-' || n, 'sku', source.sku || '-' || n)`,
    ],
  ] as const) {
    const columns = await sql<{ name: string }[]>`
      select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER' order by ordinal_position`;
    const names = columns.map(({ name }) => `"${name}"`).join();
    await sql.unsafe(`
      insert into ${table} (${names})
      select ${columns.map(({ name }) => `copy."${name}"`).join()}
      from (select * from ${table} offset 0) source, generate_series(1, ${times}) n,
        jsonb_populate_record(null::${table}, to_jsonb(source) || ${changes}) copy
      where ${table === 'products' ? 'source.active' : "exists (select from products where id = source.product_id and active) and source.product_id !~ '-[0-9]+$'"}`);
  }
}

const place = temporaryFolder('bench-publishing');
const backend = await startTestBackend();
const sql = postgres(backend.databaseUrl, { max: 1, onnotice: () => {} });
try {
  const environment = {
    ...process.env,
    ...localEnvironment(project, portsFrom(18_000)),
    PUBLIC_SUPABASE_URL: backend.url,
    SUPABASE_SECRET_KEY: testKeys.secretKey,
    GIJA_PICTURES: 'when-asked',
  };
  const { call } = createDatabase({ url: backend.url, secretKey: testKeys.secretKey, patience: 600_000 });
  const builder = createSiteBuilder({ project, environment, call, log: () => {} });
  let last: string | undefined;
  let count = 0;
  const publish = async (what: string, kind: 'changes' | 'full' = 'changes') => {
    const [began, used] = [performance.now(), process.cpuUsage()];
    const target = path.join(place.path, `site-${count++}`);
    const built = await builder.build({ kind, last, target, onProgress: () => {} });
    const { user, system } = process.cpuUsage(used);
    last = target;
    const took = Math.round(performance.now() - began);
    const figures = { what, ...built, ms: took, 'ms of processor': Math.round((user + system) / 1000) };
    console.table([figures]);
    return { ...figures, rendered: built.rendered };
  };
  await publish('demonstration shop, everything', 'full');
  const [row] = await sql<{ count: number }[]>`select count(*)::int as count from products where active`;
  await grow(sql, Math.max(1, Math.round(wanted / (row?.count ?? 1)) - 1));
  const whole = await publish('all pages of the grown shop');
  const rate = Math.round((whole.rendered * 1000) / whole.ms);
  console.log(
    `${rate} of ${ceilings.pagesPerSecond} pages a second, ${Math.round(process.memoryUsage.rss() / 2 ** 20)} of ${ceilings.megabytes} MB`,
  );
  await publish('nothing');
  for (const [what, edit] of [
    [
      'one description',
      sql`update products set description_lt = description_lt || ' x' where id = (select max(id) from products where active)`,
    ],
    ['one price', sql`update products set price = price + 100 where id = (select max(id) from products where active)`],
    ['one taken off', sql`update products set active = false where id = (select max(id) from products where active)`],
  ] as const) {
    await edit;
    const { ms } = await publish(what);
    console.log(`${ms} of ${ceilings.oneChange} ms`);
  }
} finally {
  await sql.end();
  await backend.close();
  place.remove();
}
