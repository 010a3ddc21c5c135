import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { beforeAll, describe, expect, it } from 'vitest';
import { groupings, type Report, type ReportName, reports } from '#src/contracts/staff-reports.ts';
import { issueDueDocuments } from '#src/server/documents/issue-documents.ts';
import { requestReturn } from '#src/server/returns/request-return.ts';
import { addCoupon } from '#tests/support/coupon-rows.ts';
import { exampleSeller } from '#tests/support/example-documents.ts';
import { addProduct, type VariantRow } from '#tests/support/order-rows.ts';
import { idOf } from './access/people.ts';
import { databaseUnderTest } from './harness.ts';
import { noFaultsInStock } from './order-calls.ts';
import { answerRefund, caller, cancel, move, type PaidOrder, refund, ship } from './refund-calls.ts';
import { leaveUnpaid, pay, type Sold, sell } from './report-calls.ts';
import { accept, receive } from './return-calls.ts';

const database = databaseUnderTest(noFaultsInStock);
const claims = { sub: idOf('admin'), aal: 'aal2', session_id: idOf('admin session') };
let today = '';
let yesterday = '';
let code = '';

async function read<Name extends ReportName>(
  report: Name,
  by?: string,
  as: Readonly<Record<string, string>> = claims,
): Promise<Report<Name>> {
  const asked = { from: today, to: today, before_from: yesterday, before_to: yesterday, ...(by && { by }) };
  const [row] = await database.as(
    'authenticated',
    as,
    (sql) => sql`select read_report(${report}, ${sql.json(asked)}) as answer`,
  );
  return reports[report].parse(row?.['answer']) as Report<Name>;
}

/** Refunds that are owed go through. */
async function sendRefunds(): Promise<void> {
  const owed = await database.sql<{ id: string }[]>`select id from refunds where state = 'pending'`;
  for (const { id } of owed) await answerRefund(database.sql, id);
}
const issue = () => issueDueDocuments({ call: caller(database.sql), seller: exampleSeller });

/** One piece that comes back as it was and is paid back. */
async function takeBack(sold: Sold, variant: VariantRow): Promise<void> {
  const { sql } = database;
  const { parcel_id } = await ship(sql, sold as unknown as PaidOrder);
  await move(sql, parcel_id, 'delivered');
  const asked = await requestReturn(caller(sql), {
    ...{ requestId: randomUUID(), token: sold.token, reason: 'return' as const, note: '' },
    lines: [{ line: sold.items[0] ?? 0, variant: variant.id, quantity: 1 }],
  });
  expect(asked.ok).toBe(true);
  const [row] = await sql<{ id: string }[]>`select id from returns where order_id = ${sold.order_id}`;
  await receive(sql, row?.id ?? '');
  await accept(sql, row?.id ?? '');
}

/** Moves a sale with its goods to the day before. */
async function moveToYesterday({ order_id }: Sold): Promise<void> {
  const superuser = postgres(database.superuserUrl, { max: 1, onnotice: () => {} });
  await superuser.unsafe(`
    set session_replication_role = replica;
    update orders set paid_at = paid_at - interval '1 day' where id = '${order_id}';
    update stock_movements set created_at = created_at - interval '1 day' where order_id = '${order_id}';
    update vat_entries entry set issued_at = entry.issued_at - interval '1 day', invoiced_at = entry.invoiced_at - interval '1 day'
    from invoices where invoices.order_id = '${order_id}' and (entry.series, entry.number) = (invoices.series, invoices.number)`);
  await superuser.end();
}

/*
 * Dresses of 50.00 that cost 20.00 without VAT, boots of 100.00 of which nobody knows what they cost; Lithuanian VAT for all.
 *   1 LT, dress:         50.00 + 4.95, comes back and is paid back but for delivery
 *   2 LV, dress and boots: 150.00, delivered free
 *   3 LT, two dresses:  100.00 − 10.00 (coupon) + 4.95, of which 10.00 go back as goodwill
 *   4 LT, dress in dollars: $59.35, in euro 54.95
 *   5 DE, boots:        100.00, taken back before they were sent
 *   6 LT, dress, the day before: 54.95
 * and what is no sale: one unpaid, one paid too late, a payment that was doubled.
 */
