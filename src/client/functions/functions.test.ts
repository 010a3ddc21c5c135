import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cancelCheckout } from './cancel-checkout.ts';
import { createCheckout } from './create-checkout.ts';
import { readDeliveryOptions } from './delivery-options.ts';
import { readOrderStatus } from './order-status.ts';

const checkout = {
  items: [{ id: 'dress', quantity: 1, size: 'M', color: 'green' }],
  currency: 'EUR' as const,
  locale: 'lt' as const,
  checkoutId: '8f14e45f-ceea-467f-a0e6-1d2a3b4c5d6e',
};
const refusal = (status: number, code: string, details?: object) =>
  Response.json({ error: 'An English sentence', code, details, requestId: 'r1' }, { status });
const fetched = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetched.mockReset();
});

/** Lets pauses pass until the call is answered. */
async function settle<Value>(call: Promise<Value>): Promise<Value> {
  await vi.advanceTimersByTimeAsync(60_000);
  return call;
}

describe('calling a function', () => {
  it('posts the body as JSON and gives the parsed answer', async () => {
    fetched.mockResolvedValue(Response.json({ url: 'https://pay.example/1', orderNumber: 'GJ-1', more: 1 }));
    expect(await settle(createCheckout('card', checkout))).toEqual({
      ok: true,
      value: { url: 'https://pay.example/1', orderNumber: 'GJ-1' },
    });
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(url).toBe('/.netlify/functions/create-checkout');
    expect(init?.method).toBe('POST');
    expect(JSON.parse(String(init?.body))).toEqual(checkout);
  });

  it('asks the bank provider’s function for a bank link', async () => {
    fetched.mockResolvedValue(Response.json({ url: 'https://bank.example/1', orderNumber: 'GJ-1' }));
    await settle(createCheckout('bank', checkout));
    expect(fetched.mock.calls[0]?.[0]).toBe('/.netlify/functions/create-paysera-checkout');
  });

  it('treats an answer without an address as unexpected', async () => {
    fetched.mockResolvedValue(Response.json({ orderNumber: 'GJ-1' }));
    expect(await settle(createCheckout('card', checkout))).toMatchObject({
      ok: false,
      failure: { code: 'unexpected' },
    });
  });

  it('keeps code, details and sentence of a refusal, without asking again', async () => {
    fetched.mockResolvedValue(refusal(409, 'out_of_stock', { lines: [{ free: 1 }] }));
    expect(await settle(createCheckout('card', checkout))).toEqual({
      ok: false,
      failure: {
        code: 'out_of_stock',
        details: { lines: [{ free: 1 }], error: 'An English sentence', requestId: 'r1' },
      },
    });
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('does not pass on a code that the contract does not know', async () => {
    fetched.mockResolvedValue(refusal(500, 'something_new'));
    expect(await settle(cancelCheckout('t'))).toMatchObject({ failure: { code: 'unexpected' } });
  });

  it('asks again after a lost connection, with the same checkout id', async () => {
    fetched
      .mockRejectedValueOnce(new TypeError('network'))
      .mockResolvedValue(Response.json({ url: 'https://pay.example/1', orderNumber: 'GJ-1' }));
    expect(await settle(createCheckout('card', checkout))).toMatchObject({ ok: true });
    expect(fetched.mock.calls.map(([, init]) => JSON.parse(String(init?.body)).checkoutId)).toEqual([
      checkout.checkoutId,
      checkout.checkoutId,
    ]);
  });

  it('is offline when no answer comes at all', async () => {
    fetched.mockRejectedValue(new TypeError('network'));
    expect(await settle(readDeliveryOptions())).toEqual({ ok: false, failure: { code: 'offline' } });
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it('asks again when the platform answers instead of the function', async () => {
    fetched
      .mockResolvedValueOnce(
        new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } }),
      )
      .mockResolvedValue(Response.json({ orderNumber: 'GJ-1', state: 'paid', firstName: null }));
    expect(await settle(readOrderStatus('cs_test_1'))).toMatchObject({ ok: true, value: { state: 'paid' } });
    expect(fetched.mock.calls[0]?.[0]).toBe('/.netlify/functions/order-status?session_id=cs_test_1');
  });
});
