import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { AdminSuppliersRequest, WantedFeed, WantedSupplier } from '#src/contracts/admin-suppliers.ts';
import { foundFeedRun, foundSupplier, supplierPage } from '#src/contracts/staff-suppliers.ts';
import { addProduct } from '#tests/support/order-rows.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { askAs, everybodyElse, makeOpenStaff } from './staff.ts';

const shop = shopUnderTest({ quiet: ['log', 'warn', 'error'] });
type Staff = Awaited<ReturnType<typeof makeOpenStaff>>;

const ask = async ({ token }: Staff, body: AdminSuppliersRequest) =>
  (await askAs(shop, 'admin-suppliers', token, body)).answer;
const read = async ({ client }: Staff, name: string, asked: object) =>
  (await client.rpc(name as 'read_supplier', { asked: { language: 'en', ...asked } as never })).data;
const readSupplier = async (staff: Staff, id: string) =>
  foundSupplier.parse(await read(staff, 'read_supplier', { id }));
const readRun = async (staff: Staff, id: string, view = 'changed') => {
  const found = foundFeedRun.parse(await read(staff, 'read_feed_run', { id, view }));
  if (!found?.run) throw new Error('the run is not shown');
  return { ...found, run: found.run };
};

const wanted = (changes: Partial<WantedSupplier> = {}): WantedSupplier => ({
  ...{ id: randomUUID(), version: null, name: `Audinys ${randomUUID().slice(0, 8)}`, contact_name: 'Rasa' },
  ...{ email: 'rasa@audinys.example', phone: '+37061234567', country: 'LT', lead_days: 10, note: '', is_active: true },
  ...changes,
});
const feedOf = (supplier: string, changes: Partial<WantedFeed> = {}): WantedFeed => ({
  ...{ id: randomUUID(), supplier_id: supplier, version: null, name: 'Costs', format: 'csv', items_path: '' },
  ...{ url: `${shop.suppliersUrl}/textile.csv`, credential_name: 'SUPPLIER_TEST_KEY', match_by: 'supplier_sku' },
  mapping: { sku: 'Kodas', cost: 'Kaina', available: 'Likutis' },
  ...{
    includes_vat: true,
    schedule: null,
    at_hour: 6,
    on_weekday: 1,
    applies_itself: false,
    largest_change_percent: 30,
  },
  ...{ is_active: true, ...changes },
});
/** A supplier with these costs by its own codes. */
async function supply(staff: Staff, costs: Readonly<Record<string, number>>) {
  const supplier = wanted();
  expect(await ask(staff, { act: 'save', supplier })).toEqual({ ok: true });
  const products: Record<string, string> = {};
  for (const [code, cost] of Object.entries(costs)) {
    const id = `fabric-${randomUUID().slice(0, 8)}`;
    await addProduct(shop.sql, id, { stock: { 'M/sage': 1 } });
    await shop.sql`insert into supplier_products (supplier_id, product_id, supplier_sku, cost, available) values (${supplier.id}, ${id}, ${code}, ${cost}, 5)`;
    products[code] = id;
  }
  return { id: supplier.id, products };
}
const costOf = async (product: string) => {
  const [row] = await shop.sql`select cost, available from supplier_products where product_id = ${product}`;
  return [row?.['cost'], row?.['available']];
};
const list = (...rows: string[]) => shop.supplierControl({ csv: ['Kodas;Kaina;Likutis', ...rows].join('\n') });
async function compare(staff: Staff, feed: string) {
  const run = randomUUID();
  expect(await ask(staff, { act: 'compare', run, feed })).toMatchObject({ ok: true, run });
  return run;
}
function upload(
  token: string | undefined,
  query: Record<string, string>,
  body: string | Uint8Array,
  type = 'text/csv',
) {
  const bearer: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const address = `${shop.siteUrl}/.netlify/functions/admin-supplier-files?${new URLSearchParams(query)}`;
  const init = { method: 'POST', headers: { 'content-type': type, ...bearer }, body: body as BodyInit };
  return shop.run('admin-supplier-files', new Request(address, init), randomUUID());
}

