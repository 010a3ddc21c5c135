import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OrderDetails } from '#src/contracts/order-details.ts';
import { fakeBrowser } from './fake-browser.ts';

const line = {
  ...{ id: 1, productId: 'dress', name: { en: 'Dress', lt: 'Suknelė', ru: 'Платье' }, size: 'M', color: 'sage' },
  ...{ picture: 'dress/sage', quantity: 2, unitPrice: 9612, unitPriceEuro: 8900, listPrice: 9612, refunded: 0 },
};
const order: OrderDetails = {
  ...{ orderNumber: 'GJ-572-400-004', status: 'processing', paymentStatus: 'paid', paymentMethod: 'card' },
  ...{
    placedAt: '2026-11-20T08:00:00.000Z',
    paidAt: '2026-11-20T08:03:00.000Z',
    heldUntil: null,
    payUrl: null,
    standingOrder: null,
    currency: 'USD',
  },
  lines: [line],
  sums: {
    ...{ goods: 19_224, discount: 0, couponCode: null, delivery: 0, total: 19_224, vat: 3336, vatBasisPoints: 2100 },
    ...{ totalEuro: 17_800, vatEuro: 3089 },
  },
  delivery: {
    ...{ option: null, country: 'LT', name: null, street: null, postcode: null, city: null, locker: null },
    ...{ promised: null, signature: false },
  },
  ...{ company: null, parcels: [], events: [], refunds: [], documents: { invoice: true, creditNotes: [] } },
  rights: { canWithdraw: true, withdrawUntil: null, canReturn: false, returnUntil: null, canComplain: false },
  canReview: false,
};
const fetched = vi.fn<(url: string) => Promise<Response>>();
const refusal = (code: string, status: number) => Response.json({ error: 'x', code, requestId: 'r' }, { status });

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetched.mockReset();
});

async function openPage() {
  fakeBrowser();
  vi.stubGlobal('fetch', fetched);
  const { $orderView, readOrder } = await import('./order-page.ts');
  const read = async () => {
    const reading = readOrder('token');
    await vi.advanceTimersByTimeAsync(60_000);
    await reading;
  };
  return { view: () => $orderView.get(), read };
}

describe('the page of an order', () => {
  it.each([
    ['order_unknown', 404, 'unknown'],
    ['invalid_request', 400, 'unknown'],
    ['rate_limited', 429, 'limited'],
    ['unexpected', 500, 'failed'],
  ] as const)('takes %s for an answer', async (code, status, state) => {
    fetched.mockImplementation(async () => refusal(code, status));
    const page = await openPage();
    await page.read();
    expect(page.view()).toEqual({ state });
  });

  it('keeps what it shows when it cannot be read again, says so, and no longer when it can', async () => {
    fetched.mockImplementation(async () => Response.json(order));
    const page = await openPage();
    await page.read();
    expect(page.view()).toMatchObject({ state: 'open', order, isStale: false });
    fetched.mockRejectedValue(new TypeError('network'));
    await page.read();
    expect(page.view()).toMatchObject({ state: 'open', order, isStale: true });
    fetched.mockImplementation(async () => Response.json({ ...order, status: 'shipped' }));
    await page.read();
    expect(page.view()).toMatchObject({ order: { status: 'shipped' }, isStale: false });
  });

  it('believes no answer that has more or less than the contract', async () => {
    const { rights: _, ...less } = order;
    for (const answer of [less, { ...order, customer_email: 'ruta@example.com' }]) {
      fetched.mockImplementation(async () => Response.json(answer));
      const page = await openPage();
      await page.read();
      expect(page.view()).toEqual({ state: 'failed' });
      vi.resetModules();
    }
  });
});

describe('ordering again', () => {
  it('puts in what the cart lacks, at its price in euro cents', async () => {
    const there = { id: 'dress', name: 'Dress', price: 8900, image: '', size: 'M', color: 'sage', quantity: 1 };
    fakeBrowser(JSON.stringify({ items: [there] }));
    const [{ $cart }, { orderAgain }] = await Promise.all([import('./cart.ts'), import('./order-again.ts')]);
    const other = { ...line, id: 2, size: 'L', picture: null };
    for (const _ of [1, 2]) orderAgain({ lines: [line, other] }, 'lt');
    expect($cart.get().map(({ size, quantity, price }) => [size, quantity, price])).toEqual([
      ['M', 2, 8900],
      ['L', 2, 8900],
    ]);
  });
});
