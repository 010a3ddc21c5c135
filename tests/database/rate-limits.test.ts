import { describe, expect, it } from 'vitest';
import { databaseUnderTest } from './harness.ts';

const database = databaseUnderTest();

const take = (bucket: string, subject: string, maximum: number, seconds = 60) =>
  database.as('service_role', {}, async (sql) => {
    const [row] = await sql<{ taken: boolean }[]>`
      select take_rate_limit(${bucket}, ${subject}, ${maximum}, ${seconds}) as taken`;
    return row?.taken;
  });

describe('take_rate_limit', () => {
  it('gives exactly the maximum to callers who come all at once', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, () => take('checkout', '192.0.2.1', 7)));
    expect(answers.filter((answer) => answer === true)).toHaveLength(7);
  });

  it('counts subjects and buckets apart', async () => {
    expect(await take('contact', 'a', 1)).toBe(true);
    expect(await take('contact', 'a', 1)).toBe(false);
    expect(await take('contact', 'b', 1)).toBe(true);
    expect(await take('newsletter', 'a', 1)).toBe(true);
  });

  it('begins again when the window is over, and does not move the window with every try', async () => {
    expect([await take('pin', 'x', 1), await take('pin', 'x', 1)]).toEqual([true, false]);
    const [before] = await database.sql`select window_ends_at from rate_limits where bucket = 'pin'`;
    await take('pin', 'x', 1);
    const [after] = await database.sql`select window_ends_at from rate_limits where bucket = 'pin'`;
    expect(after).toEqual(before);
    await database.sql`update rate_limits set window_ends_at = now() - interval '1 second' where bucket = 'pin'`;
    expect([await take('pin', 'x', 1), await take('pin', 'x', 1)]).toEqual([true, false]);
  });

  it('keeps no subject, and no hash that another database would have', async () => {
    await take('contact', 'ruta@example.com', 1);
    const rows = await database.sql<{ subject_hash: string }[]>`select * from rate_limits`;
    expect(JSON.stringify(rows)).not.toContain('ruta');
    const [plain] = await database.sql<{ hash: string }[]>`select hash_secret('ruta@example.com') as hash`;
    expect(rows.map((row) => row.subject_hash)).not.toContain(plain?.hash);
  });

  it('refuses a limit that limits nothing', async () => {
    await expect(take('contact', 'c', 0)).rejects.toThrow('a limit needs');
    await expect(take('contact', 'c', 1, 0)).rejects.toThrow('a limit needs');
  });

  it('is called by functions alone', async () => {
    for (const role of ['anon', 'authenticated'] as const)
      await expect(
        database.as(role, {}, (sql) => sql`select take_rate_limit('checkout', 'a', 1000, 1)`),
      ).rejects.toThrow('permission denied');
  });

  it('forgets windows that are over, those alone', async () => {
    await take('contact', 'still open', 1);
    await database.sql`update rate_limits set window_ends_at = now() - interval '1 day' where bucket = 'checkout'`;
    await database.as('service_role', {}, (sql) => sql`select forget_rate_limits()`);
    const left = await database.sql<{ bucket: string }[]>`select distinct bucket from rate_limits`;
    expect(left.map((row) => row.bucket)).not.toContain('checkout');
    expect(left.map((row) => row.bucket)).toContain('contact');
  });
});