describe('suppliers', () => {
  it('are made once, changed by whoever read the last version, listed by name; the log holds before and after', async () => {
    const staff = await makeOpenStaff(shop);
    const supplier = wanted();
    expect(await ask(staff, { act: 'save', supplier })).toEqual({ ok: true });
    expect(await ask(staff, { act: 'save', supplier }), 'said twice').toEqual({ ok: true });
    const made = (await readSupplier(staff, supplier.id))?.supplier;
    expect(made).toMatchObject({ name: supplier.name, contact_name: 'Rasa', phone: '+37061234567', lead_days: 10 });
    const version = made?.updated_at ?? '';
    expect(await ask(staff, { act: 'save', supplier: { ...supplier, version, is_active: false } })).toEqual({
      ok: true,
    });
    expect(await ask(staff, { act: 'save', supplier: { ...supplier, version } })).toMatchObject({
      code: 'supplier_stale',
    });
    expect(await ask(staff, { act: 'save', supplier: wanted({ name: supplier.name }) })).toMatchObject({
      code: 'name_taken',
    });
    expect(await ask(staff, { act: 'save', supplier: wanted({ version }) })).toMatchObject({
      code: 'supplier_unknown',
    });
    const page = async (view: string) =>
      supplierPage.parse(await read(staff, 'list_suppliers', { view, words: supplier.name }));
    expect((await page('off'))?.suppliers).toMatchObject([{ id: supplier.id, is_active: false, products: 0 }]);
    expect(await page('active')).toMatchObject({ suppliers: [], counts: { active: 0, off: 1, all: 1 } });
    const logged = await shop.sql`
      select action, after ->> 'is_active' as active from audit_log
      where actor_id = ${staff.userId} and table_name = 'suppliers' and row_key = ${supplier.id} order by id`;
    expect([...logged]).toEqual([
      { action: 'insert', active: 'true' },
      { action: 'update', active: 'false' },
    ]);
  });

  it('sell products to the shop under codes of their own, one of them preferred', async () => {
    const staff = await makeOpenStaff(shop);
    const [one, other] = [await supply(staff, { 'X-1': 4000 }), await supply(staff, { 'Y-1': 3000 })];
    const product = one.products['X-1'] ?? '';
    const save = {
      act: 'save_product',
      ...{ supplier: other.id, product, version: null, remove: false, supplier_sku: 'Y-2' },
      ...{ cost: 3500, includes_vat: false, available: null, is_preferred: true },
    } as const;
    expect(await ask(staff, save)).toEqual({ ok: true });
    const [kept] =
      await shop.sql`select supplier_id, cost from supplier_products where product_id = ${product} and is_preferred`;
    expect(kept).toEqual({ supplier_id: other.id, cost: 3500 });
    expect(await ask(staff, save)).toMatchObject({ code: 'cost_stale' });
    const version =
      (await readSupplier(staff, other.id))?.products.find((sold) => sold.product_id === product)?.updated_at ?? '';
    expect(await ask(staff, { ...save, version, supplier_sku: 'Y-1' })).toMatchObject({ code: 'sku_taken' });
    expect(await ask(staff, { ...save, version, remove: true })).toEqual({ ok: true });
    expect((await readSupplier(staff, other.id))?.products).toHaveLength(1);
    expect(await ask(staff, { ...save, product: 'no-such' })).toMatchObject({ code: 'product_unknown' });
  });
});

