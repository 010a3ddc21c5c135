import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from './fake-browser.ts';

const item = { id: 'a', name: '', price: 100, image: '', size: '', color: '', quantity: 1 };
const fetched = vi.fn<(url: string) => Promise<Response>>();

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetched.mockReset();
});

async function turnBack() {
  fakeBrowser(JSON.stringify({ items: [item] }));
  vi.stubGlobal('fetch', fetched);
  const [cart, ids, form, returned] = await Promise.all([
    import('./cart.ts'),
    import('./checkout-id.ts'),
    import('./checkout-form.ts'),
    import('./returned-checkout.ts'),
  ]);
  form.fillIn('email', 'ruta@pastas.lt');
  const idBefore = ids.checkoutIdFor('content', false).checkoutId;
  const returning = returned.returnFromPayment('token');
  await vi.advanceTimersByTimeAsync(60_000);
  await returning;
  return {
    state: returned.$returned.get()?.state,
    pieces: cart.$cartCount.get(),
    email: form.$checkoutForm.get().email,
    isSameId: ids.checkoutIdFor('content', false).checkoutId === idBefore,
  };
}

it('a cancelled payment keeps the cart and what was typed; the next order is a new one', async () => {
  fetched.mockImplementation(async () => Response.json({ orderNumber: 'GJ-1', state: 'cancelled' }));
  expect(await turnBack()).toEqual({ state: 'cancelled', pieces: 1, email: 'ruta@pastas.lt', isSameId: false });
});

it('a payment that was quicker ends the checkout', async () => {
  fetched.mockImplementation(async () => Response.json({ orderNumber: 'GJ-1', state: 'paid' }));
  expect(await turnBack()).toEqual({ state: 'paid', pieces: 0, email: '', isSameId: false });
});

it('nothing is claimed when the shop does not answer or does not know the order', async () => {
  fetched.mockRejectedValue(new TypeError('network'));
  expect(await turnBack()).toEqual({ state: undefined, pieces: 1, email: 'ruta@pastas.lt', isSameId: true });
  fetched.mockImplementation(async () =>
    Response.json({ error: 'x', code: 'order_unknown', requestId: 'r' }, { status: 404 }),
  );
  expect((await turnBack()).state).toBeUndefined();
});
