import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Sql } from 'postgres';

/** What a build is made of, besides the environment and the database. */
const sources = [
  'astro.config.mjs',
  'astro-i18next.config.cjs',
  'content',
  'package-lock.json',
  'public',
  'src',
  'tsconfig.json',
];
/** No page is built from a test. */
const aside = /\.test\.tsx?$/;

/** Tables whose rows stand in the pages (what `read_catalogue_*` reads). */
const tables = [
  'products',
  'product_variants',
  'product_compositions',
  'garment_parts',
  'fibres',
  'care_instructions',
  'manufacturers',
  'reviews',
  'categories',
  'shipping_zones',
  'delivery_options',
  'exchange_rates',
  'settings',
  'interface_texts',
];
/** What every order changes: the browser asks for it anew after loading. */
const volatile = ['updated_at', 'stock_quantity', 'on_hand', 'reserved', 'free'];

function addFiles(hash: Hash, project: string, relative: string): void {
  const place = path.join(project, relative);
  if (!existsSync(place) || aside.test(relative)) return;
  if (statSync(place).isDirectory()) {
    for (const name of readdirSync(place).sort()) addFiles(hash, project, `${relative}/${name}`);
    return;
  }
  hash.update(`${relative}\0`).update(readFileSync(place)).update('\0');
}

async function catalogueState(sql: Sql): Promise<string> {
  const states: string[] = [];
  for (const table of tables) {
    const [known] = await sql<{ here: boolean }[]>`select to_regclass(${`public.${table}`}) is not null as here`;
    if (!known?.here) continue;
    const [row] = await sql<{ state: string | null }[]>`
      select md5(string_agg(line, '' order by line)) as state
      from (select md5((to_jsonb(t) - ${volatile}::text[])::text) as line from ${sql(table)} t) lines`;
    states.push(`${table} ${row?.state}`);
  }
  return states.join('\n');
}

/** A key that changes when a build would come out differently: files, public environment, catalogue. */
export async function buildKey(
  project: string,
  environment: Readonly<Record<string, string>>,
  sql: Sql,
): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) addFiles(hash, project, source);
  for (const [name, value] of Object.entries(environment).sort())
    if (name === 'SITE_URL' || name.startsWith('PUBLIC_')) hash.update(`${name}=${value}\0`);
  hash.update(await catalogueState(sql));
  return hash.digest('hex').slice(0, 16);
}
