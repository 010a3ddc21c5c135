import { randomUUID } from 'node:crypto';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailboxOf } from '#src/domain/contact/mailbox.ts';
import { hashCustomer } from '#src/server/order/customer-hash.ts';
import { addCoupon } from '#tests/support/coupon-rows.ts';
import { addProduct, type VariantRow } from '#tests/support/order-rows.ts';
import { couponOrder, redemptionsOf } from './coupon-calls.ts';
import { openDatabase, type TestDatabase } from './harness.ts';
import { faultsInStock, paidDetails, place, record, statesOf } from './order-calls.ts';

const rounds = 10;

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

async function dress(): Promise<VariantRow> {
  const [variant] = await addProduct(database.sql, `dress-${randomUUID().slice(0, 8)}`, { stock: { 'S/red': 200 } });
  if (variant === undefined) throw new Error('no variant');
  return variant;
}
/** As the server makes it of the address that was typed. */
const customer = (email: string) => hashCustomer('secret', email);

describe('races for a coupon', () => {
  it('50 carts want its last use on 50 connections: one has it, the others are told', async () => {
    const pieces = [await dress(), await dress()];
    for (let round = 0; round < rounds; round += 1) {
      const last = await addCoupon(database.sql, { maximum_redemptions: 1 });
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) => place(shoppers, couponOrder(pieces[index % 2] as VariantRow, last))),
      );
      expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
      expect(answers.filter((answer) => answer.code === 'coupon_used_up')).toHaveLength(49);
      expect(await redemptionsOf(database.sql, last)).toHaveLength(1);
    }
  }, 60_000);

  it('one mailbox under forty disguises at once uses it as often as it may', async () => {
    const piece = await dress();
    const disguises = Array.from({ length: 40 }, (_, index) => {
      const dotted = ['ruta.k', 'r.u.t.a.k', 'RUTAK', 'rutak.'][index % 4];
      return `${dotted}${index % 3 === 0 ? '' : `+${index}`}@${index % 2 === 0 ? 'gmail.com' : 'GoogleMail.com'}`;
    });
    expect(new Set(disguises.map(mailboxOf)).size).toBe(1);
    for (let round = 0; round < rounds; round += 1) {
      const each = await addCoupon(database.sql, { maximum_per_customer: 2 });
      const answers = await Promise.all(
        disguises.map((email) => place(shoppers, couponOrder(piece, each, { customer: customer(email) }))),
      );
      expect(answers.filter((answer) => answer.ok)).toHaveLength(2);
      expect(answers.filter((answer) => answer.code === 'coupon_used_already')).toHaveLength(38);
      const other = await place(shoppers, couponOrder(piece, each, { customer: customer('rutak@example.com') }));
      expect(other.ok).toBe(true);
    }
  }, 60_000);

  it('late payment, cancelling and the next shopper at once: nobody meets a deadlock, uses and orders agree', async () => {
    const piece = await dress();
    for (let round = 0; round < rounds; round += 1) {
      const last = await addCoupon(database.sql, { maximum_redemptions: 1 });
      const order = await place(database.sql, couponOrder(piece, last));
      await database.sql`update orders set expires_at = now() - interval '5 minutes' where id = ${order.order_id}`;
      await Promise.all([
        record(shoppers, `evt_${randomUUID()}`, 'paid', paidDetails(order)),
        shoppers`select expire_reservations()`,
        shoppers`select cancel_checkout(${order.access_token})`,
        ...Array.from({ length: 10 }, () => place(shoppers, couponOrder(piece, last))),
      ]);
      // The goods are there: whatever came first, a payment is honoured, and its coupon counts.
      expect(await statesOf(database.sql, order.order_id)).toEqual(['processing', 'paid']);
      const faults = await database.sql`
        select 1 from coupon_redemptions join orders on orders.id = order_id
        where coupon_id = ${last.id} and (released_at is null) <> (status <> 'cancelled')`;
      expect([...faults]).toEqual([]);
      const uses = await redemptionsOf(database.sql, last);
      expect(uses.filter(({ released }) => !released).length).toBeLessThanOrEqual(2);
    }
  }, 60_000);
});
