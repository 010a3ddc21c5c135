import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWithdrawal } from '#src/server/order/list-withdrawals.ts';
import { closeReturn, refuseReturn, sendExchange } from '#src/server/returns/handle-returns.ts';
import { orderPayload } from '#tests/support/order-rows.ts';
import { openDatabase, type TestDatabase } from './harness.ts';
import { faultsInStock, place, stockOf } from './order-calls.ts';
import { answerRefund, caller, move, refund, refundsOf, someone } from './refund-calls.ts';
import {
  accept,
  askFor,
  askForExchange,
  type DeliveredOrder,
  deliveredOrder,
  deliverOrderOf,
  lastReturn,
  parcelNumber,
  receive,
  returnsOf,
} from './return-calls.ts';
import { declare } from './withdrawal-calls.ts';

/** Each race is run this often, on connections that exist before it starts. */
const rounds = 10;

let database: TestDatabase;
let people: Sql;
beforeAll(async () => {
  database = await openDatabase();
  people = postgres(database.url, { max: 16, onnotice: () => {} });
  // A statement that waits opens all connections.
  await Promise.all(Array.from({ length: 16 }, () => people`select pg_sleep(0.2)`));
});
afterAll(async () => {
  await people.end();
  expect(await faultsInStock(database.sql)).toEqual([]);
  await database.close();
});

const won = (answers: readonly { readonly ok: boolean }[]) => answers.filter(({ ok }) => ok).length;
const codes = (answers: readonly { readonly ok: boolean; readonly failure?: { readonly code: string } }[]) =>
  [...new Set(answers.flatMap((answer) => (answer.ok ? [] : [answer.failure?.code])))].toSorted();

describe('at once', () => {
  it('several returns of one piece: one is taken, the others are told', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const order = await deliveredOrder(database.sql);
      const answers = await Promise.all(Array.from({ length: 8 }, () => askFor(people, order)));
      expect([won(answers), codes(answers)]).toEqual([1, ['pieces_taken']]);
      expect(await returnsOf(database.sql, order)).toHaveLength(1);
    }
  }, 60_000);

  it('the same request from every side is one return with one letter', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const order = await deliveredOrder(database.sql, { quantity: 3 });
      const requestId = randomUUID();
      const answers = await Promise.all(Array.from({ length: 8 }, () => askFor(people, order, { requestId })));
      expect(won(answers)).toBe(8);
      expect(await returnsOf(database.sql, order)).toHaveLength(1);
    }
  }, 60_000);

  it('exchanges of several shoppers and an order for the last piece of a size: one has it', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const first = await deliveredOrder(database.sql, { stock: 4 });
      await database.sql`select adjust_stock(${first.medium.id}, -3, 'adjustment', 'race', 'test')`;
      const others = await Promise.all([1, 2].map(() => deliverOrderOf(database.sql, first)));
      const answers = await Promise.all([
        ...[first, ...others].map((order) => askForExchange(people, order, first.medium)),
        place(people, orderPayload([[first.medium, 1]], { order: someone() })).then(({ code = '', ok }) =>
          ok ? { ok } : { ok, failure: { code } },
        ),
      ]);
      expect(won(answers)).toBe(1);
      for (const code of codes(answers)) expect(['out_of_stock', 'size_sold_out']).toContain(code);
      expect(await stockOf(database.sql, first.medium.id)).toEqual({ on_hand: 1, reserved: 1 });
    }
  }, 60_000);

  it('accepting, accepting again, refusing and closing: one decision, one refund', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const order = await deliveredOrder(database.sql);
      await askFor(database.sql, order);
      const id = await lastReturn(database.sql, order);
      await receive(database.sql, id);
      const [one, two, refused] = await Promise.all([
        accept(people, id),
        accept(people, id),
        refuseReturn(caller(people), id, 'worn', 'admin'),
      ]);
      expect(one.ok).toBe(!refused.ok);
      expect(two.ok).toBe(!refused.ok);
      expect(await refundsOf(database.sql, order)).toHaveLength(refused.ok ? 0 : 1);
      const { on_hand } = await stockOf(database.sql, order.small.id);
      expect(on_hand).toBe(refused.ok ? 9 : 10);
    }
  }, 60_000);

  it('sending a new size, taking it back and withdrawing from it: it leaves or the money goes back, never both', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const order = await deliveredOrder(database.sql);
      await askForExchange(database.sql, order, order.medium);
      const id = await lastReturn(database.sql, order);
      await receive(database.sql, id);
      await accept(database.sql, id);
      const parcel = { returnId: id, carrier: 'dpd' as const, trackingNumber: parcelNumber(), actor: 'admin' };
      const [sent, ...back] = await Promise.all([
        sendExchange(caller(people), parcel),
        accept(people, id, true),
        accept(people, id, true),
        declare(people, { token: order.access_token }),
      ]);
      expect(back[0].ok).toBe(!sent.ok);
      expect(await refundsOf(database.sql, order)).toHaveLength(sent.ok ? 0 : 1);
      const sizes = [order.small, order.medium].map(
        async ({ id: size }) => (await stockOf(database.sql, size)).on_hand,
      );
      expect(await Promise.all(sizes)).toEqual([10, sent.ok ? 9 : 10]);
    }
  }, 60_000);

  it('sending the new size twice and the job that frees late holds: sent once, stock adds up', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const order = await deliveredOrder(database.sql);
      await askForExchange(database.sql, order, order.large);
      const id = await lastReturn(database.sql, order);
      await database.sql`update returns set requested_at = now() - interval '31 days' where id = ${id}`;
      await Promise.all([receive(people, id), caller(people)('release_late_exchanges', {})]);
      const taken = await Promise.all([accept(people, id), caller(people)('release_late_exchanges', {})]);
      expect(taken[0].ok).toBe(true);
      const parcel = () => ({
        ...{ returnId: id, carrier: 'dpd' as const, actor: 'admin' },
        trackingNumber: parcelNumber(),
      });
      const sent = await Promise.all([1, 2, 3].map(() => sendExchange(caller(people), parcel())));
      expect(won(sent)).toBe(1);
      expect(await stockOf(database.sql, order.large.id)).toEqual({ on_hand: 9, reserved: 0 });
    }
  }, 60_000);
});

