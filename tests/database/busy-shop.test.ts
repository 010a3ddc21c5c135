import { beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fillBusyShop } from '#tests/support/busy-shop.ts';
import { firstViews } from '#tests/support/first-views.ts';
import { idOf } from './access/people.ts';
import { databaseUnderTest } from './harness.ts';

const database = databaseUnderTest();
const claims = { sub: idOf('admin'), aal: 'aal2', session_id: idOf('admin session') };

/** Blocks of 8 KB: two cores go through as many in a second, with what is reckoned from them (`npm run bench` has the times). */
const mostBlocks = 60_000;

const plan = z.array(
  z.object({
    Plan: z.object({ 'Shared Hit Blocks': z.int(), 'Shared Read Blocks': z.int(), 'Temp Read Blocks': z.int() }),
  }),
);

beforeAll(async () => {
  await database.sql`insert into auth.users (id, email) values (${idOf('admin')}, 'admin@example.com')`;
  await database.sql`insert into user_roles (user_id, role) values (${idOf('admin')}, 'admin')`;
  await database.sql`insert into admin_grants (session_id, user_id) values (${idOf('admin session')}, ${idOf('admin')})`;
  await fillBusyShop(database.sql);
}, 300_000);

it.each(Object.entries(firstViews))('the first view of %s reads little of a busy shop', async (_, call) => {
  const [answer, explained] = await database.as('authenticated', claims, async (sql) => [
    (await sql.unsafe(`select ${call} as answer`))[0]?.['answer'] as unknown,
    (await sql.unsafe(`explain (analyze, buffers, format json) select ${call}`))[0]?.['QUERY PLAN'] as unknown,
  ]);
  expect(answer, 'is shown').toBeTruthy();
  const [top] = plan.parse(explained);
  const read = Object.values(top?.Plan ?? {}).reduce((sum, blocks) => sum + blocks, 0);
  expect(read).toBeLessThan(mostBlocks);
});
