import { describe, expect, it } from 'vitest';
import { orderPageRow } from '#src/server/order/order-page-row.ts';
import { closeReturn, refuseReturn, sendExchange } from '#src/server/returns/handle-returns.ts';
import { databaseUnderTest } from './harness.ts';
import { noFaultsInStock, statesOf, stockOf } from './order-calls.ts';
import { caller, mailsOf, move, refundsOf } from './refund-calls.ts';
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

describe('an exchange', () => {
  it('holds the new size at once, and frees it when it is refused or closed', async () => {
    const order = await deliveredOrder(database.sql, { quantity: 2 });
    expect(code(await askForExchange(database.sql, order, order.medium))).toBe('ok');
    expect(await stock(order.medium)).toEqual({ on_hand: 10, reserved: 1 });
    await refuseReturn(caller(database.sql), await lastReturn(database.sql, order), 'worn', 'admin');
    expect(await stock(order.medium)).toEqual({ on_hand: 10, reserved: 0 });
    await askForExchange(database.sql, order, order.medium);
    await closeReturn(caller(database.sql), await lastReturn(database.sql, order), '', 'admin');
    expect(await stock(order.medium)).toEqual({ on_hand: 10, reserved: 0 });
  });

  it('is for another size of the same product and colour alone', async () => {
    const order = await deliveredOrder(database.sql);
    const other = await deliveredOrder(database.sql);
    for (const wrong of [order.small, other.medium, order.blue])
      expect(code(await askForExchange(database.sql, order, wrong))).toBe('size_unfit');
    expect((await options(order)).lines[0]?.sizes.map(({ size }) => size)).toEqual(['M', 'L']);
  });

  it('of a size that has gone says so and leaves nothing behind', async () => {
    const order = await deliveredOrder(database.sql, { stock: 1 });
    await database.sql`select adjust_stock(${order.medium.id}, -1, 'adjustment', 'lost', 'test')`;
    expect(await askForExchange(database.sql, order, order.medium)).toMatchObject({
      failure: { code: 'size_sold_out', details: { left: 0 } },
    });
    expect(await returnsOf(database.sql, order)).toEqual([]);
  });

  it('sends the new size without a payment; money, documents and the line stay as they were', async () => {
    const order = await deliveredOrder(database.sql);
    await askForExchange(database.sql, order, order.large);
    const id = await lastReturn(database.sql, order);
    await receive(database.sql, id);
    expect(await accept(database.sql, id)).toEqual({ ok: true, value: { refundId: null } });
    expect(await stock(order.small)).toEqual({ on_hand: 10, reserved: 0 });
    expect(await stock(order.large)).toEqual({ on_hand: 9, reserved: 0 });
    expect((await options(order)).lines).toMatchObject([{ size: 'S', quantity: 0 }]);
    const parcel = { returnId: id, carrier: 'dpd', trackingNumber: parcelNumber(), actor: 'admin' } as const;
    const sent = await sendExchange(caller(database.sql), parcel);
    expect(sent.ok).toBe(true);
    expect(code(await sendExchange(caller(database.sql), parcel))).toBe('return_state');
    expect(await statesOf(database.sql, order.order_id)).toEqual(['delivered', 'paid']);
    expect(await refundsOf(database.sql, order)).toEqual([]);
    expect(await database.sql`select unsent from list_unsent(${order.order_id})`).toMatchObject([{ unsent: 0 }]);
    if (sent.ok) await move(database.sql, sent.value.parcelId, 'delivered');
    const [letter] = await database.sql`
      select payload from outbox where order_id = ${order.order_id} and kind = 'parcel_delivered'
      and payload ->> 'parcel_id' = ${sent.ok ? sent.value.parcelId : ''}`;
    expect(letter?.['payload']).toMatchObject({ complete: false, items: [{ quantity: 1, size: 'L' }] });
    expect(await mailsOf(database.sql, order)).toContain('exchange_sent');
  });

  it('is told from the order’s own parcels on its page, and begins no new period to withdraw', async () => {
    const order = await deliveredOrder(database.sql);
    const read = async () => {
      const [row] = await database.sql`
        select read_order_by_token(access_token) as page, find_withdrawal_order(access_token, null, '') as withdrawal
        from orders where id = ${order.order_id}`;
      return { page: row?.['page'], withdrawal: row?.['withdrawal'] };
    };
    const before = await read();
    await askForExchange(database.sql, order, order.large);
    const returnId = await lastReturn(database.sql, order);
    await receive(database.sql, returnId);
    await accept(database.sql, returnId);
    const parcel = { returnId, carrier: 'dpd', trackingNumber: parcelNumber(), actor: 'admin' } as const;
    const sent = await sendExchange(caller(database.sql), parcel);
    expect((await read()).withdrawal.received_at).toBe(before.withdrawal.received_at);
    if (sent.ok) await move(database.sql, sent.value.parcelId, 'delivered');
    const after = await read();
    expect(after.withdrawal.received_at).toBe(before.withdrawal.received_at);
    const { parcels, events } = orderPageRow.parse(after.page);
    expect(events.map(({ code, parcel }) => [code, parcel])).toContainEqual(['parcel_shipped', 1]);
    expect(parcels).toMatchObject([
      { is_exchange: false, items: [{ order_item: order.items[0], quantity: 1 }] },
      { is_exchange: true, items: [{ order_item: order.items[0], quantity: 1, size: 'L' }] },
    ]);
  });

  it('can come back in its new size, for what was paid, into the stock of that size', async () => {
    const order = await deliveredOrder(database.sql, { price: 6000 });
    await askForExchange(database.sql, order, order.large);
    const first = await lastReturn(database.sql, order);
    await receive(database.sql, first);
    await accept(database.sql, first);
    await sendExchange(caller(database.sql), {
      returnId: first,
      carrier: 'dpd',
      trackingNumber: parcelNumber(),
      actor: 'a',
    });
    expect((await options(order)).lines.filter(({ quantity }) => quantity > 0)).toMatchObject([
      { size: 'L', quantity: 1 },
    ]);
    expect(code(await askFor(database.sql, order))).toBe('pieces_taken');
    const lines = [{ line: order.items[0] ?? 0, variant: order.large.id, quantity: 1 }];
    expect(code(await askFor(database.sql, order, { lines }))).toBe('ok');
    const second = await lastReturn(database.sql, order);
    await receive(database.sql, second);
    await accept(database.sql, second);
    expect(await refundsOf(database.sql, order)).toMatchObject([{ amount: 6000 }]);
    expect(await stock(order.large)).toEqual({ on_hand: 10, reserved: 0 });
    expect((await statesOf(database.sql, order.order_id))[0]).toBe('returned');
  });

  it('whose goods do not come back in time holds nothing any more; late ones get the size while it is there', async () => {
    const order = await deliveredOrder(database.sql, { stock: 2 });
    await askForExchange(database.sql, order, order.medium);
    const id = await lastReturn(database.sql, order);
    const release = () => caller(database.sql)('release_late_exchanges', {});
    expect(await release()).toEqual({ released: 0 });
    await database.sql`update returns set requested_at = now() - interval '31 days' where id = ${id}`;
    expect(await release()).toEqual({ released: 1 });
    expect(await release()).toEqual({ released: 0 });
    expect(await stock(order.medium)).toEqual({ on_hand: 2, reserved: 0 });
    await receive(database.sql, id);
    await database.sql`select adjust_stock(${order.medium.id}, -2, 'adjustment', 'lost', 'test')`;
    expect(code(await accept(database.sql, id))).toBe('size_sold_out');
    await database.sql`select adjust_stock(${order.medium.id}, 1, 'delivery', 'found', 'test')`;
    expect(code(await accept(database.sql, id))).toBe('ok');
    expect(await stock(order.medium)).toEqual({ on_hand: 0, reserved: 0 });
  });

  it('can be turned into a refund when the shopper does not want the size any more', async () => {
    const order = await deliveredOrder(database.sql, { price: 4900 });
    await askForExchange(database.sql, order, order.medium);
    const id = await lastReturn(database.sql, order);
    await receive(database.sql, id);
    expect(await accept(database.sql, id, true)).toEqual({ ok: true, value: { refundId: id } });
    expect(await refundsOf(database.sql, order)).toMatchObject([{ amount: 4900 }]);
    expect(await stock(order.medium)).toEqual({ on_hand: 10, reserved: 0 });
  });

  it('of a part of what was asked for sells as many as came back', async () => {
    const order = await deliveredOrder(database.sql, { quantity: 2 });
    const lines = [
      { line: order.items[0] ?? 0, variant: order.small.id, quantity: 2, exchangeVariant: order.medium.id },
    ];
    await askForExchange(database.sql, order, order.medium, { lines });
    expect(await stock(order.medium)).toEqual({ on_hand: 10, reserved: 2 });
    const id = await lastReturn(database.sql, order);
    await receive(database.sql, id, { quantity: 1 });
    await accept(database.sql, id);
    expect(await stock(order.medium)).toEqual({ on_hand: 9, reserved: 0 });
  });
});
