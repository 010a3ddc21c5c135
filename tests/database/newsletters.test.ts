import { randomUUID } from 'node:crypto';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addProduct, orderPayload } from '#tests/support/order-rows.ts';
import { openDatabase, type TestDatabase } from './harness.ts';
import { place } from './order-calls.ts';

let database: TestDatabase;
let sql: Sql;
let everybody: Sql;
beforeAll(async () => {
  database = await openDatabase();
  sql = database.sql;
  everybody = postgres(database.url, { max: 12, onnotice: () => {} });
});
afterAll(async () => {
  await everybody.end();
  await database.close();
});
beforeEach(async () => {
  await sql`delete from newsletters`;
  await sql`delete from outbox where kind = 'newsletter'`;
  await sql`delete from newsletter_subscribers`;
});

const texts = (words: string) => ({ en: words, lt: words, ru: words });
async function subscribe(count: number, language = 'lt', confirmedAt = '2026-01-01T10:00Z') {
  const rows = await sql<{ id: string; email: string }[]>`
    insert into newsletter_subscribers (email, language, status, confirmed_at)
    select gen_random_uuid() || '@example.com', ${language}, 'confirmed', ${confirmedAt} from generate_series(1, ${count})
    returning id, email`;
  return [...rows];
}
/** A letter whose time has come. */
async function due(changes: { languages?: string[]; fallback?: string | null; segment?: object } = {}) {
  const { languages = ['lt'], fallback = null, segment = {} } = changes;
  const id = randomUUID();
  await sql`
    insert into newsletters (id, name, subject, blocks, languages, fallback, segment, state, scheduled_at)
    values (${id}, 'Autumn', ${sql.json(texts('Autumn'))}, ${sql.json([{ id: '1', kind: 'text', text: texts('Hello') }])},
      ${languages}, ${fallback}, ${sql.json(segment as never)}, 'scheduled', now() - interval '1 minute')`;
  return id;
}
const owe = async (maximum = 200, connection: Sql | postgres.ReservedSql = sql) => {
  const [row] = await connection<{ answer: { owed: number } }[]>`select owe_newsletters(${maximum}) as answer`;
  return row?.answer.owed ?? 0;
};
const letters = () => sql<{ recipient: string; language: string }[]>`
  select recipient, language from outbox where kind = 'newsletter' order by recipient`;
/** Everything that waits has been sent, so that there is room for more. */
const send = () =>
  sql`update outbox set state = 'sent', sent_at = now() where kind = 'newsletter' and state = 'waiting'`;
const stateOf = async (id: string) => (await sql`select state from newsletters where id = ${id}`)[0]?.['state'];

describe('the job that owes newsletters', () => {
  it('owes each subscriber one letter, a bounded batch at a time, and ends', async () => {
    const subscribers = await subscribe(25);
    const id = await due();
    const batches = [];
    for (let run = 0; run < 5; run += 1) {
      batches.push(await owe(10));
      expect(await owe(10), 'no more than ten wait').toBe(0);
      await send();
    }
    expect(batches).toEqual([10, 10, 5, 0, 0]);
    expect((await letters()).map(({ recipient }) => recipient)).toEqual(subscribers.map(({ email }) => email).sort());
    expect(await stateOf(id)).toBe('sent');
  });

  it('killed in the middle of a batch it has owed nothing of it, and the next run goes on where the last whole one ended', async () => {
    await subscribe(25);
    const id = await due();
    expect(await owe(10)).toBe(10);
    await send();
    let died = () => {};
    const hasDied = new Promise<void>((resolve) => {
      died = resolve;
    });
    const dying = postgres(database.url, { max: 1, onnotice: () => {}, onclose: () => died() });
    const connection = await dying.reserve();
    const [process] = await connection<{ pid: number }[]>`select pg_backend_pid() as pid`;
    await connection`begin`;
    expect(await owe(10, connection)).toBe(10);
    await sql`select pg_terminate_backend(${process?.pid ?? 0})`;
    // Only then: to what is written just as the line breaks the client never has an answer.
    await hasDied;
    await dying.end({ timeout: 1 });
    await expect(connection`commit`).rejects.toThrow();
    expect(await letters()).toHaveLength(10);
    expect(await owe(10)).toBe(10);
    await send();
    expect(await owe(10)).toBe(5);
    const all = await letters();
    expect(new Set(all.map(({ recipient }) => recipient)).size).toBe(25);
    expect(all).toHaveLength(25);
    expect(await stateOf(id)).toBe('sent');
  });

  it('ten runs at once owe nobody two letters and leave nobody out', async () => {
    await subscribe(60);
    await due();
    let rounds = 0;
    while ((await letters()).length < 60 && rounds < 20) {
      rounds += 1;
      await Promise.all(Array.from({ length: 10 }, () => owe(7, everybody)));
      await send();
    }
    const all = await letters();
    expect(all).toHaveLength(60);
    expect(new Set(all.map(({ recipient }) => recipient)).size).toBe(60);
  });

  it('leaves out who is not confirmed, and who confirmed after it began', async () => {
    const [early] = await subscribe(1);
    await sql`insert into newsletter_subscribers (email, language) values ('pending@example.com', 'lt')`;
    await due();
    await sql`update newsletters set state = 'sending', began_at = now() - interval '1 hour'`;
    await subscribe(3, 'lt', new Date().toISOString());
    await owe();
    expect((await letters()).map(({ recipient }) => recipient)).toEqual([early?.email]);
  });

  it('sends each language its own, the others the fallback or nothing', async () => {
    await subscribe(2, 'lt');
    await subscribe(3, 'ru');
    await subscribe(4, 'en');
    const count = async () =>
      Object.fromEntries(
        Object.entries(Object.groupBy(await letters(), ({ language }) => language)).map(([key, all]) => [
          key,
          all?.length,
        ]),
      );
    await due({ languages: ['lt', 'en'] });
    await owe();
    expect(await count()).toEqual({ lt: 2, en: 4 });
    await sql`delete from outbox where kind = 'newsletter'`;
    await due({ languages: ['lt', 'en'], fallback: 'en' });
    await owe();
    expect(await count()).toEqual({ lt: 2, en: 7 });
  });

  it('lets every other mail go first', async () => {
    await subscribe(3);
    await due();
    await owe();
    await sql`insert into outbox (idempotency_key, kind, recipient, language) values (${randomUUID()}, 'newsletter_known', 'first@example.com', 'lt')`;
    const [row] = await sql<{ claimed: { recipient: string }[] }[]>`select claim_outbox(1) as claimed`;
    expect(row?.claimed[0]?.recipient).toBe('first@example.com');
  });
});

