import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import company from '#content/company.json' with { type: 'json' };
import { shopUnderTest } from './shop-under-test.ts';

const shop = shopUnderTest();
beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => {}));
afterEach(async () => {
  vi.restoreAllMocks();
  await shop.mailTrouble({ down: false, fail: 0, lose: 0 });
});

const letter = (changes: object = {}) => ({
  firstName: 'Rūta',
  lastName: 'Kazlauskaitė',
  email: `${randomUUID()}@example.com`,
  subject: `Dydis ${randomUUID()}`,
  message: 'Laba diena,\nar bus M dydžio?',
  ...changes,
});
type Letter = ReturnType<typeof letter>;

const send = async (body: unknown, headers: Record<string, string> = {}) => {
  const response = await shop.post('send-contact-email', body, { ip: randomUUID(), ...headers });
  return { status: response.status, body: await response.json() };
};
const kept = async (sent: Letter) =>
  [...(await shop.sql`select * from contact_messages where email = ${sent.email.toLowerCase()}`)] as Record<
    string,
    unknown
  >[];
const toShop = async (sent: Letter) => {
  await shop.tick('send-outbox');
  return (await shop.inbox(company.email)).filter((mail) => mail.subject.includes(sent.subject));
};

describe('send-contact-email', () => {
  it('keeps the message, mails it to the shop with the answer going to the sender, and sends a receipt', async () => {
    const sent = letter({ locale: 'en' });
    expect(await send(sent)).toEqual({ status: 200, body: { success: true } });
    const [row] = await kept(sent);
    expect(row).toMatchObject({ first_name: 'Rūta', subject: sent.subject, status: 'new', doubts: [], language: 'en' });
    const [mail, ...more] = await toShop(sent);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: [company.email], replyTo: [sent.email] });
    expect(mail?.text).toContain('ar bus M dydžio?');
    const [receipt, ...others] = await shop.inbox(sent.email);
    expect(others).toEqual([]);
    expect(receipt?.subject).toBe(`We have your message: ${sent.subject}`);
    expect(receipt?.text).toContain('ar bus M dydžio?');
  });

  it('loses nothing while the mail provider is down, and sends one mail when it is back', async () => {
    await shop.mailTrouble({ down: true });
    const sent = letter();
    expect((await send(sent)).status).toBe(200);
    for (let minute = 0; minute < 3; minute += 1) {
      await shop.tick('send-outbox');
      await shop.sql`update outbox set next_attempt_at = now() where payload ->> 'subject' = ${sent.subject}`;
    }
    expect(await kept(sent)).toHaveLength(1);
    await shop.mailTrouble({ down: false });
    expect(await toShop(sent)).toHaveLength(1);
    expect(await toShop(sent)).toHaveLength(1);
    expect(await shop.inbox(sent.email)).toHaveLength(1);
  });

  it('takes the same message once, however often the browser asks', async () => {
    const sent = letter({ messageId: randomUUID() });
    const answers = await Promise.all([send(sent), send(sent), send(sent)]);
    expect(answers.map(({ body }) => body)).toEqual(Array(3).fill({ success: true }));
    expect(await kept(sent)).toHaveLength(1);
    expect(await toShop(sent)).toHaveLength(1);
  });

  it('lets nobody forge a header: what is on one line stays on one line', async () => {
    const id = randomUUID();
    const sent = letter({ firstName: 'Rūta\r\nBcc: all@example.com', subject: `${id}\r\nBcc: all@example.com\u0000` });
    expect((await send(sent)).status).toBe(200);
    const [row] = await kept(sent);
    expect(row).toMatchObject({ first_name: 'Rūta Bcc: all@example.com', subject: `${id} Bcc: all@example.com` });
    await shop.tick('send-outbox');
    const [mail] = (await shop.inbox(company.email)).filter(({ subject }) => subject.includes(id));
    expect(mail?.subject).toBe(`Žinutė iš parduotuvės: ${id} Bcc: all@example.com`);
    expect(mail?.to).toEqual([company.email]);
    expect(await shop.inbox('all@example.com')).toEqual([]);
  });

  it('shows markup as it was typed', async () => {
    const sent = letter({ message: '<img src=x onerror=alert(1)> & <b>labas</b>' });
    await send(sent);
    const [mail] = await toShop(sent);
    expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &lt;b&gt;labas&lt;/b&gt;');
  });

  it.each([
    ['an empty first name', { firstName: '' }],
    ['a last name of spaces', { lastName: '   ' }],
    ['an empty subject', { subject: '' }],
    ['an empty message', { message: ' \n ' }],
    ['an empty address', { email: '' }],
    ['an address that is none', { email: 'ruta at example' }],
    ['an address that would forge a header', { email: 'ruta@example.com\nBcc:x@example.com' }],
    ['a message of 5 001 characters', { message: 'a'.repeat(5001) }],
    ['a missing field', { subject: undefined }],
    ['a field that the shop does not know', { attachment: 'x' }],
  ])('refuses %s with success false and an error', async (_, changes) => {
    const sent = letter(changes);
    const answer = await send(sent);
    expect(answer).toMatchObject({ status: 400, body: { success: false, code: 'invalid_request' } });
    expect(answer.body.error).toMatch(/The request is not valid/);
  });

  it('refuses huge and broken bodies, foreign origins and too many messages', async () => {
    expect(await send(letter({ message: 'a'.repeat(40_000) }))).toMatchObject({
      status: 413,
      body: { success: false },
    });
    expect(await send('{')).toMatchObject({ status: 400, body: { success: false } });
    expect(await send(letter(), { origin: 'https://evil.example' })).toMatchObject({ status: 403 });
    const answers = [];
    for (let tries = 0; tries < 21; tries += 1) answers.push((await send(letter(), { ip: '203.0.113.2' })).status);
    expect(answers.slice(-2)).toEqual([200, 429]);
  });
});

