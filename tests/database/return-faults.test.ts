import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { listWithdrawals, openWithdrawal } from '#src/server/order/list-withdrawals.ts';
import { closeReturn, refuseReturn, sendExchange, sendReturnLabel } from '#src/server/returns/handle-returns.ts';
import { databaseUnderTest } from './harness.ts';
import { noFaultsInStock, record, statesOf, stockOf } from './order-calls.ts';
import { answerRefund, caller, dispute, event, mailsOf, move, refund, refundsOf } from './refund-calls.ts';
import {
  accept,
  askFor,
  askForExchange,
  code,
  type DeliveredOrder,
  deliveredOrder,
  lastReturn,
  parcelNumber,
  receive,
  returnsOf,
} from './return-calls.ts';
import { declare, done, pieces, returnedOf, rowOf, tasksOf } from './withdrawal-calls.ts';

const database = databaseUnderTest(noFaultsInStock);

const stock = async (variant: { id: string }) => (await stockOf(database.sql, variant.id)).on_hand;
const free = async (variant: { id: string }) => {
  const { on_hand, reserved } = await stockOf(database.sql, variant.id);
  return on_hand - reserved;
};
const send = (returnId: string) =>
  sendExchange(caller(database.sql), { returnId, carrier: 'dpd', trackingNumber: parcelNumber(), actor: 'admin' });
const close = (id: string, why: string) => closeReturn(caller(database.sql), id, why, 'admin');
const withdrawAll = async (order: DeliveredOrder) =>
  done(await declare(database.sql, { token: order.access_token })).id;
const open = (withdrawalId: string, order: DeliveredOrder, quantity: number) =>
  openWithdrawal(caller(database.sql), {
    ...{ withdrawalId, orderId: order.order_id, actor: 'admin' },
    pieces: [{ line: order.items[0] ?? 0, quantity }],
  });

/** An exchange of one piece in S for one in M whose S was taken and whose M has not left. */
async function acceptedExchange(changes: Parameters<typeof deliveredOrder>[1] = {}) {
  const order = await deliveredOrder(database.sql, { price: 6000, ...changes });
  await askForExchange(database.sql, order, order.medium);
  const id = await lastReturn(database.sql, order);
  await receive(database.sql, id);
  expect(code(await accept(database.sql, id))).toBe('ok');
  return { order, id };
}

/** A withdrawal from everything, and the return that it opened. */
async function withdrawn(changes: Parameters<typeof deliveredOrder>[1] = {}) {
  const order = await deliveredOrder(database.sql, { price: 6000, ...changes });
  const declared = await withdrawAll(order);
  return { order, declared, id: await lastReturn(database.sql, order) };
}

describe('an accepted exchange whose new size has not left', () => {
  it('is taken back as a refund: once, and each size is in the store once', async () => {
    const { order, id } = await acceptedExchange();
    expect([await stock(order.small), await stock(order.medium)]).toEqual([10, 9]);
    expect(code(await close(id, 'not wanted'))).toBe('return_open');
    for (const _ of [1, 2]) expect(await accept(database.sql, id, true)).toEqual({ ok: true, value: { refundId: id } });
    expect([await stock(order.small), await stock(order.medium)]).toEqual([10, 10]);
    expect(await refundsOf(database.sql, order)).toMatchObject([{ amount: 6000, reason: 'return' }]);
    expect(code(await send(id))).toBe('return_state');
    expect((await statesOf(database.sql, order.order_id))[0]).toBe('returned');
    await answerRefund(database.sql, id);
    expect(await returnsOf(database.sql, order)).toMatchObject([{ state: 'closed', refund_id: id }]);
  });

  it('cannot be taken back once it was sent', async () => {
    const { order, id } = await acceptedExchange();
    expect(code(await send(id))).toBe('ok');
    expect(code(await accept(database.sql, id, true))).toBe('return_state');
    expect([await stock(order.medium), await refundsOf(database.sql, order)]).toEqual([9, []]);
  });

  it('does not leave after a lost dispute: it is closed without a refund, both sizes in the store', async () => {
    const { order, id } = await acceptedExchange();
    await dispute(database.sql, order, 'open');
    expect(code(await send(id))).toBe('order_disputed');
    await dispute(database.sql, order, 'lost');
    expect(code(await send(id))).toBe('order_not_paid');
    expect(await accept(database.sql, id, true)).toEqual({ ok: true, value: { refundId: null } });
    expect([await stock(order.small), await stock(order.medium)]).toEqual([10, 10]);
    expect(await returnsOf(database.sql, order)).toMatchObject([{ state: 'closed', refund_id: null }]);
  });

  it('is not accepted either when the money has gone', async () => {
    const order = await deliveredOrder(database.sql);
    await askForExchange(database.sql, order, order.medium);
    const id = await lastReturn(database.sql, order);
    await receive(database.sql, id);
    await dispute(database.sql, order, 'lost');
    expect(code(await accept(database.sql, id))).toBe('order_not_paid');
    expect([await stock(order.small), await free(order.medium)]).toEqual([9, 9]);
    expect(await accept(database.sql, id, true)).toEqual({ ok: true, value: { refundId: null } });
    expect([await stock(order.small), await free(order.medium)]).toEqual([10, 10]);
  });

  it('and a withdrawal: a person looks first, then it is refunded as one, and no piece is restocked twice', async () => {
    const { order, id } = await acceptedExchange();
    const declared = await withdrawAll(order);
    expect(await rowOf(database.sql, declared)).toMatchObject({ findings: ['goods_here'] });
    expect(await tasksOf(database.sql, declared)).toEqual(['withdrawal_check']);
    expect(await returnedOf(database.sql, declared)).toEqual([]);
    expect(await open(declared, order, 1)).toEqual({ ok: true, value: { return_id: id } });
    expect([await stock(order.small), await stock(order.medium)]).toEqual([10, 10]);
    expect(code(await receive(database.sql, id, { quantity: 0 }))).toBe('return_state');
    expect(code(await refuseReturn(caller(database.sql), id, 'worn', 'admin'))).toBe('return_state');
    expect(await accept(database.sql, id)).toEqual({ ok: true, value: { refundId: id } });
    expect([await stock(order.small), await stock(order.medium)]).toEqual([10, 10]);
    expect(await refundsOf(database.sql, order)).toMatchObject([{ amount: 6495, reason: 'withdrawal' }]);
  });
});

