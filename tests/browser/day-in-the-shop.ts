import type { Page } from '@playwright/test';
import type { Sql } from 'postgres';
import { expect } from './shop-test.ts';
import { words } from './words.ts';

type Figures = Readonly<Record<string, number>>;
type Row = Readonly<Record<string, string>>;

/** The day in Vilnius. */
export const today = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Vilnius' });

/** `119.70` and `3` as whole numbers: cents where the column is money, pieces and orders otherwise. */
const wholeOf = (column: string, cell: string) =>
  column.endsWith('_eur') ? Math.round(Number(cell) * 100) : Number(cell);

/** A report of today as the table that it leaves as, row by row. */
async function reportOf(page: Page, view: string, from: string, by?: string): Promise<readonly Row[]> {
  const grouping = by === undefined ? '' : `&by=${by}`;
  await page.goto(`/lt/admin/reports?view=${view}&period=days&from=${from}&to=${today()}${grouping}`);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: words('lt', 'admin-reports')('csv') }).click();
  const stream = await (await coming).createReadStream();
  let text = '';
  for await (const piece of stream) text += String(piece);
  const [head = '', ...lines] = text.replace('\ufeff', '').trim().split('\r\n');
  const columns = head.split(',');
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, place) => [columns[place] ?? '', cell])));
}

/** The sums of these columns over the rows that count. */
function sum(
  report: string,
  rows: readonly Row[],
  columns: readonly string[],
  counts: (row: Row) => boolean = () => true,
) {
  const found = rows.filter(counts);
  return Object.fromEntries(
    columns.map((column) => [
      `${report}.${column}`,
      found.reduce((total, row) => total + wholeOf(column, row[column] ?? '0'), 0),
    ]),
  );
}

const columnsOf = {
  sales: ['orders', 'pieces', 'gross_eur', 'discount_eur', 'shipping_eur', 'refunded_eur', 'net_eur'],
  germany: ['orders', 'pieces', 'gross_eur', 'discount_eur', 'shipping_eur', 'refunded_eur', 'net_eur'],
  profit: ['sales_eur', 'vat_eur', 'revenue_eur', 'cost_eur', 'profit_eur'],
  product: ['sold', 'revenue_eur', 'returned', 'refunded_eur', 'net_eur'],
  returns: ['requests', 'pieces', 'accepted', 'refused', 'waiting', 'refunded_eur'],
  coupon: ['orders', 'discount_eur', 'given_eur', 'revenue_eur', 'refunded_eur', 'net_eur'],
  vat: ['invoiced_eur', 'invoiced_vat_eur', 'credited_eur', 'credited_vat_eur', 'taxable_eur', 'vat_eur'],
} as const;

/** What the first page says of the month: `Pajamos` in cents, orders. */
async function dashboardOf(page: Page): Promise<Figures> {
  await page.goto('/lt/admin');
  const figures = page.locator('.admin-figures .admin-figure');
  await expect(figures.first()).toHaveText(/\d/);
  const [revenue = '', orders = ''] = await figures.allTextContents();
  const digits = (text: string) => Number(text.replace(/\D/g, ''));
  return { 'dashboard.revenue': digits(revenue), 'dashboard.orders': digits(orders) };
}

/** Every figure of the day that the reports and the first page have, in cents and pieces. */
export async function figuresOf(
  page: Page,
  { from, id, code }: { readonly from: string; readonly id: string; readonly code: string },
): Promise<Figures> {
  const isGermany = (row: Row) => row['country'] === 'DE' || row['delivered_to'] === 'DE';
  return {
    ...sum('sales', await reportOf(page, 'sales', from, 'method'), columnsOf.sales),
    ...sum('germany', await reportOf(page, 'sales', from, 'country'), columnsOf.germany, isGermany),
    ...sum('profit', await reportOf(page, 'profit', from, 'day'), columnsOf.profit),
    ...sum('product', await reportOf(page, 'products', from), columnsOf.product, (row) => row['id'] === id),
    ...sum('returns', await reportOf(page, 'returns', from), columnsOf.returns),
    ...sum('coupon', await reportOf(page, 'coupons', from), columnsOf.coupon, (row) => row['coupon'] === code),
    ...sum('vat', await reportOf(page, 'vat', from), columnsOf.vat, isGermany),
    ...(await dashboardOf(page)),
  };
}

/** Money and documents that the days of others still owe are settled first, as far as they can be, lest they count for this one. */
export async function settleOthers(sql: Sql, job: (name: string) => Promise<unknown>): Promise<void> {
  for (let before: number | undefined; ; ) {
    for (const name of ['send-refunds', 'issue-documents']) await job(name);
    const [row] = await sql<{ owed: number }[]>`
      select (select count(*) from refunds where state in ('pending', 'submitted'))::integer
        - (select count(*) from vat_entries)::integer as owed`;
    if (row?.owed === before) return;
    before = row?.owed;
  }
}

/** What is more in the later figures. */
export const growth = (before: Figures, after: Figures): Figures =>
  Object.fromEntries(Object.entries(after).map(([name, value]) => [name, value - (before[name] ?? 0)]));

