import { createHash, randomUUID } from 'node:crypto';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withdrawRequest } from '#src/contracts/withdrawal.ts';
import { listWithdrawals, openWithdrawal } from '#src/server/order/list-withdrawals.ts';
import { withdraw } from '#src/server/order/withdraw.ts';
import { readWithdrawalOrder } from '#src/server/order/withdrawal-order.ts';
import { addProduct, orderPayload } from '#tests/support/order-rows.ts';
import { openDatabase, type TestDatabase } from './harness.ts';
import { place } from './order-calls.ts';
import { caller, cancel, move, type PaidOrder, paidOrder, refund, ship, someone } from './refund-calls.ts';

let database: TestDatabase;
let people: Sql;
beforeAll(async () => {
  database = await openDatabase();
  people = postgres(database.url, { max: 10, onnotice: () => {} });
  // A statement that waits opens all ten connections.
  await Promise.all(Array.from({ length: 10 }, () => people`select pg_sleep(0.2)`));
});
afterAll(async () => {
  await people.end();
  await database.close();
});

const request = (changes: object = {}) =>
  withdrawRequest.parse({
    ...{ id: randomUUID(), locale: 'lt', name: 'Rūta', email: `${randomUUID()}@example.com`, scope: 'whole_order' },
    ...{ reference: 'GJ-000-000-000', ...changes },
  });
const declare = (changes: object = {}, sql: Sql = database.sql, withReceipt = true) =>
  withdraw(
    { call: caller(sql), seller: 'UAB „Gija“', now: () => new Date(), allowMail: async () => withReceipt },
    request(changes),
  );
const pieces = (order: PaidOrder, index: number, quantity: number) => ({
  ...{ token: order.access_token, scope: 'lines' },
  lines: [{ line: order.items[index] ?? 0, quantity }],
});
const rowOf = async (id: string) => {
  const [row] = await database.sql`select * from withdrawals where id = ${id}`;
  return row ?? {};
};
const done = (answer: Awaited<ReturnType<typeof declare>>) => {
  if (!answer.ok) throw new Error(answer.failure.code);
  return answer.value;
};
const tasksOf = async (id: string) =>
  (
    await database.sql`
      select kind, done_by from tasks
      where withdrawal_id = ${id} or return_id in (select id from returns where withdrawal_id = ${id}) order by kind`
  ).map(({ kind, done_by }) => (done_by === null ? kind : `${kind} by ${done_by}`));
const returnedOf = async (id: string) =>
  (
    await database.sql`
      select order_item_id, quantity from return_items join returns on returns.id = return_id
      where withdrawal_id = ${id} order by order_item_id`
  ).map((row) => [Number(row['order_item_id']), row['quantity']]);
const receipts = async (id: string) =>
  database.sql`select recipient, payload from outbox where kind = 'withdrawal_receipt' and payload ->> 'withdrawal_id' = ${id}`;

/** An order all of whose goods came `days` ago. */
async function delivered(quantities: readonly number[] = [2, 1], days = 2): Promise<PaidOrder> {
  const order = await paidOrder(database.sql, quantities);
  const { parcel_id } = await ship(database.sql, order);
  await move(database.sql, parcel_id, 'delivered');
  await database.sql`
    update parcels set delivered_at = now() - make_interval(days => ${days}) where id = ${parcel_id}`;
  return order;
}