it('a withdrawal of such an exchange and of pieces beside it is opened by a person, and listed once', async () => {
  const { order, id } = await acceptedExchange({ quantity: 2 });
  const declared = await withdrawAll(order);
  expect(await tasksOf(database.sql, declared)).toEqual(['withdrawal_check']);
  const opened = await open(declared, order, 2);
  expect(opened.ok && opened.value.return_id !== id).toBe(true);
  expect(await tasksOf(database.sql, declared)).toEqual(['refund_due', 'refund_due', 'withdrawal_check by admin']);
  const listed = await listWithdrawals(caller(database.sql), { maximum: 200 });
  expect(listed.filter((row) => row.id === declared)).toHaveLength(1);
  await receive(database.sql, opened.ok ? (opened.value.return_id ?? '') : '');
  for (const { id: each } of await returnsOf(database.sql, order))
    expect(code(await accept(database.sql, each))).toBe('ok');
  expect([await stock(order.small), await stock(order.medium)]).toEqual([10, 10]);
  const refunds = await refundsOf(database.sql, order);
  expect(refunds.reduce((sum, row) => sum + row['amount'], 0)).toBe(12_495);
});

describe('the parcel of an exchange that the carrier brings back', () => {
  async function broughtBack() {
    const { order, id } = await acceptedExchange();
    const sent = await send(id);
    if (sent.ok) await move(database.sql, sent.value.parcelId, 'returned');
    expect(await returnsOf(database.sql, order)).toMatchObject([{ state: 'accepted' }]);
    expect(await stock(order.medium)).toBe(9);
    return { order, id };
  }

  it('can be sent again, with a letter of its own', async () => {
    const { order, id } = await broughtBack();
    expect(code(await send(id))).toBe('ok');
    expect(await returnsOf(database.sql, order)).toMatchObject([{ state: 'closed' }]);
    expect(await stock(order.medium)).toBe(9);
    expect((await mailsOf(database.sql, order)).filter((kind) => kind === 'exchange_sent')).toHaveLength(2);
  });

  it('can be refunded, its size back in the store', async () => {
    const { order, id } = await broughtBack();
    expect(await accept(database.sql, id, true)).toEqual({ ok: true, value: { refundId: id } });
    expect([await stock(order.small), await stock(order.medium)]).toEqual([10, 10]);
    expect(await refundsOf(database.sql, order)).toMatchObject([{ amount: 6000 }]);
  });
});

