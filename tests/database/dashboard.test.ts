import { beforeAll, expect, it } from 'vitest';
import { type Dashboard, dashboard } from '#src/contracts/dashboard.ts';
import { addProduct, orderPayload, type VariantRow } from '#tests/support/order-rows.ts';
import { idOf } from './access/people.ts';
import { databaseUnderTest } from './harness.ts';
import { paidDetails, place, record } from './order-calls.ts';

const database = databaseUnderTest();
const claims = { sub: idOf('admin'), aal: 'aal2', session_id: idOf('admin session') };
let dress: VariantRow;

async function read(as: Readonly<Record<string, string>> = claims): Promise<Dashboard | null> {
  const [row] = await database.as('authenticated', as, (sql) => sql`select read_dashboard() as answer`);
  return dashboard.parse(row?.['answer']);
}

/** An order paid at a time; without one it waits. */
async function order(pieces: number, paidAt?: string): Promise<string> {
  const placed = await place(database.sql, orderPayload([[dress, pieces]]));
  if (paidAt === undefined) return placed.order_id;
  await record(database.sql, `evt_${placed.order_id}`, 'paid', paidDetails(placed));
  await database.sql`update orders set paid_at = ${paidAt} where id = ${placed.order_id}`;
  return placed.order_id;
}

/** An instant of a day of Vilnius, so many days from the first of this month. */
async function vilnius(days: number, hour: string): Promise<string> {
  const [row] = await database.sql<{ at: string }[]>`
    select ((date_trunc('month', now() at time zone 'Europe/Vilnius') + make_interval(days => ${days}) + ${hour}::interval)
      at time zone 'Europe/Vilnius')::text as at`;
  return row?.at ?? '';
}

beforeAll(async () => {
  await database.sql`insert into auth.users (id, email) values (${idOf('admin')}, 'admin@example.com')`;
  await database.sql`insert into user_roles (user_id, role) values (${idOf('admin')}, 'admin')`;
  await database.sql`insert into admin_grants (session_id, user_id) values (${idOf('admin session')}, ${idOf('admin')})`;
  dress = (await addProduct(database.sql, 'dress', { price: 5000, stock: { 'S/red': 60 } }))[0] as VariantRow;
});

it('has nothing to show in a shop that has sold nothing', async () => {
  expect(await read()).toMatchObject({
    all: { revenue: 0, orders: 0, average: null },
    ...{ waiting: 0, to_pack: 0, recent: [], top: [], low_stock: { count: 0, lowest: [] } },
  });
});

it('adds up payments less refunds, by the month of Vilnius; what was paid an instant before it belongs to the one before', async () => {
  const before = await order(1, await vilnius(-1, '23:59:59'));
  await order(2, await vilnius(0, '00:00:00'));
  await order(1);
  const [{ total } = { total: 0 }] = await database.sql<{ total: number }[]>`
    select total_eur as total from orders where id = ${before}`;
  await database.sql`
    insert into refunds (order_id, payment_id, amount, currency, amount_eur, reason, state, completed_at)
    select order_id, id, 1000, 'EUR', 1000, 'goodwill', 'succeeded', now() from payments where order_id = ${before}`;
  const seen = await read();
  const sold =
    (await database.sql<{ sum: number }[]>`select sum(total_eur)::int as sum from orders where paid_at is not null`)[0]
      ?.sum ?? 0;
  expect(seen?.all).toMatchObject({ orders: 2, revenue: sold - 1000, average: Math.round(sold / 2) });
  expect(seen?.month).toMatchObject({ orders: 1, revenue: sold - total - 1000 });
  expect(seen).toMatchObject({ waiting: 1, to_pack: 2 });
  expect(seen?.days).toHaveLength(30);
  expect(seen?.recent).toHaveLength(3);
});

it('names what runs out, and what is liked best by stars and how many gave them', async () => {
  const [few] = await addProduct(database.sql, 'few', { stock: { 'M/red': 9 } });
  await addProduct(database.sql, 'gone', { active: false, stock: { 'M/red': 0 } });
  const review = (id: string, stars: number, count: number) =>
    database.sql`
      insert into reviews (product_id, author_name, stars, language, status, is_demonstration)
      select ${id}, 'Demo', ${stars}, 'lt', 'approved', true from generate_series(1, ${count}::integer)`;
  await review('dress', 4, 3);
  await review('few', 5, 1);
  const seen = await read();
  expect(seen?.low_stock).toMatchObject({ count: 1, lowest: [{ product_id: few?.productId, free: 9 }] });
  expect(seen?.top.map(({ id }) => id)).toEqual(['dress', 'few']);
});

it('is nobody’s without all three locks', async () => {
  expect(await read({ ...claims, aal: 'aal1' })).toBeNull();
  expect(await read({ ...claims, session_id: idOf('another session') })).toBeNull();
});