describe('a declaration for an order that came', () => {
  it('opens a return of all its pieces, with the day of refund and the task that watches it', async () => {
    const order = await delivered();
    const { id, settledBy } = done(await declare({ token: order.access_token }));
    const [row] = await database.sql`
      select reason, state, refund_due_at, to_char(refund_due_at at time zone 'Europe/Vilnius', 'YYYY-MM-DD HH24:MI:SS') as due
      from returns where withdrawal_id = ${id}`;
    expect(row).toMatchObject({ reason: 'withdrawal', state: 'requested', due: `${settledBy} 23:59:59` });
    expect((await rowOf(id))['refund_due_at']).toEqual(row?.['refund_due_at']);
    expect(await returnedOf(id)).toEqual([
      [order.items[0], 2],
      [order.items[1], 1],
    ]);
    expect(await tasksOf(id)).toEqual(['refund_due']);
    const [task] = await database.sql`
      select due_at from tasks join returns on returns.id = return_id where returns.withdrawal_id = ${id}`;
    expect(task?.['due_at']).toEqual(row?.['refund_due_at']);
    expect(await rowOf(id)).toMatchObject({ matched_by: 'token', findings: [], order_id: order.order_id });
  });

  it('finds the order by number and e-mail, however they are spelt, and by neither alone', async () => {
    const order = await delivered();
    const [row] = await database.sql`select customer_email from orders where id = ${order.order_id}`;
    const email = String(row?.['customer_email']).toUpperCase();
    const reference = order.order_number.replaceAll('-', ' ').toLowerCase();
    for (const changes of [{ reference }, { email }, { reference: 'GJ-111-111-111', email }])
      expect(await rowOf(done(await declare(changes)).id)).toMatchObject({
        order_id: null,
        findings: ['order_unknown'],
      });
    const { id } = done(await declare({ reference, email }));
    expect(await rowOf(id)).toMatchObject({ order_id: order.order_id, matched_by: 'number_and_email', findings: [] });
  });

  it('may be about some pieces, and later about the rest', async () => {
    const order = await delivered();
    const first = done(await declare(pieces(order, 0, 1)));
    expect(await returnedOf(first.id)).toEqual([[order.items[0], 1]]);
    expect(await declare(pieces(order, 0, 2))).toMatchObject({ ok: false, failure: { code: 'quantity_exceeded' } });
    const rest = done(await declare({ token: order.access_token }));
    expect(await returnedOf(rest.id)).toEqual([
      [order.items[0], 1],
      [order.items[1], 1],
    ]);
    const again = done(await declare({ token: order.access_token }));
    expect(await rowOf(again.id)).toMatchObject({ findings: ['nothing_left'] });
    expect(await tasksOf(again.id)).toEqual(['withdrawal_check']);
    expect(await returnedOf(again.id)).toEqual([]);
  });

  it('never takes a piece of another order, nor more than was bought, nor what was refunded', async () => {
    const [order, other] = [await delivered(), await delivered()];
    for (const lines of [
      [{ line: other.items[0], quantity: 1 }],
      [{ line: order.items[0], quantity: 3 }],
      [
        { line: order.items[0], quantity: 2 },
        { line: order.items[0], quantity: 1 },
      ],
    ])
      expect(await declare({ token: order.access_token, scope: 'lines', lines })).toMatchObject({
        failure: { code: 'quantity_exceeded' },
      });
    await refund(database.sql, order, { pieces: [{ line: order.items[0] ?? 0, quantity: 1, restock: true }] });
    expect(await declare(pieces(order, 0, 2))).toMatchObject({ failure: { code: 'quantity_exceeded' } });
    expect((await declare(pieces(order, 0, 1))).ok).toBe(true);
  });

  it('after the last day is taken and looked at by a person, who may open the return', async () => {
    const order = await delivered([1], 40);
    const { id } = done(await declare({ token: order.access_token }));
    expect(await rowOf(id)).toMatchObject({ findings: ['deadline_over'] });
    expect(await tasksOf(id)).toEqual(['withdrawal_check']);
    expect(await receipts(id)).toHaveLength(1);
    const wish = { withdrawalId: id, orderId: order.order_id, actor: 'admin' };
    const goods = [{ line: order.items[0] ?? 0, quantity: 1 }];
    const open = (given = goods) => openWithdrawal(caller(database.sql), { ...wish, pieces: given });
    expect(await open([{ line: order.items[0] ?? 0, quantity: 2 }])).toMatchObject({
      failure: { code: 'quantity_exceeded' },
    });
    expect(await open()).toEqual({ ok: true, value: { return_id: expect.any(String) } });
    expect(await returnedOf(id)).toEqual([[order.items[0], 1]]);
    expect(await tasksOf(id)).toEqual(['refund_due', 'withdrawal_check by admin']);
    expect(await open()).toMatchObject({ failure: { code: 'return_open_already' } });
  });

  it('names the last day and what is left on its page, and nothing to who has no link', async () => {
    const order = await delivered([2], 2);
    await declare(pieces(order, 0, 1));
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
    const { id } = done(await declare({ token: order.access_token }));
    const [task] = await database.sql`select kind, order_id, details from tasks where withdrawal_id = ${id}`;
    expect(task).toEqual({
      kind: 'withdrawal_unsent',
      order_id: order.order_id,
      details: { lines: [{ order_item: order.items[0], quantity: 2 }], whole_order: true },
    });
    expect(await returnedOf(id)).toEqual([]);
    expect(await cancel(database.sql, order)).toMatchObject({ ok: true });
    expect(await tasksOf(id)).toEqual(['withdrawal_unsent by system']);
  });

  it('whose goods left in part: what is out comes back, what lies here is a task', async () => {
    const order = await paidOrder(database.sql, [3]);
    await ship(database.sql, order, [[order.items[0] ?? 0, 2]]);
    const { id } = done(await declare({ token: order.access_token }));
    expect(await returnedOf(id)).toEqual([[order.items[0], 2]]);
    expect(await tasksOf(id)).toEqual(['refund_due', 'withdrawal_unsent']);
  });

  it('keeps a piece here once: what a declaration before it keeps is not kept again', async () => {
    const order = await paidOrder(database.sql, [3]);
    await ship(database.sql, order, [[order.items[0] ?? 0, 2]]);
    const first = done(await declare(pieces(order, 0, 1)));
    expect([await returnedOf(first.id), await tasksOf(first.id)]).toEqual([[], ['withdrawal_unsent']]);
    const second = done(await declare(pieces(order, 0, 1)));
    expect([await returnedOf(second.id), await tasksOf(second.id)]).toEqual([[[order.items[0], 1]], ['refund_due']]);
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
    expect(await rowOf(done(await declare({ token: order.access_token })).id)).toMatchObject({ findings: [] });
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
      const { id } = done(await declare({ token }));
      expect(await rowOf(id)).toMatchObject({ findings });
      expect(await tasksOf(id)).toEqual(['withdrawal_check']);
      expect(await returnedOf(id)).toEqual([]);
    }
  });
});

