import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { databaseUnderTest } from './harness.ts';
import { noFaultsInStock, statesOf, stockOf } from './order-calls.ts';
import { caller, cancel, dispute, mailsOf, move, paidOrder, refund, refundsOf, ship } from './refund-calls.ts';

const database = databaseUnderTest(noFaultsInStock);

const statusOf = async (order: { order_id: string }) => (await statesOf(database.sql, order.order_id))[0];
const item = (order: { items: readonly number[] }, index: number) => order.items[index] ?? 0;

describe('parcels', () => {
  it('carry an order until it is delivered, each step with who and when, each mail once', async () => {
    const order = await paidOrder(database.sql, [2]);
    const parcel = await ship(database.sql, order);
    expect(parcel).toMatchObject({ ok: true, status: 'shipped' });
    for (const state of ['picked_up', 'in_transit', 'out_for_delivery'])
      expect(await move(database.sql, parcel.parcel_id, state)).toMatchObject({ changed: true, status: 'shipped' });
    expect(await move(database.sql, parcel.parcel_id, 'delivered')).toMatchObject({ status: 'delivered' });
    expect(await move(database.sql, parcel.parcel_id, 'delivered')).toMatchObject({ ok: true, changed: false });
    const events = await database.sql`
      select code, actor from order_events where order_id = ${order.order_id} and kind in ('parcel', 'status') order by id`;
    expect(events.map(({ actor, code }) => `${code} ${actor}`)).toEqual([
      'order_placed customer',
      'order_confirmed provider:stripe',
      'parcel_shipped admin',
      'order_shipped admin',
      'parcel_picked_up carrier',
      'parcel_in_transit carrier',
      'parcel_out_for_delivery carrier',
      'parcel_delivered carrier',
      'order_delivered carrier',
    ]);
    expect(await mailsOf(database.sql, order)).toEqual(['order_confirmation', 'parcel_shipped', 'parcel_delivered']);
  });

  it('may be several: shipped when everything is on its way, delivered when all have come', async () => {
    const order = await paidOrder(database.sql, [2, 1]);
    const first = await ship(database.sql, order, [[item(order, 0), 1]]);
    expect(first.status).toBe('processing');
    const second = await ship(database.sql, order);
    expect(second.status).toBe('shipped');
    const rows = await database.sql`
      select order_item_id, quantity from parcel_items where parcel_id = ${second.parcel_id} order by order_item_id`;
    expect(rows.map((row) => [Number(row['order_item_id']), row['quantity']])).toEqual([
      [item(order, 0), 1],
      [item(order, 1), 1],
    ]);
    expect((await move(database.sql, first.parcel_id, 'delivered')).status).toBe('shipped');
    expect((await move(database.sql, second.parcel_id, 'delivered')).status).toBe('delivered');
    const mails = await database.sql`
      select payload -> 'complete' as complete from outbox
      where order_id = ${order.order_id} and kind = 'parcel_delivered' order by created_at`;
    expect(mails.map(({ complete }) => complete)).toEqual([false, true]);
  });

  it('take the signature from the order', async () => {
    const order = await paidOrder(database.sql, [1], { order: { signature_required: true } });
    const { parcel_id } = await ship(database.sql, order);
    const [row] = await database.sql`select signature_required from parcels where id = ${parcel_id}`;
    expect(row).toEqual({ signature_required: true });
  });

  it('never carry a piece twice, a piece of another order, or less than one', async () => {
    const order = await paidOrder(database.sql, [2]);
    const other = await paidOrder(database.sql);
    for (const [line, quantity] of [
      [item(order, 0), 3],
      [item(order, 0), 0],
      [item(order, 0), -1],
      [item(other, 0), 1],
    ] as const)
      expect(await ship(database.sql, order, [[line, quantity]])).toMatchObject({ code: 'quantity_exceeded' });
    expect(await ship(database.sql, order, [])).toMatchObject({ code: 'nothing_to_ship' });
    await ship(database.sql, order, [[item(order, 0), 1]]);
    expect(await ship(database.sql, order, [[item(order, 0), 2]])).toMatchObject({ code: 'quantity_exceeded' });
    expect((await ship(database.sql, order, [[item(order, 0), 1]])).status).toBe('shipped');
    expect(await ship(database.sql, order)).toMatchObject({ code: 'order_not_ready' });
  });

  it('have a tracking number of their own', async () => {
    const [one, other] = [await paidOrder(database.sql), await paidOrder(database.sql)];
    const send = (order: string) =>
      caller(database.sql)('ship_parcel', {
        ...{
          shipped_order: order,
          lines: null,
          parcel_carrier: 'omniva',
          parcel_number: 'CC123456789LT',
          actor: 'admin',
        },
      });
    expect(await send(one.order_id)).toMatchObject({ ok: true });
    expect(await send(other.order_id)).toMatchObject({ ok: false, code: 'tracking_number_taken' });
    expect(await statusOf(other)).toBe('processing');
  });

  it('never go backwards, except back to the shop', async () => {
    const order = await paidOrder(database.sql);
    const { parcel_id } = await ship(database.sql, order);
    await move(database.sql, parcel_id, 'in_transit');
    expect(await move(database.sql, parcel_id, 'picked_up')).toMatchObject({ code: 'parcel_state_backwards' });
    expect(await move(database.sql, parcel_id, 'returned')).toMatchObject({ ok: true, status: 'returned' });
    expect(await move(database.sql, parcel_id, 'delivered')).toMatchObject({ code: 'parcel_state_backwards' });
    expect(await move(database.sql, randomUUID(), 'delivered')).toMatchObject({ code: 'parcel_unknown' });
  });

  it('do not leave while the payment is disputed, and do again when the dispute is won', async () => {
    const order = await paidOrder(database.sql);
    await dispute(database.sql, order, 'open');
    expect(await ship(database.sql, order)).toMatchObject({ ok: false, code: 'order_disputed' });
    await dispute(database.sql, order, 'won');
    expect(await ship(database.sql, order)).toMatchObject({ ok: true, status: 'shipped' });
  });

  it('do not carry what was refunded before it was sent', async () => {
    const order = await paidOrder(database.sql, [2, 1]);
    await refund(database.sql, order, {
      reason: 'cancellation',
      pieces: [{ line: item(order, 0), quantity: 1, restock: true }],
    });
    expect(await ship(database.sql, order, [[item(order, 0), 2]])).toMatchObject({ code: 'quantity_exceeded' });
    const { parcel_id, status } = await ship(database.sql, order);
    expect(status).toBe('shipped');
    const rows = await database.sql`select quantity from parcel_items where parcel_id = ${parcel_id}`;
    expect(rows.map(({ quantity }) => quantity)).toEqual([1, 1]);
  });
});

