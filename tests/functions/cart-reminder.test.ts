import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addProduct } from '#tests/support/order-rows.ts';
import { type SentMail, shopUnderTest } from './shop-under-test.ts';
import { delivery } from './test-orders.ts';

const shop = shopUnderTest();
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Today at this hour of UTC: noon is by day in Vilnius, one o’clock is by night, in winter and summer. */
function clockAt(hour: 'day' | 'night'): void {
  const now = new Date();
  now.setUTCHours(hour === 'day' ? 10 : 1, 0, 0, 0);
  vi.useFakeTimers({ now, toFake: ['Date'] });
}

async function dress(stock = 5) {
  const id = `dress-${randomUUID().slice(0, 8)}`;
  await addProduct(shop.sql, id, { stock: { 'M/sage': stock } });
  return { id, size: 'M', color: 'sage', quantity: 1 };
}
type Piece = Awaited<ReturnType<typeof dress>>;

const person = () => ({ id: randomUUID(), email: `${randomUUID()}@example.com` });
type Person = ReturnType<typeof person>;

const tick = async (who: Person, items: readonly Piece[], changes: object = {}) => {
  const body = { ...who, items, currency: 'EUR', locale: 'lt', ...changes };
  const response = await shop.post('remember-cart', body, { ip: randomUUID() });
  return { status: response.status, body: await response.json() };
};
const untick = async ({ id }: Pick<Person, 'id'>) => {
  const request = new Request(`${shop.siteUrl}/.netlify/functions/remember-cart`, {
    method: 'DELETE',
    body: JSON.stringify({ id }),
    headers: { 'content-type': 'application/json' },
  });
  const response = await shop.run('remember-cart', request, randomUUID());
  return { status: response.status, body: await response.json() };
};
const isKept = async ({ id }: Person) => (await shop.sql`select from cart_reminders where id = ${id}`).length > 0;

/** The cart was left five hours before the clock of the test; job and sender run. */
async function letters(who: Person): Promise<SentMail[]> {
  const changed = new Date(Date.now() - 5 * 3600_000);
  await shop.sql`update cart_reminders set changed_at = ${changed} where id = ${who.id} and handed_at is null and owed_at is null`;
  await shop.tick('cart-reminder-send');
  await shop.tick('send-outbox');
  return shop.inbox(who.email);
}
const restoreToken = (mail: SentMail | undefined) => /\/cart\?restore=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
const stopToken = (mail: SentMail | undefined) => /\/cart-reminder\?stop=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
const restore = async (token: string) => {
  const response = await shop.get('restore-cart', { token });
  return { status: response.status, body: await response.json() };
};
const stop = async (token: string) => (await shop.post('stop-cart-reminder', { token }, { ip: randomUUID() })).status;