/**
 * What the day has to come to, reckoned by hand: three pieces at 39.90 € less a fifth, delivery to Germany below its 100 €, VAT of
 * Lithuania at 21 % within; one piece goes back, for which 31.92 € were paid, less its label from abroad, 9.95 €; a piece costs the shop 15 €.
 */
const sales = {
  ...{
    orders: 1,
    pieces: 3,
    gross_eur: 11970,
    discount_eur: 2394,
    shipping_eur: 995,
    refunded_eur: 2197,
    net_eur: 8374,
  },
};
const named = (report: string, figures: Figures) =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [`${report}.${name}`, value]));

export const due = {
  total: 10571,
  refund: 2197,
  figures: {
    ...named('sales', sales),
    ...named('germany', sales),
    ...named('profit', { sales_eur: 8374, vat_eur: 1454, revenue_eur: 6920, cost_eur: 3000, profit_eur: 3920 }),
    ...named('product', { sold: 3, revenue_eur: 9576, returned: 1, refunded_eur: 3192, net_eur: 6384 }),
    ...named('returns', { requests: 1, pieces: 1, accepted: 1, refused: 0, waiting: 0, refunded_eur: 2197 }),
    ...named('coupon', {
      ...{ orders: 1, discount_eur: 2394, given_eur: 2394, revenue_eur: 10571, refunded_eur: 2197, net_eur: 8374 },
    }),
    ...named('vat', {
      ...{ invoiced_eur: 8736, invoiced_vat_eur: 1835, credited_eur: 1816, credited_vat_eur: 381 },
      ...{ taxable_eur: 6920, vat_eur: 1454 },
    }),
    ...named('dashboard', { revenue: 8374, orders: 1 }),
  },
};

interface Entry {
  readonly action: string;
  readonly table_name: string;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}

/** Columns of the log that say what was done; the others are times and keys that nobody can know beforehand. */
const telling = ['name', 'price', 'active', 'size', 'percent', 'alt_ru', 'change', 'reason', 'cost', 'code', 'value'];
const toldOf = (columns: Entry['before']) =>
  columns &&
  Object.fromEntries(
    Object.entries(columns).filter(([name]) =>
      [...telling, 'kind', 'state', 'status', 'quantity', 'amount'].includes(name),
    ),
  );

/** What the audit log holds of what somebody did, in its order, entries that tell nothing of it left out. */
export async function auditOf(sql: Sql, email: string) {
  const entries = await sql<Entry[]>`
    select action, table_name, before, after from audit_log
    where actor_id = (select id from auth.users where email = ${email}) order by id`;
  return entries
    .map(
      ({ action, table_name: table, before, after }) => [`${action} ${table}`, toldOf(before), toldOf(after)] as const,
    )
    .filter(([, before, after]) => Object.keys({ ...before, ...after }).length > 0);
}

/** Who did what in the course of the day, before and after. */
export const auditDue = (mark: string) => [
  ['insert products', null, { name: `Pinafore ${mark}`, price: 3990, active: false }],
  ['insert product_variants', null, { size: 'S' }],
  ['insert product_variants', null, { size: 'M' }],
  ['insert product_compositions', null, { percent: 100 }],
  ['insert product_pictures', null, { alt_ru: `Сарафан ${mark} 1` }],
  ['insert product_pictures', null, { alt_ru: `Сарафан ${mark} 2` }],
  ['insert stock_movements', null, { kind: 'delivery', change: 6, reason: 'delivery' }],
  ['insert stock_movements', null, { kind: 'delivery', change: 8, reason: 'delivery' }],
  ['update products', { active: false }, { active: true }],
  ['insert supplier_products', null, { cost: 1500 }],
  ['insert coupons', null, { code: `DAY-${mark.toUpperCase()}`, kind: 'percent', value: 20, active: true }],
  ['insert builds', null, { kind: 'changes', state: 'queued', reason: '' }],
  ['insert parcels', null, { state: 'preparing' }],
  ['insert parcel_items', null, { quantity: 2 }],
  ['insert parcel_items', null, { quantity: 1 }],
  ['update orders', { status: 'processing' }, { status: 'shipped' }],
  ['update parcels', { state: 'preparing' }, { state: 'delivered' }],
  ['update orders', { status: 'shipped' }, { status: 'delivered' }],
  ['update reviews', { status: 'pending' }, { status: 'approved' }],
  ['insert builds', null, { kind: 'changes', state: 'queued', reason: '' }],
  ['update returns', { state: 'requested' }, { state: 'label_sent' }],
  ['update returns', { state: 'label_sent' }, { state: 'in_transit' }],
  ['update returns', { state: 'in_transit' }, { state: 'received' }],
  ['insert tasks', null, { kind: 'refund_due' }],
  ['insert refunds', null, { state: 'pending', amount: 2197, reason: 'return' }],
  ['insert refund_items', null, { amount: 3192, quantity: 1 }],
  ['insert stock_movements', null, { kind: 'restock', change: 1, reason: 'return' }],
  ['update returns', { state: 'received' }, { state: 'accepted' }],
];
