import { afterEach, expect, it, vi } from 'vitest';
import { deleteAccount, exportMyData } from './account-data.ts';

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
vi.stubGlobal('fetch', fetched);
afterEach(() => {
  fetched.mockReset();
});

it('asks for the file with the token of the session, and gives what it holds', async () => {
  fetched.mockResolvedValue(Response.json({ account: { email: 'ruta@example.com' } }));
  expect(await exportMyData('token')).toEqual({ ok: true, value: { account: { email: 'ruta@example.com' } } });
  expect(fetched.mock.calls[0]).toMatchObject([
    '/.netlify/functions/export-my-data',
    { headers: { authorization: 'Bearer token' } },
  ]);
});

it('deletes the account with token and password, and names the orders that keep it', async () => {
  const orders = [{ order_number: 'GJ-1', reason: 'return_open' }];
  const refusal = {
    error: 'Some orders are not settled yet',
    code: 'orders_open',
    details: { orders },
    requestId: '1',
  };
  fetched.mockResolvedValue(Response.json(refusal, { status: 409 }));
  expect(await deleteAccount('token', 'password')).toMatchObject({
    ok: false,
    failure: { code: 'orders_open', details: { orders } },
  });
  const [, init] = fetched.mock.calls[0] ?? [];
  expect(init?.headers).toMatchObject({ authorization: 'Bearer token' });
  expect(JSON.parse(String(init?.body))).toEqual({ password: 'password' });
});