beforeAll(async () => {
  const { sql } = database;
  await sql`insert into auth.users (id, email) values (${idOf('admin')}, 'admin@example.com')`;
  await sql`insert into user_roles (user_id, role) values (${idOf('admin')}, 'admin')`;
  await sql`insert into admin_grants (session_id, user_id) values (${idOf('admin session')}, ${idOf('admin')})`;
  const [dress] = await addProduct(sql, 'dress', { price: 5000, stock: { 'S/red': 50 } });
  const [boots] = await addProduct(sql, 'boots', { price: 10_000, stock: { '38/black': 50 } });
  const [last] = await addProduct(sql, 'last-one', { price: 3000, stock: { 'S/red': 1 } });
  if (!dress || !boots || !last) throw new Error('no variants');
  await sql`update products set category = case id when 'boots' then 'women-boots' else 'women-dresses' end`;
  await sql`insert into suppliers (name) values ('Audinys')`;
  await sql`insert into supplier_products (supplier_id, product_id, cost) select id, 'dress', 2420 from suppliers`;
  code = (await addCoupon(sql)).code;

  const first = await sell(sql, { goods: [[dress, 1]] });
  await sell(sql, {
    country: 'LV',
    goods: [
      [dress, 1],
      [boots, 1],
    ],
  });
  const reduced = await sell(sql, { goods: [[dress, 2]], coupon: code });
  await sell(sql, { goods: [[dress, 1]], currency: 'USD' });
  const german = await sell(sql, { country: 'DE', goods: [[boots, 1]] });
  const before = await sell(sql, { goods: [[dress, 1]] });

  await leaveUnpaid(sql, dress);
  await pay(sql, first, 'pi_again');
  const late = await leaveUnpaid(sql, last);
  await sql`select release_orders(array[${late.order_id}]::uuid[], 'reservation_expired', 'system')`;
  await sql`select adjust_stock(${last.id}, -1, 'adjustment', 'lost', 'system')`;
  await pay(sql, { order_id: late.order_id, total: late.total_amount }, 'pi_late');

  expect(await issue()).toEqual({ invoices: 6, creditNotes: 0, failed: 0 });
  await takeBack(first, dress);
  await refund(sql, reduced as unknown as PaidOrder, { reason: 'goodwill', goodwill: 1000 });
  await cancel(sql, german as unknown as PaidOrder);
  await sendRefunds();
  expect(await issue()).toEqual({ invoices: 0, creditNotes: 3, failed: 0 });
  await moveToYesterday(before);
  const [clock] = await sql<{ today: string; yesterday: string }[]>`
    select day::text as today, (day - 1)::text as yesterday
    from (select (now() at time zone 'Europe/Vilnius')::date as day) clock`;
  today = clock?.today ?? '';
  yesterday = clock?.yesterday ?? '';
});

describe('sales', () => {
  it('are what was paid for goods that were given, less what went back for them, to the cent', async () => {
    const { total, before } = await read('sales', 'day');
    expect(total).toEqual({
      ...{ orders: 5, pieces: 7, gross: 45_000, discount: 1000, shipping: 1485, refunded: 16_000 },
      net: 45_000 - 1000 + 1485 - 16_000,
    });
    expect(before).toEqual({
      ...{ orders: 1, pieces: 1, gross: 5000, discount: 0, shipping: 495, refunded: 0, net: 5495 },
    });
  });

  it.each(groupings.sales)('by %s add up to the whole, in every figure and beside the period before', async (by) => {
    const { total, before, rows } = await read('sales', by);
    for (const figure of Object.keys(total) as (keyof typeof total)[])
      expect(
        rows.reduce((sum, row) => sum + row[figure], 0),
        figure,
      ).toBe(total[figure]);
    expect(rows.reduce((sum, row) => sum + row.before, 0)).toBe(before.net);
  });

  it('by country and by currency, as charged', async () => {
    const countries = await read('sales', 'country');
    expect(countries.rows.map(({ key, orders, net, before }) => [key, orders, net, before])).toEqual([
      ['LV', 1, 15_000, 0],
      ['LT', 3, 5495 + 9495 + 5495 - 6000, 5495],
      ['DE', 1, 0, 0],
    ]);
    const currencies = await read('sales', 'currency');
    expect(currencies.rows.find(({ key }) => key === 'USD')).toMatchObject({ net: 5495, charged: 5935 });
    expect(currencies.rows.find(({ key }) => key === 'EUR')).toMatchObject({
      charged: 5495 + 15_000 + 9495 + 10_000,
      charged_refunded: 16_000,
    });
  });

  it('are what the dashboard calls revenue', async () => {
    const { total } = await read('sales', 'day');
    const [row] = await database.sql`
      select sales_between(vilnius_begin(${today}::date), vilnius_begin(${today}::date + 1)) as answer`;
    expect(row?.['answer']).toMatchObject({ revenue: total.net, orders: total.orders });
  });

  it('agree with what the orders and refunds themselves say', async () => {
    const { total } = await read('sales', 'day');
    const [sums] = await database.sql`
      select sum(total_eur)::int as paid, (
        select sum(amount_eur)::int from refunds where state = 'succeeded' and reason in ('return', 'cancellation', 'goodwill')
      ) as back
      from orders where order_number in (select order_number from orders join invoices on invoices.order_id = orders.id)
        and paid_at >= ${today}::date::timestamp at time zone 'Europe/Vilnius'`;
    expect(total.net).toBe(sums?.['paid'] - sums?.['back']);
  });
});

