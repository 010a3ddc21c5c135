import { randomUUID } from 'node:crypto';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderPayload } from '#tests/support/order-rows.ts';
import { idOf } from './access/people.ts';
import { databaseUnderTest } from './harness.ts';
import { noFaultsInStock, paidDetails, place, record, statesOf, stockOf } from './order-calls.ts';
import { address, openStaff, orderEdits, remove, swap } from './order-edit-calls.ts';
import { answerRefund, cancel, mailsOf, refundsOf, ship } from './refund-calls.ts';
import { declare } from './withdrawal-calls.ts';

/** Each race is run this often. */
const rounds = 10;

const database = databaseUnderTest(noFaultsInStock);
const { codeOf, done, edit, linesOf, order, read, stocks } = orderEdits(database);
let people: Sql;
beforeAll(async () => {
  await openStaff(database.sql);
  people = postgres(database.url, { max: 12, onnotice: () => {} });
  await Promise.all(Array.from({ length: 12 }, () => people`select pg_sleep(0.2)`));
});
afterAll(() => people.end());

describe('what may be changed', () => {
  it('is tried without a trace', async () => {
    const bought = await order(2, { large: 1 });
    const before = JSON.stringify(await linesOf(bought));
    const told = await done(bought, { lines: [swap(bought)], delivery: address, isTrial: true });
    expect(told).toMatchObject({ changed: true, amount: 0, edit: { swaps: [{ to: { on_hand: 0 } }], delivery: true } });
    expect(await done(bought, { lines: [remove(bought)], isTrial: true })).toMatchObject({ amount: 8900 });
    expect(await codeOf(bought, { lines: [swap(bought, 2)], isTrial: true })).toBe('size_sold_out');
    expect(JSON.stringify(await linesOf(bought))).toBe(before);
    expect(await stocks(bought)).toEqual([8, 1]);
    expect(await refundsOf(database.sql, bought)).toEqual([]);
    expect(await mailsOf(database.sql, bought)).toEqual(['order_confirmation']);
    const events = await database.sql`
      select from order_events where order_id = ${bought.order_id} and code in ('order_edited', 'restocked')`;
    expect(events).toHaveLength(0);
  });

  it('is not what is unpaid, cancelled, disputed, sent, or asked back by a withdrawal', async () => {
    const [unpaid, gone, disputed, sent, withdrawn] = [
      await order(),
      await order(),
      await order(),
      await order(),
      await order(2),
    ];
    await database.sql`update orders set payment_status = 'disputed' where id = ${disputed.order_id}`;
    await cancel(database.sql, gone);
    await ship(database.sql, sent);
    const placed = await place(
      database.sql,
      orderPayload([[unpaid.small, 1]], {
        order: { customer_email: `${randomUUID()}@example.com`, client_hash: randomUUID() },
      }),
    );
    const lines = [{ line: withdrawn.line, quantity: 1 }];
    await declare(database.sql, { token: withdrawn.access_token, scope: 'lines', lines });
    expect(await codeOf(placed, { delivery: address })).toBe('order_not_paid');
    expect(await codeOf(gone, { delivery: address })).toBe('order_not_editable');
    expect(await codeOf(disputed, { delivery: address })).toBe('order_disputed');
    expect(await codeOf(sent, { delivery: address })).toBe('order_not_editable');
    expect(await codeOf(withdrawn, { lines: [swap(withdrawn, 2)] })).toBe('quantity_exceeded');
    await done(withdrawn, { lines: [swap(withdrawn)] });
    expect((await read(sent)).refused).toBe('order_not_editable');
  });

  it('is refused on what somebody has changed meanwhile, and once more is once', async () => {
    const bought = await order(3);
    const { version } = await read(bought);
    const id = randomUUID();
    const change = { lines: [remove(bought)], version, edit: id };
    expect(await done(bought, change)).toMatchObject({ changed: true, amount: 8900 });
    expect(await done(bought, change), 'the answer was lost').toMatchObject({ changed: false, amount: 8900 });
    expect(await codeOf(bought, { lines: [swap(bought, 2)], version })).toBe('order_changed');
    const swapped = { lines: [swap(bought, 2)], edit: randomUUID() };
    expect(await done(bought, swapped)).toMatchObject({ changed: true });
    expect(await done(bought, swapped)).toMatchObject({ changed: false });
    expect(await refundsOf(database.sql, bought)).toHaveLength(1);
  });

  it('is logged with what was before and after, without whose order it is', async () => {
    const bought = await order(2);
    const { version } = await read(bought);
    await database.sql.begin(async (sql) => {
      await sql`select set_config('request.headers', ${JSON.stringify({ 'x-gija-actor': idOf('admin') })}, true), set_config('role', 'service_role', true)`;
      await edit(bought, { lines: [swap(bought)], delivery: address, version, sql: sql as unknown as Sql });
    });
    const log = await database.sql`
      select table_name, action, before, after from audit_log where actor_id = ${idOf('admin')} and table_name = 'order_items'
      order by id`;
    expect(log).toMatchObject([
      { action: 'update', before: { quantity: 2 }, after: { quantity: 1 } },
      { action: 'insert', after: { size: 'L' } },
    ]);
    expect(JSON.stringify(log)).not.toMatch(/Ona|Kaunas/);
  });
});