describe('cancel_order', () => {
  it('puts the goods back and owes the whole payment, delivery included', async () => {
    const order = await paidOrder(database.sql, [2]);
    expect(await cancel(database.sql, order)).toMatchObject({ ok: true });
    expect(await statesOf(database.sql, order.order_id)).toEqual(['cancelled', 'paid']);
    expect(await stockOf(database.sql, order.variants[0]?.id ?? '')).toEqual({ on_hand: 10, reserved: 0 });
    expect(await refundsOf(database.sql, order)).toEqual([
      { amount: order.total_amount, reason: 'cancellation', state: 'pending' },
    ]);
    const movements = await database.sql`
      select kind, change, actor from stock_movements where order_id = ${order.order_id} order by id`;
    expect([...movements]).toEqual([
      { kind: 'sale', change: -2, actor: 'system' },
      { kind: 'restock', change: 2, actor: 'admin' },
    ]);
    expect(await cancel(database.sql, order)).toMatchObject({ ok: false, code: 'order_not_cancellable' });
    expect(await refundsOf(database.sql, order)).toHaveLength(1);
  });

  it('leaves the goods out where they are not to be sold again', async () => {
    const order = await paidOrder(database.sql, [2]);
    await cancel(database.sql, order, false);
    expect(await stockOf(database.sql, order.variants[0]?.id ?? '')).toEqual({ on_hand: 8, reserved: 0 });
  });

  it('owes what refunds before it left', async () => {
    const order = await paidOrder(database.sql, [3]);
    await refund(database.sql, order, {
      reason: 'cancellation',
      pieces: [{ line: item(order, 0), quantity: 1, restock: false }],
    });
    await refund(database.sql, order, { reason: 'goodwill', goodwill: 1000 });
    await cancel(database.sql, order);
    const rows = await refundsOf(database.sql, order);
    expect(rows.reduce((sum, row) => sum + Number(row['amount']), 0)).toBe(order.total_amount);
    expect(await stockOf(database.sql, order.variants[0]?.id ?? '')).toEqual({ on_hand: 9, reserved: 0 });
  });

  it('is refused once a parcel has left, and for orders that wait for their payment', async () => {
    const order = await paidOrder(database.sql, [2]);
    await ship(database.sql, order, [[item(order, 0), 1]]);
    expect(await cancel(database.sql, order)).toMatchObject({ code: 'order_partly_sent' });
    expect(await refundsOf(database.sql, order)).toEqual([]);
  });
});

it('a note is kept with who wrote it, and hidden from the customer', async () => {
  const user = randomUUID();
  const order = await paidOrder(database.sql, [1], { order: { user_id: user } });
  await caller(database.sql)('add_order_note', { noted_order: order.order_id, note: 'Called back', actor: 'admin' });
  const [row] = await database.sql`
    select details, actor from order_events where order_id = ${order.order_id} and kind = 'note'`;
  expect(row).toEqual({ details: { note: 'Called back' }, actor: 'admin' });
  const seen = await database.as('authenticated', { sub: user }, (sql) => sql`select kind from order_events`);
  expect(seen.map(({ kind }) => kind)).not.toContain('note');
  expect(seen.length).toBeGreaterThan(0);
});
