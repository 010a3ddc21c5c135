import { randomUUID } from 'node:crypto';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addProduct, orderPayload, type VariantRow } from '#tests/support/order-rows.ts';
import { isKept, leftFor, messagesTo, open, owe, remember, somebody } from './cart-reminder-calls.ts';
import { openDatabase, type TestDatabase } from './harness.ts';
import { place } from './order-calls.ts';

/** Each race is run this often, on connections that exist before it starts. */
const rounds = 20;

let database: TestDatabase;
let everybody: Sql;
let piece: VariantRow;
beforeAll(async () => {
  database = await openDatabase();
  everybody = postgres(database.url, { max: 30, onnotice: () => {} });
  await Promise.all(Array.from({ length: 30 }, () => everybody`select pg_sleep(0.2)`));
  const [variant] = await addProduct(database.sql, 'linen-dress', { stock: { 'M/sage': 100_000 } });
  if (variant === undefined) throw new Error('no variant');
  piece = variant;
});
afterAll(async () => {
  await everybody.end();
  await database.close();
});

async function left(who = somebody()) {
  await remember(everybody, who, [[piece, 1]]);
  await leftFor(everybody, who, 5);
  return who;
}
const order = (email: string) =>
  place(everybody, orderPayload([[piece, 1]], { order: { customer_email: email, client_hash: randomUUID() } }));

/** What one run of the sender does: takes what is due and asks each message what it says. Answers how many leave. */
async function send(): Promise<string[]> {
  const [row] = await everybody<{ claimed: { id: string; recipient: string; kind: string }[] }[]>`
    select claim_outbox(100) as claimed`;
  const mails = (row?.claimed ?? []).filter(({ kind }) => kind === 'cart_reminder');
  const sent = mails.map(async ({ id, recipient }) => {
    if ((await open(everybody, id)) === null) return [];
    await everybody`select mark_outbox_sent(${id}, 'sent')`;
    return [recipient];
  });
  return (await Promise.all(sent)).flat();
}

describe('races about carts', () => {
  it('ten jobs and ten senders at once: everyone gets one letter', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const people = await Promise.all(Array.from({ length: 8 }, () => left()));
      const sent = await Promise.all(
        Array.from({ length: 10 }, async () => {
          await owe(everybody);
          return send();
        }),
      );
      // What one run could not take, because another had it, the next has.
      await owe(everybody);
      const all = [...sent.flat(), ...(await send())];
      expect(all.sort()).toEqual(people.map(({ email }) => email).sort());
    }
  }, 60_000);

  it('an order in the moment that the letter leaves: one letter at most, none afterwards, nobody meets a deadlock', async () => {
    let letters = 0;
    for (let round = 0; round < rounds; round += 1) {
      const people = await Promise.all(Array.from({ length: 8 }, () => left()));
      const [during, , ...orders] = await Promise.all([
        owe(everybody).then(send),
        owe(everybody),
        ...people.map(({ email }) => order(email)),
      ]);
      expect(orders.every(({ ok }) => ok)).toBe(true);
      await owe(everybody);
      expect(await send()).toEqual([]);
      expect(new Set(during).size).toBe(during.length);
      letters += during.length;
      for (const who of people) expect(await isKept(everybody, who)).toBe(false);
      const waiting = await everybody`select 1 from outbox where kind = 'cart_reminder' and state <> 'sent'`;
      expect(waiting).toHaveLength(0);
    }
    expect(letters).toBeLessThanOrEqual(rounds * 8);
  }, 60_000);

  it('changing, taking back, stopping and sending at once end in agreement', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const who = await left();
      await Promise.all([
        owe(everybody).then(send),
        remember(everybody, who, [[piece, 2]]),
        everybody`select forget_cart(${who.id})`,
        owe(everybody).then(send),
      ]);
      await everybody`select forget_cart(${who.id})`;
      expect([await isKept(everybody, who), await unsent(who)]).toEqual([false, 0]);
    }
  }, 60_000);

  it('two browsers of one mailbox, two letters that leave at once: one does', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const who = await left();
      await owe(everybody);
      const other = await left({ id: randomUUID(), email: who.email.replace('@', '+phone@') });
      await owe(everybody);
      const messages = [...(await messagesTo(everybody, who)), ...(await messagesTo(everybody, other))];
      expect(messages).toHaveLength(2);
      const opened = await Promise.all(messages.map((message) => open(everybody, message)));
      expect(opened.filter((one) => one !== null)).toHaveLength(1);
    }
  }, 60_000);
});

async function unsent({ email }: { readonly email: string }): Promise<number> {
  return (await everybody`select 1 from outbox where recipient = ${email} and state <> 'sent'`).length;
}
