import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import type { WantedLetter } from '#src/contracts/admin-newsletters.ts';
import { foundLetter, letterPage, recipientCount } from '#src/contracts/staff-newsletters.ts';
import { addProduct } from '#tests/support/order-rows.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { askAs, makeOpenStaff } from './staff.ts';

const shop = shopUnderTest({ quiet: ['log', 'warn', 'error'] });
type Staff = Awaited<ReturnType<typeof makeOpenStaff>>;
beforeEach(async () => {
  await shop.sql`update newsletter_subscribers set status = 'unsubscribed', unsubscribed_at = now() where status = 'confirmed'`;
});

const everybody = {
  languages: [],
  buyers: null,
  category: null,
  ordered_after: null,
  ordered_before: null,
  since: null,
};
const hostile = `"><script>alert(1)</script>&lt;img src=x onerror=alert(1)>`;
const inAll = (lt: string, en = '', ru = '') => ({ lt, en, ru });
const wanted = (changes: Partial<WantedLetter> = {}): WantedLetter => ({
  ...{ id: randomUUID(), version: null, name: 'Autumn', subject: inAll('Ruduo', 'Autumn') },
  blocks: [
    { id: '1', kind: 'heading', text: inAll('Sveiki', 'Hello') },
    { id: '2', kind: 'text', text: inAll(`Pirma.\n\n${hostile}`, 'First.') },
    { id: '3', kind: 'button', path: '/new', text: inAll('Naujienos', 'New') },
  ],
  ...{ fallback: null, segment: everybody, ...changes },
});
const ask = async ({ token }: Staff, body: object) => (await askAs(shop, 'admin-newsletters', token, body)).answer;
const save = (staff: Staff, letter: WantedLetter) => ask(staff, { act: 'save', letter });
const read = async ({ client }: Staff, name: string, asked: object) =>
  (await client.rpc(name, { asked: asked as never })).data;
const letterOf = async (staff: Staff, id: string) =>
  foundLetter.parse(await read(staff, 'read_newsletter', { id, language: 'lt' }))?.letter;

/** Somebody who has confirmed, by the shop's own way. */
async function subscribed(locale = 'lt') {
  const email = `${randomUUID()}@example.com`;
  await shop.post('newsletter-signup', { email, locale }, { ip: randomUUID() });
  await shop.tick('send-outbox');
  const token = /confirm=([\w-]+)/.exec((await shop.inbox(email))[0]?.text ?? '')?.[1];
  await shop.post('newsletter-confirm', { token }, { ip: randomUUID() });
  await shop.tick('send-outbox');
  return email;
}
const letters = async (email: string, subject: string) =>
  (await shop.inbox(email)).filter((mail) => mail.subject === subject);
async function run() {
  await shop.tick('newsletter-send');
  await shop.tick('send-outbox');
}

it('keeps a letter once, changes a draft by its version alone, and logs who did', async () => {
  const staff = await makeOpenStaff(shop);
  const letter = wanted();
  const { version } = await save(staff, letter);
  expect(await save(staff, letter), 'said twice').toMatchObject({ ok: true, version });
  expect(await letterOf(staff, letter.id)).toMatchObject({
    languages: ['lt', 'en'].sort(),
    state: 'draft',
    blocks: letter.blocks,
  });
  const { version: next } = await save(staff, { ...letter, version, name: 'Late autumn' });
  expect(await save(staff, { ...letter, version, name: 'Mine' })).toMatchObject({ code: 'newsletter_stale' });
  expect(await save(staff, wanted({ version }))).toMatchObject({ code: 'newsletter_unknown' });
  const listed = letterPage.parse(await read(staff, 'list_newsletters', { view: 'all', words: 'late autumn' }));
  expect(listed?.letters.map(({ id }) => id)).toContain(letter.id);
  const logged =
    await shop.sql`select action from audit_log where actor_id = ${staff.userId} and row_key = ${letter.id} order by id`;
  expect(logged.map(({ action }) => action)).toEqual(['insert', 'update']);
  expect(await ask(staff, { act: 'delete', newsletter: letter.id })).toMatchObject({ ok: true, changed: true });
  expect(await letterOf(staff, letter.id)).toBeNull();
  expect(next).not.toBe(version);
});

