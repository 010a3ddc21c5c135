import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import type { ExportReportRequest } from '#src/contracts/admin-export-report.ts';
import { vilniusDay } from '#src/domain/document/vilnius-day.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { askAs, makeOpenStaff } from './staff.ts';
import { placePaidOrder } from './test-orders.ts';

const shop = shopUnderTest({ quiet: ['log', 'warn', 'error'] });
const today = vilniusDay(new Date().toISOString());
const days = { from: today, to: today, before_from: '2020-01-01', before_to: '2020-01-02' };

type Row = Readonly<Record<string, string>>;

async function tableOf(token: string, asked: Pick<ExportReportRequest, 'report' | 'by'>): Promise<readonly Row[]> {
  const response = await shop.post(
    'admin-export-report',
    { ...days, ...asked },
    { ip: randomUUID(), authorization: `Bearer ${token}` },
  );
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toContain(`gija-${asked.report}-${today}-${today}.csv`);
  return parse(await response.text(), { bom: true, columns: true });
}

/** Euro cents of a column of all rows. */
const sumOf = (rows: readonly Row[], column: string) =>
  rows.reduce((sum, row) => sum + Math.round(Number(row[column]) * 100), 0);

describe('admin-export-report', () => {
  it('writes the rows of every report, which agree with the orders and with each other', async () => {
    const { token } = await makeOpenStaff(shop);
    await placePaidOrder(shop);
    await placePaidOrder(shop);
    await shop.tick('issue-documents');
    const [sold] = await shop.sql`
      select count(*)::int as orders, sum(total_eur)::int as total, sum(vat_eur)::int as vat from orders where paid_at is not null`;
    for (const by of ['day', 'week', 'month', 'country', 'language', 'method', 'currency']) {
      const rows = await tableOf(token, { report: 'sales', by });
      expect(sumOf(rows, 'net_eur'), by).toBe(sold?.['total']);
      expect(sumOf(rows, 'orders') / 100).toBe(sold?.['orders']);
    }
    expect(sumOf(await tableOf(token, { report: 'vat' }), 'vat_eur')).toBe(sold?.['vat']);
    const profit = await tableOf(token, { report: 'profit', by: 'day' });
    expect(sumOf(profit, 'revenue_eur')).toBe(sold?.['total'] - sold?.['vat']);
    const products = await tableOf(token, { report: 'products', by: 'product' });
    expect(products.length).toBeGreaterThan(1);
    const sales = await tableOf(token, { report: 'sales', by: 'day' });
    expect(sumOf(products, 'net_eur')).toBe(sumOf(sales, 'gross_eur') - sumOf(sales, 'discount_eur'));
    const categories = await tableOf(token, { report: 'products', by: 'category' });
    expect(sumOf(categories, 'net_eur')).toBe(sumOf(products, 'net_eur'));
    expect((await tableOf(token, { report: 'returns' })).map(({ reason }) => reason)).toContain('withdrawal');
    expect(await tableOf(token, { report: 'coupons' })).toEqual([]);
    expect(await tableOf(token, { report: 'oss' })).toEqual([]);
  });

  it('writes no formula: what a spreadsheet would run is text', async () => {
    const { token } = await makeOpenStaff(shop);
    const { id } = await placePaidOrder(shop);
    const name = `=HYPERLINK("https://attacker.example/${randomUUID()}")`;
    await shop.sql`update products set name = ${name} where id = ${id}`;
    const rows = await tableOf(token, { report: 'products', by: 'product' });
    expect(rows.find((row) => row['id'] === id)?.['name']).toBe(`'${name}`);
  });

  it.each([
    [{ report: 'sales' }],
    [{ report: 'sales', by: 'product' }],
    [{ report: 'vat', by: 'day' }],
    [{ report: 'everything' }],
    [{ report: 'sales', by: 'day', from: '2026-02-02', to: '2026-02-01' }],
    [{ report: 'sales', by: 'day', from: '1990-01-01' }],
    [{ report: 'sales', by: 'day', shape: 'export' }],
  ])('refuses what is no report: %j', async (asked) => {
    const { token } = await makeOpenStaff(shop);
    expect((await askAs(shop, 'admin-export-report', token, { ...days, ...asked })).status).toBe(400);
  });
});
