import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { databaseUnderTest } from './harness.ts';
import { noFaultsInStock, paidDetails, record, statesOf, stockOf } from './order-calls.ts';
import {
  answerRefund,
  caller,
  cancel,
  dispute,
  event,
  mailsOf,
  move,
  type PaidOrder,
  paidOrder,
  refund,
  refundsOf,
  ship,
  tasksOf,
} from './refund-calls.ts';

const database = databaseUnderTest(noFaultsInStock);

const states = (order: PaidOrder) => statesOf(database.sql, order.order_id);
const piece = (order: PaidOrder, quantity = 1, restock = false, index = 0) => ({
  line: order.items[index] ?? 0,
  quantity,
  restock,
});
const idOf = (answer: Awaited<ReturnType<typeof refund>>) => (answer.ok ? answer.value.refundId : '');
const confirm = (id: string) =>
  caller(database.sql)('confirm_bank_refund', { confirmed_refund: id, actor: 'admin', note: 'SEB 123' });
const refundMessage = (order: PaidOrder, details: object) =>
  record(database.sql, event(), 'refund', { payment_id: order.payment, ...details });

describe('request_refund', () => {
  it('owes a part, moves the payment only when the money is back, and writes one mail', async () => {
    const order = await paidOrder(database.sql, [2]);
    const id = idOf(await refund(database.sql, order, { pieces: [piece(order, 1, true)] }));
    expect(await states(order)).toEqual(['processing', 'paid']);
    expect(await refundsOf(database.sql, order)).toEqual([{ amount: 8900, reason: 'return', state: 'pending' }]);
    expect(await stockOf(database.sql, order.variants[0]?.id ?? '')).toEqual({ on_hand: 9, reserved: 0 });
    await answerRefund(database.sql, id);
    await answerRefund(database.sql, id);
    expect(await states(order)).toEqual(['processing', 'partially_refunded']);
    expect(await mailsOf(database.sql, order)).toEqual(['order_confirmation', 'refund_made']);
    const [mail] = await database.sql`
      select payload from outbox where order_id = ${order.order_id} and kind = 'refund_made'`;
    expect(mail?.['payload']).toMatchObject({ amount: 8900, by: 'card', items: [{ quantity: 1, amount: 8900 }] });
  });

  it('goes on to refunded when the rest is back', async () => {
    const order = await paidOrder(database.sql, [2]);
    const { parcel_id } = await ship(database.sql, order);
    await move(database.sql, parcel_id, 'delivered');
    const first = idOf(await refund(database.sql, order, { reason: 'withdrawal', pieces: [piece(order)] }));
    const second = idOf(await refund(database.sql, order, { reason: 'withdrawal', pieces: [piece(order)] }));
    expect(await states(order)).toEqual(['returned', 'paid']);
    await answerRefund(database.sql, second);
    expect((await states(order))[1]).toBe('partially_refunded');
    await answerRefund(database.sql, first);
    expect((await states(order))[1]).toBe('refunded');
    expect(await refundsOf(database.sql, order)).toMatchObject([{ amount: 8900 }, { amount: 9395 }]);
  });

  it('with the same id is the same refund', async () => {
    const order = await paidOrder(database.sql, [2]);
    const wish = { refundId: randomUUID(), pieces: [piece(order)] };
    const first = await refund(database.sql, order, wish);
    expect(await refund(database.sql, order, wish)).toEqual(first);
    expect(await refundsOf(database.sql, order)).toHaveLength(1);
  });

  it('is refused for an order that is unknown, unpaid or disputed', async () => {
    const order = await paidOrder(database.sql);
    const unknown = { ...order, order_id: randomUUID() };
    expect(await refund(database.sql, unknown, { pieces: [piece(order)] })).toMatchObject({
      failure: { code: 'order_unknown' },
    });
    await dispute(database.sql, order, 'open');
    expect(await refund(database.sql, order, { pieces: [piece(order)] })).toMatchObject({
      failure: { code: 'order_disputed' },
    });
  });

  it.each([
    ['more than the line was worth', { amount: 9000, amount_eur: 9000 }, 'amount_exceeded'],
    ['more pieces than were bought', { quantity: 2 }, 'quantity_exceeded'],
  ])('holds what it is told against the rows: %s', async (_, change, code) => {
    const order = await paidOrder(database.sql);
    const line = {
      order_item: order.items[0] ?? 0,
      quantity: 1,
      amount: 8900,
      amount_eur: 8900,
      restock: false,
      ...change,
    };
    const wanted = {
      ...{ id: randomUUID(), reason: 'return', refunds_known: 0, lines: [line], amount: line.amount },
      ...{
        amount_eur: line.amount_eur,
        shipping_amount: 0,
        shipping_amount_eur: 0,
        other_amount: 0,
        other_amount_eur: 0,
      },
      ...{ kept_back: 0, kept_back_eur: 0 },
    };
    const answer = await caller(database.sql)('request_refund', {
      ...{ refunded_order: order.order_id, refund: wanted, actor: 'admin' },
    });
    expect(answer).toEqual({ ok: false, code });
  });

  it('never lets anyone write more refunds than were paid', async () => {
    const order = await paidOrder(database.sql);
    const insert = (amount: number) => database.sql`
      insert into refunds (order_id, payment_id, amount, currency, amount_eur, reason)
      select ${order.order_id}, id, ${amount}, 'EUR', ${amount}, 'goodwill' from payments where order_id = ${order.order_id}`;
    await insert(9000);
    await expect(insert(396)).rejects.toThrow('would exceed what was paid');
    await insert(395);
  });
});