describe('a withdrawal', () => {
  it('from a line that was exchanged in part brings back the sizes that the shopper has', async () => {
    const { order, id } = await acceptedExchange({ quantity: 2 });
    await send(id);
    const declared = await withdrawAll(order);
    const back = await lastReturn(database.sql, order);
    const rows = await database.sql`
      select variant_id, quantity from return_items where return_id = ${back} order by variant_id`;
    expect(rows).toEqual(
      expect.arrayContaining([
        { variant_id: order.small.id, quantity: 1 },
        { variant_id: order.medium.id, quantity: 1 },
      ]),
    );
    expect(await tasksOf(database.sql, declared)).toEqual(['refund_due']);
    await receive(database.sql, back);
    await accept(database.sql, back);
    expect([await stock(order.small), await stock(order.medium)]).toEqual([10, 10]);
    expect(await refundsOf(database.sql, order)).toMatchObject([{ amount: 12_495, reason: 'withdrawal' }]);
  });

  it('takes over the return that is under way: its label and its new size are gone, the reason stays in the history', async () => {
    const order = await deliveredOrder(database.sql, { price: 4900 });
    await askForExchange(database.sql, order, order.medium);
    const declared = await withdrawAll(order);
    expect(await returnsOf(database.sql, order)).toHaveLength(1);
    expect(await returnedOf(database.sql, declared)).toEqual([[order.items[0], 1]]);
    expect(await tasksOf(database.sql, declared)).toEqual(['refund_due']);
    expect(await free(order.medium)).toBe(10);
    const [became] = await database.sql`
      select details ->> 'reason_before' as reason from order_events
      where order_id = ${order.order_id} and code = 'return_became_withdrawal'`;
    expect(became?.['reason']).toBe('exchange');
    const id = await lastReturn(database.sql, order);
    await receive(database.sql, id);
    await accept(database.sql, id);
    expect(await refundsOf(database.sql, order)).toEqual([{ amount: 5395, reason: 'withdrawal', state: 'pending' }]);
    expect(await stock(order.small)).toBe(10);
  });

  it('from less than the return that is under way leaves it alone, and is a task', async () => {
    const order = await deliveredOrder(database.sql, { quantity: 2 });
    const lines = [{ line: order.items[0] ?? 0, variant: order.small.id, quantity: 2 }];
    await askFor(database.sql, order, { lines });
    const { id } = done(await declare(database.sql, pieces(order, 0, 1)));
    expect(await returnedOf(database.sql, id)).toEqual([]);
    const [task] = await database.sql`select kind, details, done_at from tasks where withdrawal_id = ${id}`;
    expect(task).toEqual({
      ...{ kind: 'withdrawal_check', done_at: null },
      details: { elsewhere: [{ order_item: order.items[0], quantity: 1 }] },
    });
  });

  it('offers no piece that was refunded for another reason beside those withdrawn from', async () => {
    const order = await deliveredOrder(database.sql, { quantity: 3 });
    done(await declare(database.sql, pieces(order, 0, 1)));
    await refund(database.sql, order, { pieces: [{ line: order.items[0] ?? 0, quantity: 1, restock: false }] });
    expect(await declare(database.sql, pieces(order, 0, 2))).toMatchObject({ failure: { code: 'quantity_exceeded' } });
    expect((await declare(database.sql, pieces(order, 0, 1))).ok).toBe(true);
    await refund(database.sql, order, {
      reason: 'withdrawal',
      pieces: [{ line: order.items[0] ?? 0, quantity: 2, restock: false }],
    });
    expect(await rowOf(database.sql, await withdrawAll(order))).toMatchObject({ findings: ['nothing_left'] });
  });
});