describe('a letter in the moment that it leaves', () => {
  const open = async () => {
    const [row] = await sql<{ id: string; opened: { products: { price: number }[] } | null }[]>`
      select id, open_newsletter(id) as opened from outbox where kind = 'newsletter'`;
    return row?.opened;
  };

  it('is put away for whoever left after it was owed, and counted so', async () => {
    const [subscriber] = await subscribe(1);
    const id = await due();
    await owe();
    expect(await open()).not.toBeNull();
    await sql`update newsletter_subscribers set status = 'unsubscribed', unsubscribed_at = now() where id = ${subscriber?.id ?? ''}`;
    expect(await open()).toBeNull();
    expect(await letters()).toEqual([]);
    const [row] = await sql`select newsletter_result(${id}) as result`;
    expect(row?.['result']).toMatchObject({ recipients: 1, waiting: 0, sent: 0, left: 1 });
  });

  it('has the prices of then, and nothing that cannot be bought', async () => {
    await subscribe(1);
    const [kept, gone] = [`coat-${randomUUID().slice(0, 8)}`, `hat-${randomUUID().slice(0, 8)}`];
    await addProduct(sql, kept, { price: 9000, stock: { 'M/sage': 1 } });
    await addProduct(sql, gone, { stock: { 'M/sage': 0 } });
    const id = await due();
    await sql`update newsletters set blocks = ${sql.json([{ id: '1', kind: 'products', products: [kept, gone] }])} where id = ${id}`;
    await owe();
    await sql`update products set price = 12000 where id = ${kept}`;
    expect((await open())?.products).toMatchObject([{ id: kept, price: 12000 }]);
  });

  it('is counted as sent, failed or left within a week, and whoever is erased leaves the counts as they are', async () => {
    const [one, two] = await subscribe(3);
    const id = await due();
    await owe();
    await sql`update outbox set state = 'sent', sent_at = now() where kind = 'newsletter' and recipient <> ${two?.email ?? ''}`;
    await sql`update outbox set state = 'failed' where kind = 'newsletter' and recipient = ${two?.email ?? ''}`;
    await sql`update newsletter_subscribers set status = 'unsubscribed', unsubscribed_at = now() where id = ${one?.id ?? ''}`;
    const result = async () => (await sql`select newsletter_result(${id}) as result`)[0]?.['result'];
    expect(await result()).toEqual({ recipients: 3, waiting: 0, sent: 2, failed: 1, left: 0, unsubscribed: 1 });
    await sql`delete from newsletter_subscribers where id = ${two?.id ?? ''}`;
    expect(await result()).toMatchObject({ recipients: 3, sent: 2, failed: 1 });
  });
});

describe('segments', () => {
  it('know customers, categories, days of orders and of confirmation', async () => {
    const [buyer, never, late] = [
      await subscribe(1),
      await subscribe(1),
      await subscribe(1, 'lt', '2026-10-01T10:00Z'),
    ].flat();
    const [variant] = await addProduct(sql, `dress-${randomUUID().slice(0, 8)}`, { stock: { 'M/sage': 5 } });
    if (variant === undefined || buyer === undefined) throw new Error('nothing was made');
    const placed = await place(sql, orderPayload([[variant, 1]], { order: { customer_email: buyer.email } }));
    await sql`update orders set paid_at = '2026-06-10T12:00Z', created_at = '2026-06-10T12:00Z' where customer_email = ${buyer.email}`;
    expect(placed).toBeDefined();
    const found = async (segment: object) => {
      const rows = await sql<
        { email: string }[]
      >`select email from newsletter_audience(${sql.json(segment as never)}, array['lt'], null)`;
      return new Set(rows.map(({ email }) => email));
    };
    const [a, b, c] = [buyer.email, never?.email ?? '', late?.email ?? ''];
    expect(await found({})).toEqual(new Set([a, b, c]));
    expect(await found({ buyers: 'customers' })).toEqual(new Set([a]));
    expect(await found({ buyers: 'never' })).toEqual(new Set([b, c]));
    expect(await found({ category: 'dresses' })).toEqual(new Set([a]));
    expect(await found({ category: 'none' })).toEqual(new Set());
    expect(await found({ ordered_after: '2026-06-10', ordered_before: '2026-06-10' })).toEqual(new Set([a]));
    expect(await found({ ordered_after: '2026-06-11' })).toEqual(new Set());
    expect(await found({ ordered_before: '2026-06-09' })).toEqual(new Set());
    expect(await found({ since: '2026-10-01' })).toEqual(new Set([c]));
    expect(await found({ languages: ['ru'] })).toEqual(new Set());
  });
});
