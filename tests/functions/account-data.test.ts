import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { shopUnderTest } from './shop-under-test.ts';
import { type Person, password, signedIn } from './signed-in.ts';
import { placeTestOrder } from './test-orders.ts';

const shop = shopUnderTest({ quiet: ['log'] });
const bearer = (token: string | undefined): Record<string, string> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` };
async function exported(token?: string) {
  const request = new Request(`${shop.siteUrl}/.netlify/functions/export-my-data`, { headers: bearer(token) });
  const response = await shop.run('export-my-data', request, randomUUID());
  return { status: response.status, headers: response.headers, body: await response.json() };
}
async function remove(token: string | undefined, body: object = { password }) {
  const response = await shop.post('delete-account', body, { ip: randomUUID(), ...bearer(token) });
  return { status: response.status, body: await response.json() };
}
const exists = async ({ userId }: Person) => (await shop.sql`select from auth.users where id = ${userId}`).length > 0;

describe('the file of one’s own data', () => {
  it('comes as an attachment that nobody keeps, with the person’s data and nobody else’s', async () => {
    const [ruta, jonas] = [await signedIn(shop), await signedIn(shop)];
    const { body, headers, status } = await exported(ruta.token);
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="gija-my-data-\d{4}-\d\d-\d\d\.json"$/);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(body).toMatchObject({ complete: true, account: { email: ruta.email }, orders: [], profile: {} });
    expect(JSON.stringify(body)).not.toContain(jonas.email);
  });

  it.each([
    ['no session', undefined],
    ['a token of nobody’s making', 'eyJhbGciOiJub25lIn0.e30.'],
  ])('is refused with %s', async (_, token) => {
    expect(await exported(token)).toMatchObject({ status: 401, body: { code: 'session_expired' } });
  });

  it('comes ten times a day', async () => {
    const ruta = await signedIn(shop);
    const answers = [];
    for (let turn = 0; turn < 11; turn += 1) answers.push((await exported(ruta.token)).status);
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });
});

describe('the password asked anew', () => {
  const ask = async (token: string | undefined, typed: string) => {
    const response = await shop.post('confirm-password', { password: typed }, { ip: randomUUID(), ...bearer(token) });
    return { status: response.status, body: await response.json() };
  };

  it('is right or wrong, for whoever is signed in, and not for ever', async () => {
    const ruta = await signedIn(shop);
    expect(await ask(ruta.token, password)).toEqual({ status: 200, body: { ok: true } });
    expect(await ask(undefined, password)).toMatchObject({ status: 401, body: { code: 'session_expired' } });
    for (let turn = 0; turn < 4; turn += 1)
      expect(await ask(ruta.token, 'a-wrong-one')).toMatchObject({ status: 403, body: { code: 'wrong_password' } });
    // The tries of all that asks for it are counted together.
    expect(await ask(ruta.token, password)).toMatchObject({ status: 429, body: { code: 'too_many_tries' } });
    expect(await remove(ruta.token)).toMatchObject({ status: 429, body: { code: 'too_many_tries' } });
  });
});

describe('signing out everywhere', () => {
  const end = async (token: string | undefined, scope: string) => {
    const response = await shop.post('end-sessions', { scope }, { ip: randomUUID(), ...bearer(token) });
    return { status: response.status, body: await response.json() };
  };
  const sessionsOf = async ({ userId }: Person) =>
    (await shop.sql`select id from auth.sessions where user_id = ${userId}`).map(({ id }) => id as string);
  const told = async (email: string) => {
    await shop.tick('send-outbox');
    return (await shop.inbox(email)).map(({ subject }) => subject);
  };

  it('ends all others or all, and tells of it by mail once', async () => {
    const [ruta, jonas] = [await signedIn(shop), await signedIn(shop)];
    const [own] = await sessionsOf(ruta);
    await shop.sql`
      insert into auth.sessions (id, user_id, aal) values (gen_random_uuid(), ${ruta.userId}, 'aal1')`;
    expect(await sessionsOf(ruta)).toHaveLength(2);
    expect(await end(ruta.token, 'others')).toEqual({ status: 200, body: { ok: true } });
    expect(await sessionsOf(ruta)).toEqual([own]);
    expect(await end(ruta.token, 'global')).toEqual({ status: 200, body: { ok: true } });
    expect(await sessionsOf(ruta)).toEqual([]);
    expect(await sessionsOf(jonas)).toHaveLength(1);
    expect(await end(ruta.token, 'global')).toMatchObject({ status: 401, body: { code: 'session_expired' } });
    expect((await told(ruta.email)).filter((subject) => subject === 'Atsijungta jūsų įrenginiuose')).toHaveLength(1);
    expect(await told(jonas.email)).not.toContain('Atsijungta jūsų įrenginiuose');
  });

  it.each([['local'], ['everybody']])('does not know %s', async (scope) => {
    const ruta = await signedIn(shop);
    expect(await end(ruta.token, scope)).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
    expect(await end(undefined, 'global')).toMatchObject({ status: 401, body: { code: 'session_expired' } });
    expect(await sessionsOf(ruta)).toHaveLength(1);
  });
});

describe('deleting one’s account', () => {
  it('takes the person out of the shop and says so by mail', async () => {
    const ruta = await signedIn(shop);
    expect(await remove(ruta.token)).toEqual({ status: 200, body: { ok: true, orders: 0, invoices: 0 } });
    expect(await exists(ruta)).toBe(false);
    await shop.tick('send-outbox');
    const [mail] = await shop.inbox(ruta.email);
    expect(mail?.subject).toBe('Jūsų „Gijos“ paskyra ištrinta');
    expect(await shop.sql`select from outbox where recipient = ${ruta.email}`).toHaveLength(0);
    expect(await exported(ruta.token)).toMatchObject({ status: 401 });
    expect(await remove(ruta.token)).toMatchObject({ status: 401, body: { code: 'session_expired' } });
  });

  it('asks for the password, and not for ever', async () => {
    const ruta = await signedIn(shop);
    for (let turn = 0; turn < 5; turn += 1)
      expect(await remove(ruta.token, { password: 'a-wrong-one' })).toMatchObject({ body: { code: 'wrong_password' } });
    expect(await remove(ruta.token)).toMatchObject({ status: 429, body: { code: 'too_many_tries' } });
    expect(await exists(ruta)).toBe(true);
  });

  it('calls no right password wrong while the account’s own limit takes none', async () => {
    const ruta = await signedIn(shop);
    const wrong = { user_id: ruta.userId, valid: false };
    for (let turn = 0; turn < 20; turn += 1)
      await shop.sql`select hook_password_verification_attempt(${shop.sql.json(wrong)})`;
    expect(await remove(ruta.token)).toMatchObject({ status: 429, body: { code: 'too_many_tries' } });
    expect(await exists(ruta)).toBe(true);
  });

  it('does not take another’s password, another’s id or no session', async () => {
    const ruta = await signedIn(shop);
    expect(await remove(undefined)).toMatchObject({ status: 401, body: { code: 'session_expired' } });
    expect(await remove(ruta.token, { password, userId: randomUUID() })).toMatchObject({
      ...{ status: 400, body: { code: 'invalid_request' } },
    });
    expect(await remove(ruta.token, {})).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
    expect(await exists(ruta)).toBe(true);
  });

  it('leaves no session behind of asking for the password', async () => {
    const ruta = await signedIn(shop);
    const sessions = () => shop.sql`select from auth.sessions where user_id = ${ruta.userId}`;
    const before = (await sessions()).length;
    await shop.sql`insert into user_roles (user_id, role) values (${ruta.userId}, 'editor')`;
    expect(await remove(ruta.token)).toMatchObject({ status: 409, body: { code: 'back_office_role' } });
    expect((await sessions()).length).toBe(before);
  });

  it('waits for orders, guest orders of the address among them, and names them', async () => {
    const ruta = await signedIn(shop);
    const order = await placeTestOrder(shop, 3, { customerEmail: ruta.email });
    expect(await remove(ruta.token)).toMatchObject({
      status: 409,
      body: {
        code: 'orders_open',
        details: { orders: [{ order_number: order.orderNumber, reason: 'order_open' }] },
      },
    });
    expect(await exists(ruta)).toBe(true);
  });
});
