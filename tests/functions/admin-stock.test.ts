import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { AdminStockRequest } from '#src/contracts/admin-stock.ts';
import type { AdminStockTakesRequest } from '#src/contracts/admin-stock-takes.ts';
import { addProduct } from '#tests/support/order-rows.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { askAs, makeOpenStaff } from './staff.ts';
import { placeTestOrder } from './test-orders.ts';

const shop = shopUnderTest({ quiet: ['log', 'warn', 'error'] });

async function shirt(pieces: number): Promise<string> {
  const [variant] = await addProduct(shop.sql, `shirt-${randomUUID().slice(0, 8)}`, { stock: { 'M/sage': pieces } });
  return variant?.id ?? '';
}
const change = (variant: string, pieces: number, more: Partial<AdminStockRequest> = {}): AdminStockRequest => ({
  ...{ request: randomUUID(), variant, change: pieces, reason: pieces > 0 ? 'delivery' : 'lost', note: '' },
  ...more,
});

it('writes down what came and what went, with why and by whom, and logs it as theirs', async () => {
  const { token, userId } = await makeOpenStaff(shop);
  const variant = await shirt(5);
  const adjust = async (body: AdminStockRequest) => (await askAs(shop, 'admin-stock', token, body)).answer;
  const arrived = change(variant, 12, { note: '  Note 4711 ' });
  expect(await adjust(arrived)).toEqual({ ok: true, changed: true, on_hand: 17, reserved: 0 });
  expect(await adjust(arrived), 'said twice').toEqual({ ok: true, changed: false, on_hand: 17, reserved: 0 });
  expect(await adjust(change(variant, -3, { reason: 'damaged' }))).toMatchObject({ changed: true, on_hand: 14 });
  const rows = await shop.sql`
    select kind, change, on_hand_after, reason, note, actor from stock_movements
    where variant_id = ${variant} and kind <> 'opening' order by id`;
  expect([...rows]).toEqual([
    { kind: 'delivery', change: 12, on_hand_after: 17, reason: 'delivery', note: 'Note 4711', actor: userId },
    { kind: 'adjustment', change: -3, on_hand_after: 14, reason: 'damaged', note: null, actor: userId },
  ]);
  const logged = await shop.sql`
    select action, after ->> 'change' as change, after ->> 'on_hand_after' as now from audit_log
    where actor_id = ${userId} and table_name = 'stock_movements' order by id`;
  expect([...logged]).toEqual([
    { action: 'insert', change: '12', now: '17' },
    { action: 'insert', change: '-3', now: '14' },
  ]);
});

it('two at once are both counted', async () => {
  const { token } = await makeOpenStaff(shop);
  const variant = await shirt(1);
  await Promise.all([5, 7, -1].map((pieces) => askAs(shop, 'admin-stock', token, change(variant, pieces))));
  const [row] = await shop.sql`select on_hand from product_variants where id = ${variant}`;
  expect(row).toEqual({ on_hand: 12 });
});

it('takes nothing that an order holds, and nothing that is no change', async () => {
  const { token } = await makeOpenStaff(shop);
  const { variant } = await placeTestOrder(shop, 2);
  const codeOf = async (body: object) => (await askAs(shop, 'admin-stock', token, body)).answer.code;
  expect(await codeOf(change(variant, -2))).toBe('stock_reserved');
  expect(await codeOf(change(variant, -3))).toBe('stock_short');
  expect(await codeOf(change(randomUUID(), 1))).toBe('variant_unknown');
  await shop.sql`select adjust_stock(${variant}, 999990, 'delivery', 'delivery', 'test')`;
  expect(await codeOf(change(variant, 10))).toBe('stock_too_high');
  for (const body of [
    change(variant, 1, { reason: 'lost' }),
    change(variant, -1, { reason: 'found' }),
    change(variant, 0, { reason: 'correction' }),
    change(variant, 1.5),
    change(variant, 200_000),
  ])
    expect(await codeOf(body), JSON.stringify(body)).toBe('invalid_request');
});

it('takes stock: begins, counts, makes the stock agree, in the name of who did it', async () => {
  const { token, userId } = await makeOpenStaff(shop);
  const variant = await shirt(5);
  const take = randomUUID();
  const ask = async (body: AdminStockTakesRequest) => (await askAs(shop, 'admin-stock-takes', token, body)).answer;
  expect(await ask({ act: 'begin', take, name: ' Autumn ', category: null })).toMatchObject({ ok: true });
  expect(await ask({ act: 'count', take, variant, counted: 3 })).toEqual({ ok: true, expected: 5 });
  expect(await ask({ act: 'apply', take })).toEqual({ ok: true, applied: 1, held: 0 });
  expect(await ask({ act: 'cancel', take })).toMatchObject({ code: 'take_closed' });
  expect(await ask({ act: 'begin', take: randomUUID(), name: 'x', category: 'nowhere' })).toMatchObject({
    code: 'category_unknown',
  });
  for (const body of [
    { act: 'count', take, variant, counted: -1 },
    { act: 'begin', take, name: '  ', category: null },
    { act: 'erase', take },
  ])
    expect((await askAs(shop, 'admin-stock-takes', token, body)).status).toBe(400);
  const [row] = await shop.sql`
    select on_hand, name, created_by, closed_by,
      (select count(*)::int from audit_log where actor_id = ${userId} and table_name in ('stock_takes', 'stock_take_lines')) as logged
    from product_variants, stock_takes where product_variants.id = ${variant} and stock_takes.id = ${take}`;
  expect(row).toMatchObject({ on_hand: 3, name: 'Autumn', created_by: userId, closed_by: userId });
  expect(row?.['logged']).toBeGreaterThanOrEqual(3);
});