describe('a message that looks like spam', () => {
  it('is taken like any other from someone who fills the form in two seconds', async () => {
    const sent = letter({ seconds: 2 });
    await send(sent);
    expect((await kept(sent))[0]).toMatchObject({ doubts: [], status: 'new' });
  });

  it('is filed as spam, without mail, when the hidden field was filled', async () => {
    const sent = letter({ nickname: 'Bob' });
    expect(await send(sent)).toEqual({ status: 200, body: { success: true } });
    expect((await kept(sent))[0]).toMatchObject({ status: 'spam', doubts: ['hidden_field'] });
    expect(await toShop(sent)).toEqual([]);
    expect(await shop.inbox(sent.email)).toEqual([]);
  });

  it('reaches the shop, marked, and sends nothing to the address that was typed', async () => {
    const sent = letter({ message: 'https://a.example https://b.example www.c.example', seconds: 0.2 });
    expect(await send(sent)).toEqual({ status: 200, body: { success: true } });
    expect((await kept(sent))[0]).toMatchObject({ status: 'new', doubts: ['links', 'hasty'] });
    const [mail] = await toShop(sent);
    expect(mail?.text).toContain('Gali būti šlamštas: daug nuorodų, išsiųsta akimirksniu.');
    expect(await shop.inbox(sent.email)).toEqual([]);
  });

  it('cannot carry a link to a stranger in the receipt', async () => {
    const sent = letter({ message: 'Laimėjote! https://evil.example' });
    await send(sent);
    await shop.tick('send-outbox');
    const [receipt] = await shop.inbox(sent.email);
    expect(receipt?.html).not.toContain('evil.example');
    expect(receipt?.text).not.toContain('evil.example');
  });

  it('gets receipts only up to a number a day', async () => {
    const { email } = letter();
    for (let times = 0; times < 7; times += 1) await send(letter({ email }));
    await shop.tick('send-outbox');
    expect(await shop.inbox(email)).toHaveLength(5);
    expect(await kept(letter({ email }))).toHaveLength(7);
  });
});