describe('a declaration that names no known order', () => {
  it('is kept, answered by mail and given to a person, who may find the order', async () => {
    const order = await delivered();
    const email = `${randomUUID()}@example.com`;
    const words = { scope: 'lines', items: 'žalia suknelė', reference: 'pirkta spalį', email };
    const { id, statement } = done(await declare(words));
    expect(statement).toContain('žalia suknelė');
    expect(await receipts(id)).toMatchObject([{ recipient: email }]);
    const [task] = await database.sql`select kind, order_id, details from tasks where withdrawal_id = ${id}`;
    expect(task).toEqual({ kind: 'withdrawal_check', order_id: null, details: { findings: ['order_unknown'] } });
    const goods = { withdrawalId: id, orderId: order.order_id, actor: 'admin' };
    const line = order.items[0] ?? 0;
    await openWithdrawal(caller(database.sql), { ...goods, pieces: [{ line, quantity: 2 }] });
    expect(await returnedOf(id)).toEqual([[line, 2]]);
    // What a person opened counts as withdrawn.
    expect(await declare(pieces(order, 0, 1))).toMatchObject({ failure: { code: 'quantity_exceeded' } });
  });

  it('in words about a known order is for a person as well', async () => {
    const order = await delivered();
    const [row] = await database.sql`select customer_email from orders where id = ${order.order_id}`;
    const { id } = done(
      await declare({ reference: order.order_number, email: row?.['customer_email'], scope: 'lines', items: 'diržas' }),
    );
    expect(await rowOf(id)).toMatchObject({ order_id: order.order_id, findings: ['items_in_words'], lines: [] });
  });

  it('is kept without a receipt when the address had its share, and the task says so', async () => {
    const { id } = done(await declare({}, database.sql, false));
    expect(await receipts(id)).toHaveLength(0);
    expect(await rowOf(id)).toMatchObject({ findings: ['order_unknown', 'receipt_withheld'] });
  });
});

describe('the row', () => {
  it('carries a checksum that anyone can make anew from it', async () => {
    const { id, declaredAt, checksum, statement } = done(await declare());
    const row = await rowOf(id);
    const moment = (row['declared_at'] as Date).toISOString().replace('.000Z', 'Z');
    const made = createHash('sha256').update(`${moment}\n${row['statement']}`).digest('hex');
    expect(row['checksum']).toBe(made);
    expect([declaredAt, checksum, statement]).toEqual([moment, made, row['statement']]);
  });

  it('is never edited, nor taken away', async () => {
    const { id } = done(await declare());
    for (const change of [
      () => database.sql`update withdrawals set statement = 'x' where id = ${id}`,
      () => database.sql`update withdrawals set findings = '{}' where id = ${id}`,
      () => database.sql`delete from withdrawals where id = ${id}`,
    ])
      await expect(change()).rejects.toThrow(/append-only/);
  });

  it('is listed with what was found, what became of it and what is left to do', async () => {
    const order = await delivered();
    const { id } = done(await declare({ token: order.access_token }));
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

describe('at once', () => {
  const both = async (changes: object) =>
    Promise.all(Array.from({ length: 10 }, () => declare(changes, people))) as Promise<
      Awaited<ReturnType<typeof declare>>[]
    >;

  it('the same declaration from every side is one, with one receipt and one answer', async () => {
    for (let round = 0; round < 10; round += 1) {
      const order = await delivered([1]);
      for (const own of [{ token: order.access_token }, {}]) {
        const id = randomUUID();
        const email = `${randomUUID()}@example.com`;
        const answers = (await both({ ...own, id, email })).map(done);
        expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
        expect(await receipts(id)).toHaveLength(1);
        expect(await tasksOf(id)).toHaveLength(1);
      }
    }
  }, 60_000);

  it('the same id with other words is refused', async () => {
    const id = randomUUID();
    const email = `${randomUUID()}@example.com`;
    done(await declare({ id, email }));
    expect(await declare({ id, email, name: 'Jonas' })).toMatchObject({ failure: { code: 'declaration_used' } });
    expect(await rowOf(id)).toMatchObject({ customer_name: 'Rūta' });
  });

  it('two declarations about the last piece: one takes it', async () => {
    for (let round = 0; round < 10; round += 1) {
      const order = await delivered([1]);
      const answers = await Promise.all(Array.from({ length: 5 }, () => declare(pieces(order, 0, 1), people)));
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    }
  }, 60_000);

  it('a declaration and shipping: the goods come back, or they stay here', async () => {
    for (let round = 0; round < 10; round += 1) {
      const order = await paidOrder(database.sql, [2]);
      const [answer, sent] = await Promise.all([declare({ token: order.access_token }, people), ship(people, order)]);
      expect(sent.ok).toBe(true);
      const { id } = done(answer);
      const tasks = await tasksOf(id);
      expect([['refund_due'], ['withdrawal_unsent']]).toContainEqual(tasks);
      expect((await returnedOf(id)).length).toBe(tasks[0] === 'refund_due' ? 1 : 0);
    }
  }, 60_000);
});
