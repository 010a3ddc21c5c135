import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { customer } from './customer-calls.ts';
import { databaseUnderTest } from './harness.ts';

const database = databaseUnderTest();

type Hook = 'hook_password_verification_attempt' | 'hook_mfa_verification_attempt';

async function attempt(hook: Hook, person: string, valid: boolean): Promise<Record<string, unknown>> {
  const event = { user_id: person, valid, factor_id: randomUUID(), factor_type: 'totp' };
  const [row] = await database.sql<{ answer: Record<string, unknown> }[]>`
    select ${database.sql(hook)}(${database.sql.json(event)}) as answer`;
  return row?.answer ?? {};
}

async function decisions(hook: Hook, person: string, valid: readonly boolean[]): Promise<unknown[]> {
  const answers: unknown[] = [];
  for (const one of valid) answers.push((await attempt(hook, person, one))['decision']);
  return answers;
}

const wrong = (times: number) => Array<boolean>(times).fill(false);

describe.each([
  ['hook_password_verification_attempt', 20],
  ['hook_mfa_verification_attempt', 10],
] as const)('%s', (hook, maximum) => {
  it(`lets ${maximum} wrong answers pass on, and then no answer at all, be it the right one`, async () => {
    const person = randomUUID();
    expect(new Set(await decisions(hook, person, wrong(maximum)))).toEqual(new Set(['continue']));
    expect(await decisions(hook, person, [false, true])).toEqual(['reject', 'reject']);
    expect(await decisions(hook, randomUUID(), [false, true])).toEqual(['continue', 'continue']);
  });

  it('forgets the wrong ones with a right one, and with the quarter of an hour', async () => {
    const person = randomUUID();
    await decisions(hook, person, [...wrong(maximum - 1), true]);
    expect(new Set(await decisions(hook, person, wrong(maximum)))).toEqual(new Set(['continue']));
    expect(await decisions(hook, person, [true])).toEqual(['reject']);
    await database.sql`update rate_limits set window_ends_at = now() - interval '1 second'`;
    expect(await decisions(hook, person, [true])).toEqual(['continue']);
  });

  it('is the auth service’s alone', async () => {
    for (const role of ['anon', 'authenticated', 'service_role'] as const)
      await expect(database.as(role, {}, (sql) => sql`select ${sql(hook)}('{}')`)).rejects.toThrow('permission denied');
    const [row] =
      await database.sql`select has_function_privilege('supabase_auth_admin', ${`${hook}(jsonb)`}, 'execute') as may`;
    expect(row?.['may']).toBe(true);
  });
});

it('a refused password reads like a wrong one: who has an account is not told', async () => {
  const person = randomUUID();
  await decisions('hook_password_verification_attempt', person, wrong(20));
  expect(await attempt('hook_password_verification_attempt', person, true)).toEqual({
    ...{ decision: 'reject', message: 'Invalid login credentials', should_logout_user: false },
  });
});

describe('a password that is locked', () => {
  const isLocked = async (person: string) =>
    (await database.sql`select password_attempts_are_used_up(${person}) as locked`)[0]?.['locked'];
  const locked = async () => {
    const { id } = await customer(database.sql);
    await database.sql`update auth.users set encrypted_password = 'old' where id = ${id}`;
    await decisions('hook_password_verification_attempt', id, wrong(20));
    return id;
  };

  it('is known to be after the twentieth wrong one, until the quarter of an hour is over', async () => {
    const { id } = await customer(database.sql);
    await decisions('hook_password_verification_attempt', id, wrong(19));
    expect(await isLocked(id)).toBe(false);
    await decisions('hook_password_verification_attempt', id, wrong(1));
    expect(await isLocked(id)).toBe(true);
    await database.sql`update rate_limits set window_ends_at = now() - interval '1 second'`;
    expect(await isLocked(id)).toBe(false);
  });

  it('is free again once a new one is set, and nobody else’s is', async () => {
    const [person, other] = [await locked(), await locked()];
    await database.sql`update auth.users set encrypted_password = 'new' where id = ${person}`;
    expect(await isLocked(person)).toBe(false);
    expect(await decisions('hook_password_verification_attempt', person, [true])).toEqual(['continue']);
    expect(await decisions('hook_password_verification_attempt', other, [true])).toEqual(['reject']);
  });

  it('is not freed by any other change, and the wrong codes of the second factor stay counted', async () => {
    const person = await locked();
    await decisions('hook_mfa_verification_attempt', person, wrong(10));
    await database.sql`update auth.users set encrypted_password = 'old', updated_at = now() where id = ${person}`;
    expect(await isLocked(person)).toBe(true);
    await database.sql`update auth.users set encrypted_password = 'new' where id = ${person}`;
    expect(await decisions('hook_mfa_verification_attempt', person, [true])).toEqual(['reject']);
  });
});