describe('a refund by bank', () => {
  it('is a task with a day, done when the administrator says so, once', async () => {
    const order = await paidOrder(database.sql, [2], { provider: 'paysera', order: { payment_method: 'bank' } });
    const id = idOf(await refund(database.sql, order, { pieces: [piece(order)] }));
    const [task] = await database.sql<{ id: string; days: number }[]>`
      select id, extract(day from due_at - created_at)::int as days from tasks where refund_id = ${id}`;
    expect(task?.days).toBe(14);
    const settle = () => caller(database.sql)('settle_task', { settled_task: task?.id, actor: 'admin', note: 'done' });
    expect(await settle()).toEqual({ ok: false, code: 'refund_open' });
    expect(await confirm(id)).toEqual({ ok: true, changed: true });
    expect(await confirm(id)).toEqual({ ok: true, changed: false });
    expect(await states(order)).toEqual(['processing', 'partially_refunded']);
    expect(await tasksOf(database.sql, order)).toEqual([{ kind: 'refund_by_bank', done_by: 'admin' }]);
    expect(await mailsOf(database.sql, order)).toEqual(['order_confirmation', 'refund_made']);
  });

  it('of a second payment is a task too, and leaves the order as it is', async () => {
    const order = await paidOrder(database.sql, [1], { provider: 'paysera', order: { payment_method: 'bank' } });
    const second = { ...(paidDetails(order, 'bank_2') as object), session_id: 'bank_session_2' };
    await caller(database.sql)('record_payment_event', {
      ...{ provider: 'paysera', event_id: event(), type: 'paid', details: second },
    });
    expect(await tasksOf(database.sql, order)).toEqual([{ kind: 'refund_by_bank', done_by: null }]);
    const [row] = await database.sql<{ id: string }[]>`select id from refunds where order_id = ${order.order_id}`;
    await confirm(row?.id ?? '');
    expect(await states(order)).toEqual(['processing', 'paid']);
    const payments =
      await database.sql`select state from payments where order_id = ${order.order_id} order by created_at`;
    expect(payments.map(({ state }) => state)).toEqual(['paid', 'refunded']);
  });

  it('is not confirmed for a card refund that is still on its way by card', async () => {
    const order = await paidOrder(database.sql);
    const id = idOf(await refund(database.sql, order, { pieces: [piece(order)] }));
    expect(await confirm(id)).toEqual({ ok: false, code: 'refund_by_card' });
  });
});

