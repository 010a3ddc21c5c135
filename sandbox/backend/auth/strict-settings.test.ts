import postgres from 'postgres';
import { describe, expect, it } from 'vitest';
import { authUnderTest, password } from '#tests/support/auth-under-test.ts';
import { createLimits } from './limits.ts';
import { isPassword } from './passwords.ts';
import { localSettings } from './settings.ts';

const auth = authUnderTest({
  authSettings: { requireReauthentication: true, requireCurrentPassword: false, notices: false, mailSeconds: 60 },
});

describe('a new password in an old session', () => {
  it('needs a mailed code, which counts once', async () => {
    const { client, email, id } = await auth.customer();
    expect((await client.auth.updateUser({ password: 'Pirma-gija-12' })).error).toBeNull();
    await auth.sql()`update auth.sessions set created_at = now() - interval '25 hours' where user_id = ${id}`;
    const set = async (word: string, nonce?: string) =>
      (await client.auth.updateUser({ password: word, ...(nonce ? { nonce } : {}) })).error?.code;
    expect(await set('Antra-gija-12')).toBe('reauthentication_needed');
    expect((await client.auth.reauthenticate()).error).toBeNull();
    const { token } = (await auth.mailed(email, 'reauthentication')).email_data;
    expect(await set('Antra-gija-12', token === '000000' ? '000001' : '000000')).toBe('reauthentication_not_valid');
    expect(await set('Antra-gija-12', token)).toBeUndefined();
    expect(await set('Trecia-gija-12', token)).toBe('reauthentication_not_valid');
  });
});

describe('who has an account', () => {
  it('shows neither in refusals of a second mail nor in those of a password', async () => {
    const { email } = await auth.customer();
    const ask = async (place: string, body: object) => {
      const answer = await auth.ask(place, { body });
      return [answer.status, await answer.json()];
    };
    for (const address of [email, 'niekas@example.com']) {
      expect(await ask('/auth/v1/recover', { email: address })).toEqual([200, {}]);
      expect(await ask('/auth/v1/recover', { email: address })).toEqual([
        429,
        { code: 'over_email_send_rate_limit', message: expect.stringMatching(/after (59|60) seconds/) },
      ]);
      expect(await ask('/auth/v1/token?grant_type=password', { email: address, password: 'wrong-one' })).toEqual([
        400,
        { code: 'invalid_credentials', message: 'Invalid login credentials' },
      ]);
    }
  });

  it('costs one hash to ask, whether the address is known or not', async () => {
    const statements: string[] = [];
    const sql = postgres(auth.databaseUrl(), {
      max: 1,
      debug: (_connection, query) => {
        statements.push(query);
      },
    });
    const hashes = () => statements.splice(0).filter((statement) => statement.includes('extensions.crypt')).length;
    expect([await isPassword(sql, password, undefined), hashes()]).toEqual([false, 1]);
    expect([await isPassword(sql, password, ''), hashes()]).toEqual([false, 1]);
    const [known] = await sql<
      { hash: string }[]
    >`select extensions.crypt(${password}, extensions.gen_salt('bf', 4)) as hash`;
    statements.length = 0;
    expect([await isPassword(sql, password, known?.hash), hashes()]).toEqual([true, 1]);
    expect([await isPassword(sql, password, known?.hash.replace('$2a$', '$2b$')), hashes()]).toEqual([true, 1]);
    await sql.end();
  });
});

describe('limits', () => {
  it('count a network address in five minutes, and a mailbox a kind', () => {
    const clock = { at: 0 };
    const settings = { ...localSettings, mailSeconds: 60, limits: { ...localSettings.limits, password: 2 } };
    const limits = createLimits(settings, () => clock.at);
    const take = (address: string) => () => limits.take('password', address);
    take('192.0.2.1')();
    take('192.0.2.1')();
    expect(take('192.0.2.1')).toThrow('Request rate limit reached');
    expect(take('192.0.2.2')).not.toThrow();
    const mail = (kind: string) => () => limits.takeMail(kind, 'ona@example.com');
    mail('recovery')();
    expect(mail('signup')).not.toThrow();
    expect(mail('recovery')).toThrow('after 60 seconds');
    clock.at = 60_000;
    expect(mail('recovery')).not.toThrow();
    clock.at = 300_000;
    expect(take('192.0.2.1')).not.toThrow();
  });
});
