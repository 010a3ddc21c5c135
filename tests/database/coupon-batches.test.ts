import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { couponCodes, couponPage, foundCoupon } from '#src/contracts/staff-coupons.ts';
import type { CouponRow } from '#tests/support/coupon-rows.ts';
import { addProduct, type VariantRow } from '#tests/support/order-rows.ts';
import { idOf } from './access/people.ts';
import { couponOrder } from './coupon-calls.ts';
import { databaseUnderTest } from './harness.ts';
import { noFaultsInStock, paidDetails, place, record } from './order-calls.ts';

const database = databaseUnderTest(noFaultsInStock);
const actor = idOf('admin');
const claims = { sub: actor, aal: 'aal2', session_id: idOf('admin session') };
let piece: VariantRow;
let other: VariantRow;

beforeAll(async () => {
  await database.sql`insert into auth.users (id, email) values (${actor}, 'admin@example.com')`;
  await database.sql`insert into user_roles (user_id, role) values (${actor}, 'admin')`;
  await database.sql`insert into admin_grants (session_id, user_id) values (${idOf('admin session')}, ${actor})`;
  [piece] = (await addProduct(database.sql, 'coat', { stock: { 'S/red': 50 } })) as [VariantRow];
  [other] = (await addProduct(database.sql, 'hat', { stock: { 'S/red': 50 } })) as [VariantRow];
});

const ask = async (name: string, asked: object) =>
  (
    await database.as('authenticated', claims, (sql) => sql`select ${sql(name)}(${sql.json(asked as never)}) as answer`)
  )[0]?.['answer'];
const read = async (code: string) =>
  foundCoupon.parse(await ask('read_coupon_for_staff', { code, language: 'lt' }))?.coupon;
const listed = async (words: string) =>
  couponPage.parse(await ask('list_coupons', { words }))?.coupons.map(({ code }) => code);
const codesOf = async (coupon: string, view = 'all', after?: string) =>
  couponCodes.parse(await ask('read_coupon_codes', { coupon, view, after }));
const save = async (wanted: object) =>
  (await database.sql`select save_coupon(${database.sql.json(wanted as never)}) as answer`)[0]?.['answer'];
const known = async (code: string, products = [piece.productId]) =>
  (await database.sql`select read_coupon(${code}, ${products}) as coupon`)[0]?.['coupon'];

function wanted(changes: object = {}) {
  return {
    ...{
      id: randomUUID(),
      version: null,
      code: `B${randomUUID().slice(0, 6).toUpperCase()}`,
      kind: 'percent',
      value: 10,
    },
    ...{
      minimum_goods: 0,
      first_day: '2026-01-01',
      last_day: null,
      maximum_redemptions: null,
      maximum_per_customer: null,
    },
    ...{ public: false, active: true, note: 'Autumn', restricted: false, products: [], categories: [], codes: 3 },
    ...changes,
  };
}
async function batch(changes: object = {}) {
  const made = wanted(changes);
  expect(await save(made)).toEqual({ ok: true, code: made.code });
  const [first, second, ...rest] = await database.sql<(CouponRow & { active: boolean })[]>`
    select id, code, kind, value, active from coupons where batch_id = ${made.id} order by code`;
  if (first === undefined || second === undefined) throw new Error('there are no codes');
  return { ...made, rows: [first, second, ...rest] as const };
}

