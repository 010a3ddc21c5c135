import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { databaseUnderTest } from './harness.ts';

const database = databaseUnderTest();

async function account(language?: string) {
  const id = randomUUID();
  const email = `${id}@example.com`;
  const data = database.sql.json(language === undefined ? {} : { language });
  await database.sql`insert into auth.users (id, email, raw_user_meta_data) values (${id}, ${email}, ${data})`;
  return { id, email };
}

const owe = (id: string, change: string, recipients: readonly string[], language: string | null = null) =>
  database.as('service_role', {}, async (sql) => {
    const [row] = await sql<{ owed: number }[]>`
      select owe_account_notice(${id}, ${change}, ${[...recipients]}, ${language}) as owed`;
    return row?.owed;
  });

const owedTo = (email: string) =>
  database.sql`select kind, language, payload, state from outbox where recipient = ${email} order by created_at`;

describe('owe_account_notice', () => {
  it('owes each mailbox one, in the language of the profile, or in the one that is given', async () => {
    const { id, email } = await account('ru');
    expect(await owe(id, 'email_changed', [email, ' Old@Example.COM ', email])).toBe(2);
    expect(await owedTo(email)).toMatchObject([
      { kind: 'account_notice', language: 'ru', payload: { change: 'email_changed', account: id } },
    ]);
    expect(await owe(id, 'signed_out', [email], 'en')).toBe(1);
    expect(await owedTo(email)).toMatchObject([{ language: 'ru' }, { language: 'en' }]);
    const gone = randomUUID();
    await owe(gone, 'signed_out', ['gone@example.com']);
    expect(await owedTo('gone@example.com')).toMatchObject([{ language: 'lt' }]);
  });

  it('says when it happened, to the second, in UTC', async () => {
    const { id, email } = await account();
    await owe(id, 'signed_out', [email]);
    const [row] = await owedTo(email);
    expect(row?.['payload'].at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    expect(Math.abs(Date.parse(row?.['payload'].at) - Date.now())).toBeLessThan(60_000);
  });

  it('tells a change once, though twenty tell of it at once, and tells the same again after ten minutes', async () => {
    const { id, email } = await account();
    const owed = await Promise.all(Array.from({ length: 20 }, () => owe(id, 'password_changed', [email])));
    expect(owed.reduce<number>((sum, count) => sum + (count ?? 0), 0)).toBe(1);
    expect(await owe(id, 'factor_added', [email])).toBe(1);
    await database.sql`update outbox set created_at = now() - interval '11 minutes' where recipient = ${email}`;
    expect(await owe(id, 'password_changed', [email])).toBe(1);
  });

  it('knows no other changes, and writes to no address that is none', async () => {
    const { id } = await account();
    await expect(owe(id, 'price_changed', ['ruta@example.com'])).rejects.toThrow('no notice is written');
    expect(await owe(id, 'password_changed', ['nobody', 'a@b.c\r\nBcc: d@e.f', ''])).toBe(0);
  });

  it('keeps what was told for a month', async () => {
    const { id, email } = await account();
    await owe(id, 'password_changed', [email]);
    await database.sql`
      update outbox set state = 'sent', created_at = now() - interval '31 days' where recipient = ${email}`;
    await owe((await account()).id, 'password_changed', ['other@example.com']);
    expect(await owedTo(email)).toEqual([]);
  });
});

describe('a sign-up with an address that has an account', () => {
  beforeAll(async () => {
    // The hosted auth service brings the table; where the test's database has none, one of the same shape stands in.
    await database.sql.unsafe(`
      create table if not exists auth.audit_log_entries (
        instance_id uuid, id uuid primary key, payload json, created_at timestamptz, ip_address varchar(64) not null default ''
      );
      create or replace trigger tell_of_known_address after insert on auth.audit_log_entries
        for each row execute function public.tell_of_known_address();`);
  });

  const writeDown = (action: string, actor: string) =>
    database.sql`
      insert into auth.audit_log_entries (id, payload, created_at)
      values (${randomUUID()}, ${database.sql.json({ action, actor_id: actor, log_type: 'user' })}, now())`;

  it('is told to its owner, once a day', async () => {
    const { id, email } = await account('en');
    await writeDown('login', id);
    expect(await owedTo(email)).toEqual([]);
    for (let count = 0; count < 3; count += 1) await writeDown('user_repeated_signup', id);
    expect(await owedTo(email)).toMatchObject([{ kind: 'account_known', language: 'en', payload: {} }]);
  });

  it('is answered as ever when its owner cannot be told', async () => {
    await writeDown('user_repeated_signup', randomUUID());
    await writeDown('user_repeated_signup', 'not an id');
    await database.sql`insert into auth.audit_log_entries (id) values (${randomUUID()})`;
    const [row] = await database.sql`select count(*)::int as written from auth.audit_log_entries`;
    expect(row?.['written']).toBeGreaterThanOrEqual(3);
  });
});

it('is the service’s alone', async () => {
  const { id, email } = await account();
  for (const role of ['anon', 'authenticated'] as const) {
    const asRole = (work: (sql: typeof database.sql) => Promise<unknown>) => database.as(role, { sub: id }, work);
    await expect(asRole((sql) => sql`select owe_account_notice(${id}, 'signed_out', ${[email]})`)).rejects.toThrow(
      'denied',
    );
    await expect(asRole((sql) => sql`select read_account_language(${id})`)).rejects.toThrow('permission denied');
  }
});
