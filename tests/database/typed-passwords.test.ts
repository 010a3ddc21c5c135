import { createHash, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { databaseUnderTest } from './harness.ts';

const database = databaseUnderTest();
const proof = 'what this browser alone keeps '.repeat(3);
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** Somebody who has signed up and waits for the mail, as the auth service writes it. */
async function signUp(data: Readonly<Record<string, string>> = { sign_up_proof: hashOf(proof) }): Promise<string> {
  const id = randomUUID();
  await database.sql`
    insert into auth.users (id, email, encrypted_password, confirmation_token, raw_user_meta_data)
    values (${id}, ${`${id}@example.com`}, 'hash of the typed one', ${id}, ${database.sql.json({ display_name: 'Rūta', ...data })})`;
  return id;
}

const confirm = (id: string) => database.sql`
  update auth.users set email_confirmed_at = now(), confirmation_token = '' where id = ${id}`;

async function keep(id: string, secret: string | null): Promise<boolean> {
  const [row] = await database.as(
    'authenticated',
    { sub: id },
    (sql) => sql`select keep_typed_password(${secret}) as kept`,
  );
  return row?.['kept'] as boolean;
}

async function accountOf(id: string) {
  const [row] = await database.sql`
    select encrypted_password as password, raw_user_meta_data::jsonb as data,
      exists (select from unproven_passwords where user_id = id) as waiting
    from auth.users where id = ${id}`;
  return row;
}

const withPassword = { password: 'hash of the typed one', waiting: false };
const without = { password: null, waiting: true };

describe('a password that was typed before the address was confirmed', () => {
  it('is set aside by the mail, and what showed where it was typed leaves the data of the person', async () => {
    const id = await signUp();
    await confirm(id);
    expect(await accountOf(id)).toEqual({ ...without, data: { display_name: 'Rūta' } });
  });

  it('comes back to the browser that it was typed in, once for every answer that is lost', async () => {
    const id = await signUp();
    await confirm(id);
    expect([await keep(id, proof), await keep(id, proof)]).toEqual([true, true]);
    expect(await accountOf(id)).toMatchObject(withPassword);
  });

  it('stays aside for every other browser', async () => {
    const id = await signUp();
    await confirm(id);
    for (const secret of ['', hashOf(proof), `${proof} `]) expect(await keep(id, secret), secret).toBe(false);
    expect(await accountOf(id)).toMatchObject(without);
  });

  it('stays aside where a stranger has sent the hash of what browsers without a proof might say', async () => {
    for (const guess of ['', 'null', 'undefined', '0']) {
      const id = await signUp({ sign_up_proof: hashOf(guess) });
      await confirm(id);
      expect(await keep(id, guess), `“${guess}”`).toBe(false);
      expect(await accountOf(id)).toMatchObject(without);
    }
    for (const odd of ['x', `${hashOf(proof)} `, hashOf(proof).toUpperCase()]) {
      const id = await signUp({ sign_up_proof: odd });
      await confirm(id);
      expect(await keep(id, proof), odd).toBe(false);
    }
  });

  it('without a proof only tells whether there is one', async () => {
    const id = await signUp();
    await confirm(id);
    expect(await keep(id, null)).toBe(false);
    await database.sql`update auth.users set encrypted_password = 'hash of the chosen one' where id = ${id}`;
    expect(await keep(id, null)).toBe(true);
  });

  it('leaves nothing of where it was typed, though the service writes back what it had read before', async () => {
    const id = await signUp();
    await confirm(id);
    await database.sql`
      update auth.users set raw_user_meta_data = ${database.sql.json({ display_name: 'Rūta', sign_up_proof: hashOf(proof) })} where id = ${id}`;
    expect((await accountOf(id))?.['data']).toEqual({ display_name: 'Rūta' });
    expect(await keep(id, proof)).toBe(true);
  });

  it('stays aside where its browser has sent nothing', async () => {
    const id = await signUp({});
    await confirm(id);
    expect(await keep(id, '')).toBe(false);
  });

  it('is nobody else’s to give back', async () => {
    const [id, other] = [await signUp(), await signUp()];
    for (const each of [id, other]) await confirm(each);
    expect(await keep(other, proof)).toBe(true);
    expect(await accountOf(id)).toMatchObject(without);
    await expect(database.as('anon', {}, (sql) => sql`select keep_typed_password(${proof})`)).rejects.toThrow('denied');
  });

  it('is forgotten when another one was chosen, which it does not replace', async () => {
    const id = await signUp();
    await confirm(id);
    await database.sql`update auth.users set encrypted_password = 'hash of the chosen one' where id = ${id}`;
    expect(await accountOf(id)).toMatchObject({ waiting: false });
    expect(await keep(id, proof)).toBe(true);
    expect(await accountOf(id)).toMatchObject({ password: 'hash of the chosen one' });
  });

  it('is forgotten after a day', async () => {
    const [old, later] = [await signUp(), await signUp()];
    await confirm(old);
    await database.sql`update unproven_passwords set set_aside_at = now() - interval '25 hours' where user_id = ${old}`;
    await confirm(later);
    expect(await keep(old, proof)).toBe(false);
    expect(await accountOf(old)).toMatchObject({ password: null, waiting: false });
  });
});

it('an account that never waited for a mail keeps its password, and so does one that was confirmed before', async () => {
  const made = await signUp();
  await database.sql`update auth.users set email_confirmed_at = now() where id = ${made}`;
  expect(await accountOf(made)).toMatchObject(withPassword);
  await database.sql`update auth.users set confirmation_token = '' where id = ${made}`;
  await database.sql`update auth.users set email_confirmed_at = now() where id = ${made}`;
  expect(await accountOf(made)).toMatchObject(withPassword);
});
