import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Asked, hookOf, linkIn, person } from './auth-hook.ts';
import { shopUnderTest } from './shop-under-test.ts';

const shop = shopUnderTest({ quiet: ['log'] });
const { ask } = hookOf(shop);

describe('the letter', () => {
  const led = async (asked: Asked) => {
    const email = person();
    await ask({ email, ...asked, data: { token_hash: 'pkce_abc123', ...asked.data } });
    const [mail] = await shop.inbox(email);
    expect(mail?.html).not.toContain('evil');
    const link = new URL(linkIn(mail?.text));
    expect(mail?.html).toContain(link.href.replaceAll('&', '&amp;'));
    return { page: link.href.split('#')[0]?.replace(shop.siteUrl, ''), brought: link.hash };
  };

  it.each([
    ['signup', '/en'],
    ['recovery', '/en/reset-password'],
  ])('of %s leads to a page of the shop, the token in the fragment', async (action, page) => {
    for (const redirectTo of ['', `${shop.siteUrl}/`, 'https://evil.example/steal']) {
      const link = await led({ action, data: { redirect_to: redirectTo } });
      expect(link).toEqual({ page, brought: `#type=${action}&token_hash=pkce_abc123` });
    }
  });

  it.each([
    ['our own page', '{shop}/lt/account?tab=orders', '/lt/account?tab=orders'],
    ['our own page with something behind it', '{shop}/ru/account#access_token=x', '/ru/account'],
    ['our own page in no language', '{shop}/account', '/en/account'],
    ['our home page in another language', '{shop}/ru', '/ru'],
    ['another shop', 'https://evil.example/lt/account', '/en'],
    ['our name in front of another', 'https://gija.lt.evil.example/', '/en'],
    ['our address in front of another', '{shop}@evil.example/', '/en'],
    ['a path that is another host', '//evil.example/', '/en'],
    ['our address with another host for a path', '{shop}//evil.example', '/en'],
    ['the same with the other slash', '{shop}/\\\\evil.example', '/en'],
    ['a script', 'javascript:alert(1)', '/en'],
  ])('asked to lead to %s leads only to what is ours', async (_, redirectTo, page) => {
    const link = await led({ data: { redirect_to: redirectTo.replace('{shop}', shop.siteUrl) } });
    expect(link).toEqual({ page, brought: '#type=signup&token_hash=pkce_abc123' });
  });

  it('of a new password leads to its page alone, in the language of the page that asked', async () => {
    const link = await led({ action: 'recovery', data: { redirect_to: `${shop.siteUrl}/ru/account?tab=orders` } });
    expect(link.page).toBe('/ru/reset-password');
  });

  it('of a change of address goes to both mailboxes, each with its own token, which the service has crosswise', async () => {
    const [current, wanted] = [person(), person()];
    const data = { token: '111111', token_hash: 'hashofnew', token_new: '222222', token_hash_new: 'hashofcurrent' };
    await ask({ action: 'email_change', email: current, user: { new_email: wanted }, data });
    const tokens = [];
    for (const email of [current, wanted]) {
      const [mail, ...more] = await shop.inbox(email);
      expect(more).toEqual([]);
      const parameters = new URLSearchParams(new URL(linkIn(mail?.text)).hash.slice(1));
      tokens.push([mail?.subject, parameters.get('type'), parameters.get('token_hash')]);
      expect(mail?.text).not.toMatch(/111111|222222/);
      expect(mail?.text).not.toContain(email === current ? wanted : current);
    }
    expect(tokens).toEqual([
      ['Confirm the change of your e-mail address', 'email_change', 'hashofcurrent'],
      ['Confirm your new e-mail address', 'email_change', 'hashofnew'],
    ]);
  });

  it('of a change that only the new mailbox confirms goes there alone and speaks of no other', async () => {
    const [current, wanted] = [person(), person()];
    await ask({ action: 'email_change', email: current, user: { new_email: wanted } });
    expect(await shop.inbox(current)).toEqual([]);
    const [mail] = await shop.inbox(wanted);
    expect(mail?.text).not.toContain('both');
  });

  it('with a code has the code and no link, and not in the subject, which others see', async () => {
    const email = person();
    await ask({ action: 'reauthentication', email, data: { token: '918273', token_hash: '' } });
    const [mail] = await shop.inbox(email);
    expect(mail?.text).toContain('918273');
    expect(mail?.html).toContain('>918273</p>');
    expect(mail?.subject).not.toContain('918273');
    expect(linkIn(mail?.text)).toBe('');
  });

  it('to an address that has an account says so once a day, and carries no token', async () => {
    const email = person();
    const id = randomUUID();
    await shop.sql`insert into auth.users (id, email) values (${id}, ${email})`;
    const payload = shop.sql.json({ action: 'user_repeated_signup', actor_id: id });
    await shop.sql`insert into auth.audit_log_entries (id, payload) values (${randomUUID()}, ${payload})`;
    for (let count = 0; count < 2; count += 1) await ask({ email, user: { id }, data: { token: '', token_hash: '' } });
    await shop.tick('send-outbox');
    const [mail, ...more] = await shop.inbox(email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('You have an account already');
    expect(mail?.text).toContain(`${shop.siteUrl}/en/auth`);
    expect(linkIn(mail?.text)).toBe('');
  });
});

describe('the language', () => {
  const subjects = { en: 'Set a new password', lt: 'Susikurkite naują slaptažodį', ru: 'Задайте новый пароль' };
  async function subjectFor(language: string | undefined, path: string, profile?: string) {
    const email = person();
    const id = randomUUID();
    if (profile !== undefined) {
      const data = shop.sql.json({ language: profile });
      await shop.sql`insert into auth.users (id, email, raw_user_meta_data) values (${id}, ${email}, ${data})`;
    }
    const user = { id, user_metadata: language === undefined ? null : { language } };
    await ask({ action: 'recovery', email, user, data: { redirect_to: shop.siteUrl + path } });
    return (await shop.inbox(email))[0]?.subject;
  }

  it('is the user’s, else the profile’s, else the page’s, else Lithuanian', async () => {
    expect(await subjectFor('RU', '/en/reset-password', 'lt')).toBe(subjects.ru);
    expect(await subjectFor(undefined, '/ru/reset-password', 'en')).toBe(subjects.en);
    expect(await subjectFor('xx', '/ru/reset-password')).toBe(subjects.ru);
    expect(await subjectFor(undefined, '/reset-password')).toBe(subjects.lt);
  });
});
