import { randomUUID } from 'node:crypto';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type TestDatabase } from './harness.ts';
import { faultsInStock, statesOf, stockOf } from './order-calls.ts';
import {
  answerRefund,
  caller,
  cancel,
  dispute,
  mailsOf,
  move,
  paidOrder,
  refund,
  refundsOf,
  ship,
} from './refund-calls.ts';

/** Each race is run this often, on connections that exist before it starts. */
const rounds = 15;

let database: TestDatabase;
let people: Sql;
beforeAll(async () => {
  database = await openDatabase();
  people = postgres(database.url, { max: 20, onnotice: () => {} });
  // A statement that waits opens all twenty connections.
  await Promise.all(Array.from({ length: 20 }, () => people`select pg_sleep(0.2)`));
});
afterAll(async () => {
  await people.end();
  expect(await faultsInStock(database.sql)).toEqual([]);
  await database.close();
});

const owed = async (order: { order_id: string; total_amount: number } & Parameters<typeof refundsOf>[1]) =>
  (await refundsOf(database.sql, order))
    .filter((row) => row['state'] !== 'void')
    .reduce((sum, row) => sum + Number(row['amount']), 0);

describe('at once', () => {
  it('twenty refunds of one piece: as many as there are pieces, and all of them exactly what was paid', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const order = await paidOrder(database.sql, [3], { unitPrice: 8900 });
      const line = order.items[0] ?? 0;
      const answers = await Promise.all(
        Array.from({ length: 20 }, () =>
          refund(people, order, { reason: 'withdrawal', pieces: [{ line, quantity: 1, restock: true }] }),
        ),
      );
      // Who was overtaken three times is told so, and asks again.
      for (let made = answers.filter(({ ok }) => ok).length; made < 3; made += 1)
        await refund(database.sql, order, { reason: 'withdrawal', pieces: [{ line, quantity: 1, restock: true }] });
      expect(await refundsOf(database.sql, order)).toHaveLength(3);
      expect(await owed(order)).toBe(order.total_amount);
      expect(await stockOf(database.sql, order.variants[0]?.id ?? '')).toEqual({ on_hand: 10, reserved: 0 });
    }
  }, 60_000);

  it('the same refund asked for from every side is one', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const order = await paidOrder(database.sql, [2]);
      const wish = { refundId: randomUUID(), pieces: [{ line: order.items[0] ?? 0, quantity: 1, restock: true }] };
      const answers = await Promise.all(Array.from({ length: 10 }, () => refund(people, order, wish)));
      expect(answers.filter(({ ok }) => ok)).toHaveLength(10);
      expect(await refundsOf(database.sql, order)).toHaveLength(1);
    }
  }, 60_000);

  it('shipping and cancelling: one of them happens', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const order = await paidOrder(database.sql, [2]);
      const [sent, left] = await Promise.all([ship(people, order), cancel(people, order)]);
      expect([sent.ok, left.ok].toSorted()).toEqual([false, true]);
      const [status] = await statesOf(database.sql, order.order_id);
      expect(status).toBe(sent.ok ? 'shipped' : 'cancelled');
      expect(await owed(order)).toBe(sent.ok ? 0 : order.total_amount);
      const stock = await stockOf(database.sql, order.variants[0]?.id ?? '');
      expect(stock).toEqual({ on_hand: sent.ok ? 8 : 10, reserved: 0 });
    }
  }, 60_000);

  it('two parcels with the same pieces: one leaves', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const order = await paidOrder(database.sql, [2]);
      const answers = await Promise.all([1, 2, 3].map(() => ship(people, order)));
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await mailsOf(database.sql, order)).toEqual(['order_confirmation', 'parcel_shipped']);
    }
  }, 60_000);

  it('cancelling and refunding: never more than was paid, and every piece back once', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const order = await paidOrder(database.sql, [2]);
      const pieces = [{ line: order.items[0] ?? 0, quantity: 1, restock: true }];
      const [left] = await Promise.all([
        cancel(people, order),
        refund(people, order, { reason: 'cancellation', pieces }),
        refund(people, order, { reason: 'cancellation', pieces }),
      ]);
      if (left.ok) expect(await owed(order)).toBe(order.total_amount);
      else expect(await owed(order)).toBeLessThanOrEqual(order.total_amount);
      expect(await stockOf(database.sql, order.variants[0]?.id ?? '')).toEqual({ on_hand: 10, reserved: 0 });
    }
  }, 60_000);

  it('a dispute that is lost and refunds: what is owed and what the bank took is never more than was paid', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const order = await paidOrder(database.sql, [2]);
      const pieces = [{ line: order.items[0] ?? 0, quantity: 1, restock: false }];
      const [first] = await Promise.all([
        refund(people, order, { reason: 'return', pieces }),
        dispute(people, order, 'open'),
        refund(people, order, { reason: 'return', pieces }),
        dispute(people, order, 'lost'),
      ]);
      if (first.ok) await answerRefund(people, first.value.refundId, 'pending');
      expect(await owed(order)).toBe(0);
      expect((await statesOf(database.sql, order.order_id))[1]).toBe('refunded');
    }
  }, 60_000);

  it('a dispute and shipping: sent before it, or not at all', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const order = await paidOrder(database.sql);
      const [sent] = await Promise.all([ship(people, order), dispute(people, order, 'open')]);
      if (!sent.ok) expect(sent.code).toBe('order_disputed');
      const [status, payment] = await statesOf(database.sql, order.order_id);
      expect([status, payment]).toEqual([sent.ok ? 'shipped' : 'processing', 'disputed']);
    }
  }, 60_000);

  it('a provider’s answer, its messages and a person’s word about one refund: done once, one mail', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const order = await paidOrder(database.sql, [2]);
      const asked = await refund(database.sql, order, {
        pieces: [{ line: order.items[0] ?? 0, quantity: 1, restock: false }],
      });
      const id = asked.ok ? asked.value.refundId : '';
      await Promise.all([
        answerRefund(people, id),
        answerRefund(people, id),
        caller(people)('mark_refund_unanswered', { sent_refund: id, error: 'slow' }),
        caller(people)('confirm_bank_refund', { confirmed_refund: id, actor: 'admin', note: '' }),
      ]);
      expect(await refundsOf(database.sql, order)).toMatchObject([{ state: 'succeeded' }]);
      expect((await mailsOf(database.sql, order)).filter((kind) => kind === 'refund_made')).toHaveLength(1);
    }
  }, 60_000);

  it('every worker gets refunds of its own', async () => {
    const orders = await Promise.all(Array.from({ length: 20 }, () => paidOrder(database.sql)));
    await Promise.all(orders.map((order) => cancel(people, order)));
    const batches = (await Promise.all(
      Array.from({ length: 10 }, () => caller(people)('claim_refunds', { providers: ['stripe'], maximum: 4 })),
    )) as { id: string }[][];
    const ids = batches.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(0);
  });

  it('parcels that arrive together deliver the order once', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const order = await paidOrder(database.sql, [2]);
      const line = order.items[0] ?? 0;
      const parcels = [await ship(database.sql, order, [[line, 1]]), await ship(database.sql, order, [[line, 1]])];
      await Promise.all(parcels.flatMap(({ parcel_id }) => [1, 2].map(() => move(people, parcel_id, 'delivered'))));
      expect((await statesOf(database.sql, order.order_id))[0]).toBe('delivered');
      const mails = await mailsOf(database.sql, order);
      expect(mails.filter((kind) => kind === 'parcel_delivered')).toHaveLength(2);
    }
  }, 60_000);
});