it('counts recipients, sends each once in a language that is whole, with the way out, and nothing as markup', async () => {
  const staff = await makeOpenStaff(shop);
  const [lithuanian, russian] = [await subscribed('lt'), await subscribed('ru')];
  const subject = `Ruduo ${randomUUID().slice(0, 8)}`;
  const letter = wanted({ subject: inAll(subject, subject) });
  const { version } = await save(staff, letter);
  const asked = { segment: everybody, languages: ['lt', 'en'], fallback: null };
  const count = async (fallback: string | null) =>
    recipientCount.parse(await read(staff, 'count_newsletter_recipients', { ...asked, fallback }));
  expect(await count(null)).toEqual({ total: 1, fallback: 0, given: { lt: 1 }, left_out: { ru: 1 } });
  expect(await count('en')).toEqual({ total: 2, fallback: 1, given: { lt: 1, en: 1 }, left_out: {} });
  expect(await ask(staff, { act: 'schedule', newsletter: letter.id, version, at: null })).toMatchObject({
    ok: true,
    recipients: 1,
  });
  await run();
  await run();
  expect(await letters(russian, subject)).toEqual([]);
  const [mail, ...more] = await letters(lithuanian, subject);
  expect(more).toEqual([]);
  expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  expect(mail?.html).not.toContain('<script');
  expect(mail?.html).not.toContain('<img src=x');
  expect(mail?.text).toContain(hostile);
  expect(mail?.html).toContain(`${shop.siteUrl}/lt/new`);
  expect(mail?.text).toContain(`Naujienos: ${shop.siteUrl}/lt/new`);
  expect((await letterOf(staff, letter.id))?.result).toMatchObject({ recipients: 1, sent: 1, waiting: 0 });
  const oneClick = /<([^>]+)>/.exec(mail?.headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
  await fetch(oneClick, {
    method: 'POST',
    body: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect((await letterOf(staff, letter.id))?.result).toMatchObject({ unsubscribed: 1 });
});

it('sends nothing to whoever left between planning and sending, or between owing and sending', async () => {
  const staff = await makeOpenStaff(shop);
  const [stays, early, late] = [await subscribed(), await subscribed(), await subscribed()];
  const subject = `Žiema ${randomUUID().slice(0, 8)}`;
  const letter = wanted({ subject: inAll(subject) });
  const { version } = await save(staff, letter);
  expect(await ask(staff, { act: 'schedule', newsletter: letter.id, version, at: null })).toMatchObject({
    recipients: 3,
  });
  const leave = async (email: string) => {
    const welcome = (await shop.inbox(email)).find((mail) => mail.text.includes('unsubscribe='));
    const token = /unsubscribe=([\w-]+)/.exec(welcome?.text ?? '')?.[1];
    const response = await shop.post('newsletter-unsubscribe', { token }, { ip: randomUUID() });
    expect(response.status).toBe(200);
  };
  await leave(early);
  await shop.tick('newsletter-send');
  await leave(late);
  await shop.tick('send-outbox');
  expect(await letters(stays, subject)).toHaveLength(1);
  expect(await letters(early, subject)).toEqual([]);
  expect(await letters(late, subject)).toEqual([]);
  expect((await letterOf(staff, letter.id))?.result).toMatchObject({ recipients: 2, sent: 1, left: 1 });
});

it('is sent once by two jobs and two senders at once, and when the provider’s answer is lost', async () => {
  const staff = await makeOpenStaff(shop);
  const people = [await subscribed(), await subscribed(), await subscribed()];
  const subject = `Pavasaris ${randomUUID().slice(0, 8)}`;
  const letter = wanted({ subject: inAll(subject) });
  const { version } = await save(staff, letter);
  await ask(staff, { act: 'schedule', newsletter: letter.id, version, at: null });
  await Promise.all([shop.tick('newsletter-send'), shop.tick('newsletter-send')]);
  await shop.mailTrouble({ down: false, fail: 0, lose: 1 });
  await Promise.all([shop.tick('send-outbox'), shop.tick('send-outbox')]);
  await shop.sql`update outbox set next_attempt_at = now() where kind = 'newsletter' and state = 'waiting'`;
  await shop.tick('send-outbox');
  for (const email of people) expect(await letters(email, subject)).toHaveLength(1);
});

it('can be cancelled until it begins, is never planned for the past, for nobody, incomplete or with a dead code', async () => {
  const staff = await makeOpenStaff(shop);
  const letter = wanted();
  const { version } = await save(staff, letter);
  const plan = (at: string | null, given = version, newsletter = letter.id) =>
    ask(staff, { act: 'schedule', newsletter, version: given, at });
  expect(await plan(null)).toMatchObject({ code: 'nobody' });
  await subscribed();
  expect(await plan('2020-01-01T10:00')).toMatchObject({ code: 'time_past' });
  expect(await plan('2099-01-01T10:00')).toMatchObject({ ok: true });
  const [row] =
    await shop.sql`select scheduled_at = '2099-01-01T08:00Z' as is_in_vilnius from newsletters where id = ${letter.id}`;
  expect(row?.['is_in_vilnius']).toBe(true);
  expect(await save(staff, { ...letter, version })).toMatchObject({ code: 'newsletter_closed' });
  expect(await ask(staff, { act: 'delete', newsletter: letter.id })).toMatchObject({ code: 'newsletter_closed' });
  expect(await ask(staff, { act: 'cancel', newsletter: letter.id })).toMatchObject({ ok: true, changed: true });
  const draft = await letterOf(staff, letter.id);
  await plan(null, draft?.updated_at);
  await shop.tick('newsletter-send');
  expect(await ask(staff, { act: 'cancel', newsletter: letter.id })).toMatchObject({ code: 'newsletter_closed' });
  const empty = wanted({ subject: inAll('') });
  expect(await plan(null, (await save(staff, empty)).version, empty.id)).toMatchObject({
    code: 'newsletter_incomplete',
  });
  const coupon = {
    id: '9',
    kind: 'coupon',
    code: `NONE-${randomUUID().slice(0, 6).toUpperCase()}`,
    text: inAll('−10 %', '−10 %'),
  } as const;
  const dead = wanted({ blocks: [coupon] });
  expect(await plan(null, (await save(staff, dead)).version, dead.id)).toMatchObject({ code: 'coupon_unknown' });
  expect(await ask(staff, { act: 'archive', newsletter: letter.id })).toMatchObject({ ok: true, changed: true });
  const archived = letterPage.parse(await read(staff, 'list_newsletters', { view: 'archived' }));
  expect(archived?.letters.map(({ id }) => id)).toContain(letter.id);
});

it('shows how it looks, with the prices of now, and sends a test to whoever asks, to nobody else', async () => {
  const staff = await makeOpenStaff(shop);
  const bystander = await subscribed();
  const id = `coat-${randomUUID().slice(0, 8)}`;
  await addProduct(shop.sql, id, { price: 9000, stock: { 'M/sage': 2 } });
  await shop.sql`update products set sale_price = 7000 where id = ${id}`;
  const subject = `Bandau ${randomUUID().slice(0, 8)}`;
  const letter = wanted({
    subject: inAll(subject),
    blocks: [{ id: '1', kind: 'products', products: [id, 'unknown'] }],
  });
  const { subject: kept, blocks } = letter;
  const { mail } = await ask(staff, { act: 'preview', subject: kept, blocks, language: 'lt' });
  expect(mail.html).toContain('70,00');
  expect(mail.text).toContain(`${shop.siteUrl}/lt/product/${id}`);
  expect(mail.text).toContain('Mažiausia kaina per 30 dienų');
  await save(staff, letter);
  const request = randomUUID();
  for (let press = 0; press < 2; press += 1)
    expect(await ask(staff, { act: 'test', newsletter: letter.id, language: 'lt', request })).toMatchObject({
      ok: true,
      recipient: staff.email,
    });
  await shop.tick('send-outbox');
  expect(await letters(staff.email, `Bandymas: ${subject}`)).toHaveLength(1);
  expect(await letters(bystander, `Bandymas: ${subject}`)).toEqual([]);
  expect((await letterOf(staff, letter.id))?.result.recipients).toBe(0);
});

it('takes no letter with a link out of the shop, control characters in its subject, or a kind of block that is none', async () => {
  const staff = await makeOpenStaff(shop);
  const text = inAll('a', 'b', 'c');
  for (const changes of [
    { blocks: [{ id: '1', kind: 'button', path: 'https://evil.example', text }] },
    { blocks: [{ id: '1', kind: 'button', path: 'javascript:alert(1)', text }] },
    { blocks: [{ id: '1', kind: 'html', text }] },
    { blocks: [{ id: '1', kind: 'picture', picture: '../../secret', path: null, text }] },
    { subject: inAll('Ruduo\r\nBcc: everybody@example.com') },
    { blocks: [{ id: '1', kind: 'products', products: [] }] },
  ])
    expect(await save(staff, wanted(changes as never)), JSON.stringify(changes)).toMatchObject({
      code: 'invalid_request',
    });
});