describe('at once', () => {
  it('the last piece goes to one of several orders that want it, and to no two', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const first = await order(1, { large: 1 });
      const others = await Promise.all(
        [1, 2, 3].map(async () => {
          const placed = await place(
            database.sql,
            orderPayload([[first.small, 1]], {
              order: { customer_email: `${randomUUID()}@example.com`, client_hash: randomUUID() },
            }),
          );
          await record(database.sql, `evt_${placed.order_id}`, 'paid', paidDetails(placed));
          const [item] = await database.sql`select id from order_items where order_id = ${placed.order_id}`;
          return { ...first, ...placed, line: Number(item?.['id']) };
        }),
      );
      const versions = await Promise.all([first, ...others].map(read));
      const buyer = orderPayload([[first.large, 1]], {
        order: { customer_email: `${randomUUID()}@example.com`, client_hash: randomUUID() },
      });
      const [bought, ...answers] = await Promise.all([
        place(people, buyer),
        ...[first, ...others].map((each, index) =>
          edit(each, { lines: [swap(each)], version: versions[index]?.version ?? '', sql: people }),
        ),
      ]);
      expect(answers.filter(({ ok }) => ok).length + (bought.ok ? 1 : 0)).toBe(1);
      const { on_hand, reserved } = await stockOf(database.sql, first.large.id);
      expect(on_hand - reserved).toBe(0);
    }
  }, 60_000);

  it('changed, sent and cancelled: one of them happens', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const bought = await order(2);
      const { version } = await read(bought);
      const [first, second, sent, left] = await Promise.all([
        edit(bought, { lines: [swap(bought, 2)], version, sql: people }),
        edit(bought, { lines: [remove(bought)], version, sql: people }),
        ship(people, bought),
        cancel(people, bought),
      ]);
      const [status] = await statesOf(database.sql, bought.order_id);
      expect(status).toBe(sent.ok ? 'shipped' : left.ok ? 'cancelled' : 'processing');
      expect([first, second].filter(({ ok }) => ok).length, 'on one version').toBeLessThanOrEqual(1);
      expect(sent.ok && left.ok).toBe(false);
      const [pieces] = await database.sql<{ kept: number }[]>`
        select (select sum(quantity) from order_items where order_id = ${bought.order_id})::int
          - (select coalesce(sum(part.quantity), 0) from refund_items part join refunds on refunds.id = part.refund_id where refunds.order_id = ${bought.order_id})::int as kept`;
      const [here, there] = await stocks(bought);
      expect((here ?? 0) + (there ?? 0) + (pieces?.kept ?? 0), 'every piece is somewhere once').toBe(15);
      for (const row of await database.sql<
        { id: string }[]
      >`select id from refunds where order_id = ${bought.order_id}`)
        await answerRefund(database.sql, row.id);
      expect(
        (await refundsOf(database.sql, bought)).reduce((all, row) => all + Number(row['amount']), 0),
      ).toBeLessThanOrEqual(bought.total_amount);
    }
  }, 60_000);
});
