import { beforeAll, describe, expect, it } from 'vitest';
import { type Analytics, type AnalyticsPart, analytics } from '#src/contracts/staff-analytics.ts';
import { addProduct } from '#tests/support/order-rows.ts';
import { idOf } from './access/people.ts';
import { databaseUnderTest } from './harness.ts';
import { sell } from './report-calls.ts';

const database = databaseUnderTest();
const claims = { sub: idOf('admin'), aal: 'aal2', session_id: idOf('admin session') };
let today = '';
let yesterday = '';

async function read<Part extends AnalyticsPart>(
  part: Part,
  by?: string,
  days: { readonly from?: string; readonly after?: Readonly<Record<string, string | number>> } = {},
): Promise<Analytics<Part>> {
  const asked = { from: today, to: today, before_from: yesterday, before_to: yesterday, ...(by && { by }), ...days };
  const [row] = await database.as(
    'authenticated',
    claims,
    (sql) => sql`select read_analytics(${part}, ${sql.json(asked)}) as answer`,
  );
  return analytics[part].parse(row?.['answer']) as Analytics<Part>;
}

const count = (event: string, subject: string, language = 'lt', country: string | null = null) =>
  database.sql`select count_known_visit(${event}, ${subject}, ${language}, ${country})`;

beforeAll(async () => {
  const { sql } = database;
  await sql`insert into auth.users (id, email) values (${idOf('admin')}, 'admin@example.com')`;
  await sql`insert into user_roles (user_id, role) values (${idOf('admin')}, 'admin')`;
  await sql`insert into admin_grants (session_id, user_id) values (${idOf('admin session')}, ${idOf('admin')})`;
  const [clock] = await sql<{ today: string; yesterday: string }[]>`
    select day::text as today, (day - 1)::text as yesterday
    from (select (now() at time zone 'Europe/Vilnius')::date as day) clock`;
  today = clock?.today ?? '';
  yesterday = clock?.yesterday ?? '';
  const [dress] = await addProduct(sql, 'dress', { price: 5000, stock: { 'S/red': 50 } });
  await addProduct(sql, 'boots', { price: 9000, stock: { '38/black': 50 } });
  if (!dress) throw new Error('no variant');
  await sql`update products set category = 'women-boots' where id = 'boots'`;
  await count('visit', '/', 'lt', 'LT');
  await count('visit', '/women/dresses', 'lt', 'LV');
  await count('visit', '/', 'en', 'US');
  await count('visit', '/', 'en', 'JP');
  for (const page of ['/', '/', '/women/dresses', '/product']) await count('page_view', page);
  for (const product of ['dress', 'dress', 'boots', 'made-up']) await count('product_view', product);
  await count('add_to_cart', 'dress');
  await count('begin_checkout', '');
  await count('purchase', '');
  await sell(sql, { goods: [[dress, 2]], country: 'LV' });
  await sell(sql, { goods: [[dress, 1]] });
  await sql`select count_search('suknele', 'lt', 4) from generate_series(1, 3)`;
  await sql`select count_search('kelnes su kisenemis', 'lt', 0) from generate_series(1, 2)`;
});

describe('the way to an order', () => {
  it('is counted from arrival to payment, and beside it what was really paid', async () => {
    const { total, before, rows } = await read('funnel', 'day');
    const steps = { visits: 4, pages: 4, products: 3, carts: 1, checkouts: 1, paid: 1, orders: 2 };
    expect(total).toEqual(steps);
    expect(before).toMatchObject({ visits: 0, orders: 0 });
    expect(rows).toEqual([{ key: today, before_key: yesterday, ...steps, before: 0 }]);
  });

  it('by language, and by country as far as the host says it; countries without delivery are one', async () => {
    const { rows, countries } = await read('funnel', 'language');
    expect(rows.map(({ key, visits, orders }) => [key, visits, orders])).toEqual([
      ['en', 2, 0],
      ['lt', 2, 2],
    ]);
    expect(countries.map(({ key, visits, orders }) => [key, visits, orders])).toEqual([
      ['LT', 1, 1],
      ['LV', 1, 1],
      ['ZZ', 2, 0],
    ]);
  });
});

