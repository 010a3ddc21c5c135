import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type SentMail, shopUnderTest } from './shop-under-test.ts';

const shop = shopUnderTest();
beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => {}));
afterEach(async () => {
  vi.restoreAllMocks();
  await shop.mailTrouble({ down: false, fail: 0, lose: 0 });
});

const person = () => `${randomUUID()}@example.com`;
const post = async (name: string, body: unknown, headers: Record<string, string> = {}) => {
  const response = await shop.post(name, body, { ip: randomUUID(), ...headers });
  return { status: response.status, body: await response.json() };
};
const signUp = (email: string, more: object = {}) => post('newsletter-signup', { email, ...more });
const subscriber = async (email: string) => {
  const [row] = await shop.sql`select * from newsletter_subscribers where email = ${email}`;
  return row;
};
const link = (mail: SentMail | undefined, name: string) =>
  new RegExp(`/(?:en|lt|ru)/newsletter\\?${name}=([\\w-]+)`).exec(mail?.text ?? '')?.[1] ?? '';
const mails = async (email: string) => {
  await shop.tick('send-outbox');
  return (await shop.inbox(email)).toReversed();
};
/** An address that has confirmed, with the tokens of its mails. */
async function subscribed(more: object = {}) {
  const email = person();
  await signUp(email, more);
  const confirm = link((await mails(email))[0], 'confirm');
  expect((await post('newsletter-confirm', { token: confirm })).status).toBe(200);
  const welcome = (await mails(email))[1];
  return { email, confirm, welcome, unsubscribe: link(welcome, 'unsubscribe') };
}

