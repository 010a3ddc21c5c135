import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addProduct, orderPayload, type VariantRow } from '#tests/support/order-rows.ts';
import {
  isKept,
  leftFor,
  messagesTo,
  open,
  owe,
  type Remembered,
  remember,
  restoreHash,
  somebody,
  stopHash,
} from './cart-reminder-calls.ts';
import { databaseUnderTest } from './harness.ts';
import { place } from './order-calls.ts';

const database = databaseUnderTest();

async function dress(stock = 5): Promise<VariantRow> {
  const [variant] = await addProduct(database.sql, `dress-${randomUUID().slice(0, 8)}`, { stock: { 'M/sage': stock } });
  if (variant === undefined) throw new Error('no variant');
  return variant;
}

/** A cart that was left so many hours ago, and its shopper. */
async function left(hours = 5, who: Remembered = somebody(), lines?: readonly (readonly [VariantRow, number])[]) {
  await remember(database.sql, who, lines ?? [[await dress(), 1]]);
  await leftFor(database.sql, who, hours);
  return who;
}
const order = (piece: VariantRow, email: string) =>
  place(database.sql, orderPayload([[piece, 1]], { order: { customer_email: email, client_hash: randomUUID() } }));

describe('a kept cart', () => {
  it('has pieces, words and time of the consent, and no prices', async () => {
    const [one, other, who] = [await dress(), await dress(), somebody()];
    await remember(database.sql, who, [
      [one, 2],
      [other, 1],
    ]);
    const [row] = await database.sql`select * from cart_reminders where id = ${who.id}`;
    expect(row).toMatchObject({ email: who.email, text_version: 'v1', source: 'checkout', language: 'lt' });
    expect(row?.['consented_at']).toBeInstanceOf(Date);
    expect([
      ...(await database.sql`select * from cart_reminder_lines where reminder_id = ${who.id} order by position`),
    ]).toEqual([
      { reminder_id: who.id, position: 0, variant_id: one.id, quantity: 2 },
      { reminder_id: who.id, position: 1, variant_id: other.id, quantity: 1 },
    ]);
  });

  it('follows the browser’s: other pieces, another address, which is another consent', async () => {
    const who = await left(2);
    const [before] = await database.sql`select consented_at, changed_at from cart_reminders where id = ${who.id}`;
    const other = await dress();
    await remember(database.sql, who, [[other, 3]]);
    const [same] = await database.sql`select consented_at, changed_at from cart_reminders where id = ${who.id}`;
    expect(same?.['consented_at']).toEqual(before?.['consented_at']);
    expect(same?.['changed_at'] > before?.['changed_at']).toBe(true);
    await remember(database.sql, { ...who, email: `new-${who.email}` }, [[other, 3]]);
    const [moved] = await database.sql`select email, consented_at from cart_reminders where id = ${who.id}`;
    expect(moved?.['email']).toBe(`new-${who.email}`);
    expect(moved?.['consented_at'] > same?.['consented_at']).toBe(true);
    expect(await database.sql`select variant_id from cart_reminder_lines where reminder_id = ${who.id}`).toMatchObject([
      { variant_id: other.id },
    ]);
  });

  it('is not kept without a piece that the shop knows', async () => {
    const who = somebody();
    await remember(database.sql, who, [[{ ...(await dress()), size: 'XXXL' }, 1]]);
    expect(await isKept(database.sql, who)).toBe(false);
  });

  it('is taken back at once, its letter with it', async () => {
    const who = await left();
    await owe(database.sql);
    expect(await messagesTo(database.sql, who)).toHaveLength(1);
    const forget = async () => (await database.sql`select forget_cart(${who.id}) as was`)[0]?.['was'];
    expect([await forget(), await forget()]).toEqual([true, false]);
    expect(await messagesTo(database.sql, who)).toEqual([]);
    expect(await database.sql`select from cart_reminder_lines where reminder_id = ${who.id}`).toHaveLength(0);
  });

  it('comes back at today’s prices and stock for a week, and for nobody without the link', async () => {
    const [piece, gone] = [await dress(2), await dress(1)];
    const who = await left(5, somebody(), [
      [piece, 3],
      [gone, 1],
    ]);
    await database.sql`update products set sale_price = 6900 where id = ${piece.productId}`;
    await database.sql`update products set active = false where id = ${gone.productId}`;
    const restore = async (hash: string) => (await database.sql`select restore_cart(${hash}) as cart`)[0]?.['cart'];
    expect(await restore(restoreHash(who))).toMatchObject([
      { id: piece.productId, quantity: 3, free: 2, price: 6900, size: 'M', color: 'sage' },
      { id: gone.productId, quantity: 1, free: 0 },
    ]);
    expect(await restore(restoreHash(somebody()))).toBeNull();
    await leftFor(database.sql, who, 7 * 24 + 1);
    expect(await restore(restoreHash(who))).toBeNull();
  });

  it('is forgotten before it is a week old, letter and all; the proof of consent stays without the address', async () => {
    const [who, younger] = [await left(), await left()];
    await owe(database.sql);
    const [message = ''] = await messagesTo(database.sql, who);
    await open(database.sql, message);
    await database.sql`select mark_outbox_sent(${message}, 'sent')`;
    await database.sql`update outbox set created_at = now() - interval '3 days 1 hour' where id = ${message}`;
    await leftFor(database.sql, who, 6 * 24 + 1);
    await database.sql`select forget_correspondence()`;
    expect([await isKept(database.sql, who), await isKept(database.sql, younger)]).toEqual([false, true]);
    expect(await messagesTo(database.sql, who)).toEqual([]);
    const [proof] = await database.sql`select * from cart_reminder_mailboxes where stop_hash = ${stopHash(who)}`;
    expect(proof).toMatchObject({ text_version: 'v1', source: 'checkout', stopped_at: null });
    expect(JSON.stringify(proof)).not.toContain(who.email);
  });
});

