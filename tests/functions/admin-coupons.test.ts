import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import type { WantedCoupon } from '#src/contracts/admin-coupons.ts';
import { couponPage, foundCoupon, weighedCode } from '#src/contracts/staff-coupons.ts';
import { addProduct } from '#tests/support/order-rows.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { askAs, makeOpenStaff } from './staff.ts';
import { placeTestOrder } from './test-orders.ts';

const shop = shopUnderTest({ quiet: ['log', 'warn', 'error'] });
type Staff = Awaited<ReturnType<typeof makeOpenStaff>>;

const newCode = () => `T-${randomUUID().slice(0, 8).toUpperCase()}`;
const wanted = (changes: Partial<WantedCoupon> = {}): WantedCoupon => ({
  ...{ id: randomUUID(), version: null, code: newCode(), kind: 'percent', value: 10, minimum_goods: 0 },
  ...{ first_day: '2026-01-01', last_day: null, maximum_redemptions: null, maximum_per_customer: null },
  ...{ public: false, active: true, note: '', restricted: false, products: [], categories: [] },
  ...changes,
});
const ask = async ({ token }: Staff, body: object) => (await askAs(shop, 'admin-coupons', token, body)).answer;
const save = (staff: Staff, coupon: WantedCoupon) => ask(staff, { act: 'save', coupon });
const list = async ({ client }: Staff, asked: object) =>
  couponPage.parse((await client.rpc('list_coupons', { asked: asked as never })).data);
const read = async ({ client }: Staff, code: string) =>
  foundCoupon.parse((await client.rpc('read_coupon_for_staff', { asked: { code, language: 'lt' } })).data)?.coupon;

it('makes a coupon once, with its goods and days, and changes it; the log holds before and after', async () => {
  const staff = await makeOpenStaff(shop);
  const product = `coat-${randomUUID().slice(0, 8)}`;
  await addProduct(shop.sql, product, { stock: { 'M/sage': 1 } });
  const coupon = wanted({ last_day: '2026-12-31', restricted: true, products: [product], categories: ['dresses'] });
  expect(await save(staff, coupon)).toEqual({ ok: true, code: coupon.code });
  expect(await save(staff, coupon), 'said twice').toEqual({ ok: true, code: coupon.code });
  const made = await read(staff, coupon.code);
  expect(made).toMatchObject({
    ...{ first_day: '2026-01-01', last_day: '2026-12-31', state: 'running', used: 0, restricted: true },
    ...{
      categories: ['dresses'],
      products: [{ id: product, sku: product.toUpperCase(), name: 'Lininė suknelė' }],
      uses: [],
    },
  });
  const [row] = await shop.sql`
    select valid_from at time zone 'UTC' = '2025-12-31 22:00' as begins, valid_until at time zone 'UTC' = '2026-12-31 22:00' as ends
    from coupons where id = ${coupon.id}`;
  expect(row, 'days of Vilnius').toEqual({ begins: true, ends: true });
  const changed = {
    ...coupon,
    version: made?.updated_at ?? '',
    value: 15,
    restricted: false,
    products: [],
    categories: [],
  };
  expect(await save(staff, changed)).toEqual({ ok: true, code: coupon.code });
  expect(await read(staff, coupon.code)).toMatchObject({ value: 15, restricted: false, categories: [], products: [] });
  const logged = await shop.sql`
    select action, before ->> 'value' as was, after ->> 'value' as is from audit_log
    where actor_id = ${staff.userId} and table_name = 'coupons' and row_key = ${coupon.id} and (action = 'insert' or after ? 'value') order by id`;
  expect([...logged]).toEqual([
    { action: 'insert', was: null, is: '10' },
    { action: 'update', was: '10', is: '15' },
  ]);
});