/** A person opens the latest declaration that nothing was opened for. */
async function openFirst(sql: Sql, order: DeliveredOrder): Promise<void> {
  const [declared] = await sql`
    select id, lines from withdrawals where order_id = ${order.order_id} and lines <> '[]'
    and not exists (select from returns where withdrawal_id = withdrawals.id) order by declared_at desc, id limit 1`;
  if (declared === undefined) return;
  const goods = (declared['lines'] as { order_item: number; quantity: number }[]).map(({ order_item, quantity }) => ({
    ...{ line: order_item, quantity },
  }));
  await openWithdrawal(caller(sql), {
    ...{ withdrawalId: String(declared['id']), orderId: order.order_id, pieces: goods, actor: 'admin' },
  });
}

const steps = [
  'ask',
  'exchange',
  'receive',
  'receiveSpoilt',
  'accept',
  'refuse',
  'close',
  'send',
  'late',
  'money',
  'takeBack',
  'bringBack',
  'withdraw',
  'openWithdrawal',
  'refundElsewhere',
] as const;

it('whatever becomes of returns: all pieces are held, sold or free, and no refund is above what was paid', async () => {
  const walk = fc.array(fc.constantFrom(...steps), { minLength: 6, maxLength: 24 });
  await fc.assert(
    fc.asyncProperty(walk, async (taken) => {
      const order = await deliveredOrder(database.sql, { quantity: 2, stock: 3 });
      const { sql } = database;
      const variants = [order.small, order.medium, order.large];
      /** Pieces that came back spoilt, by return: one that is reopened and accepted again loses nothing more. */
      const lost = new Map<string, number>();
      for (const step of taken) {
        const open = (await returnsOf(sql, order)).find(({ state }) => state !== 'closed')?.id ?? randomUUID();
        const [row] = await sql<{ pieces: number }[]>`
          select coalesce(sum(received_quantity), 0)::int as pieces from return_items join returns on returns.id = return_id
          where return_id = ${open} and state = 'received' and not restock and not restocked`;
        if (step === 'ask') await askFor(sql, order);
        if (step === 'exchange') await askForExchange(sql, order, order.medium);
        if (step === 'receive') await receive(sql, open);
        if (step === 'receiveSpoilt') await receive(sql, open, { restock: false });
        if ((step === 'accept' || step === 'takeBack') && (await accept(sql, open, step === 'takeBack')).ok)
          if (row?.pieces) lost.set(open, row.pieces);
        if (step === 'bringBack') {
          const [parcel] = await sql`
            select id from parcels where order_id = ${order.order_id} and return_id is not null and state <> 'returned'`;
          if (parcel) await move(sql, String(parcel['id']), 'returned');
        }
        if (step === 'withdraw') await declare(sql, { token: order.access_token });
        if (step === 'openWithdrawal') await openFirst(sql, order);
        if (step === 'refundElsewhere')
          await refund(sql, order, {
            ...{ reason: 'withdrawal', pieces: [{ line: order.items[0] ?? 0, quantity: 1, restock: false }] },
          });
        if (step === 'refuse') await refuseReturn(caller(sql), open, 'worn', 'admin');
        if (step === 'close') await closeReturn(caller(sql), open, '', 'admin');
        if (step === 'send')
          await sendExchange(caller(sql), {
            ...{ returnId: open, carrier: 'dpd', trackingNumber: parcelNumber(), actor: 'admin' },
          });
        if (step === 'money') await answerRefund(sql, open).catch(() => {});
        if (step === 'late') {
          await sql`update returns set requested_at = now() - interval '31 days' where order_id = ${order.order_id}`;
          await caller(sql)('release_late_exchanges', {});
        }
      }
      const [all] = await sql<{ held: number; free: number; refunded: number }[]>`
        select sum(reserved)::int as held, sum(free)::int as free, (
          select coalesce(sum(amount), 0)::int from refunds where order_id = ${order.order_id} and state <> 'void'
        ) as refunded
        from product_variants where id in ${sql(variants.map(({ id }) => id))}`;
      const [moved] = await sql<{ stored: number; replaced: number }[]>`
        select (
          select coalesce(sum(received_quantity), 0)::int from return_items join returns on returns.id = return_id
          where order_id = ${order.order_id} and restocked
        ) as stored, (
          select coalesce(sum(quantity), 0)::int from stock_reservations
          where order_id = ${order.order_id} and return_id is not null and state = 'sold'
        ) as replaced`;
      const spoilt = [...lost.values()].reduce((sum, pieces) => sum + pieces, 0);
      // Nine pieces, two of which were bought.
      const withShopper = 2 - (moved?.stored ?? 0) - spoilt + (moved?.replaced ?? 0);
      expect((all?.held ?? 0) + (all?.free ?? 0) + withShopper + spoilt).toBe(9);
      expect(all?.refunded ?? 0).toBeLessThanOrEqual(order.total_amount);
    }),
    { numRuns: 60 },
  );
  expect(await faultsInStock(database.sql)).toEqual([]);
}, 120_000);
