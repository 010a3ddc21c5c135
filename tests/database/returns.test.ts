import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { returnTransitions } from '#src/domain/returns/states.ts';
import { closeReturn, listOpenReturns, refuseReturn, sendReturnLabel } from '#src/server/returns/handle-returns.ts';
import { databaseUnderTest } from './harness.ts';
import { noFaultsInStock, statesOf, stockOf } from './order-calls.ts';
import { answerRefund, caller, mailsOf, refund, refundsOf, tasksOf } from './refund-calls.ts';
import {
  accept,
  askFor,
  askForExchange,
  code,
  type DeliveredOrder,
  deliveredOrder,
  lastReturn,
  optionsOf,
  parcelNumber,
  receive,
  returnsOf,
} from './return-calls.ts';

const database = databaseUnderTest(noFaultsInStock);

const options = (order: DeliveredOrder) => optionsOf(database.sql, order);
const stock = (variant: { id: string }) => stockOf(database.sql, variant.id);
const events = async (order: DeliveredOrder) =>
  (
    await database.sql`
    select code, actor from order_events where order_id = ${order.order_id} and code ~ '^(return|exchange)' order by id`
  ).map((row) => `${row['code']} ${row['actor']}`);

it('has the same legal moves as the domain', async () => {
  const rows = await database.sql<{ from_state: string; to_state: string }[]>`
    select from_state, to_state from state_transitions where machine = 'return'`;
  const written = Object.entries(returnTransitions).flatMap(([from, targets]) => targets.map((to) => `${from} ${to}`));
  expect(rows.map((row) => `${row.from_state} ${row.to_state}`).toSorted()).toEqual(written.toSorted());
});

it('refuses a move that is not legal, whoever writes it', async () => {
  const order = await deliveredOrder(database.sql);
  await askFor(database.sql, order);
  await expect(database.sql`update returns set state = 'accepted' where order_id = ${order.order_id}`).rejects.toThrow(
    'a return cannot go from requested to accepted',
  );
});

describe('asking for a return', () => {
  it('is written down with its number, its costs, an event and a letter', async () => {
    const order = await deliveredOrder(database.sql, { price: 4900 });
    const answer = await askFor(database.sql, order);
    expect(answer).toEqual({
      ok: true,
      value: {
        returnNumber: `${order.order_number}-R1`,
        reason: 'return',
        currency: 'EUR',
        goods: 4900,
        labelCost: 495,
      },
    });
    expect(await events(order)).toEqual(['return_requested customer']);
    const [mail] = await database.sql`
      select payload from outbox where order_id = ${order.order_id} and kind = 'return_steps'`;
    expect(mail?.['payload']).toMatchObject({
      return_number: `${order.order_number}-R1`,
      goods: 4900,
      label_cost: 495,
    });
  });

  it('costs nothing from 50 euros in Lithuania, and the dearer label abroad', async () => {
    const home = await askFor(database.sql, await deliveredOrder(database.sql, { price: 5000 }));
    expect(home).toMatchObject({ value: { goods: 5000, labelCost: 0 } });
    const abroad = await deliveredOrder(database.sql, { price: 12_000, order: { delivery_country: 'LV' } });
    expect(await askFor(database.sql, abroad)).toMatchObject({ value: { goods: 12_000, labelCost: 995 } });
  });

  it('sent twice is one return', async () => {
    const order = await deliveredOrder(database.sql, { quantity: 2 });
    const requestId = randomUUID();
    const answers = [
      await askFor(database.sql, order, { requestId }),
      await askFor(database.sql, order, { requestId }),
    ];
    expect(answers[1]).toEqual(answers[0]);
    expect(await returnsOf(database.sql, order)).toHaveLength(1);
    const other = await deliveredOrder(database.sql);
    expect(code(await askFor(database.sql, other, { requestId }))).toBe('order_unknown');
  });

  it('is refused for pieces in another open return, refunded ones, ones that never left, and more than there are', async () => {
    const order = await deliveredOrder(database.sql, { quantity: 3 });
    const line = order.items[0] ?? 0;
    await askFor(database.sql, order);
    await refund(database.sql, order, { pieces: [{ line, quantity: 1, restock: true }] });
    const two = [{ line, variant: order.small.id, quantity: 2 }];
    expect(await askFor(database.sql, order, { lines: two })).toMatchObject({
      failure: { code: 'pieces_taken', details: { line, left: 1 } },
    });
    expect(code(await askFor(database.sql, order))).toBe('ok');
    expect(code(await askFor(database.sql, order))).toBe('pieces_taken');
    expect((await options(order)).lines).toMatchObject([{ quantity: 0, mayReturn: false }]);
  });

  it('is open while a parcel is under way, and not for what came back with its carrier', async () => {
    const order = await deliveredOrder(database.sql);
    await database.sql`update parcels set state = 'in_transit', delivered_at = null where order_id = ${order.order_id}`;
    expect((await options(order)).lines).toMatchObject([{ quantity: 1, lastDay: null, mayReturn: true }]);
    await database.sql`update parcels set state = 'returned' where order_id = ${order.order_id}`;
    expect(code(await askFor(database.sql, order))).toBe('pieces_taken');
  });

  it('ends 30 days after the delivery; a complaint does not, for two years', async () => {
    const inTime = await deliveredOrder(database.sql, { daysAgo: 30 });
    expect(code(await askFor(database.sql, inTime))).toBe('ok');
    // The last day moves on from weekends and holidays, to Tuesday after Christmas at most (withdrawal-deadline.test.ts).
    const late = await deliveredOrder(database.sql, { daysAgo: 36 });
    expect((await options(late)).lines).toMatchObject([{ mayReturn: false, mayClaim: true }]);
    expect(code(await askFor(database.sql, late))).toBe('return_too_late');
    expect(code(await askForExchange(database.sql, late, late.medium))).toBe('return_too_late');
    expect(await askFor(database.sql, late, { reason: 'complaint', note: 'A seam has opened.' })).toMatchObject({
      value: { labelCost: 0 },
    });
    const tooLate = await deliveredOrder(database.sql, { daysAgo: 740 });
    expect(code(await askFor(database.sql, tooLate, { reason: 'complaint', note: 'A hole.' }))).toBe('return_too_late');
  });

  it('of an unknown token says so', async () => {
    const order = await deliveredOrder(database.sql);
    expect(code(await askFor(database.sql, { ...order, access_token: randomUUID() }))).toBe('order_unknown');
  });

  it('is numbered within its order', async () => {
    const order = await deliveredOrder(database.sql, { quantity: 2 });
    await askFor(database.sql, order);
    await askFor(database.sql, order);
    expect((await returnsOf(database.sql, order)).map((row) => row.return_number)).toEqual([
      `${order.order_number}-R1`,
      `${order.order_number}-R2`,
    ]);
  });
});

