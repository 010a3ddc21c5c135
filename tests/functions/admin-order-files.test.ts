import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import type { ExportOrdersRequest } from '#src/contracts/admin-order-files.ts';
import { readPdf } from '#tests/support/pdf-text.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { askAs, makeOpenStaff } from './staff.ts';
import { delivery, placePaidOrder, placeTestOrder } from './test-orders.ts';

const shop = shopUnderTest({ quiet: ['log', 'warn', 'error'] });
const fileFor = (token: string, name: string, body: object) =>
  shop.post(name, body, { ip: randomUUID(), authorization: `Bearer ${token}` });

/** The table's rows by the order's number. */
async function tableFor(token: string, asked: ExportOrdersRequest): Promise<Map<string, Record<string, string>>> {
  const response = await fileFor(token, 'admin-export-orders', asked);
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  const rows: Record<string, string>[] = parse(await response.text(), { bom: true, columns: true });
  return new Map(rows.map((row) => [row['order'] ?? '', row]));
}

describe('admin-packing-slips', () => {
  it('draws a slip for every order of which something is to be packed, in the order asked for', async () => {
    const { token } = await makeOpenStaff(shop);
    const [first, second, sent] = [await placePaidOrder(shop), await placePaidOrder(shop), await placePaidOrder(shop)];
    const parcel = { carrier: 'dpd', number: randomUUID() };
    await askAs(shop, 'admin-orders', token, { act: 'ship', order: sent.orderId, ...parcel });
    const numbers = [second.orderNumber, sent.orderNumber, 'GJ-000-000-000', first.orderNumber];
    const response = await fileFor(token, 'admin-packing-slips', { orders: numbers });
    expect(response.headers.get('content-type')).toBe('application/pdf');
    const text = readPdf(new Uint8Array(await response.arrayBuffer())).lines.join('\n');
    expect(text.indexOf(second.orderNumber)).toBeLessThan(text.indexOf(first.orderNumber));
    expect(text).toContain(second.orderNumber);
    expect(text).not.toContain(sent.orderNumber);
    const refused = await askAs(shop, 'admin-packing-slips', token, { orders: [sent.orderNumber] });
    expect(refused).toMatchObject({ status: 409, answer: { code: 'nothing_to_pack' } });
    const unknown = await askAs(shop, 'admin-packing-slips', token, { orders: ['GJ-000-000-000'] });
    expect(unknown).toMatchObject({ status: 404, answer: { code: 'document_unknown' } });
    expect((await askAs(shop, 'admin-packing-slips', token, { orders: [] })).status).toBe(400);
  });
});

describe('admin-export-orders', () => {
  it('writes the orders that the list narrows to, every page of them, with sums and times as books need them', async () => {
    const { token } = await makeOpenStaff(shop);
    const name = `Rūta ${randomUUID()}`;
    const paid = await placePaidOrder(shop, { delivery: { ...delivery, name } });
    const open = await placeTestOrder(shop, 1, { delivery: { ...delivery, name } });
    const table = await tableFor(token, { words: name });
    expect([...table.keys()]).toEqual([open.orderNumber, paid.orderNumber]);
    const [stored] = await shop.sql`
      select to_char(paid_at at time zone 'Europe/Vilnius', 'YYYY-MM-DD HH24:MI') as paid,
        to_char(total_amount / 100.0, 'FM99990.00') as total, to_char(vat_eur / 100.0, 'FM99990.00') as vat
      from orders where id = ${paid.orderId}`;
    expect(table.get(paid.orderNumber)).toMatchObject({
      ...{ paid: stored?.['paid'], total: stored?.['total'], vat_eur: stored?.['vat'], vat_rate: '21.00' },
      ...{ status: 'processing', payment: 'paid', email: paid.email, pieces: '1', refunded: '0.00', currency: 'EUR' },
    });
    expect(table.get(open.orderNumber)).toMatchObject({ payment: 'unpaid', paid: '', invoice: '' });
    expect([...(await tableFor(token, { words: name, payment: 'paid' })).keys()]).toEqual([paid.orderNumber]);
    expect((await tableFor(token, { words: randomUUID() })).size).toBe(0);
    const oldestFirst = await tableFor(token, { words: name, oldest: true });
    expect([...oldestFirst.keys()]).toEqual([paid.orderNumber, open.orderNumber]);
  });

  it('writes every order once, however many pages they fill', async () => {
    const { token } = await makeOpenStaff(shop);
    const { orderId } = await placePaidOrder(shop);
    const name = `Rūta ${randomUUID()}`;
    // Pages break inside of orders that were placed in one moment.
    await shop.sql`
      insert into orders
      select (jsonb_populate_record(orders, jsonb_build_object('id', gen_random_uuid(), 'customer_name', ${name}::text,
        'order_number', 'GJ-' || to_char(900000000 + n, 'FM000-000-000'), 'checkout_id', gen_random_uuid(),
        'access_token', gen_random_uuid()::text, 'created_at', '2026-01-01T10:00:00Z'))).*
      from orders, generate_series(1, 1203) n where orders.id = ${orderId}`;
    expect((await tableFor(token, { words: name })).size).toBe(1203);
  });

  it('writes no formula: what a spreadsheet would run is text', async () => {
    const { token } = await makeOpenStaff(shop);
    const name = `=HYPERLINK("https://attacker.example/${randomUUID()}")`;
    const ordered = await placePaidOrder(shop, { delivery: { ...delivery, name } });
    const table = await tableFor(token, { words: ordered.orderNumber });
    expect(table.get(ordered.orderNumber)?.['customer']).toBe(`'${name}`);
  });
});
