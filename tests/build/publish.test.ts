import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '#sandbox/backend/start-backend.ts';
import { type Built, createSiteBuilder } from '#scripts/publish/build-site.ts';
import { createDatabase } from '#src/server/vendors/supabase/database.ts';
import { startTestBackend, temporaryFolder, testKeys } from '#tests/support/test-backend.ts';

/** Real builds of the demonstration shop: what is taken over and rendered anew has the bytes of a whole build. */
const project = path.resolve(import.meta.dirname, '../..');
const place = temporaryFolder('publish');
let backend: Backend;
let sql: postgres.Sql;
let builder: ReturnType<typeof createSiteBuilder>;
let last: string | undefined;
let count = 0;

async function build(kind: 'changes' | 'full', from = last): Promise<{ readonly site: string; readonly built: Built }> {
  const site = path.join(place.path, `site-${++count}`);
  const built = await builder.build({ kind, last: from, target: site, onProgress: () => {} });
  return { site, built };
}
async function publish(): Promise<Built> {
  const { site, built } = await build('changes');
  last = site;
  return built;
}

/** Everything that visitors can be shown, with its bytes; scripts of older builds aside. */
function filesOf(site: string): Map<string, string> {
  const files = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(site, path.join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith('.netlify/') && !file.startsWith('assets/'));
  return new Map(files.sort().map((file) => [file, readFileSync(path.join(site, file), 'base64')]));
}
function differences(left: string, right: string): string[] {
  const [one, other] = [filesOf(left), filesOf(right)];
  return [...new Set([...one.keys(), ...other.keys()])].filter((file) => one.get(file) !== other.get(file));
}

/** The same row of edits on every machine. */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

beforeAll(async () => {
  backend = await startTestBackend();
  sql = postgres(backend.databaseUrl, { max: 1, onnotice: () => {} });
  const environment = {
    ...{ PATH: process.env['PATH'], HOME: process.env['HOME'], GIJA_PICTURES: 'when-asked', GIJA_ENVIRONMENT: 'local' },
    ...parseEnv(readFileSync(path.join(project, '.env.example'), 'utf8')),
    SITE_URL: 'http://localhost:1',
    PUBLIC_SUPABASE_URL: backend.url,
    PUBLIC_SUPABASE_PUBLISHABLE_KEY: testKeys.publishableKey,
    SUPABASE_SECRET_KEY: testKeys.secretKey,
  };
  const { call } = createDatabase({ url: backend.url, secretKey: testKeys.secretKey, patience: 120_000 });
  builder = createSiteBuilder({ project, environment, call, log: () => {} });
  last = (await build('full', undefined)).site;
}, 600_000);
afterAll(async () => {
  await sql.end();
  await backend.close();
  place.remove();
});

describe('publishing', { timeout: 600_000 }, () => {
  it('of one product renders the pages that show it, and nothing where nothing was changed', async () => {
    expect((await publish()).changed).toBe(0);
    const before = last ?? '';
    await sql`update products set description_lt = description_lt || ' Naujas sakinys.' where id = (select min(id) from products where active)`;
    const { files, rendered, changed } = await publish();
    expect(files).toBeGreaterThan(1_500);
    expect(rendered).toBeLessThan(30);
    expect(changed).toBeGreaterThan(0);
    const other = differences(before, last ?? '');
    expect(other).toHaveLength(changed);
    expect(other).toContain(
      `lt/product/${(await sql`select min(id) as id from products where active`)[0]?.['id']}.html`,
    );
  });

  it('has the bytes of a whole build after any row of edits', async () => {
    const random = randomNumbers(20_261_124);
    const ids = (await sql<{ id: string }[]>`select id from products where active order by id`).map(({ id }) => id);
    const some = () => ids[random(ids.length)] ?? '';
    const edits: readonly (() => Promise<unknown>)[] = [
      () => sql`update products set name = name || ' x', name_lt = name_lt || ' x' where id = ${some()}`,
      () => sql`update products set price = price + 100 where id = ${some()}`,
      () => sql`update products set featured = not featured where id = ${some()}`,
      () => sql`update products set active = false where id = ${some()}`,
      () => sql`update products set active = true where id in (select id from products where not active limit 2)`,
      () => sql`update product_variants set position = position + 1 where product_id = ${some()}`,
      () => sql`update reviews set body = body || ' !' where product_id = ${some()}`,
      () => sql`update products set is_new = not is_new where id = ${some()}`,
    ];
    for (let round = 0; round < 5; round += 1) {
      for (let edit = 0; edit <= random(3); edit += 1) await edits[random(edits.length)]?.();
      await publish();
    }
    await sql`update shipping_zones set free_from = free_from + 100 where country = 'LT'`;
    await sql`update categories set name_lt = name_lt || ' x' where slug = 'women-shoes'`;
    await sql`insert into interface_texts (language, namespace, key, text) values ('lt', 'cart', 'title', 'Mano krepšys'), ('lt', 'layout', 'home', 'Gija, pradžia')`;
    await publish();
    const whole = await build('full', undefined);
    expect(differences(last ?? '', whole.site)).toEqual([]);
    expect(readFileSync(path.join(last ?? '', 'lt/cart.html'), 'utf8')).toContain('Mano krepšys');
    expect(readFileSync(path.join(last ?? '', 'locales/lt/cart.json'), 'utf8')).toContain('Mano krepšys');
    await sql`delete from interface_texts`;
    await publish();
    expect(readFileSync(path.join(last ?? '', 'lt/cart.html'), 'utf8')).not.toContain('Mano krepšys');
  });

  it('refuses a broken text with its name, and leaves nothing half behind', async () => {
    await sql`insert into interface_texts (language, namespace, key, text) values ('lt', 'cart', 'title', 'Krepšys {{nobody}}')`;
    const target = path.join(place.path, 'refused');
    const refused = builder.build({ kind: 'changes', last, target, onProgress: () => {} });
    await expect(refused).rejects.toMatchObject({
      code: 'text_broken',
      message: expect.stringContaining('cart.json title'),
    });
    expect(existsSync(target)).toBe(false);
    await sql`delete from interface_texts`;
  });

  it('keeps scripts and styles for whoever has a page open, and never writes into the site before', async () => {
    const before = last ?? '';
    mkdirSync(path.join(before, 'assets'), { recursive: true });
    writeFileSync(path.join(before, 'assets/old.js'), 'old');
    const bytes = filesOf(before);
    await sql`update products set name_ru = name_ru || ' x' where id = (select max(id) from products where active)`;
    await publish();
    expect(readFileSync(path.join(last ?? '', 'assets/old.js'), 'utf8')).toBe('old');
    expect(filesOf(before)).toEqual(bytes);
  });
});