describe('ticking “remind me”', () => {
  it('keeps the cart with the consent; unticking forgets it at once', async () => {
    const [who, piece] = [person(), await dress()];
    expect(await tick(who, [piece], { email: who.email.toUpperCase() })).toEqual({ status: 200, body: { ok: true } });
    const [kept] = await shop.sql`select * from cart_reminders where id = ${who.id}`;
    expect(kept).toMatchObject({ email: who.email, source: 'checkout', language: 'lt', currency: 'EUR' });
    expect(kept?.['text_version']).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(await untick(who)).toEqual({ status: 200, body: { ok: true } });
    expect(await isKept(who)).toBe(false);
    expect(await untick(who)).toEqual({ status: 200, body: { ok: true } });
  });

  it.each([
    ['an address that is none', { email: 'ruta' }, 'email'],
    ['nothing in the cart', { items: [] }, 'items'],
    ['a price', { items: [{ id: 'dress', quantity: 1, price: 1 }] }, 'items.0'],
    ['an id that could be guessed', { id: '1' }, 'id'],
    ['a field that nobody knows', { consent: true }, undefined],
  ])('is refused with %s, and nothing is kept', async (_, changes, field) => {
    const who = person();
    const answer = await tick(who, [await dress()], changes);
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
    expect(answer.body.details?.field).toBe(field);
    expect(await isKept(who)).toBe(false);
  });

  it('is counted: after 120 requests in ten minutes an address on the network has to wait', async () => {
    const [who, piece] = [person(), await dress()];
    const body = { ...who, items: [piece], currency: 'EUR', locale: 'lt' };
    const ip = randomUUID();
    const statuses = [];
    for (let times = 0; times < 121; times += 1) statuses.push((await shop.post('remember-cart', body, { ip })).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(120);
    expect(statuses.at(-1)).toBe(429);
  }, 30_000);
});

describe('the letter', () => {
  it('goes once, by day, with today’s prices, a link to the cart and both ways out', async () => {
    const [who, piece, gone] = [person(), await dress(1), await dress()];
    await tick(who, [{ ...piece, quantity: 3 }, gone]);
    await shop.sql`update products set sale_price = 7900 where id = ${piece.id}`;
    await shop.sql`update product_variants set on_hand = 0 where product_id = ${gone.id}`;
    clockAt('night');
    expect(await letters(who)).toEqual([]);
    clockAt('day');
    const [mail, ...more] = await letters(who);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Jūsų krepšelis tebelaukia');
    expect(mail?.text).toContain('Lininė suknelė (Šalavijo žalia, M): 79,00\u00a0€');
    expect(mail?.text).toContain('Nebeturime: Lininė suknelė (Šalavijo žalia, M).');
    expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(await letters(who)).toHaveLength(1);
  });

  it('is in the currency of the cart, at the rate of the day', async () => {
    const who = person();
    await tick(who, [await dress()], { currency: 'USD', locale: 'en' });
    clockAt('day');
    const [mail] = await letters(who);
    expect(mail?.text).toContain('Linen dress (Sage, M): $96.12');
  });

  it('does not go to who has ordered, by card, by bank or for nothing', async () => {
    const piece = await dress();
    const people = [person(), person()];
    for (const [index, who] of people.entries()) {
      await tick(who, [piece]);
      const name = index === 0 ? 'create-checkout' : 'create-paysera-checkout';
      const body = { items: [piece], currency: 'EUR', locale: 'lt', customerEmail: who.email, delivery };
      expect((await shop.post(name, body, { ip: randomUUID() })).status).toBe(200);
      expect(await isKept(who)).toBe(false);
    }
    clockAt('day');
    for (const who of people) expect((await letters(who)).map(({ subject }) => subject)).toEqual([]);
  });

  it('comes once when the mail provider was down', async () => {
    const who = person();
    await tick(who, [await dress()]);
    clockAt('day');
    await shop.mailTrouble({ down: true });
    expect(await letters(who)).toEqual([]);
    await shop.mailTrouble({ down: false });
    await shop.sql`update outbox set next_attempt_at = now() where recipient = ${who.email}`;
    expect(await letters(who)).toHaveLength(1);
    expect(await letters(who)).toHaveLength(1);
  });
});

describe('the links in the letter', () => {
  async function written(pieces: readonly Piece[]) {
    const who = person();
    await tick(who, pieces);
    clockAt('day');
    const [mail] = await letters(who);
    vi.useRealTimers();
    return { who, mail };
  }

  it('bring the cart back at the prices and stock of now, as often as asked, until it is ordered', async () => {
    const piece = await dress();
    const { who, mail } = await written([{ ...piece, quantity: 2 }]);
    await shop.sql`update products set price = 9900 where id = ${piece.id}`;
    const token = restoreToken(mail);
    const expected = { id: piece.id, size: 'M', color: 'sage', quantity: 2, available: 5, price: 9900 };
    const image = '/pictures/women-wrap-dress/red-150.jpg';
    for (let times = 0; times < 2; times += 1)
      expect(await restore(token)).toMatchObject({ status: 200, body: { items: [{ ...expected, image }] } });
    const body = { items: [piece], currency: 'EUR', locale: 'lt', customerEmail: who.email, delivery };
    expect((await shop.post('create-checkout', body, { ip: randomUUID() })).status).toBe(200);
    expect(await restore(token)).toMatchObject({ status: 404, body: { code: 'link_invalid' } });
  });

  it('of others, and those that never were, are answered alike', async () => {
    const { mail } = await written([await dress()]);
    const foreign = await restore(stopToken(mail));
    const { requestId: _, ...unknown } = (await restore('a'.repeat(43))).body;
    expect(foreign).toMatchObject({ status: 404, body: unknown });
    expect(await stop(restoreToken(mail))).toBe(404);
  });

  it('stop such letters by one press, also after the cart is forgotten; a GET does not', async () => {
    const piece = await dress();
    const { who, mail } = await written([piece]);
    const token = stopToken(mail);
    await shop.sql`delete from cart_reminders where id = ${who.id}`;
    expect((await shop.get('stop-cart-reminder', { token })).status).toBe(405);
    expect(await stop(token)).toBe(200);
    await tick(who, [piece]);
    expect(await isKept(who)).toBe(false);
    const [row] = await shop.sql`select mailed_at, consented_at, stopped_at from cart_reminder_mailboxes
      where stopped_at is not null order by stopped_at desc limit 1`;
    expect(row).toMatchObject({ mailed_at: null, consented_at: null });
  });

  it('stop by one click of a mail program, as RFC 8058 has it', async () => {
    const { who, mail } = await written([await dress()]);
    const address = /<(.+)>/.exec(mail?.headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    const response = await shop.run('stop-cart-reminder', new Request(address, { method: 'POST', body }), randomUUID());
    expect(response.status).toBe(200);
    expect(await isKept(who)).toBe(false);
  });
});