describe('a return that came back', () => {
  it('is refunded less its label, once, restocked, and closed when the money is back', async () => {
    const order = await deliveredOrder(database.sql, { price: 4900 });
    await askFor(database.sql, order);
    const id = await lastReturn(database.sql, order);
    expect(code(await accept(database.sql, id))).toBe('return_state');
    const number = parcelNumber();
    await sendReturnLabel(caller(database.sql), {
      returnId: id,
      carrier: 'dpd',
      trackingNumber: number,
      actor: 'admin',
    });
    await receive(database.sql, id);
    expect(await tasksOf(database.sql, order)).toEqual([{ kind: 'refund_due', done_by: null }]);
    expect(await accept(database.sql, id)).toEqual({ ok: true, value: { refundId: id } });
    expect(await accept(database.sql, id)).toEqual({ ok: true, value: { refundId: id } });
    expect(await refundsOf(database.sql, order)).toEqual([{ amount: 4405, reason: 'return', state: 'pending' }]);
    expect(await tasksOf(database.sql, order)).toEqual([{ kind: 'refund_due', done_by: 'admin' }]);
    expect(await stock(order.small)).toEqual({ on_hand: 10, reserved: 0 });
    expect((await statesOf(database.sql, order.order_id))[0]).toBe('returned');
    await answerRefund(database.sql, id);
    expect(await returnsOf(database.sql, order)).toMatchObject([{ state: 'closed', refund_id: id }]);
    expect(await events(order)).toEqual([
      'return_requested customer',
      'return_label_sent admin',
      'return_received admin',
      'return_accepted admin',
      'return_closed system',
    ]);
    expect(await mailsOf(database.sql, order)).toEqual([
      ...['order_confirmation', 'parcel_shipped', 'parcel_delivered'],
      ...['return_steps', 'return_label', 'refund_made'],
    ]);
  });

  it('puts no piece into the store that a refund put there while it was on its way', async () => {
    const order = await deliveredOrder(database.sql, { quantity: 2 });
    const line = order.items[0] ?? 0;
    await askFor(database.sql, order, { lines: [{ line, variant: order.small.id, quantity: 2 }] });
    const id = await lastReturn(database.sql, order);
    await refund(database.sql, order, { pieces: [{ line, quantity: 1, restock: true }] });
    expect(await stock(order.small)).toEqual({ on_hand: 9, reserved: 0 });
    await receive(database.sql, id);
    expect(code(await accept(database.sql, id))).toBe('ok');
    expect(await stock(order.small)).toEqual({ on_hand: 10, reserved: 0 });
  });

  it('has nothing to put into the store when all of it was refunded and restocked before', async () => {
    const order = await deliveredOrder(database.sql);
    await askFor(database.sql, order);
    const id = await lastReturn(database.sql, order);
    await refund(database.sql, order, { pieces: [{ line: order.items[0] ?? 0, quantity: 1, restock: true }] });
    await receive(database.sql, id);
    expect(code(await accept(database.sql, id))).toBe('ok');
    expect(await stock(order.small)).toEqual({ on_hand: 10, reserved: 0 });
    expect(await returnsOf(database.sql, order)).toMatchObject([{ state: 'closed' }]);
  });

  it('of one of two pieces leaves the order delivered', async () => {
    const order = await deliveredOrder(database.sql, { quantity: 2 });
    await askFor(database.sql, order);
    const id = await lastReturn(database.sql, order);
    await receive(database.sql, id, { restock: false });
    await accept(database.sql, id);
    expect((await statesOf(database.sql, order.order_id))[0]).toBe('delivered');
    expect(await stock(order.small)).toEqual({ on_hand: 8, reserved: 0 });
    expect((await options(order)).lines).toMatchObject([{ quantity: 1 }]);
  });

  it('refunds what really arrived; the rest can still be returned', async () => {
    const order = await deliveredOrder(database.sql, { quantity: 2, price: 6000 });
    const lines = [{ line: order.items[0] ?? 0, variant: order.small.id, quantity: 2 }];
    await askFor(database.sql, order, { lines });
    const id = await lastReturn(database.sql, order);
    await receive(database.sql, id, { quantity: 1 });
    await accept(database.sql, id);
    expect(await refundsOf(database.sql, order)).toMatchObject([{ amount: 6000 }]);
    expect((await options(order)).lines).toMatchObject([{ quantity: 1 }]);
  });

  it('whose worth the label takes is closed without a refund', async () => {
    const order = await deliveredOrder(database.sql, { price: 495 });
    expect(await askFor(database.sql, order)).toMatchObject({ value: { goods: 495, labelCost: 495 } });
    const id = await lastReturn(database.sql, order);
    await receive(database.sql, id);
    expect(await accept(database.sql, id)).toEqual({ ok: true, value: { refundId: null } });
    expect(await returnsOf(database.sql, order)).toMatchObject([{ state: 'closed' }]);
    expect(await refundsOf(database.sql, order)).toEqual([]);
    expect((await statesOf(database.sql, order.order_id))[0]).toBe('returned');
  });

  it('with nothing in it cannot be accepted, and is refused with a reason that is written', async () => {
    const order = await deliveredOrder(database.sql);
    await askFor(database.sql, order);
    const id = await lastReturn(database.sql, order);
    await receive(database.sql, id, { quantity: 0 });
    expect(code(await accept(database.sql, id))).toBe('nothing_received');
    expect(code(await refuseReturn(caller(database.sql), id, 'The parcel was empty.', 'admin'))).toBe('ok');
    const [mail] = await database.sql`
      select payload ->> 'refusal' as why from outbox where order_id = ${order.order_id} and kind = 'return_refused'`;
    expect(mail?.['why']).toBe('The parcel was empty.');
    expect(code(await accept(database.sql, id))).toBe('return_state');
    expect((await options(order)).lines).toMatchObject([{ quantity: 1 }]);
  });

  it('is not refunded while the payment is disputed', async () => {
    const order = await deliveredOrder(database.sql);
    await askFor(database.sql, order);
    const id = await lastReturn(database.sql, order);
    await receive(database.sql, id);
    await database.sql`update orders set payment_status = 'disputed' where id = ${order.order_id}`;
    expect(code(await accept(database.sql, id))).toBe('order_disputed');
    expect(await returnsOf(database.sql, order)).toMatchObject([{ state: 'received', refund_id: null }]);
  });

  it('that never comes can be closed, which frees its pieces', async () => {
    const order = await deliveredOrder(database.sql);
    await askFor(database.sql, order);
    const id = await lastReturn(database.sql, order);
    expect(code(await closeReturn(caller(database.sql), id, 'kept after all', 'admin'))).toBe('ok');
    expect((await options(order)).lines).toMatchObject([{ quantity: 1 }]);
    const open = await listOpenReturns(caller(database.sql));
    expect(open.map((row) => row.return_id)).not.toContain(id);
  });

  it('of a withdrawal gives the delivery back as well, by the day of its declaration', async () => {
    const order = await deliveredOrder(database.sql, { price: 6000 });
    await database.sql`
      insert into returns (order_id, reason, refund_due_at, label_cost_eur)
      values (${order.order_id}, 'withdrawal', now() + interval '9 days', 0)`;
    const id = await lastReturn(database.sql, order);
    await database.sql`insert into return_items (return_id, order_item_id, quantity) values (${id}, ${order.items[0] ?? 0}, 1)`;
    expect((await options(order)).lines).toMatchObject([{ quantity: 0 }]);
    expect(code(await closeReturn(caller(database.sql), id, '', 'admin'))).toBe('return_open');
    await receive(database.sql, id);
    await accept(database.sql, id);
    expect(await refundsOf(database.sql, order)).toMatchObject([{ amount: 6495, reason: 'withdrawal' }]);
    const [due] = await database.sql`
      select due_at < now() + interval '10 days' as soon from refunds where id = ${id}`;
    expect(due?.['soon']).toBe(true);
  });
});