describe('a list by its address', () => {
  it('is shown first, held against what is known, and taken over once somebody has seen what differs', async () => {
    const staff = await makeOpenStaff(shop);
    const { id, products } = await supply(staff, { A: 1000, B: 2000, C: 3000, D: 4000 });
    const feed = feedOf(id);
    await list('A;11,00;9', 'B;20,00;5', 'C;90,00;5', 'Z;1;1', '=cmd();1;1', 'D;free;1');
    const { url, format, credential_name, items_path } = feed;
    expect(await ask(staff, { act: 'preview', url, format, credential_name, items_path })).toMatchObject({
      preview: { fields: ['Kodas', 'Kaina', 'Likutis'], rows: [['A', '11,00', '9'], {}, {}, {}, {}, {}] },
    });
    expect(await ask(staff, { act: 'save_feed', feed })).toEqual({ ok: true });
    const run = await compare(staff, feed.id);
    const found = await readRun(staff, run);
    expect(found.run).toMatchObject({ state: 'compared', origin: 'address', rows_read: 6, unchanged: 1 });
    expect(found.run).toMatchObject({ changed: 2, new: 0, unknown: 1, error: 2, jumps: 1 });
    expect(
      found.rows.map((row) => [row.sku, row.cost_before, row.cost_after, row.available_after, row.is_jump]),
    ).toEqual([
      ['A', 1000, 1100, 9, false],
      ['C', 3000, 9000, 5, true],
    ]);
    expect((await readRun(staff, run, 'unknown')).rows).toMatchObject([{ sku: 'Z', place: 4 }]);
    expect((await readRun(staff, run, 'error')).rows.map(({ place, reason }) => [place, reason])).toEqual([
      [5, 'sku_invalid'],
      [6, 'cost_invalid'],
    ]);
    expect(await costOf(products['A'] ?? ''), 'nothing is changed yet').toEqual([1000, 5]);

    const apply = { act: 'apply', run, with_jumps: false } as const;
    const both = await Promise.all([ask(staff, apply), ask(staff, apply)]);
    expect(both.filter(({ changed }) => changed)).toHaveLength(1);
    expect(both[0]).toMatchObject({ updated: 1, stale: 1 });
    expect([await costOf(products['A'] ?? ''), await costOf(products['C'] ?? '')]).toEqual([
      [1100, 9],
      [3000, 5],
    ]);
    expect((await readRun(staff, run, 'stale')).rows).toMatchObject([{ sku: 'C', result: 'left' }]);
    const logged = await shop.sql`
      select before ->> 'cost' as was, after ->> 'cost' as is from audit_log
      where actor_id = ${staff.userId} and table_name = 'supplier_products' and after ? 'cost'`;
    expect([...logged]).toEqual([{ was: '1000', is: '1100' }]);
  });

  it('leaves costs that somebody changed since, and takes jumps where somebody says so', async () => {
    const staff = await makeOpenStaff(shop);
    const { id, products } = await supply(staff, { E: 1000, F: 2000 });
    const feed = feedOf(id);
    await ask(staff, { act: 'save_feed', feed });
    await list('E;11;5', 'F;99;5');
    const run = await compare(staff, feed.id);
    await shop.sql`update supplier_products set cost = 1050 where product_id = ${products['E'] ?? ''}`;
    expect(await ask(staff, { act: 'apply', run, with_jumps: true })).toMatchObject({ updated: 1, stale: 1 });
    expect([await costOf(products['E'] ?? ''), await costOf(products['F'] ?? '')]).toEqual([
      [1050, 5],
      [9900, 5],
    ]);
    expect((await readRun(staff, run, 'stale')).rows).toMatchObject([{ sku: 'E', result: 'stale' }]);
  });

  it('finds products by the shop’s own codes, those of sizes too, and adds those that the supplier did not sell', async () => {
    const staff = await makeOpenStaff(shop);
    const { id, products } = await supply(staff, { G: 1000 });
    const [known, other] = [products['G'] ?? '', `fabric-${randomUUID().slice(0, 8)}`];
    await addProduct(shop.sql, other, { stock: { 'M/sage': 1, 'L/sage': 1 } });
    const feed = feedOf(id, { match_by: 'sku', includes_vat: false });
    await ask(staff, { act: 'save_feed', feed });
    await list(`${known.toUpperCase()};10;5`, `${other.toUpperCase()}-0;7;3`, `${other.toUpperCase()}-1;8;3`);
    const run = await compare(staff, feed.id);
    expect((await readRun(staff, run)).rows.map(({ kind, product_id }) => [kind, product_id])).toEqual([
      ['changed', known],
      ['new', other],
    ]);
    expect((await readRun(staff, run, 'error')).rows).toMatchObject([{ reason: 'product_twice' }]);
    await ask(staff, { act: 'apply', run, with_jumps: false });
    const rows = await shop.sql`
      select product_id, cost, cost_includes_vat as gross, is_preferred from supplier_products where supplier_id = ${id} order by cost`;
    expect([...rows]).toEqual([
      { product_id: other, cost: 700, gross: false, is_preferred: true },
      { product_id: known, cost: 1000, gross: false, is_preferred: true },
    ]);
  });

  it.each([
    [{ trouble: 'down' }, 'answer_not_ok'],
    [{ trouble: 'redirect' }, 'address_redirects'],
    [{ trouble: 'encoding' }, 'not_utf8'],
    [{ trouble: 'huge' }, 'too_large'],
    [{ csv: 'Code;Price\nA;1' }, 'field_missing'],
    [{ csv: 'Kodas;Kaina;Likutis' }, 'no_rows'],
  ])('that cannot be read (%j) is kept in the log with its reason: %s', async (trouble, code) => {
    const staff = await makeOpenStaff(shop);
    const { id } = await supply(staff, {});
    const feed = feedOf(id);
    await ask(staff, { act: 'save_feed', feed });
    await shop.supplierControl(trouble);
    const run = await compare(staff, feed.id);
    await shop.supplierControl({});
    expect((await readRun(staff, run)).run).toMatchObject({ state: 'failed', failure: { code } });
    expect((await readSupplier(staff, id))?.runs).toMatchObject([{ id: run, state: 'failed' }]);
    expect(await ask(staff, { act: 'apply', run, with_jumps: false })).toMatchObject({ code: 'run_state' });
  });

  it('is never read in private networks, without its secret, or with one that is not for it', async () => {
    const staff = await makeOpenStaff(shop);
    const source = { act: 'preview', format: 'csv', items_path: '' } as const;
    for (const [url, credential_name, reason] of [
      [shop.backendUrl, null, 'address_not_allowed'],
      ['https://169.254.169.254/latest/meta-data', null, 'address_not_allowed'],
      ['https://localhost/list.csv', null, 'address_not_allowed'],
      [`${shop.suppliersUrl}/textile.csv`, 'SUPPLIER_OTHER_KEY', 'credential_missing'],
      [`${shop.suppliersUrl}/textile.csv`, null, 'answer_not_ok'],
    ] as const)
      expect(await ask(staff, { ...source, url, credential_name }), url).toMatchObject({
        code: 'feed_unreadable',
        details: { reason },
      });
    const secret = { ...source, url: `${shop.suppliersUrl}/textile.csv`, credential_name: 'SUPABASE_SECRET_KEY' };
    expect(await ask(staff, secret)).toMatchObject({ code: 'invalid_request' });
  });
});