it('is not written over by whoever read an older one', async () => {
  const [one, other] = [await makeOpenStaff(shop), await makeOpenStaff(shop)];
  const coupon = wanted();
  await save(one, coupon);
  const version = (await read(one, coupon.code))?.updated_at ?? '';
  expect(await save(one, { ...coupon, version, value: 20 })).toMatchObject({ ok: true });
  expect(await save(other, { ...coupon, version, value: 30 })).toMatchObject({ code: 'coupon_stale' });
  expect(await read(other, coupon.code)).toMatchObject({ value: 20 });
  expect(await save(one, wanted({ code: coupon.code }))).toMatchObject({ code: 'code_taken' });
  expect(await save(one, wanted({ version }))).toMatchObject({ code: 'coupon_unknown' });
  expect(await save(one, wanted({ restricted: true, products: ['no-such-product'] }))).toMatchObject({
    code: 'goods_unknown',
  });
});

it('keeps what orders were priced by: the code and the reduction stay, ending it takes nothing back', async () => {
  const staff = await makeOpenStaff(shop);
  const coupon = wanted({ maximum_redemptions: 1 });
  await save(staff, coupon);
  const { orderNumber } = await placeTestOrder(shop, 3, { couponCode: coupon.code });
  const used = await read(staff, coupon.code);
  expect(used).toMatchObject({ used: 1, state: 'used_up', uses: [{ order_number: orderNumber, is_released: false }] });
  expect(used?.given).toBe(used?.uses[0]?.amount);
  expect(used?.given).toBeGreaterThan(0);
  const version = used?.updated_at ?? '';
  for (const change of [{ value: 50 }, { code: newCode() }, { kind: 'fixed' as const }])
    expect(await save(staff, { ...coupon, ...change, version })).toMatchObject({ code: 'coupon_used' });
  expect(await ask(staff, { act: 'delete', coupon: coupon.id })).toMatchObject({ code: 'coupon_used' });
  expect(await save(staff, { ...coupon, version, maximum_redemptions: 5 })).toMatchObject({ ok: true });
  expect(await ask(staff, { act: 'end', coupon: coupon.id })).toEqual({ ok: true, changed: true });
  expect(await ask(staff, { act: 'end', coupon: coupon.id })).toEqual({ ok: true, changed: false });
  expect(await read(staff, coupon.code)).toMatchObject({ state: 'off', active: false, used: 1 });
  expect(await ask(staff, { act: 'resume', coupon: coupon.id })).toEqual({ ok: true, changed: true });
  expect(await ask(staff, { act: 'end', coupon: randomUUID() })).toMatchObject({ code: 'coupon_unknown' });
  const unused = wanted();
  await save(staff, unused);
  expect(await ask(staff, { act: 'delete', coupon: unused.id })).toEqual({ ok: true, changed: true });
  expect(await read(staff, unused.code)).toBeNull();
});

it('lists coupons by where they stand and by words, a page at a time', async () => {
  const staff = await makeOpenStaff(shop);
  const note = `Ąžuolas ${randomUUID().slice(0, 8)}`;
  const kinds = [{}, { first_day: '2099-01-01' }, { last_day: '2026-02-01' }, { active: false }];
  const coupons = kinds.map((changes) => wanted({ note, ...changes }));
  for (const coupon of coupons) await save(staff, coupon);
  const codes = async (view: string) => (await list(staff, { view, words: note }))?.coupons.map(({ code }) => code);
  for (const [place, view] of ['running', 'planned', 'over', 'off'].entries())
    expect(await codes(view), view).toEqual([coupons[place]?.code]);
  const first = await list(staff, { view: 'all', words: note.replace('Ąž', 'az'), size: 3 });
  expect(first).toMatchObject({ more: true, total: 4, counts: { running: 1, planned: 1, over: 1, off: 1 } });
  const rest = await list(staff, { view: 'all', words: note, size: 3, after: first?.coupons.at(-1)?.place });
  expect([...(first?.coupons ?? []), ...(rest?.coupons ?? [])].map(({ code }) => code)).toEqual(
    coupons.map(({ code }) => code).reverse(),
  );
});