describe('VAT', () => {
  it('is that of the documents, less credit notes when they are issued', async () => {
    const { total, before, rows, uninvoiced, uncredited } = await read('vat');
    expect(total).toMatchObject({ invoiced_vat: 954 + 2603 + 1648 + 954 + 1736, credited_vat: 868 + 174 + 1736 });
    expect(total.invoiced + total.invoiced_vat).toBe(5495 + 15_000 + 9495 + 5495 + 10_000);
    expect(total.credited + total.credited_vat).toBe(16_000);
    expect([total.net, total.vat]).toEqual([total.invoiced - total.credited, total.invoiced_vat - total.credited_vat]);
    expect(before).toMatchObject({ net: 5495 - 954, vat: 954 });
    expect({ uninvoiced, uncredited }).toEqual({ uninvoiced: 0, uncredited: 0 });
    expect(
      rows.map(({ country, vat_country, basis_points, net, vat }) => [country, vat_country, basis_points, net, vat]),
    ).toEqual([
      ['LT', 'LT', 2100, 4541 + 7847 + 4541 - 4132 - 826, 954 + 1648 + 954 - 868 - 174],
      ['DE', 'LT', 2100, 0, 0],
      ['LV', 'LT', 2100, 12_397, 2603],
    ]);
    for (const figure of Object.keys(total) as (keyof typeof total)[])
      expect(rows.reduce((sum, row) => sum + row[figure], 0)).toBe(total[figure]);
  });

  it('is kept for every document exactly as the document says', async () => {
    expect(
      await database.sql`
        with document as (
          select series, number, 1 as sign, content from invoices
          union all select series, number, -1, content from credit_notes
        ),
        said as (
          select series, number, sign * sum((rate ->> 'net')::int) as net, sign * sum((rate ->> 'vat')::int) as vat
          from document, jsonb_array_elements(coalesce(content #> '{euro,rates}', content -> 'rates')) rate group by series, number, sign
        )
        select * from said full join (
          select series, number, sum(net_eur) as net, sum(vat_eur) as vat from vat_entries group by 1, 2
        ) kept using (series, number)
        where (said.net, said.vat) is distinct from (kept.net, kept.vat)`,
    ).toEqual([]);
    await expect(database.sql`update vat_entries set vat_eur = 0`).rejects.toThrow(/append-only/);
  });

  it('counts cross-border sales to consumers of the calendar year without VAT towards the threshold', async () => {
    const { meter } = await read('vat');
    const crossed = await database.sql`
      select coalesce(sum(net_eur), 0)::int as net from vat_entries
      where delivery_country <> 'LT' and extract(year from issued_at at time zone 'Europe/Vilnius') = ${meter.year}`;
    expect(meter).toMatchObject({ threshold: 1_000_000, is_registered: false, net: crossed[0]?.['net'] });
    expect(meter).toMatchObject({ sold: 12_397 + 8264, credited: 8264, before: 0 });
  });
});

