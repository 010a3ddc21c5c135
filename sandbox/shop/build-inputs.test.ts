import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Backend } from '#sandbox/backend/start-backend.ts';
import { buildKey } from '#sandbox/shop/build-inputs.ts';
import { startTestBackend, temporaryFolder } from '#tests/support/test-backend.ts';

const folder = temporaryFolder('inputs');
const environment = { SITE_URL: 'http://localhost:1', STRIPE_SECRET_KEY: 'a' };
let backend: Backend;
let sql: postgres.Sql;

const put = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder.path, file)), { recursive: true });
  writeFileSync(path.join(folder.path, file), text);
};
const key = (more = {}) => buildKey(folder.path, { ...environment, ...more }, sql);

beforeAll(async () => {
  put('src/pages/index.astro', 'page');
  put(
    'supabase/migrations/0001_x.sql',
    'create table public.products (id text primary key, name text, stock_quantity int);',
  );
  put('supabase/seed.sql', "insert into public.products values ('a', 'A', 3);");
  backend = await startTestBackend({ schemaFolder: path.join(folder.path, 'supabase') });
  sql = postgres(backend.databaseUrl, { max: 1, onnotice: () => {} });
});
afterAll(async () => {
  await sql.end();
  await backend.close();
  folder.remove();
});

it('changes with pages, public environment and catalogue, and with nothing else', async () => {
  const first = await key();
  await sql`update products set stock_quantity = 2`;
  put('src/domain/cart.test.ts', 'a test');
  expect(await key({ STRIPE_SECRET_KEY: 'b' })).toBe(first);

  const keys = [first, await key({ SITE_URL: 'http://localhost:2' })];
  await sql`update products set name = 'B'`;
  keys.push(await key());
  await sql`insert into products values ('b', 'A')`;
  keys.push(await key());
  put('src/pages/index.astro', 'other page');
  keys.push(await key());
  expect(new Set(keys).size).toBe(keys.length);
});
