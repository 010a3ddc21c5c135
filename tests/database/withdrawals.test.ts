import { createHash, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { listWithdrawals, openWithdrawal } from '#src/server/order/list-withdrawals.ts';
import { readWithdrawalOrder } from '#src/server/order/withdrawal-order.ts';
import { addProduct, orderPayload } from '#tests/support/order-rows.ts';
import { databaseUnderTest } from './harness.ts';
import { place } from './order-calls.ts';
import { caller, cancel, move, paidOrder, refund, ship, someone } from './refund-calls.ts';
import { declare, delivered, done, pieces, receiptsOf, returnedOf, rowOf, tasksOf } from './withdrawal-calls.ts';

const database = databaseUnderTest();

describe('a declaration for an order that came', () => {
  it('opens a return of all its pieces, with the day of refund and the task that watches it', async () => {
    const order = await delivered(database.sql);
    const { id, settledBy } = done(await declare(database.sql, { token: order.access_token }));
    const [row] = await database.sql`
      select reason, state, refund_due_at, to_char(refund_due_at at time zone 'Europe/Vilnius', 'YYYY-MM-DD HH24:MI:SS') as due
      from returns where withdrawal_id = ${id}`;
    expect(row).toMatchObject({ reason: 'withdrawal', state: 'requested', due: `${settledBy} 23:59:59` });
    expect((await rowOf(database.sql, id))['refund_due_at']).toEqual(row?.['refund_due_at']);
    expect(await returnedOf(database.sql, id)).toEqual([
      [order.items[0], 2],
      [order.items[1], 1],
    ]);
    expect(await tasksOf(database.sql, id)).toEqual(['refund_due']);
    const [task] = await database.sql`
      select due_at from tasks join returns on returns.id = return_id where returns.withdrawal_id = ${id}`;
    expect(task?.['due_at']).toEqual(row?.['refund_due_at']);
    expect(await rowOf(database.sql, id)).toMatchObject({
      matched_by: 'token',
      findings: [],
      order_id: order.order_id,
    });
  });

  it('finds the order by number and e-mail, however they are spelt, and by neither alone', async () => {
    const order = await delivered(database.sql);
    const [row] = await database.sql`select customer_email from orders where id = ${order.order_id}`;
    const email = String(row?.['customer_email']).toUpperCase();
    const reference = order.order_number.replaceAll('-', ' ').toLowerCase();
    for (const changes of [{ reference }, { email }, { reference: 'GJ-111-111-111', email }])
      expect(await rowOf(database.sql, done(await declare(database.sql, changes)).id)).toMatchObject({
        order_id: null,
        findings: ['order_unknown'],
      });
    const { id } = done(await declare(database.sql, { reference, email }));
    expect(await rowOf(database.sql, id)).toMatchObject({
      order_id: order.order_id,
      matched_by: 'number_and_email',
      findings: [],
    });
  });

  it('may be about some pieces, and later about the rest', async () => {
    const order = await delivered(database.sql);
    const first = done(await declare(database.sql, pieces(order, 0, 1)));
    expect(await returnedOf(database.sql, first.id)).toEqual([[order.items[0], 1]]);
    expect(await declare(database.sql, pieces(order, 0, 2))).toMatchObject({
      ok: false,
      failure: { code: 'quantity_exceeded' },
    });
    const rest = done(await declare(database.sql, { token: order.access_token }));
    expect(await returnedOf(database.sql, rest.id)).toEqual([
      [order.items[0], 1],
      [order.items[1], 1],
    ]);
    const again = done(await declare(database.sql, { token: order.access_token }));
    expect(await rowOf(database.sql, again.id)).toMatchObject({ findings: ['nothing_left'] });
    expect(await tasksOf(database.sql, again.id)).toEqual(['withdrawal_check']);
    expect(await returnedOf(database.sql, again.id)).toEqual([]);
  });

  it('never takes a piece of another order, nor more than was bought, nor what was refunded', async () => {
    const [order, other] = [await delivered(database.sql), await delivered(database.sql)];
    for (const lines of [
      [{ line: other.items[0], quantity: 1 }],
      [{ line: order.items[0], quantity: 3 }],
      [
        { line: order.items[0], quantity: 2 },
        { line: order.items[0], quantity: 1 },
      ],
    ])
      expect(await declare(database.sql, { token: order.access_token, scope: 'lines', lines })).toMatchObject({
        failure: { code: 'quantity_exceeded' },
      });
    await refund(database.sql, order, { pieces: [{ line: order.items[0] ?? 0, quantity: 1, restock: true }] });
    expect(await declare(database.sql, pieces(order, 0, 2))).toMatchObject({ failure: { code: 'quantity_exceeded' } });
    expect((await declare(database.sql, pieces(order, 0, 1))).ok).toBe(true);
  });

  it('after the last day is taken and looked at by a person, who may open the return', async () => {
    const order = await delivered(database.sql, [1], 40);
    const { id } = done(await declare(database.sql, { token: order.access_token }));
    expect(await rowOf(database.sql, id)).toMatchObject({ findings: ['deadline_over'] });
    expect(await tasksOf(database.sql, id)).toEqual(['withdrawal_check']);
    expect(await receiptsOf(database.sql, id)).toHaveLength(1);
    const wish = { withdrawalId: id, orderId: order.order_id, actor: 'admin' };
    const goods = [{ line: order.items[0] ?? 0, quantity: 1 }];
    const open = (given = goods) => openWithdrawal(caller(database.sql), { ...wish, pieces: given });
    expect(await open([{ line: order.items[0] ?? 0, quantity: 2 }])).toMatchObject({
      failure: { code: 'quantity_exceeded' },
    });
    expect(await open()).toEqual({ ok: true, value: { return_id: expect.any(String) } });
    expect(await returnedOf(database.sql, id)).toEqual([[order.items[0], 1]]);
    expect(await tasksOf(database.sql, id)).toEqual(['refund_due', 'withdrawal_check by admin']);
    expect(await open()).toMatchObject({ failure: { code: 'return_open_already' } });
  });

  it('names the last day and what is left on its page, and nothing to who has no link', async () => {
    const order = await delivered(database.sql, [2], 2);
    await declare(database.sql, pieces(order, 0, 1));
    const read = (token: string) => readWithdrawalOrder(caller(database.sql), { token, language: 'en' }, new Date());
    expect(await read(order.access_token)).toMatchObject({
      ok: true,
      value: {
        orderNumber: order.order_number,
        period: { state: 'running', lastDay: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
        lines: [{ line: order.items[0], quantity: 2, left: 1 }],
      },
    });
    expect(await read(randomUUID())).toMatchObject({ ok: false, failure: { code: 'order_unknown' } });
  });
});

describe('a declaration for an order that has not left', () => {
  it('cancels nothing by itself: a task says so, and cancelling settles it', async () => {
    const order = await paidOrder(database.sql, [2]);
    const { id } = done(await declare(database.sql, { token: order.access_token }));
    const [task] = await database.sql`select kind, order_id, details from tasks where withdrawal_id = ${id}`;
    expect(task).toEqual({
      kind: 'withdrawal_unsent',
      order_id: order.order_id,
      details: { lines: [{ order_item: order.items[0], quantity: 2 }], whole_order: true },
    });
    expect(await returnedOf(database.sql, id)).toEqual([]);
    expect(await cancel(database.sql, order)).toMatchObject({ ok: true });
    expect(await tasksOf(database.sql, id)).toEqual(['withdrawal_unsent by system']);
  });

  it('whose goods left in part: what is out comes back, what lies here is a task', async () => {
    const order = await paidOrder(database.sql, [3]);
    await ship(database.sql, order, [[order.items[0] ?? 0, 2]]);
    const { id } = done(await declare(database.sql, { token: order.access_token }));
    expect(await returnedOf(database.sql, id)).toEqual([[order.items[0], 2]]);
    expect(await tasksOf(database.sql, id)).toEqual(['refund_due', 'withdrawal_unsent']);
  });

  it('keeps a piece here once: what a declaration before it keeps is not kept again', async () => {
    const order = await paidOrder(database.sql, [3]);
    await ship(database.sql, order, [[order.items[0] ?? 0, 2]]);
    const first = done(await declare(database.sql, pieces(order, 0, 1)));
    expect([await returnedOf(database.sql, first.id), await tasksOf(database.sql, first.id)]).toEqual([
      [],
      ['withdrawal_unsent'],
    ]);
    const second = done(await declare(database.sql, pieces(order, 0, 1)));
    expect([await returnedOf(database.sql, second.id), await tasksOf(database.sql, second.id)]).toEqual([
      [[order.items[0], 1]],
      ['refund_due'],
    ]);
  });

  it('counts no days before the last parcel came', async () => {
    const order = await paidOrder(database.sql, [2]);
    const { parcel_id } = await ship(database.sql, order, [[order.items[0] ?? 0, 1]]);
    await move(database.sql, parcel_id, 'delivered');
    await database.sql`update parcels set delivered_at = now() - interval '60 days' where id = ${parcel_id}`;
    const answer = await readWithdrawalOrder(
      caller(database.sql),
      { token: order.access_token, language: 'lt' },
      new Date(),
    );
    expect(answer).toMatchObject({ value: { period: { state: 'not_begun' } } });
    expect(
      await rowOf(database.sql, done(await declare(database.sql, { token: order.access_token })).id),
    ).toMatchObject({ findings: [] });
  });

  it('is taken for unpaid and cancelled orders too, and opens nothing', async () => {
    const [variant] = await addProduct(database.sql, `dress-${randomUUID().slice(0, 8)}`, { stock: { 'S/red': 3 } });
    if (variant === undefined) throw new Error('no variant');
    const unpaid = await place(database.sql, orderPayload([[variant, 1]], { order: someone() }));
    const cancelled = await paidOrder(database.sql);
    await cancel(database.sql, cancelled);
    for (const [token, findings] of [
      [unpaid.access_token, ['order_not_paid']],
      [cancelled.access_token, ['order_cancelled', 'nothing_left']],
    ] as const) {
      const { id } = done(await declare(database.sql, { token }));
      expect(await rowOf(database.sql, id)).toMatchObject({ findings });
      expect(await tasksOf(database.sql, id)).toEqual(['withdrawal_check']);
      expect(await returnedOf(database.sql, id)).toEqual([]);
    }
  });
});

describe('a declaration that names no known order', () => {
  it('is kept, answered by mail and given to a person, who may find the order', async () => {
    const order = await delivered(database.sql);
    const email = `${randomUUID()}@example.com`;
    const words = { scope: 'lines', items: 'žalia suknelė', reference: 'pirkta spalį', email };
    const { id, statement } = done(await declare(database.sql, words));
    expect(statement).toContain('žalia suknelė');
    expect(await receiptsOf(database.sql, id)).toMatchObject([{ recipient: email }]);
    const [task] = await database.sql`select kind, order_id, details from tasks where withdrawal_id = ${id}`;
    expect(task).toEqual({ kind: 'withdrawal_check', order_id: null, details: { findings: ['order_unknown'] } });
    const goods = { withdrawalId: id, orderId: order.order_id, actor: 'admin' };
    const line = order.items[0] ?? 0;
    await openWithdrawal(caller(database.sql), { ...goods, pieces: [{ line, quantity: 2 }] });
    expect(await returnedOf(database.sql, id)).toEqual([[line, 2]]);
    // What a person opened counts as withdrawn.
    expect(await declare(database.sql, pieces(order, 0, 1))).toMatchObject({ failure: { code: 'quantity_exceeded' } });
  });

  it('in words about a known order is for a person as well', async () => {
    const order = await delivered(database.sql);
    const [row] = await database.sql`select customer_email from orders where id = ${order.order_id}`;
    const { id } = done(
      await declare(database.sql, {
        reference: order.order_number,
        email: row?.['customer_email'],
        scope: 'lines',
        items: 'diržas',
      }),
    );
    expect(await rowOf(database.sql, id)).toMatchObject({
      order_id: order.order_id,
      findings: ['items_in_words'],
      lines: [],
    });
  });

  it('is kept without a receipt when the address had its share, and the task says so', async () => {
    const { id } = done(await declare(database.sql, {}, false));
    expect(await receiptsOf(database.sql, id)).toHaveLength(0);
    expect(await rowOf(database.sql, id)).toMatchObject({ findings: ['order_unknown', 'receipt_withheld'] });
  });
});

describe('the row', () => {
  it('carries a checksum that anyone can make anew from it', async () => {
    const { id, declaredAt, checksum, statement } = done(await declare(database.sql));
    const row = await rowOf(database.sql, id);
    const moment = (row['declared_at'] as Date).toISOString().replace('.000Z', 'Z');
    const made = createHash('sha256').update(`${moment}\n${row['statement']}`).digest('hex');
    expect(row['checksum']).toBe(made);
    expect([declaredAt, checksum, statement]).toEqual([moment, made, row['statement']]);
  });

  it('is never edited, nor taken away', async () => {
    const { id } = done(await declare(database.sql));
    for (const change of [
      () => database.sql`update withdrawals set statement = 'x' where id = ${id}`,
      () => database.sql`update withdrawals set findings = '{}' where id = ${id}`,
      () => database.sql`delete from withdrawals where id = ${id}`,
    ])
      await expect(change()).rejects.toThrow(/append-only/);
  });

  it('is listed with what was found, what became of it and what is left to do', async () => {
    const order = await delivered(database.sql);
    const { id } = done(await declare(database.sql, { token: order.access_token }));
    const all = await listWithdrawals(caller(database.sql), { maximum: 200 });
    expect(all.find((row) => row.id === id)).toMatchObject({
      ...{ order_number: order.order_number, findings: [], return_state: 'requested', receipt_state: 'waiting' },
      tasks: [{ kind: 'refund_due' }],
    });
    const paged: string[] = [];
    for (let page = 0; page * 7 < all.length; page += 1) {
      const before = paged.at(-1);
      const rows = await listWithdrawals(caller(database.sql), { maximum: 7, ...(before ? { before } : {}) });
      paged.push(...rows.map((row) => row.id));
    }
    expect(paged).toEqual(all.map((row) => row.id));
  });
});
