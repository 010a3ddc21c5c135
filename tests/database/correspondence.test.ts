import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addProduct } from '#tests/support/order-rows.ts';
import { databaseUnderTest } from './harness.ts';

const database = databaseUnderTest();

const hash = async (text: string) => {
  const [row] = await database.sql<{ hash: string }[]>`select hash_secret(${text}) as hash`;
  return row?.hash ?? '';
};
const request = async (email: string, seed = randomUUID()) => {
  const [confirm, unsubscribe] = [await hash(seed), await hash(email)];
  await database.as(
    'service_role',
    {},
    (sql) =>
      sql`select request_newsletter(${randomUUID()}, ${email}, 'lt', 'footer', 'v1', ${seed}, ${confirm}, ${unsubscribe})`,
  );
  return { confirm, unsubscribe };
};
const owed = async (email: string) => {
  const rows = await database.sql<
    { kind: string }[]
  >`select kind from outbox where recipient = ${email} order by created_at`;
  return rows.map((row) => row.kind);
};

describe('the newsletter', () => {
  it('owes one mail to an address that many requests name at once, and knows it once', async () => {
    const email = `${randomUUID()}@example.com`;
    await Promise.all(Array.from({ length: 12 }, () => request(email)));
    expect(await owed(email)).toEqual(['newsletter_confirm']);
    expect(await database.sql`select 1 from newsletter_subscribers where email = ${email}`).toHaveLength(1);
  });

  it('is confirmed once by callers who come all at once, with one proof and one welcome', async () => {
    const email = `${randomUUID()}@example.com`;
    const { confirm } = await request(email);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        database.as('service_role', {}, async (sql) => {
          const [row] = await sql<{ known: boolean }[]>`select confirm_newsletter(${confirm}) as known`;
          return row?.known;
        }),
      ),
    );
    expect(answers.filter((known) => known === true)).toHaveLength(1);
    expect(await owed(email)).toEqual(['newsletter_confirm', 'newsletter_welcome']);
    expect(await database.sql`select 1 from consents where email = ${email}`).toHaveLength(1);
  });

  it('keeps proof as it was written', async () => {
    const email = `${randomUUID()}@example.com`;
    const { confirm } = await request(email);
    await database.sql`select confirm_newsletter(${confirm})`;
    await expect(database.sql`update consents set text_version = 'other' where email = ${email}`).rejects.toThrow(
      'append-only',
    );
  });

  it('shows nobody the hashes of tokens', async () => {
    await expect(
      database.as('authenticated', {}, (sql) => sql`select confirmation_token_hash from newsletter_subscribers`),
    ).rejects.toThrow('permission denied');
  });
});

it('owes a notice of stock once, whoever runs the job at the same time', async () => {
  const [variant] = await addProduct(database.sql, 'waited-dress', { stock: { 'M/sage': 3 } });
  const email = `${randomUUID()}@example.com`;
  await database.sql`
    insert into back_in_stock_requests (variant_id, email, language, token_hash, confirmed_at)
    values (${variant?.id ?? ''}, ${email}, 'lt', ${await hash(email)}, now())`;
  await Promise.all(
    Array.from({ length: 6 }, () => database.as('service_role', {}, (sql) => sql`select owe_stock_notices()`)),
  );
  expect(await owed(email)).toEqual(['stock_notice']);
});

describe('what is forgotten', () => {
  const forget = () => database.as('service_role', {}, (sql) => sql`select forget_correspondence()`);

  it('keeps letters and proofs of consent for two years and no longer', async () => {
    const [old, young] = [`old-${randomUUID()}@example.com`, `young-${randomUUID()}@example.com`];
    const { sql } = database;
    for (const [email, age] of [
      [old, '2 years 1 day'],
      [young, '1 year 364 days'],
    ] as const)
      await sql.unsafe(`
        insert into contact_messages (first_name, last_name, email, subject, message, language, created_at)
        values ('Rūta', 'Ona', '${email}', 'Dydis', 'Ar tiks M?', 'lt', now() - interval '${age}');
        insert into consents (purpose, granted, device_hash, email, text_version, language, source, given_at) values
          ('analytics', true, hash_secret('${email}'), null, '1', 'lt', 'cookies', now() - interval '${age}'),
          ('newsletter', true, null, '${email}', '1', 'lt', 'footer', now() - interval '${age}'),
          ('terms', true, null, '${email}', '1', 'lt', 'checkout', now() - interval '${age}');
        insert into newsletter_subscribers (email, language, status, unsubscribed_at)
        values ('${email}', 'lt', 'unsubscribed', now() - interval '${age}');`);
    await forget();
    const count = async (email: string) => {
      const [row] = await sql<{ letters: number; subscribers: number; consents: string[] }[]>`
        select
          (select count(*)::integer from contact_messages where email = ${email}) as letters,
          (select count(*)::integer from newsletter_subscribers where email = ${email}) as subscribers,
          array(
            select purpose from consents where email = ${email} or device_hash = hash_secret(${email}) order by purpose
          ) as consents`;
      return row;
    };
    expect(await count(old)).toEqual({ letters: 0, subscribers: 0, consents: ['terms'] });
    expect(await count(young)).toEqual({ letters: 1, subscribers: 1, consents: ['analytics', 'newsletter', 'terms'] });
  });

  it('keeps the proof for as long as the newsletter is read', async () => {
    const email = `${randomUUID()}@example.com`;
    await database.sql`
      insert into consents (purpose, granted, email, text_version, language, source, given_at)
      values ('newsletter', true, ${email}, '1', 'lt', 'footer', now() - interval '5 years')`;
    await database.sql`
      insert into newsletter_subscribers (email, language, status, confirmed_at)
      values (${email}, 'lt', 'confirmed', now() - interval '5 years')`;
    await forget();
    expect(await database.sql`select 1 from consents where email = ${email}`).toHaveLength(1);
  });
});