describe('a batch of codes', () => {
  it('is made at once, however often it is asked for, of codes that nobody can guess or mistake', async () => {
    const made = await batch({ codes: 5000 });
    expect(made.rows).toHaveLength(5000);
    const endings = made.rows.map(({ code }) => code.slice(made.code.length));
    for (const ending of endings)
      expect(ending).toMatch(/^-[346789ACDEFHJKMNPQRTUWXY]{5}-[346789ACDEFHJKMNPQRTUWXY]{5}$/);
    // Every sign at every place, none much more often than another: 24 of them, 208 times each, give or take six deviations.
    for (const place of [1, 3, 5, 7, 9, 11]) {
      const counts = Map.groupBy(endings, (ending) => ending[place] ?? '');
      expect(counts.size, `place ${place}`).toBe(24);
      for (const [sign, found] of counts) expect(Math.abs(found.length - 208), `${sign} at ${place}`).toBeLessThan(90);
    }
    expect(await save(made), 'said twice').toEqual({ ok: true, code: made.code });
    const [count] = await database.sql`select count(*)::int as n from coupons where batch_id = ${made.id}`;
    expect(count?.['n']).toBe(5000);
  });

  it('lets each of its codes be used once, by whoever comes first, and its own code never', async () => {
    const made = await batch();
    const [one, two] = made.rows;
    expect(await known(made.code)).toBeNull();
    expect(await known(one.code)).toMatchObject({ id: one.id, value: 10, covers: null, used_up: false });
    const both = await Promise.all([0, 1].map(() => place(database.sql, couponOrder(piece, one))));
    expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    expect(both.find(({ ok }) => !ok)).toMatchObject({ code: 'coupon_used_up' });
    expect(await place(database.sql, couponOrder(piece, two))).toMatchObject({ ok: true });
    expect(await read(made.code)).toMatchObject({ used: 2, batch_size: 3, batch: null, state: 'running' });
    expect((await read(made.code))?.uses.map(({ code }) => code).toSorted()).toEqual([one.code, two.code].toSorted());
    expect(await codesOf(made.id)).toMatchObject({ used: 2, unused: 1, more: false, codes: { length: 3 } });
    expect((await codesOf(made.id, 'unused'))?.codes.map(({ code }) => code)).toEqual([made.rows[2]?.code]);
    expect((await codesOf(made.id, 'used'))?.codes).toMatchObject([{ amount: 890 }, { amount: 890 }]);
    // An order that is let go gives its code back.
    const order = both.find(({ ok }) => ok);
    await database.sql`update orders set status = 'cancelled' where id = ${order?.order_id ?? ''}`;
    expect(await codesOf(made.id)).toMatchObject({ used: 1, unused: 2 });
  });

  it('names goods and terms for its codes, and changes them together', async () => {
    const made = await batch({ restricted: true, products: [piece.productId], codes: 2 });
    const [one] = made.rows;
    expect((await known(one.code, [piece.productId, other.productId])).covers).toEqual([piece.productId]);
    expect(await place(database.sql, couponOrder(other, one))).toMatchObject({ code: 'coupon_changed' });
    const version = (await read(made.code))?.updated_at;
    const changed = {
      ...made,
      version,
      value: 20,
      last_day: '2030-01-31',
      products: [other.productId],
      rows: undefined,
    };
    expect(await save(changed)).toMatchObject({ ok: true });
    expect(await known(one.code, [piece.productId, other.productId])).toMatchObject({
      value: 20,
      covers: [other.productId],
    });
    const [sized] =
      await database.sql`select count(*)::int as n from coupons where batch_id = ${made.id} and valid_until is not null`;
    expect(sized?.['n']).toBe(2);
    const now = (await read(made.code))?.updated_at;
    expect(await save({ ...changed, version: now, code: 'ANOTHER' }), 'codes keep their beginning').toMatchObject({
      code: 'coupon_used',
    });
    await database.sql`select switch_coupon(${made.id}, false)`;
    expect(await known(one.code)).toBeNull();
    await database.sql`select switch_coupon(${made.id}, true)`;
    expect(await known(one.code)).toMatchObject({ value: 20 });
  });

  it('is one row of the list; a code is found by the whole of it alone, and is changed with its batch alone', async () => {
    const made = await batch();
    const [one] = made.rows;
    expect(await listed(made.code.toLowerCase())).toEqual([made.code]);
    expect(await listed(one.code.slice(0, -1))).toEqual([]);
    expect(await listed(` ${one.code.toLowerCase()} `)).toEqual([one.code]);
    expect(await read(one.code)).toMatchObject({ batch: made.code, batch_size: null, maximum_redemptions: 1 });
    expect(
      await save({ ...made, id: one.id, version: (await read(one.code))?.updated_at, rows: undefined }),
    ).toMatchObject({
      code: 'coupon_unknown',
    });
    const [ended] = await database.sql`select switch_coupon(${one.id}, false) as answer`;
    expect(ended?.['answer']).toMatchObject({ code: 'coupon_unknown' });
    const [gone] = await database.sql`select delete_coupon(${one.id}) as answer`;
    expect(gone?.['answer']).toMatchObject({ changed: false });
  });

  it('is deleted with its codes, unless one was used', async () => {
    const [unused, used] = [await batch(), await batch()];
    const remove = async (id: string) => (await database.sql`select delete_coupon(${id}) as answer`)[0]?.['answer'];
    await place(database.sql, couponOrder(piece, used.rows[0]));
    expect(await remove(used.id)).toMatchObject({ code: 'coupon_used' });
    expect(await remove(unused.id)).toEqual({ ok: true, changed: true });
    expect(await database.sql`select from coupons where batch_id = ${unused.id}`).toHaveLength(0);
  });

  it('is one row of reports, and goes out as tables page by page', async () => {
    const made = await batch({ codes: 620 });
    const orders = [];
    for (const row of made.rows.slice(0, 2)) orders.push(await place(database.sql, couponOrder(piece, row)));
    for (const order of orders) await record(database.sql, `evt_${order.order_id}`, 'paid', paidDetails(order));
    const days = { from: '2020-01-01', to: '2099-01-01', before_from: '2019-01-01', before_to: '2019-12-31' };
    const [report] = await database.sql`select make_report('coupons', ${database.sql.json(days)}) as answer`;
    expect(report?.['answer'].rows.find(({ key }: { key: string }) => key.startsWith(made.code))).toMatchObject({
      key: made.code,
      orders: 2,
    });
    const table = async (asked: object) =>
      (
        await database.sql`select export_coupon(${database.sql.json({ coupon: made.id, ...asked } as never)}) as answer`
      )[0]?.['answer'];
    const first = await table({ what: 'codes' });
    const second = await table({ what: 'codes', after: first.rows.at(-1).key });
    expect([first.more, second.more, second.rows.length]).toEqual([true, false, 120]);
    const all = [...first.rows, ...second.rows];
    expect(all.map(({ code }) => code)).toEqual(made.rows.map(({ code }) => code));
    expect(all.filter(({ used }) => used)).toHaveLength(2);
    const uses = await table({ what: 'uses' });
    expect(uses.rows.map((row: { order_number: string }) => row.order_number)).toEqual(
      orders.map(({ order_number: number }) => number),
    );
    expect((await table({ what: 'uses', after: uses.rows[0].key })).rows).toHaveLength(1);
  });

  it('is announced to nobody', async () => {
    await expect(database.sql`select save_coupon(${database.sql.json(wanted({ public: true }))})`).rejects.toThrow(
      'check',
    );
  });

  it('costs no more to find than any other code', async () => {
    const plan = await database.sql`explain select from coupons where code = 'NOBODY'`;
    expect(JSON.stringify(plan)).toContain('coupons_code_key');
  });
});