describe('signing up', () => {
  it('takes the address alone, and subscribes nobody before the button behind the link', async () => {
    const email = person();
    expect(await signUp(`  ${email.toUpperCase()} `)).toEqual({ status: 200, body: { ok: true } });
    expect(await subscriber(email)).toMatchObject({ status: 'pending', language: 'lt', confirmed_at: null });
    const [mail, ...more] = await mails(email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Patvirtinkite naujienlaiškio prenumeratą');
    expect(link(mail, 'confirm')).toMatch(/^[\w-]{43}$/);
    expect(await shop.sql`select 1 from consents where email = ${email}`).toHaveLength(0);
  });

  it('keeps no token, in no table', async () => {
    const email = person();
    await signUp(email);
    const token = link((await mails(email))[0], 'confirm');
    const [row] = await shop.sql`
      select (select jsonb_agg(to_jsonb(s)) from newsletter_subscribers s)::text
        || (select jsonb_agg(to_jsonb(o)) from outbox o)::text as everything`;
    expect(row?.['everything']).not.toContain(token);
  });

  it('answers the same to a new, a waiting and a subscribed address, with as many calls of the database', async () => {
    const known = await subscribed();
    const waiting = person();
    await signUp(waiting);
    const calls: string[] = [];
    const original = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      if (url.startsWith(shop.backendUrl)) calls.push(new URL(url).pathname);
      return original(input, init);
    });
    const answers = [];
    const counted = [];
    for (const email of [person(), waiting, known.email]) {
      answers.push(await signUp(email));
      counted.push(calls.splice(0));
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(new Set(counted.map(String)).size).toBe(1);
  });

  it('leaves a subscriber subscribed and tells them once a day that their address was typed', async () => {
    const { email } = await subscribed({ locale: 'en' });
    await signUp(email, { locale: 'ru' });
    await signUp(email);
    expect(await subscriber(email)).toMatchObject({ status: 'confirmed', language: 'en' });
    const [, , told, ...more] = await mails(email);
    expect(more).toEqual([]);
    expect(told?.subject).toBe('You are subscribed already');
  });

  it('sends one mail for two presses, a new link after a while, and then only the new link counts', async () => {
    const email = person();
    await Promise.all([signUp(email), signUp(email)]);
    const [first, ...none] = await mails(email);
    expect(none).toEqual([]);
    await shop.sql`update newsletter_subscribers set requested_at = now() - interval '1 hour' where email = ${email}`;
    await signUp(email);
    const [, second] = await mails(email);
    expect(await post('newsletter-confirm', { token: link(first, 'confirm') })).toMatchObject({ status: 404 });
    expect(await post('newsletter-confirm', { token: link(second, 'confirm') })).toMatchObject({ status: 200 });
  });

  it.each([
    ['an empty address', { email: '' }],
    ['an address without @', { email: 'ruta' }],
    ['an address that would forge a header', { email: 'ruta@example.com\r\nBcc: all@example.com' }],
    ['two addresses', { email: 'ruta@example.com,ona@example.com' }],
    ['no address', {}],
    ['a number', { email: 5 }],
    ['a field that the shop does not know', { email: 'ruta@example.com', admin: true }],
  ])('refuses %s', async (_, body) => {
    expect(await post('newsletter-signup', body)).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
  });

  it('refuses huge and broken bodies, foreign origins and other methods', async () => {
    expect(await post('newsletter-signup', { email: 'a'.repeat(5000) })).toMatchObject({ status: 413 });
    expect(await post('newsletter-signup', '{"email":')).toMatchObject({ status: 400 });
    expect(await post('newsletter-signup', { email: person() }, { origin: 'https://evil.example' })).toMatchObject({
      status: 403,
    });
    expect((await shop.get('newsletter-signup', { email: person() })).status).toBe(405);
  });

  it('gives a machine that fills the hidden field the same answer, and nothing else', async () => {
    const email = person();
    expect(await signUp(email, { nickname: 'x' })).toEqual({ status: 200, body: { ok: true } });
    expect(await subscriber(email)).toBeUndefined();
  });

  it('limits what one caller may ask, and how many mails one address gets', async () => {
    const answers = [];
    for (let tries = 0; tries < 21; tries += 1)
      answers.push((await post('newsletter-signup', { email: person() }, { ip: '203.0.113.1' })).status);
    expect(answers.slice(-2)).toEqual([200, 429]);
    const email = person();
    for (let tries = 0; tries < 8; tries += 1) {
      expect(await signUp(email)).toEqual({ status: 200, body: { ok: true } });
      await shop.sql`update newsletter_subscribers set requested_at = now() - interval '1 hour' where email = ${email}`;
    }
    expect(await mails(email)).toHaveLength(5);
  });
});

