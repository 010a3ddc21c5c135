import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Asked, hookOf, now, person, type Signing, signed } from './auth-hook.ts';
import { shopUnderTest } from './shop-under-test.ts';

const shop = shopUnderTest();
const { ask, bodyOf, deliver } = hookOf(shop);
const lines: string[] = [];
beforeEach(() => {
  lines.length = 0;
  for (const level of ['log', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((line: unknown) => void lines.push(String(line)));
  }
});
afterEach(async () => {
  vi.restoreAllMocks();
  await shop.mailTrouble({ down: false, fail: 0, lose: 0 });
});

describe('the signature', () => {
  it('of the auth service lets one mail out, at once', async () => {
    const email = person();
    expect(await ask({ email })).toEqual({ status: 200, body: {} });
    const [mail, ...more] = await shop.inbox(email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Confirm your e-mail address');
  });

  it.each([
    ['two parted by a space, ours last', (right: string) => `v1,${'A'.repeat(43)}= ${right}`],
    ['two as the hosted service parts them, ours last', (right: string) => `v1,${'A'.repeat(43)}=, ${right}`],
    ['two as the hosted service parts them, ours first', (right: string) => `${right}, v1,${'A'.repeat(43)}=`],
    ['an asymmetric one beside ours', (right: string) => `v1a,${'A'.repeat(86)}== ${right}`],
  ])('may be one of a list: %s', async (_, signature) => {
    expect((await deliver(signed(bodyOf(), { signature }))).status).toBe(200);
  });

  const other = Buffer.alloc(32, 7).toString('base64');
  it.each<[string, Signing]>([
    ['by another key', { key: other }],
    ['of another version', { signature: (right) => right.replace('v1,', 'v2,') }],
    ['that is empty', { signature: () => '' }],
    ['that is cut off', { signature: (right) => right.slice(0, -4) }],
    ['from six minutes ago', { at: now() - 360 }],
    ['from six minutes ahead', { at: now() + 360 }],
    ['with a time that is none', { at: Number.NaN }],
  ])('%s is refused, and nothing is sent', async (_, signing) => {
    const email = person();
    const answer = await deliver(signed(bodyOf({ email }), signing));
    expect(answer).toEqual({ status: 401, body: { error: { http_code: 401, message: 'The signature is not valid' } } });
    expect(await shop.inbox(email)).toEqual([]);
  });

  it('is over id, time and body: none of them can be changed', async () => {
    const good = signed(bodyOf());
    const changed = [
      { ...good, body: `${good.body} ` },
      { ...good, headers: { ...good.headers, 'webhook-id': randomUUID() } },
      { ...good, headers: { ...good.headers, 'webhook-timestamp': String(now() - 1) } },
    ];
    for (const message of changed) expect((await deliver(message)).status).toBe(401);
    expect((await deliver(good)).status).toBe(200);
  });

  it('is looked at before the body is read, and only of what is posted', async () => {
    expect((await deliver(signed('no json', { key: other }))).status).toBe(401);
    expect((await deliver(signed('no json'))).status).toBe(400);
    const response = await shop.get('auth-email');
    expect([response.status, await response.json()]).toEqual([
      405,
      { error: { http_code: 405, message: 'This method is not allowed' } },
    ]);
  });
});

describe('a message that comes again', () => {
  it('sends once: replayed, tried again under a new id, or four at a time', async () => {
    const email = person();
    const body = bodyOf({ email });
    const message = signed(body);
    // Six in all: every one that comes again is counted among the mailbox’s six.
    await Promise.all(Array.from({ length: 4 }, () => deliver(message)));
    expect((await deliver(message)).status).toBe(200);
    expect((await deliver(signed(body))).status).toBe(200);
    expect(await shop.inbox(email)).toHaveLength(1);
  });

  it('sends after all when the provider was down, and once when its answer was lost', async () => {
    const email = person();
    const message = signed(bodyOf({ email }));
    await shop.mailTrouble({ lose: 1 });
    expect((await deliver(message)).status).toBe(500);
    expect((await deliver(message)).status).toBe(200);
    expect(await shop.inbox(email)).toHaveLength(1);
  });
});

it('tells the auth service when the provider takes no mail, and logs neither address nor token', async () => {
  await shop.mailTrouble({ down: true });
  const email = person();
  const tokenHash = `pkce_${randomUUID().replaceAll('-', '')}`;
  const answer = await ask({ email, data: { token_hash: tokenHash } });
  expect(answer).toEqual({
    status: 500,
    body: { error: { http_code: 500, message: 'The mail could not be sent, please try again later' } },
  });
  expect(lines.join('\n')).toContain('mail_not_sent');
  expect(lines.join('\n')).not.toContain(email);
  expect(lines.join('\n')).not.toContain(tokenHash);
});

it('logs nothing of who asked when all is well', async () => {
  const email = person();
  const body = bodyOf({ email, action: 'reauthentication', data: { token: '918273' } });
  await deliver(signed(body));
  expect(lines.join('\n')).toContain('"function":"auth-email"');
  expect(lines.join('\n')).not.toMatch(/918273|@example|#type/);
});

describe('the shape', () => {
  it.each<[string, Asked]>([
    ['an address that is none', { email: 'ruta' }],
    ['an address that would forge a header', { email: 'ruta@example.com\r\nBcc: all@example.com' }],
    ['no user', { user: { id: undefined } }],
    ['a token that is no text', { data: { token_hash: 5 } }],
    ['a link without its token', { action: 'recovery', data: { token_hash: '' } }],
    ['a code that is none', { action: 'reauthentication', data: { token: '<b>1</b>' } }],
    ['a change of address to nowhere', { action: 'email_change', data: { token_hash_new: 'x' } }],
    ['a change to an address that is none', { action: 'email_change', user: { new_email: 'nobody' } }],
    ['no kind', { data: { email_action_type: undefined } }],
  ])('with %s is refused', async (_, asked) => {
    const answer = await ask(asked);
    expect(answer).toMatchObject({ status: 400, body: { error: { http_code: 400 } } });
  });

  it.each([
    'magiclink',
    'invite',
    'phone_changed_notification',
    'identity_linked_notification',
    'identity_unlinked_notification',
    'sms',
  ])('of a kind that the shop does not have is named: %s', async (action) => {
    const message = `The shop sends no mail of this kind: ${action}`;
    expect(await ask({ action })).toEqual({ status: 422, body: { error: { http_code: 422, message } } });
  });

  it('that is huge is cut off', async () => {
    expect((await ask({ user: { user_metadata: { note: 'x'.repeat(250_000) } } })).status).toBe(413);
  });
});

describe('one mailbox', () => {
  it('gets six letters of a kind an hour, however its address is spelled; the auth service is told when it had them', async () => {
    const name = randomUUID();
    const spelled = (count: number) => `${name}+${count}@example.com`;
    const answers = [];
    for (let count = 0; count < 8; count += 1) answers.push(await ask({ action: 'recovery', email: spelled(count) }));
    expect(answers.map(({ status }) => status)).toEqual([...Array(6).fill(200), 429, 429]);
    const inboxes = await Promise.all(answers.map((_, count) => shop.inbox(spelled(count))));
    expect(inboxes.flat()).toHaveLength(6);
    const email = `${name}@example.com`;
    await ask({ action: 'signup', email });
    expect(await shop.inbox(email)).toHaveLength(1);
  });

  it('is full for a change of address too, and then the person who is signed in is told, and neither mailbox gets one', async () => {
    const wanted = person();
    const change = (email: string) =>
      ask({ action: 'email_change', email, user: { new_email: wanted }, data: { token_hash_new: randomUUID() } });
    for (let count = 0; count < 6; count += 1) expect((await change(person())).status).toBe(200);
    const last = person();
    expect(await change(last)).toMatchObject({ status: 429, body: { error: { http_code: 429 } } });
    expect(await shop.inbox(last)).toEqual([]);
    expect(await shop.inbox(wanted)).toHaveLength(6);
  });
});

describe('a change that the auth service tells of', () => {
  it.each([
    ['password_changed_notification', 'Your password has been changed'],
    ['mfa_factor_enrolled_notification', 'An authenticator app was added'],
    ['mfa_factor_unenrolled_notification', 'An authenticator app was removed'],
  ])('is told to the owner: %s', async (action, subject) => {
    const email = person();
    expect((await ask({ action, email, data: { token: '', token_hash: '' } })).status).toBe(200);
    await shop.tick('send-outbox');
    expect((await shop.inbox(email)).map((mail) => mail.subject)).toEqual([subject]);
  });

  it('of address is told to the old one too, and loses nothing while the provider is down', async () => {
    await shop.mailTrouble({ down: true });
    const [email, old] = [person(), person()];
    const asked = { action: 'email_changed_notification', email, data: { token_hash: '', old_email: old } };
    expect((await ask(asked)).status).toBe(200);
    await shop.mailTrouble({ down: false });
    await shop.tick('send-outbox');
    for (const mailbox of [email, old]) expect(await shop.inbox(mailbox)).toHaveLength(1);
  });

  it('by the shop is told to both addresses, and once although the auth service tells of it too', async () => {
    const [email, old, id] = [person(), person(), randomUUID()];
    await shop.sql`select owe_account_notice(${id}, 'email_changed', ${[email, old]}, 'ru')`;
    await ask({ action: 'email_changed_notification', email, user: { id }, data: { old_email: old } });
    await shop.sql`select owe_account_notice(${id}, 'signed_out', ${[email]}, 'lt')`;
    await shop.tick('send-outbox');
    const subjects = async (mailbox: string) => (await shop.inbox(mailbox)).map((mail) => mail.subject).toSorted();
    expect(await subjects(old)).toEqual(['Адрес эл. почты вашего аккаунта изменён']);
    expect(await subjects(email)).toEqual(['Atsijungta jūsų įrenginiuose', 'Адрес эл. почты вашего аккаунта изменён']);
  });
});
