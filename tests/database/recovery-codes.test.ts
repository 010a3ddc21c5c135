import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { databaseUnderTest } from './harness.ts';

const database = databaseUnderTest();
const hash = (digit: string) => digit.repeat(64);

async function person(): Promise<string> {
  const id = randomUUID();
  await database.sql`insert into auth.users (id, email) values (${id}, ${`${id}@example.com`})`;
  return id;
}
async function ask(name: string, ...values: (string | string[])[]): Promise<unknown> {
  const [row] = await database.sql`
    select ${database.sql(name)}(${values.map((value, at) => (at === 0 ? database.sql`${value}` : database.sql`, ${value}`))}) as answer`;
  return row?.['answer'];
}

describe('recovery codes', () => {
  it('are replaced as a whole, also by two at once', async () => {
    const id = await person();
    await Promise.all(
      ['0', '1', '2', '3'].map((first) =>
        ask('replace_recovery_codes', id, [hash(first), hash(`${first}a`).slice(64)]),
      ),
    );
    expect(await ask('count_recovery_codes', id)).toBe(2);
    expect(await ask('replace_recovery_codes', id, [])).toBe(0);
    expect(await ask('count_recovery_codes', id)).toBe(0);
  });

  it('are taken by one of many at once, and count no longer', async () => {
    const id = await person();
    await ask('replace_recovery_codes', id, [hash('a'), hash('b')]);
    const taken = await Promise.all(Array.from({ length: 8 }, () => ask('take_recovery_code', id, hash('a'))));
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await ask('count_recovery_codes', id)).toBe(1);
    expect(await ask('take_recovery_code', await person(), hash('b'))).toBe(false);
  });

  it('count again when they are given back, or when whoever took them was not heard of for a minute', async () => {
    const id = await person();
    await ask('replace_recovery_codes', id, [hash('a')]);
    expect(await ask('give_back_recovery_code', id, hash('a'))).toBe(false);
    expect(await ask('take_recovery_code', id, hash('a'))).toBe(true);
    expect(await ask('give_back_recovery_code', id, hash('a'))).toBe(true);
    expect(await ask('take_recovery_code', id, hash('a'))).toBe(true);
    await database.sql`update recovery_codes set used_at = now() - interval '59 seconds' where user_id = ${id}`;
    expect(await ask('take_recovery_code', id, hash('a'))).toBe(false);
    await database.sql`update recovery_codes set used_at = now() - interval '61 seconds' where user_id = ${id}`;
    expect(await ask('take_recovery_code', id, hash('a'))).toBe(true);
  });

  it.each(['anon', 'authenticated'] as const)('are no matter of %s', async (role) => {
    const id = await person();
    await expect(
      database.as(role, { sub: id }, (sql) => sql`select take_recovery_code(${id}, ${hash('a')})`),
    ).rejects.toThrow('permission denied');
    await expect(
      database.as(role, { sub: id }, (sql) => sql`select replace_recovery_codes(${id}, ${[hash('a')]})`),
    ).rejects.toThrow('permission denied');
  });
});