describe('a letter about a cart', () => {
  it.each([
    [3, 0],
    [5, 1],
    [71, 1],
    [73, 0],
  ])('%d hours after the last change: %d', async (hours, letters) => {
    const who = await left(hours);
    await owe(database.sql);
    expect(await messagesTo(database.sql, who)).toHaveLength(letters);
  });

  it('is owed once, however often the job runs', async () => {
    const who = await left();
    for (let run = 0; run < 3; run += 1) await owe(database.sql);
    expect(await messagesTo(database.sql, who)).toHaveLength(1);
  });

  it('goes back when the cart changes before it leaves, and comes four hours later', async () => {
    const who = await left();
    await owe(database.sql);
    const [message = ''] = await messagesTo(database.sql, who);
    await remember(database.sql, who, [[await dress(), 1]]);
    expect(await open(database.sql, message)).toBeNull();
    expect(await messagesTo(database.sql, who)).toEqual([]);
    await owe(database.sql);
    expect(await messagesTo(database.sql, who)).toEqual([]);
    await leftFor(database.sql, who, 5);
    await owe(database.sql);
    expect(await messagesTo(database.sql, who)).toHaveLength(1);
  });

  it('goes once in thirty days to a mailbox, whatever cart, browser and spelling of the address', async () => {
    const who = await left();
    await owe(database.sql);
    const [message = ''] = await messagesTo(database.sql, who);
    expect(await open(database.sql, message)).not.toBeNull();
    await database.sql`select mark_outbox_sent(${message}, 'sent')`;
    const again = { id: randomUUID(), email: who.email.replace('@', '+again@') };
    await remember(database.sql, again, [[await dress(), 1]]);
    expect(await isKept(database.sql, again)).toBe(false);
    await database.sql`update cart_reminder_mailboxes set mailed_at = now() - interval '31 days' where stop_hash = ${stopHash(who)}`;
    await left(5, again);
    await owe(database.sql);
    const [next = ''] = await messagesTo(database.sql, again);
    expect(await open(database.sql, next)).not.toBeNull();
  });

  it('is one, also when two browsers keep carts for one mailbox: the later cart has it', async () => {
    const [tablet, later] = [await left(9), await dress()];
    const phone = { id: randomUUID(), email: tablet.email };
    await left(5, phone, [[later, 1]]);
    await owe(database.sql);
    await owe(database.sql);
    const opened = [];
    for (const message of await messagesTo(database.sql, tablet)) opened.push(await open(database.sql, message));
    const sent = opened.filter((one) => one !== null);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.reminder).toBe(phone.id);
  });

  it('is tried again as the same message when its answer was lost, by night not before the morning', async () => {
    const who = await left();
    await owe(database.sql);
    const [message = ''] = await messagesTo(database.sql, who);
    const first = await open(database.sql, message);
    expect(await open(database.sql, message)).toEqual(first);
    expect(await open(database.sql, message, true)).toBeNull();
    expect(await messagesTo(database.sql, who)).toEqual([message]);
    expect(await open(database.sql, message)).toEqual(first);
  });

  it('that was not handed over before the night is owed anew by day', async () => {
    const who = await left();
    await owe(database.sql);
    const [message = ''] = await messagesTo(database.sql, who);
    expect(await open(database.sql, message, true)).toBeNull();
    expect(await messagesTo(database.sql, who)).toEqual([]);
    await owe(database.sql);
    expect(await messagesTo(database.sql, who)).toHaveLength(1);
  });

  it('that waited too long is not sent any more', async () => {
    const who = await left(70);
    await owe(database.sql);
    const [message = ''] = await messagesTo(database.sql, who);
    await open(database.sql, message);
    await leftFor(database.sql, who, 73);
    expect(await open(database.sql, message)).toBeNull();
    expect(await messagesTo(database.sql, who)).toEqual([]);
  });

  it('names what is sold out, and waits while nothing can be bought', async () => {
    const [piece, gone] = [await dress(2), await dress(0)];
    const who = await left(5, somebody(), [
      [piece, 1],
      [gone, 1],
    ]);
    await database.sql`update product_variants set on_hand = 0 where id = ${piece.id}`;
    await owe(database.sql);
    expect(await messagesTo(database.sql, who)).toEqual([]);
    await database.sql`update product_variants set on_hand = 1 where id = ${piece.id}`;
    await owe(database.sql);
    const [message = ''] = await messagesTo(database.sql, who);
    expect((await open(database.sql, message))?.lines.map(({ free }) => free)).toEqual([1, 0]);
  });

  it('is taken back when everything is sold before it leaves', async () => {
    const piece = await dress(1);
    const who = await left(5, somebody(), [[piece, 1]]);
    await owe(database.sql);
    const [message = ''] = await messagesTo(database.sql, who);
    await order(piece, `${randomUUID()}@example.com`);
    expect(await open(database.sql, message)).toBeNull();
    expect(await messagesTo(database.sql, who)).toEqual([]);
  });
});

