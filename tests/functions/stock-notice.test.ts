import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addProduct } from '#tests/support/order-rows.ts';
import { type SentMail, shopUnderTest } from './shop-under-test.ts';

const shop = shopUnderTest();
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  return () => vi.restoreAllMocks();
});

/** A dress that is sold out in M/sage. */
async function soldOut() {
  const productId = `dress-${randomUUID().slice(0, 8)}`;
  const variants = await addProduct(shop.sql, productId, { stock: { 'M/sage': 0, 'S/sage': 4 } });
  const [variant] = await shop.sql`select id from product_variants where product_id = ${productId} and size = 'M'`;
  return { productId, size: 'M', color: 'sage', variant: String(variant?.['id'] ?? variants[0]?.id) };
}
type Piece = Awaited<ReturnType<typeof soldOut>>;

const post = async (name: string, body: unknown, headers: Record<string, string> = {}) => {
  const response = await shop.post(name, body, { ip: randomUUID(), ...headers });
  return { status: response.status, body: await response.json() };
};
const person = () => `${randomUUID()}@example.com`;
const ask = ({ productId, size, color }: Piece, email: string, locale = 'lt') =>
  post('stock-notice-request', { productId, size, color, email, locale });
const mails = async (email: string) => {
  await shop.tick('send-outbox');
  return (await shop.inbox(email)).toReversed();
};
const tokenOf = (mail: SentMail | undefined, action: 'confirm' | 'cancel') =>
  new RegExp(`/stock-notice\\?${action}=([\\w-]+)`).exec(mail?.text ?? '')?.[1] ?? '';
const refill = (piece: Piece, pieces: number) =>
  shop.sql`update product_variants set on_hand = ${pieces} where id = ${piece.variant}`;

/** Somebody who waits for the piece. */
async function waiting(piece: Piece, email = person()) {
  await ask(piece, email);
  const [mail] = await mails(email);
  expect((await post('stock-notice-confirm', { token: tokenOf(mail, 'confirm') })).status).toBe(200);
  return { email, cancel: tokenOf(mail, 'cancel') };
}

