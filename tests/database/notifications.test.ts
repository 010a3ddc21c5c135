import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type NotificationList, notificationList } from '#src/contracts/staff-notifications.ts';
import { addProduct, orderPayload, type VariantRow } from '#tests/support/order-rows.ts';
import { idOf } from './access/people.ts';
import { databaseUnderTest } from './harness.ts';
import { paidDetails, place, record } from './order-calls.ts';

const database = databaseUnderTest();
const claimsOf = (who: 'admin' | 'editor') => ({ sub: idOf(who), aal: 'aal2', session_id: idOf(`${who} session`) });
const admin = claimsOf('admin');
let dress: VariantRow;

async function ask(name: string, asked: object, as: object = admin): Promise<unknown> {
  const [row] = await database.as(
    'authenticated',
    as as typeof admin,
    (sql) => sql`select ${sql(name)}(${sql.json(asked as never)}) as answer`,
  );
  return row?.['answer'];
}
const read = async (as: object = admin) =>
  notificationList.parse(await ask('read_notifications', { language: 'lt' }, as)) as NotificationList;
const kinds = async (as: object = admin) => (await read(as)).notifications.map(({ kind }) => kind);
const find = async (kind: string) => (await read()).notifications.filter((each) => each.kind === kind);

async function paidOrder() {
  const placed = await place(database.sql, orderPayload([[dress, 1]]));
  await record(database.sql, `evt_${placed.order_id}`, 'paid', paidDetails(placed));
  return placed;
}

beforeAll(async () => {
  for (const who of ['admin', 'editor'] as const) {
    await database.sql`insert into auth.users (id, email) values (${idOf(who)}, ${`${who}@example.com`})`;
    await database.sql`insert into user_roles (user_id, role, created_at) values (${idOf(who)}, ${who}, now() - interval '60 days')`;
    await database.sql`insert into admin_grants (session_id, user_id) values (${idOf(`${who} session`)}, ${idOf(who)})`;
  }
  dress = (await addProduct(database.sql, 'dress', { stock: { 'S/red': 60 } }))[0] as VariantRow;
});
beforeEach(async () => {
  await database.sql`truncate notification_reads`;
});