describe('no letter', () => {
  it('goes to who has ordered, in any way, also when the browser’s word of the cart comes after the order', async () => {
    const piece = await dress();
    const who = await left(5, somebody(), [[piece, 1]]);
    await owe(database.sql);
    await order(piece, who.email);
    expect([await isKept(database.sql, who), await messagesTo(database.sql, who)]).toEqual([false, []]);
    const late = await left(0, who, [[piece, 1]]);
    await database.sql`update orders set created_at = now() - interval '5 hours 1 minute' where customer_email = ${who.email}`;
    await leftFor(database.sql, late, 5);
    await owe(database.sql);
    expect([await isKept(database.sql, who), await messagesTo(database.sql, who)]).toEqual([false, []]);
  });

  it('goes to the address that the provider’s page asked for', async () => {
    const piece = await dress();
    const who = await left();
    const placed = await place(
      database.sql,
      orderPayload([[piece, 1]], { order: { customer_email: null, client_hash: randomUUID() } }),
    );
    expect(await isKept(database.sql, who)).toBe(true);
    await database.sql`update orders set customer_email = ${who.email} where id = ${placed.order_id}`;
    expect(await isKept(database.sql, who)).toBe(false);
  });

  it('goes to who stopped them: nothing but the hash is left, and nothing is kept any more', async () => {
    const who = await left();
    await owe(database.sql);
    const stop = async (hash: string) =>
      (await database.sql`select stop_cart_reminders(${hash}) as known`)[0]?.['known'];
    expect([await stop(stopHash(who)), await stop(stopHash(who)), await stop(stopHash(somebody()))]).toEqual([
      true,
      true,
      false,
    ]);
    expect([await isKept(database.sql, who), await messagesTo(database.sql, who)]).toEqual([false, []]);
    const [known] = await database.sql`select * from cart_reminder_mailboxes where stop_hash = ${stopHash(who)}`;
    expect(known).toMatchObject({ mailed_at: null, consented_at: null, text_version: null, source: null });
    await left(5, who);
    expect(await isKept(database.sql, who)).toBe(false);
  });

  it('goes to who left the newsletter', async () => {
    const [who, owed] = [somebody(), await left()];
    await owe(database.sql);
    const [message = ''] = await messagesTo(database.sql, owed);
    for (const { email } of [who, owed])
      await database.sql`
        insert into newsletter_subscribers (email, language, status, unsubscribed_at)
        values (${email}, 'lt', 'unsubscribed', now())`;
    await left(5, who);
    expect(await isKept(database.sql, who)).toBe(false);
    expect(await open(database.sql, message)).toBeNull();
  });
});