describe('confirming', () => {
  it('keeps the proof: when, which words, which language, where', async () => {
    const { email, welcome } = await subscribed({ locale: 'ru', source: 'footer' });
    expect(await subscriber(email)).toMatchObject({ status: 'confirmed', confirmation_token_hash: null });
    const consents = await shop.sql`
      select purpose, granted, text_version, language, source, given_at from consents where email = ${email}`;
    expect([...consents]).toEqual([
      {
        ...{ purpose: 'newsletter', granted: true, language: 'ru', source: 'footer' },
        ...{ text_version: expect.stringMatching(/^\d{4}-/), given_at: expect.any(Date) },
      },
    ]);
    expect(welcome?.subject).toBe('Подписка оформлена');
  });

  it('is done once, also when pressed twice at the same time', async () => {
    const email = person();
    await signUp(email);
    const token = link((await mails(email))[0], 'confirm');
    const answers = await Promise.all([1, 2, 3].map(() => post('newsletter-confirm', { token })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
    expect(await shop.sql`select 1 from consents where email = ${email}`).toHaveLength(1);
    expect(await post('newsletter-confirm', { token })).toMatchObject({ status: 404, body: { code: 'link_invalid' } });
  });

  it('refuses a link that is too old, forged, or of another purpose', async () => {
    const email = person();
    await signUp(email);
    const token = link((await mails(email))[0], 'confirm');
    const { unsubscribe } = await subscribed();
    for (const forged of [`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`, 'x', unsubscribe])
      expect(await post('newsletter-confirm', { token: forged })).toMatchObject({ status: 404 });
    expect(await post('newsletter-confirm', { token: "' or 1=1" })).toMatchObject({ status: 400 });
    await shop.sql`update newsletter_subscribers set confirmation_expires_at = now() where email = ${email}`;
    expect(await post('newsletter-confirm', { token })).toMatchObject({ status: 404 });
    expect(await subscriber(email)).toMatchObject({ status: 'pending' });
  });

  it('is not done by a mail scanner that opens every link', async () => {
    const email = person();
    await signUp(email);
    const token = link((await mails(email))[0], 'confirm');
    expect((await shop.get('newsletter-confirm', { token })).status).toBe(405);
    expect(await subscriber(email)).toMatchObject({ status: 'pending' });
    const known = await subscribed();
    expect((await shop.get('newsletter-unsubscribe', { token: known.unsubscribe })).status).toBe(405);
    expect(await subscriber(known.email)).toMatchObject({ status: 'confirmed' });
  });
});

describe('unsubscribing', () => {
  it('takes one click of a mail program, without a page (RFC 8058)', async () => {
    const { email, welcome } = await subscribed();
    expect(welcome?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
    const url = /^<(.+)>$/.exec(welcome?.headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    const response = await shop.run('newsletter-unsubscribe', new Request(url, { method: 'POST', body }));
    expect(response.status).toBe(200);
    expect(await subscriber(email)).toMatchObject({ status: 'unsubscribed' });
  });

  it('works by the button of the page, any number of times, and is kept as proof', async () => {
    const { email, unsubscribe } = await subscribed();
    for (let times = 0; times < 2; times += 1)
      expect(await post('newsletter-unsubscribe', { token: unsubscribe })).toEqual({ status: 200, body: { ok: true } });
    const consents = await shop.sql`select granted from consents where email = ${email} order by given_at`;
    expect([...consents]).toEqual([{ granted: true }, { granted: false }]);
    expect(await post('newsletter-unsubscribe', { token: 'forged' })).toMatchObject({ status: 404 });
  });

  it('keeps back what is still owed, and lets the shopper come back', async () => {
    const { email, unsubscribe } = await subscribed();
    await signUp(email);
    await post('newsletter-unsubscribe', { token: unsubscribe });
    expect(await mails(email)).toHaveLength(2);
    await signUp(email);
    const [, , again] = await mails(email);
    await post('newsletter-confirm', { token: link(again, 'confirm') });
    expect(await subscriber(email)).toMatchObject({ status: 'confirmed', unsubscribed_at: null });
  });
});

describe('mail', () => {
  it('is sent once, however long the provider was down', async () => {
    await shop.mailTrouble({ down: true });
    const email = person();
    expect((await signUp(email)).status).toBe(200);
    for (let minute = 0; minute < 3; minute += 1) {
      await shop.tick('send-outbox');
      await shop.sql`update outbox set next_attempt_at = now() where recipient = ${email}`;
    }
    await shop.mailTrouble({ down: false, lose: 1 });
    await shop.tick('send-outbox');
    await shop.sql`update outbox set next_attempt_at = now() where recipient = ${email}`;
    expect(await mails(email)).toHaveLength(1);
  });

  it('names the seller and the way out, in words too', async () => {
    const { welcome } = await subscribed({ locale: 'en' });
    for (const part of [welcome?.html, welcome?.text]) {
      expect(part).toContain('Gija');
      expect(part).toContain('Vilnius');
      expect(part).toContain('newsletter?unsubscribe=');
    }
  });
});

it('forgets addresses that nobody confirmed', async () => {
  const email = person();
  await signUp(email);
  await shop.sql`update newsletter_subscribers set requested_at = now() - interval '31 days' where email = ${email}`;
  await shop.tick('newsletter-forget');
  expect(await subscriber(email)).toBeUndefined();
});