describe('goods whose money went back before', () => {
  const ends = async (order: DeliveredOrder, id: string) => {
    const [letters, refunds] = [await mailsOf(database.sql, order), await refundsOf(database.sql, order)];
    await receive(database.sql, id);
    expect(await accept(database.sql, id)).toEqual({ ok: true, value: { refundId: null } });
    expect(await returnsOf(database.sql, order)).toMatchObject([{ state: 'closed' }]);
    expect(await stock(order.small)).toBe(10);
    expect(await mailsOf(database.sql, order)).toEqual(letters);
    expect(await refundsOf(database.sql, order)).toEqual(refunds);
  };

  it('as a withdrawal on proof of sending, are taken without a refund', async () => {
    const { order, declared, id } = await withdrawn();
    const lines = [{ line: order.items[0] ?? 0, quantity: 1, restock: false }];
    expect(code(await refund(database.sql, order, { reason: 'withdrawal', pieces: lines }))).toBe('ok');
    await ends(order, id);
    expect(await tasksOf(database.sql, declared)).toEqual(['refund_due by admin']);
    expect((await statesOf(database.sql, order.order_id))[0]).toBe('returned');
  });

  it('as goodwill for the whole order', async () => {
    const { order, id } = await withdrawn();
    expect(code(await refund(database.sql, order, { reason: 'goodwill', goodwill: order.total_amount }))).toBe('ok');
    await ends(order, id);
  });

  it('at the provider’s own page', async () => {
    const { order, id } = await withdrawn();
    await record(database.sql, event(), 'refund', {
      ...{ payment_id: order.payment, provider_refund_id: `re_${randomUUID()}`, state: 'succeeded' },
      amount: order.total_amount,
    });
    await ends(order, id);
  });

  it('by a lost dispute', async () => {
    const { order, id } = await withdrawn();
    await dispute(database.sql, order, 'lost');
    await ends(order, id);
  });

  it('in part, are refunded for the rest', async () => {
    const { order, id } = await withdrawn({ quantity: 2 });
    const lines = [{ line: order.items[0] ?? 0, quantity: 1, restock: false }];
    await refund(database.sql, order, { reason: 'withdrawal', pieces: lines });
    await receive(database.sql, id);
    expect(await accept(database.sql, id)).toEqual({ ok: true, value: { refundId: id } });
    expect(await refundsOf(database.sql, order)).toMatchObject([{ amount: 6000 }, { amount: 6495 }]);
    expect(await stock(order.small)).toBe(10);
  });

  it('are not given up while money is owed, whoever asks', async () => {
    const { order, id } = await withdrawn();
    await receive(database.sql, id);
    const answer = await caller(database.sql)('accept_return', {
      ...{ accepted: id, refund: null, as_refund: false, actor: 'admin' },
    });
    expect(answer).toEqual({ ok: false, code: 'refund_owed' });
    expect(await returnsOf(database.sql, order)).toMatchObject([{ state: 'received' }]);
  });

  it('that never come are closed with a reason', async () => {
    const { declared, id } = await withdrawn();
    expect(code(await close(id, ' '))).toBe('return_open');
    expect(code(await close(id, 'Refunded on proof of sending; the parcel was lost.'))).toBe('ok');
    expect(await tasksOf(database.sql, declared)).toEqual(['refund_due by admin']);
  });
});

describe('said again', () => {
  it('what arrived is put right until it is accepted, and the days run from the first time', async () => {
    const order = await deliveredOrder(database.sql, { quantity: 2, price: 6000 });
    await askFor(database.sql, order, {
      lines: [{ line: order.items[0] ?? 0, variant: order.small.id, quantity: 2 }],
    });
    const id = await lastReturn(database.sql, order);
    const due = async () =>
      (await database.sql`select refund_due_at, received_at from returns where id = ${id}`).map((row) => ({ ...row }));
    expect(await receive(database.sql, id)).toEqual({ ok: true, value: { changed: true, corrected: false } });
    const first = await due();
    expect(await receive(database.sql, id)).toEqual({ ok: true, value: { changed: false, corrected: false } });
    expect(await receive(database.sql, id, { quantity: 1 })).toEqual({
      ok: true,
      value: { changed: true, corrected: true },
    });
    expect(await due()).toEqual(first);
    expect(await stock(order.small)).toBe(8);
    await accept(database.sql, id);
    expect(await stock(order.small)).toBe(9);
    expect(await refundsOf(database.sql, order)).toMatchObject([{ amount: 6000 }]);
    expect(code(await receive(database.sql, id))).toBe('return_state');
  });

  it('a return that was refused and closed is not accepted, nor received anew', async () => {
    const order = await deliveredOrder(database.sql);
    await askFor(database.sql, order);
    const id = await lastReturn(database.sql, order);
    await receive(database.sql, id);
    await refuseReturn(caller(database.sql), id, 'worn', 'admin');
    await close(id, '');
    expect(code(await accept(database.sql, id))).toBe('return_state');
    expect(code(await receive(database.sql, id))).toBe('return_state');
  });

  it('a label’s number that is changed and changed back is written each time', async () => {
    const order = await deliveredOrder(database.sql);
    await askFor(database.sql, order);
    const returnId = await lastReturn(database.sql, order);
    const [one, two] = [parcelNumber(), parcelNumber()];
    for (const trackingNumber of [one, one, two, one])
      await sendReturnLabel(caller(database.sql), { returnId, carrier: 'dpd', trackingNumber, actor: 'admin' });
    const sent = await database.sql`
      select payload ->> 'tracking_number' as number from outbox
      where order_id = ${order.order_id} and kind = 'return_label' order by created_at`;
    expect(sent.map((row) => row['number'])).toEqual([one, two, one]);
  });
});
