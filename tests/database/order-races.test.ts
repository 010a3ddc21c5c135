import { randomUUID } from 'node:crypto';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addProduct, orderPayload } from '#tests/support/order-rows.ts';
import { openDatabase, type TestDatabase } from './harness.ts';
import { faultsInStock, paidDetails, place, record, statesOf, stockOf } from './order-calls.ts';

/** Each race is run this often, on connections that exist before it starts. */
const rounds = 20;

let database: TestDatabase;
let shoppers: Sql;
beforeAll(async () => {
  database = await openDatabase();
  shoppers = postgres(database.url, { max: 50, onnotice: () => {} });
  // A statement that waits opens all fifty connections.
  await Promise.all(Array.from({ length: 50 }, () => shoppers`select pg_sleep(0.2)`));
});
afterAll(async () => {
  await shoppers.end();
  expect(await faultsInStock(database.sql)).toEqual([]);
  await database.close();
});

async function dress(stock: number) {
  const [variant] = await addProduct(database.sql, `dress-${randomUUID().slice(0, 8)}`, { stock: { 'S/red': stock } });
  if (variant === undefined) throw new Error('no variant');
  return variant;
}

const someone = () => ({ order: { customer_email: `${randomUUID()}@example.com`, client_hash: randomUUID() } });

describe('races', () => {
  it('50 shoppers on 50 connections want the last piece: one has it, the others are told', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const last = await dress(1);
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => place(shoppers, orderPayload([[last, 1]], someone()))),
      );
      expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
      expect(answers.filter((answer) => answer.code === 'out_of_stock')).toHaveLength(49);
      expect(await stockOf(database.sql, last.id)).toEqual({ on_hand: 1, reserved: 1 });
    }
  }, 60_000);

  it('two products wanted in opposite order by 40 at once: nobody meets a deadlock', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const [left, right] = await Promise.all([dress(30), dress(30)]);
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, index) =>
          place(
            shoppers,
            orderPayload(
              index % 2 === 0
                ? [
                    [left, 1],
                    [right, 1],
                  ]
                : [
                    [right, 1],
                    [left, 1],
                  ],
              someone(),
            ),
          ),
        ),
      );
      expect(answers.filter((answer) => answer.ok)).toHaveLength(30);
      expect(answers.filter((answer) => answer.code === 'out_of_stock')).toHaveLength(10);
    }
  }, 60_000);

  it('the same checkout id from every side makes one order, and everyone gets it', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const piece = await dress(5);
      const payload = orderPayload([[piece, 1]], { checkoutId: randomUUID() });
      const answers = await Promise.all(Array.from({ length: 20 }, () => place(shoppers, payload)));
      expect(new Set(answers.map((answer) => answer.order_id)).size).toBe(1);
      expect(answers.filter((answer) => answer.created)).toHaveLength(1);
      expect(await stockOf(database.sql, piece.id)).toEqual({ on_hand: 5, reserved: 1 });
    }
  }, 60_000);

  it('five orders of one purchase paid at once: one stands, four payments go back, and their goods are free', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const piece = await dress(10);
      const orders = await Promise.all(
        Array.from({ length: 5 }, () =>
          place(shoppers, orderPayload([[piece, 1]], { checkoutId: randomUUID(), ...someone() })),
        ),
      );
      await database.sql`
        update orders set superseded_by = (select checkout_id from orders where id = ${orders[0]?.order_id ?? ''})
        where id = any (${orders.slice(1).map((order) => order.order_id)})`;
      const answers = await Promise.all(
        orders.map((order) => record(shoppers, `evt_${order.order_id}`, 'paid', paidDetails(order))),
      );
      expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual([...Array(4).fill('double_payment'), 'paid']);
      expect(await stockOf(database.sql, piece.id)).toEqual({ on_hand: 9, reserved: 0 });
    }
  }, 60_000);

  it('one payment event 100 times side by side: one paid order, one stock change, one mail', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const piece = await dress(5);
      const order = await place(database.sql, orderPayload([[piece, 2]], someone()));
      const event = `evt_${randomUUID()}`;
      const answers = await Promise.all(
        Array.from({ length: 100 }, () => record(shoppers, event, 'paid', paidDetails(order))),
      );
      expect(answers.filter(({ outcome }) => outcome === 'paid')).toHaveLength(1);
      expect(answers.filter(({ outcome }) => outcome === 'duplicate')).toHaveLength(99);
      expect(await stockOf(database.sql, piece.id)).toEqual({ on_hand: 3, reserved: 0 });
      const mails = await database.sql`select kind from outbox where order_id = ${order.order_id}`;
      expect([...mails]).toEqual([{ kind: 'order_confirmation' }]);
    }
  }, 60_000);

  it('different events that say paid, side by side: still one', async () => {
    const piece = await dress(5);
    const order = await place(database.sql, orderPayload([[piece, 1]], someone()));
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => record(shoppers, `evt_${randomUUID()}`, 'paid', paidDetails(order))),
    );
    expect(answers.filter(({ outcome }) => outcome === 'paid')).toHaveLength(1);
    expect(answers.filter(({ outcome }) => outcome === 'already_paid')).toHaveLength(39);
    expect(await stockOf(database.sql, piece.id)).toEqual({ on_hand: 4, reserved: 0 });
  });

  it('payment, expiry, cancelling and the next shopper at once: money and goods always agree', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const last = await dress(1);
      const order = await place(database.sql, orderPayload([[last, 1]], someone()));
      await database.sql`update orders set expires_at = now() - interval '5 minutes' where id = ${order.order_id}`;
      const [paid, , , rival] = await Promise.all([
        record(shoppers, `evt_${randomUUID()}`, 'paid', paidDetails(order)),
        shoppers`select expire_reservations()`,
        shoppers`select cancel_checkout(${order.access_token})`,
        place(shoppers, orderPayload([[last, 1]], someone())),
        record(shoppers, `evt_${randomUUID()}`, 'expired', { order_id: order.order_id }),
      ]);
      const refunds = await database.sql`select state from refunds where order_id = ${order.order_id}`;
      if (paid.outcome === 'paid') {
        expect(await statesOf(database.sql, order.order_id)).toEqual(['processing', 'paid']);
        expect(await stockOf(database.sql, last.id)).toEqual({ on_hand: 0, reserved: 0 });
        expect(rival.code).toBe('out_of_stock');
        expect(refunds).toHaveLength(0);
      } else {
        expect(paid.outcome).toBe('too_late');
        expect(await statesOf(database.sql, order.order_id)).toEqual(['cancelled', 'paid']);
        expect(rival.ok).toBe(true);
        expect([...refunds]).toEqual([{ state: 'pending' }]);
      }
    }
  }, 60_000);

  it('a crowd of different wishes leaves every ledger straight', async () => {
    const pieces = await Promise.all(Array.from({ length: 6 }, () => dress(40)));
    const pick = (index: number) => pieces[index % pieces.length] ?? raise();
    await Promise.all(
      Array.from({ length: 120 }, async (_, index) => {
        const [one, other] = [pick(index), pick(index * 5 + 1)];
        const lines = [[one, 1 + (index % 3)] as const, ...(one === other ? [] : [[other, 1] as const])];
        const order = await place(shoppers, orderPayload(lines, someone()));
        if (!order.ok) return;
        if (index % 3 === 0) await record(shoppers, `evt_${randomUUID()}`, 'paid', paidDetails(order));
        if (index % 3 === 1) await shoppers`select cancel_checkout(${order.access_token})`;
      }),
    );
    expect(await faultsInStock(database.sql)).toEqual([]);
  }, 60_000);

  it('gives every message of the outbox to one worker only', async () => {
    const piece = await dress(50);
    const orders = await Promise.all(
      Array.from({ length: 30 }, () => place(shoppers, orderPayload([[piece, 1]], someone()))),
    );
    await Promise.all(orders.map((order) => record(shoppers, `evt_${randomUUID()}`, 'paid', paidDetails(order))));
    const wanted = new Set(orders.map((order) => order.order_id));
    const batches = await Promise.all(
      Array.from(
        { length: 20 },
        () => shoppers<{ batch: { id: string; order: { id: string } }[] }[]>`
        select claim_outbox(10) as batch`,
      ),
    );
    const claimed = batches
      .flat()
      .flatMap(({ batch }) => batch)
      .filter((message) => wanted.has(message.order.id));
    expect(new Set(claimed.map((message) => message.id)).size).toBe(claimed.length);
    expect(claimed.length).toBeGreaterThan(0);
  });
});

function raise(): never {
  throw new Error('no piece');
}