describe('a list by schedule', () => {
  it('is read once when its time has come, and taken over where that was set, but for jumps', async () => {
    const staff = await makeOpenStaff(shop);
    const { id, products } = await supply(staff, { H: 1000, I: 1000 });
    const feed = feedOf(id, { schedule: 'daily', at_hour: 5, applies_itself: true });
    expect(
      await ask(staff, { act: 'save_feed', feed: { ...feed, url: null } }),
      'a file has no schedule',
    ).toMatchObject({ code: 'invalid_request' });
    await ask(staff, { act: 'save_feed', feed });
    await list('H;12;4', 'I;50;4');
    expect(await shop.tick('read-supplier-feeds')).toEqual({ read: 0, failed: 0, applied: 0 });
    await shop.sql`update supplier_feeds set next_due_at = now() - interval '1 minute' where id = ${feed.id}`;
    const ticks = await Promise.all([shop.tick('read-supplier-feeds'), shop.tick('read-supplier-feeds')]);
    expect(ticks.map(({ read }) => read).sort()).toEqual([0, 1]);
    expect([await costOf(products['H'] ?? ''), await costOf(products['I'] ?? '')]).toEqual([
      [1200, 4],
      [1000, 5],
    ]);
    const after = await readSupplier(staff, id);
    expect(after?.runs).toMatchObject([{ origin: 'schedule', state: 'applied', applied: 1, left: 1, by: null }]);
    const due = new Date(after?.feeds[0]?.next_due_at ?? 0);
    expect(due.getTime()).toBeGreaterThan(Date.now());
    expect(new Intl.DateTimeFormat('lt', { timeZone: 'Europe/Vilnius', timeStyle: 'short' }).format(due)).toBe('05:00');
  });

  it.each([
    ['hourly', '2026-03-29 00:30Z', '2026-03-29 01:00Z'],
    ['daily', '2026-03-28 05:00Z', '2026-03-29 03:00Z'],
    ['daily', '2026-10-24 04:00Z', '2026-10-25 04:00Z'],
    ['weekly', '2026-11-23 04:00Z', '2026-11-24 04:00Z'],
    ['weekly', '2026-11-24 04:00Z', '2026-12-01 04:00Z'],
  ])(
    '%s after %s comes up at %s: six o’clock of Vilnius, Tuesdays, whatever the season',
    async (schedule, after, at) => {
      const [row] =
        await shop.sql`select next_feed_time(${schedule}, 6, 2, ${after}::timestamptz) = ${at}::timestamptz as fits`;
      expect(row).toEqual({ fits: true });
    },
  );
});

describe('a list as a file', () => {
  it('is shown and compared for whoever has every lock open, and nobody else', async () => {
    const staff = await makeOpenStaff(shop);
    const { id } = await supply(staff, { J: 1000 });
    const feed = feedOf(id, { url: null, credential_name: null });
    await ask(staff, { act: 'save_feed', feed });
    const csv = 'Kodas;Kaina;Likutis\nJ;12;1\n';
    const preview = await upload(staff.token, { act: 'preview', format: 'csv', items_path: '' }, csv);
    expect((await preview.json()).preview.rows).toEqual([['J', '12', '1']]);
    const run = randomUUID();
    const asked = { act: 'compare', run, feed: feed.id, name: 'kainos.csv' };
    expect(await (await upload(staff.token, asked, csv)).json()).toMatchObject({ ok: true, run });
    expect((await readRun(staff, run)).run).toMatchObject({ origin: 'file', file_name: 'kainos.csv', changed: 1 });
    expect((await upload(staff.token, asked, csv, 'application/zip')).status).toBe(415);
    expect((await upload(staff.token, asked, new Uint8Array(5 * 1024 * 1024))).status).toBe(413);
    for (const [who, token, code] of await everybodyElse(shop))
      expect(await (await upload(token, asked, csv)).json(), who).toMatchObject({ code });
  });
});