describe('notifications', () => {
  it('tell of a paid order by its number, once, and nobody without all locks', async () => {
    await place(database.sql, orderPayload([[dress, 1]]));
    const order = await paidOrder();
    expect(await find('order_paid')).toMatchObject([{ subject: order.order_number, is_read: false, details: {} }]);
    expect(await ask('read_notifications', {}, { ...admin, aal: 'aal1' })).toBeNull();
    expect(await ask('read_notifications', {}, { ...admin, sub: randomUUID() })).toBeNull();
    expect(await ask('mark_notifications_read', { ids: ['order:x'] }, { ...admin, aal: 'aal1' })).toBeNull();
  });

  it('are read by each person for themselves, whatever arrives meanwhile stays unread', async () => {
    const before = await read();
    const ids = before.notifications.map(({ id }) => id);
    await paidOrder();
    expect(await ask('mark_notifications_read', { ids })).toEqual({ ok: true });
    expect(await ask('mark_notifications_read', { ids })).toEqual({ ok: true });
    const after = await read();
    expect(after.unread).toBe(1);
    expect(after.notifications[0]).toMatchObject({ kind: 'order_paid', is_read: false });
    const other = { ...claimsOf('editor') };
    await database.sql`update user_roles set role = 'admin' where user_id = ${idOf('editor')}`;
    expect((await read(other)).unread).toBe(after.notifications.length);
    await database.sql`update user_roles set role = 'editor' where user_id = ${idOf('editor')}`;
  });

  it('of before somebody began to work here are no news to them; those of more than thirty days are gone', async () => {
    const order = await paidOrder();
    await database.sql`update user_roles set created_at = now() + interval '1 minute' where user_id = ${idOf('admin')}`;
    expect((await read()).unread).toBe(0);
    await database.sql`update user_roles set created_at = now() - interval '60 days' where user_id = ${idOf('admin')}`;
    await database.sql`update orders set paid_at = now() - interval '31 days' where id = ${order.order_id}`;
    expect((await find('order_paid')).map(({ subject }) => subject)).not.toContain(order.order_number);
  });

  it('tell of what failed or was asked for until it is settled', async () => {
    const order = await paidOrder();
    const [asked] = await database.sql<{ id: string }[]>`
      insert into returns (order_id, reason) values (${order.order_id}, 'complaint') returning id`;
    await database.sql`insert into tasks (kind, order_id, return_id, due_at) values ('dispute', ${order.order_id}, ${asked?.id ?? ''}, now())`;
    await database.sql`insert into outbox (idempotency_key, kind, recipient, language, state) values ('told', 'order_link', 'a@example.com', 'lt', 'failed')`;
    await record(database.sql, 'evt_stray', 'paid', {
      ...{ order_id: randomUUID(), session_id: 'cs_stray', payment_id: 'pi_stray', amount: 4900, currency: 'eur' },
    });
    await database.sql`insert into builds (state, error) values ('failed', 'no space')`;
    await database.sql`insert into contact_messages (first_name, last_name, email, subject, message, language)
      values ('Rūta', 'Petraitė', 'ruta@example.com', 'Dydis', 'Ar bus M?', 'lt')`;
    expect(await kinds()).toEqual(
      expect.arrayContaining(['return', 'dispute', 'mail_failed', 'payment_unknown', 'build_failed', 'contact']),
    );
    expect(await find('return')).toMatchObject([{ subject: order.order_number }]);
    expect(JSON.stringify(await read()), 'names nobody').not.toMatch(/Rūta|example\.com/);
    await database.sql`update outbox set state = 'sent' where idempotency_key = 'told'`;
    await database.sql`update contact_messages set status = 'answered', answered_at = now()`;
    expect(await kinds()).not.toEqual(expect.arrayContaining(['mail_failed']));
    expect(await kinds()).not.toEqual(expect.arrayContaining(['contact']));
  });

  it('tell once of a size that fell below ten pieces, as long as that is so', async () => {
    const [low] = await addProduct(database.sql, 'tee', { stock: { 'M/red': 12 } });
    const adjust = (change: number, kind: string) =>
      database.sql`select adjust_stock(${low?.id ?? ''}, ${change}, ${kind}, 'counted', 'test')`;
    await adjust(-1, 'adjustment');
    expect(await find('stock_low')).toEqual([]);
    await adjust(-2, 'adjustment');
    await adjust(-1, 'adjustment');
    expect(await find('stock_low')).toMatchObject([
      { subject: 'TEE-0', details: { size: 'M', color: 'red', left: 8 } },
    ]);
    await adjust(20, 'delivery');
    expect(await find('stock_low')).toEqual([]);
  });

  it('tell of jobs that failed, once for all runs that failed in a row, and of those that do not run', async () => {
    const run = (job: string, age: string, well: boolean) =>
      database.sql`insert into job_runs (job, started_at, finished_at, succeeded) values (${job}, now() - ${age}::interval, now(), ${well})`;
    await run('minutely', '5 minutes', true);
    for (const age of ['4 minutes', '3 minutes', '2 minutes']) await run('minutely', age, false);
    const [failed] = await find('job_failed');
    expect(failed).toMatchObject({ subject: 'minutely' });
    await run('minutely', '1 minutes', false);
    expect((await find('job_failed')).map(({ id }) => id)).toEqual([failed?.id]);
    await run('minutely', '0 minutes', true);
    expect(await find('job_failed')).toEqual([]);
    for (const age of ['50 hours', '26 hours']) await run('nightly', age, true);
    expect(await find('job_late')).toEqual([]);
    await database.sql`update job_runs set started_at = started_at - interval '11 hours' where job = 'nightly'`;
    expect(await find('job_late')).toMatchObject([{ subject: 'nightly' }]);
  });

  it('show editors reviews, builds and plans alone', async () => {
    await database.sql`insert into reviews (product_id, author_name, stars, language, is_demonstration) values ('dress', 'Ona', 5, 'lt', true)`;
    await database.sql`insert into product_plans (product_id, act, due_at, refusal) values ('dress', 'sell', now(), '{"code": "product_incomplete"}')`;
    expect(new Set(await kinds(claimsOf('editor')))).toEqual(new Set(['review', 'plan_refused', 'build_failed']));
    expect(await find('review')).toMatchObject([{ details: { product: 'Lininė suknelė' } }]);
  });
});