describe('what the provider says of a refund', () => {
  it('failed: a task with the reason, and a person can send it by bank', async () => {
    const order = await paidOrder(database.sql);
    const id = idOf(await refund(database.sql, order, { pieces: [piece(order)] }));
    await answerRefund(database.sql, id, 'failed', 'lost_or_stolen_card');
    const [task] = await database.sql`select kind, details from tasks where refund_id = ${id}`;
    expect(task).toMatchObject({ kind: 'refund_failed', details: { reason: 'lost_or_stolen_card' } });
    expect(await confirm(id)).toEqual({ ok: true, changed: true });
    expect((await states(order))[1]).toBe('partially_refunded');
    await refundMessage(order, { refund_id: id, provider_refund_id: `re_${id}`, amount: 8900, state: 'failed' });
    expect(await refundsOf(database.sql, order)).toMatchObject([{ state: 'succeeded' }]);
  });

  it('by message before the answer: done once', async () => {
    const order = await paidOrder(database.sql);
    const id = idOf(await refund(database.sql, order, { pieces: [piece(order)] }));
    const message = { refund_id: id, provider_refund_id: 're_1', amount: 8900, state: 'succeeded' };
    expect((await refundMessage(order, message)).outcome).toBe('refunded');
    expect((await refundMessage(order, message)).outcome).toBe('ignored');
    expect(await answerRefund(database.sql, id)).toBe('ignored');
    expect(await mailsOf(database.sql, order)).toEqual(['order_confirmation', 'refund_made']);
  });

  it('succeeded and later failed: owed again as a task, the history keeps both', async () => {
    const order = await paidOrder(database.sql);
    const id = idOf(await refund(database.sql, order, { pieces: [piece(order)] }));
    await answerRefund(database.sql, id);
    const told = { refund_id: id, provider_refund_id: `re_${id}`, amount: 8900 };
    expect((await refundMessage(order, { ...told, state: 'failed', reason: 'expired_or_canceled_card' })).outcome).toBe(
      'refund_failed',
    );
    expect((await refundMessage(order, { ...told, state: 'succeeded' })).outcome).toBe('ignored');
    expect(await tasksOf(database.sql, order)).toEqual([{ kind: 'refund_failed', done_by: null }]);
  });

  it('that it was made at the provider’s own pages: a fact, and owed refunds that no longer fit are void', async () => {
    const order = await paidOrder(database.sql);
    await refund(database.sql, order, { pieces: [piece(order)] });
    const told = { refund_id: null, provider_refund_id: 're_dashboard', amount: 9395, state: 'succeeded' };
    expect((await refundMessage(order, told)).outcome).toBe('refunded');
    expect((await refundMessage(order, told)).outcome).toBe('ignored');
    expect((await states(order))[1]).toBe('refunded');
    expect(await refundsOf(database.sql, order)).toEqual([
      { amount: 8900, reason: 'return', state: 'void' },
      { amount: 9395, reason: 'goodwill', state: 'succeeded' },
    ]);
  });
});

describe('claim_refunds', () => {
  const claim = async () =>
    (await caller(database.sql)('claim_refunds', { providers: ['stripe'], maximum: 100 })) as { id: string }[];

  it('hands a refund out once, again after its lease, and not while the payment is disputed', async () => {
    const [order, disputed] = [await paidOrder(database.sql), await paidOrder(database.sql)];
    const id = idOf(await refund(database.sql, order, { pieces: [piece(order)] }));
    const held = idOf(await refund(database.sql, disputed, { pieces: [piece(disputed)] }));
    await dispute(database.sql, disputed, 'open');
    const handed = (await claim()).map((row) => row.id);
    expect(handed).toContain(id);
    expect(handed).not.toContain(held);
    expect((await claim()).map((row) => row.id)).not.toContain(id);
    await database.sql`update refunds set next_attempt_at = now() where id = ${id}`;
    expect((await claim()).map((row) => row.id)).toContain(id);
    await dispute(database.sql, disputed, 'won');
    expect((await claim()).map((row) => row.id)).toContain(held);
  });

  it('waits longer and longer, and after twenty silences leaves it to a person', async () => {
    const order = await paidOrder(database.sql);
    const id = idOf(await refund(database.sql, order, { pieces: [piece(order)] }));
    await claim();
    await caller(database.sql)('mark_refund_unanswered', { sent_refund: id, error: 'down' });
    const [row] = await database.sql`
      select state, extract(epoch from next_attempt_at - now())::int as wait from refunds where id = ${id}`;
    expect(row).toEqual({ state: 'pending', wait: 60 });
    await database.sql`update refunds set attempts = 20 where id = ${id}`;
    await caller(database.sql)('mark_refund_unanswered', { sent_refund: id, error: 'down' });
    expect(await tasksOf(database.sql, order)).toEqual([{ kind: 'refund_failed', done_by: null }]);
  });
});