describe('profit', () => {
  it('is sales without VAT less what the goods cost that are gone; what has no cost is counted', async () => {
    const { total, before, rows } = await read('profit', 'day');
    const vat = 954 + 2603 + 1648 + 954 + 1736 - 868 - 174 - 1736;
    // Five dresses left and one came back; boots left twice and came back once.
    expect(total).toEqual({ sales: 29_485, vat, cost: 4 * 2000, pieces: 5, uncosted: 1 });
    expect(before).toEqual({ sales: 5495, vat: 954, cost: 2000, pieces: 1, uncosted: 0 });
    expect(rows).toEqual([
      { key: today, before_key: yesterday, sales: 29_485, vat, cost: 8000, before: 5495 - 954 - 2000 },
    ]);
  });
});

describe('products', () => {
  it('are what was sold of each, what came back and what is left of its money', async () => {
    const { total, before, rows, count } = await read('products', 'product');
    expect(rows).toMatchObject([
      {
        key: 'dress',
        sold: 5,
        revenue: 24_000,
        returned: 1,
        refunded: 5000,
        net: 19_000,
        before_sold: 1,
        before: 5000,
      },
      { key: 'boots', sold: 2, revenue: 20_000, returned: 0, refunded: 10_000, net: 10_000, before_sold: 0, before: 0 },
    ]);
    expect(count).toBe(2);
    expect(total).toEqual({ sold: 7, revenue: 44_000, returned: 1, refunded: 15_000, net: 29_000 });
    expect(before).toMatchObject({ sold: 1, net: 5000 });
    const sales = (await read('sales', 'day')).total;
    expect(total).toMatchObject({ sold: sales.pieces, revenue: sales.gross - sales.discount });
  });

  it('by category, which add up to the same', async () => {
    const { rows } = await read('products', 'category');
    expect(rows.map(({ key, sold, net }) => [key, sold, net])).toEqual([
      ['women-dresses', 5, 19_000],
      ['women-boots', 2, 10_000],
    ]);
  });

  it('of the table come all, once, however many a page holds', async () => {
    const asked = {
      by: 'product',
      shape: 'export',
      from: today,
      to: today,
      before_from: yesterday,
      before_to: yesterday,
    };
    const page = async (after?: string) => {
      const [row] = await database.sql`
        select make_report('products', ${database.sql.json({ ...asked, ...(after && { after: { key: after } }) })}) as answer`;
      return reports.products.parse(row?.['answer']).rows.map(({ key }) => key);
    };
    expect(await page()).toEqual(['boots', 'dress']);
    expect(await page('boots')).toEqual(['dress']);
  });
});

describe('returns', () => {
  it('are counted by reason, with the rate, the days and the money', async () => {
    const { total, before, rows } = await read('returns');
    expect(total).toMatchObject({
      ...{ requests: 1, pieces: 1, accepted: 1, refused: 0, waiting: 0, refunded: 5000, days: 0, late: 0 },
      ...{ sold: 7, returned: 1 },
    });
    expect(before).toMatchObject({ requests: 0, days: null, sold: 1, returned: 0 });
    expect(rows.map(({ key, requests, refunded }) => [key, requests, refunded])).toEqual([
      ['withdrawal', 0, 0],
      ['return', 1, 5000],
      ['exchange', 0, 0],
      ['complaint', 0, 0],
    ]);
  });
});

describe('coupons', () => {
  it('are what they took off and what their orders brought', async () => {
    const { total, rows } = await read('coupons');
    const figures = { orders: 1, discount: 1000, given: 1000, revenue: 9495, refunded: 1000, net: 8495 };
    expect(rows).toEqual([{ key: code, ...figures, before: 0 }]);
    expect(total).toEqual(figures);
    expect(total.discount).toBe((await read('sales', 'day')).total.discount);
  });
});

it('is nobody’s without all three locks', async () => {
  const asked = { by: 'day', from: today, to: today, before_from: yesterday, before_to: yesterday };
  for (const as of [
    { ...claims, aal: 'aal1' },
    { ...claims, session_id: idOf('another session') },
  ]) {
    const [row] = await database.as(
      'authenticated',
      as,
      (sql) => sql`select read_report('sales', ${sql.json(asked)}) as answer`,
    );
    expect(row?.['answer']).toBeNull();
  }
});