it('weighs a public code against the lowest price of thirty days', async () => {
  const staff = await makeOpenStaff(shop);
  const product = `hat-${randomUUID().slice(0, 8)}`;
  await addProduct(shop.sql, product, { price: 10_000, salePrice: 8000, stock: { 'M/sage': 1 } });
  await shop.sql`update products set sale_price = null where id = ${product}`;
  const weigh = async (percent: number) => {
    const asked = { percent, minimum: 0, restricted: true, products: [product], categories: [], language: 'en' };
    return weighedCode.parse((await staff.client.rpc('weigh_public_code', { asked })).data);
  };
  const example = { id: product, price: 10_000, lowest: 8000, with_code: 8000 };
  expect(await weigh(20)).toMatchObject({ covered: 1, unreduced: { count: 1, first: [example] } });
  expect(await weigh(25)).toMatchObject({ covered: 1, unreduced: { count: 0, first: [] } });
});

it('makes many codes that are good for one order each, and gives them and their uses out as tables', async () => {
  const staff = await makeOpenStaff(shop);
  const batch = wanted({ codes: 40, note: 'Letter' });
  const both = await Promise.all([save(staff, batch), save(staff, batch)]);
  // Of two at the same moment one may be told that the code is taken: said again, it is done.
  expect(both).toContainEqual({ ok: true, code: batch.code });
  expect(await save(staff, batch)).toEqual({ ok: true, code: batch.code });
  const table = async (what: 'codes' | 'uses') => {
    const headers = { authorization: `Bearer ${staff.token}`, ip: randomUUID() };
    const response = await shop.post('admin-export-coupon', { coupon: batch.id, what }, headers);
    expect(response.headers.get('content-disposition')).toContain(`gija-coupon-${what}.csv`);
    return parse(await response.text(), { bom: true });
  };
  const [head, ...codes] = await table('codes');
  expect(head).toEqual(['code', 'used']);
  expect(new Set(codes.map(([code]) => code)).size).toBe(40);
  const [code = ''] = codes[7] ?? [];
  const { orderNumber } = await placeTestOrder(shop, 3, { couponCode: code });
  expect((await table('codes')).filter(([, used]) => used === 'yes')).toEqual([[code, 'yes']]);
  const given = ((await read(staff, code))?.given ?? 0) / 100;
  const [, ...uses] = await table('uses');
  expect(uses).toMatchObject([
    [code, /^2/, orderNumber, given.toFixed(2), 'EUR', ''].map((cell) =>
      cell instanceof RegExp ? expect.stringMatching(cell) : cell,
    ),
  ]);
  expect(await read(staff, batch.code)).toMatchObject({ used: 1, batch_size: 40, uses: [{ code }] });
  const logged = await shop.sql`
    select after ->> 'code' as code, after ->> 'batch_size' as size from audit_log
    where actor_id = ${staff.userId} and table_name = 'coupons'`;
  expect([...logged], 'logged once, without its codes').toEqual([{ code: batch.code, size: '40' }]);
  for (const changes of [
    { codes: 5001 },
    { codes: 0 },
    { codes: 5, public: true },
    { codes: 5, maximum_redemptions: 5 },
    { codes: 5, code: 'A'.repeat(29) },
  ])
    expect(await save(staff, wanted(changes)), JSON.stringify(changes)).toMatchObject({ code: 'invalid_request' });
});

it('takes no coupon that is none', async () => {
  const staff = await makeOpenStaff(shop);
  for (const changes of [
    { code: 'labas' },
    { value: 101 },
    { value: 0 },
    { kind: 'free_shipping', value: 5 },
    { last_day: '2025-12-31' },
    { first_day: '2026-02-30' },
    { restricted: true },
    { products: ['coat'] },
    { maximum_redemptions: 0 },
  ] as const)
    expect(await save(staff, wanted(changes as Partial<WantedCoupon>)), JSON.stringify(changes)).toMatchObject({
      code: 'invalid_request',
    });
});
