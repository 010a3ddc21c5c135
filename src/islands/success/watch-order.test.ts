import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type OrderNews, watchOrder } from './watch-order.ts';

const fetched = vi.fn<(url: string) => Promise<Response>>();
const order = (state: string) => Response.json({ orderNumber: 'GJ-482-915-637', state, firstName: 'Rūta' });
const refused = (status: number, code: string) =>
  Response.json({ error: 'An English sentence', code, requestId: 'r1' }, { status });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetched.mockReset();
});

async function watch(minutes = 10): Promise<string[]> {
  const news: OrderNews[] = [];
  const watching = watchOrder('cs_test_123', (each) => news.push(each));
  await vi.advanceTimersByTimeAsync(minutes * 60_000);
  await watching;
  return news.map(({ state }) => state);
}

it('asks until the payment is confirmed, telling each state once', async () => {
  fetched
    .mockImplementationOnce(async () => order('waiting'))
    .mockImplementationOnce(async () => order('waiting'))
    .mockImplementation(async () => order('paid'));
  expect(await watch()).toEqual(['waiting', 'paid']);
  expect(fetched).toHaveBeenCalledTimes(3);
});

it('asks again for an order that is not known yet, or a shop that cannot be reached', async () => {
  fetched
    .mockImplementationOnce(async () => refused(404, 'order_unknown'))
    .mockRejectedValueOnce(new TypeError('network'))
    .mockRejectedValueOnce(new TypeError('network'))
    .mockImplementation(async () => order('paid'));
  expect(await watch()).toEqual(['paid']);
});

it('gives up patiently: slow where the order is known, unknown where it never was', async () => {
  fetched.mockImplementation(async () => order('waiting'));
  expect(await watch()).toEqual(['waiting', 'slow']);
  const asked = fetched.mock.calls.length;
  expect(asked).toBeLessThan(20);
  fetched.mockImplementation(async () => refused(404, 'order_unknown'));
  expect(await watch()).toEqual(['unknown']);
});

it('asks only once for something that is no session at all', async () => {
  fetched.mockImplementation(async () => refused(400, 'invalid_request'));
  expect(await watch()).toEqual(['unknown']);
  expect(fetched).toHaveBeenCalledTimes(1);
});