it('products are what was looked at, put into the cart and bought, one by one and by category', async () => {
  const { rows, total } = await read('products', 'product');
  expect(rows.map(({ key, views, added, bought }) => [key, views, added, bought])).toEqual([
    ['dress', 2, 1, 3],
    ['boots', 1, 0, 0],
  ]);
  expect(total).toEqual({ views: 3, added: 1, bought: 3, before: 0 });
  const next = await read('products', 'product', { after: { views: 2, key: 'dress' } });
  expect(next.rows.map(({ key }) => key)).toEqual(['boots']);
  const categories = await read('products', 'category');
  expect(categories.rows.map(({ key, views, bought }) => [key, views, bought])).toEqual([
    ['dresses', 2, 3],
    ['women-boots', 1, 0],
  ]);
});

it('searches are what was looked for, and what of it found nothing', async () => {
  const all = await read('searches', 'all');
  expect(all.rows.map(({ key, searches, without_result }) => [key, searches, without_result])).toEqual([
    ['suknele', 3, 0],
    ['kelnes su kisenemis', 2, 2],
  ]);
  expect(all.total).toEqual({ searches: 5, without_result: 2 });
  const empty = await read('searches', 'empty');
  expect(empty.rows.map(({ key, rank }) => [key, rank])).toEqual([['kelnes su kisenemis', 2]]);
});

it('pages are what was opened, and where visits began', async () => {
  const { rows, total } = await read('pages');
  expect(rows.map(({ key, views, entries }) => [key, views, entries])).toEqual([
    ['/', 2, 3],
    ['/product', 1, 0],
    ['/women/dresses', 1, 1],
  ]);
  expect(total).toEqual({ views: 4, entries: 4, before: 0 });
});

it('sums of months and days say what every count together says, for any days', async () => {
  const { sql } = database;
  await sql.unsafe(`
    create temp table counted as
    select day::date, case n when 0 then 'page_view' else 'visit' end as event, '/page-' || (extract(doy from day)::int % 7) as subject, 'ru' as language,
      (1 + extract(doy from day)::int % 5)::bigint as count
    from generate_series('2025-03-05'::date, '2025-09-20', interval '1 day') day, generate_series(0, 1) n;
    insert into visit_counts (day, event, subject, language, count) select * from counted;
    insert into visit_months (month, event, subject, language, count)
      select date_trunc('month', day)::date, event, subject, language, sum(count) from counted group by 1, 2, 3, 4`);
  for (const [from, to] of [
    ['2025-03-01', '2025-03-31'],
    ['2025-03-10', '2025-03-20'],
    ['2025-03-10', '2025-05-02'],
    ['2025-04-01', '2025-06-30'],
    ['2025-03-31', '2025-08-01'],
    ['2025-01-01', '2025-12-31'],
    ['2025-09-20', '2025-09-20'],
  ]) {
    const [row] = await sql`
      select (select sum(count)::int from visits_between(array['visit'], ${from ?? ''}, ${to ?? ''})) as summed, (
        select sum(count)::int from visit_counts where event = 'visit' and day between ${from ?? ''} and ${to ?? ''}
      ) as counted`;
    expect(row?.['summed'], `${from} to ${to}`).toBe(row?.['counted']);
  }
});

it('the sums hold what the days hold', async () => {
  expect(
    await database.sql`
      select event, language, sum(count) from visit_counts where day = ${today} group by 1, 2
      except select event, language, sum(count) from visit_totals where day = ${today} group by 1, 2`,
  ).toEqual([]);
});

it('is nobody’s without all three locks', async () => {
  const asked = { by: 'day', from: today, to: today, before_from: yesterday, before_to: yesterday };
  const [row] = await database.as(
    'authenticated',
    { ...claims, aal: 'aal1' },
    (sql) => sql`select read_analytics('funnel', ${sql.json(asked)}) as answer`,
  );
  expect(row?.['answer']).toBeNull();
});