describe('watch_refunds', () => {
  it('makes a task of a refund and of a return whose day comes near, and ends it with them', async () => {
    const order = await paidOrder(database.sql);
    const id = idOf(await refund(database.sql, order, { pieces: [piece(order)] }));
    const watch = () => database.sql`select watch_refunds()`;
    await watch();
    expect(await tasksOf(database.sql, order)).toEqual([]);
    await database.sql`update refunds set due_at = now() + interval '2 days' where id = ${id}`;
    await database.sql`
      insert into returns (order_id, reason, refund_due_at) values (${order.order_id}, 'withdrawal', now() + interval '1 day')`;
    await watch();
    await watch();
    expect(await tasksOf(database.sql, order)).toEqual([
      { kind: 'refund_due', done_by: null },
      { kind: 'refund_due', done_by: null },
    ]);
    await answerRefund(database.sql, id);
    await database.sql`update returns set refund_id = ${id} where order_id = ${order.order_id}`;
    await watch();
    expect((await tasksOf(database.sql, order)).map((task) => task['done_by']).toSorted()).toEqual([
      'provider:stripe',
      'system',
    ]);
  });
});

describe('a dispute', () => {
  it('is a state and a task with the day for evidence; won, the payment is what it was', async () => {
    const order = await paidOrder(database.sql, [2]);
    const id = idOf(await refund(database.sql, order, { pieces: [piece(order)] }));
    await answerRefund(database.sql, id);
    expect((await dispute(database.sql, order, 'open')).outcome).toBe('disputed');
    await dispute(database.sql, order, 'open');
    expect(await states(order)).toEqual(['processing', 'disputed']);
    const [task] = await database.sql`
      select due_at, details from tasks where order_id = ${order.order_id} and kind = 'dispute'`;
    expect(task).toMatchObject({ due_at: new Date('2026-12-01T12:00:00Z'), details: { reason: 'fraudulent' } });
    expect((await dispute(database.sql, order, 'won')).outcome).toBe('dispute_won');
    expect(await states(order)).toEqual(['processing', 'partially_refunded']);
    expect((await tasksOf(database.sql, order)).map((row) => row['done_by'])).toEqual(['provider:stripe']);
    expect((await dispute(database.sql, order, 'open')).outcome, 'an older word').toBe('ignored');
  });

  it('lost is a refund as a fact: nothing is owed on top', async () => {
    const order = await paidOrder(database.sql);
    await refund(database.sql, order, { pieces: [piece(order)] });
    await dispute(database.sql, order, 'open');
    expect((await dispute(database.sql, order, 'lost')).outcome).toBe('dispute_lost');
    expect((await states(order))[1]).toBe('refunded');
    expect(await refundsOf(database.sql, order)).toMatchObject([{ state: 'void' }]);
    const events = await database.sql`
      select code, from_state, to_state from order_events where order_id = ${order.order_id} and code like 'dispute%' order by id`;
    expect([...events]).toEqual([
      { code: 'dispute_opened', from_state: 'paid', to_state: 'disputed' },
      { code: 'dispute_lost', from_state: 'disputed', to_state: 'refunded' },
    ]);
    expect(await refund(database.sql, order, { pieces: [piece(order)] })).toMatchObject({ ok: false });
  });

  it('about a part and lost leaves the rest to be refunded, and no more', async () => {
    const order = await paidOrder(database.sql, [2]);
    await dispute(database.sql, order, 'lost', { amount: 8900 });
    expect((await states(order))[1]).toBe('partially_refunded');
    await cancel(database.sql, order);
    expect(await refundsOf(database.sql, order)).toMatchObject([{ amount: order.total_amount - 8900 }]);
  });

  it('about a payment that nobody knows is kept and changes nothing', async () => {
    const answer = await record(database.sql, event(), 'dispute', {
      payment_id: 'pi_other_shop',
      dispute_id: 'dp_x',
      state: 'open',
    });
    expect(answer.outcome).toBe('unknown_order');
  });
});