describe('asking for a notice', () => {
  it('owes one mail with a button, and nothing before it is confirmed', async () => {
    const piece = await soldOut();
    const email = person();
    expect(await ask(piece, email.toUpperCase())).toEqual({ status: 200, body: { ok: true } });
    await ask(piece, email);
    const [mail, ...more] = await mails(email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Ar pranešti, kai vėl bus? Lininė suknelė');
    await refill(piece, 5);
    await shop.tick('stock-notice-send');
    expect(await mails(email)).toHaveLength(1);
  });

  it('answers the same to everyone: new, waiting, unknown product, unknown size, asked too often', async () => {
    const piece = await soldOut();
    const { email } = await waiting(piece);
    const often = person();
    for (let times = 0; times < 6; times += 1) await ask(await soldOut(), often);
    const answers = [
      await ask(piece, person()),
      await ask(piece, email),
      await ask({ ...piece, productId: 'no-such-dress' }, person()),
      await ask({ ...piece, size: 'XXL' }, person()),
      await ask(piece, often),
    ];
    for (const answer of answers) expect(answer).toEqual({ status: 200, body: { ok: true } });
    expect(await mails(often)).toHaveLength(5);
  });

  it('tells who is waiting already, once a day', async () => {
    const piece = await soldOut();
    const { email } = await waiting(piece);
    await ask(piece, email);
    await ask(piece, email);
    const [, told, ...more] = await mails(email);
    expect(more).toEqual([]);
    expect(told?.subject).toBe('Jūs jau laukiate: Lininė suknelė');
  });

  it.each([
    ['an address that is none', { email: 'ruta' }],
    ['an unknown language', { locale: 'de' }],
    ['a field that the shop does not know', { price: 1 }],
  ])('refuses %s', async (_, changes) => {
    const { variant, ...piece } = await soldOut();
    const body = { ...piece, email: person(), locale: 'lt', ...changes };
    expect(await post('stock-notice-request', body)).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
  });

  it('refuses foreign origins, broken and huge bodies, other methods', async () => {
    expect((await post('stock-notice-request', {}, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await post('stock-notice-request', '{')).status).toBe(400);
    expect((await post('stock-notice-request', { email: 'a'.repeat(5000) })).status).toBe(413);
    expect((await shop.get('stock-notice-request')).status).toBe(405);
  });
});

describe('the links of the mail', () => {
  it('do nothing when a scanner opens them, nothing when forged, nothing when too old', async () => {
    const piece = await soldOut();
    const email = person();
    await ask(piece, email);
    const token = tokenOf((await mails(email))[0], 'confirm');
    expect((await shop.get('stock-notice-confirm', { token })).status).toBe(405);
    expect((await shop.get('stock-notice-cancel', { token })).status).toBe(405);
    expect((await post('stock-notice-confirm', { token: 'forged' })).status).toBe(404);
    await shop.sql`update back_in_stock_requests set asked_at = now() - interval '4 days' where email = ${email}`;
    expect((await post('stock-notice-confirm', { token })).status).toBe(404);
    const [row] = await shop.sql`select confirmed_at from back_in_stock_requests where email = ${email}`;
    expect(row).toEqual({ confirmed_at: null });
  });

  it('cancel: the address is forgotten, and nothing is sent', async () => {
    const piece = await soldOut();
    const { email, cancel } = await waiting(piece);
    expect((await post('stock-notice-cancel', { token: cancel })).status).toBe(200);
    expect((await post('stock-notice-cancel', { token: cancel })).status).toBe(404);
    expect(await shop.sql`select 1 from back_in_stock_requests where email = ${email}`).toHaveLength(0);
    await refill(piece, 5);
    await shop.tick('stock-notice-send');
    expect(await mails(email)).toHaveLength(1);
  });
});

describe('back in stock', () => {
  it('is told once, with a link to the very size and colour', async () => {
    const piece = await soldOut();
    const { email } = await waiting(piece);
    await shop.tick('stock-notice-send');
    expect(await mails(email)).toHaveLength(1);
    await refill(piece, 2);
    await Promise.all([shop.tick('stock-notice-send'), shop.tick('stock-notice-send')]);
    await refill(piece, 0);
    await refill(piece, 2);
    await shop.tick('stock-notice-send');
    const [, notice, ...more] = await mails(email);
    expect(more).toEqual([]);
    expect(notice?.subject).toBe('Vėl turime: Lininė suknelė');
    expect(notice?.text).toContain(`${shop.siteUrl}/lt/product/${piece.productId}?size=M&color=sage`);
    expect(notice?.text).toContain('89,00\u00a0€');
  });

  it('counts only what is free: pieces that others have reserved are not back', async () => {
    const piece = await soldOut();
    const { email } = await waiting(piece);
    await shop.sql`update product_variants set on_hand = 2, reserved = 2 where id = ${piece.variant}`;
    await shop.tick('stock-notice-send');
    expect(await mails(email)).toHaveLength(1);
  });

  it('is not told of a product that is out of the shop', async () => {
    const piece = await soldOut();
    const { email } = await waiting(piece);
    await refill(piece, 5);
    await shop.sql`update products set active = false where id = ${piece.productId}`;
    await shop.tick('stock-notice-send');
    expect(await mails(email)).toHaveLength(1);
  });

  it('is told to five people a piece and hour, the longest waiting first', async () => {
    const piece = await soldOut();
    const people: string[] = [];
    for (let each = 0; each < 7; each += 1) people.push((await waiting(piece)).email);
    await refill(piece, 1);
    await shop.tick('stock-notice-send');
    await shop.tick('stock-notice-send');
    const told = async () =>
      (
        await shop.sql`
          select email from back_in_stock_requests where variant_id = ${piece.variant} and notified_at is not null
          order by confirmed_at`
      ).map((row) => row['email']);
    expect(await told()).toEqual(people.slice(0, 5));
    await shop.sql`update back_in_stock_requests set notified_at = now() - interval '2 hours' where notified_at is not null`;
    await shop.tick('stock-notice-send');
    expect(await told()).toEqual(people);
  });

  it('is told after the mail provider was down, once', async () => {
    const piece = await soldOut();
    const { email } = await waiting(piece);
    await refill(piece, 1);
    await shop.mailTrouble({ down: true });
    await shop.tick('stock-notice-send');
    await shop.tick('send-outbox');
    await shop.mailTrouble({ down: false });
    await shop.sql`update outbox set next_attempt_at = now() where recipient = ${email}`;
    await shop.tick('send-outbox');
    expect(await mails(email)).toHaveLength(2);
  });
});
