import { afterEach, beforeEach, vi } from 'vitest';
import type { CartItem } from '#src/domain/cart/cart.ts';
import { fakeBrowser } from './fake-browser.ts';

export const line: CartItem = {
  id: 'dress',
  name: 'Dress',
  name_lt: 'Suknelė',
  name_ru: 'Платье',
  price: 8900,
  image: '',
  size: 'M',
  color: 'green',
  quantity: 3,
};
const options = {
  zones: [
    {
      country: 'LT',
      standardFee: 495,
      freeFrom: 10_000,
      vatBasisPoints: 2100,
      options: [
        {
          code: 'standard',
          surcharge: 0,
          minimumDays: 3,
          maximumDays: 5,
          promisedFrom: '2026-11-26',
          promisedTo: '2026-11-30',
        },
      ],
    },
  ],
  estimate: { fee: 500, freeFrom: 10_000 },
  rates: { EUR: 1_000_000, USD: 1_080_000, LTL: 3_450_000 },
};
export const accepted = { url: 'https://pay.example/cs_1', orderNumber: 'GJ-482-915-637' };
export const refusal = (status: number, code: string, details?: object, error = 'An English sentence') =>
  Response.json({ error, code, details, requestId: 'r1' }, { status });

/** Answers of create-checkout in turn; the last one stays. Delivery options are always there. */
const answers: (() => Response)[] = [];
export function answer(all: readonly (() => Response)[]): void {
  answers.splice(0, answers.length, ...all);
}
/** The token that each order was sent with. */
export const tokens: (string | undefined)[] = [];
export const sent: { checkoutId: string; items: unknown[]; [name: string]: unknown }[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
  tokens.length = 0;
  answers.length = 0;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url.includes('delivery-options')) return Response.json(options);
    sent.push(JSON.parse(String(init?.body)));
    tokens.push(new Headers(init?.headers).get('authorization') ?? undefined);
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer === undefined) throw new TypeError('network');
    return answer();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

export async function openCheckout(earlier?: Parameters<typeof fakeBrowser>[1], items: readonly CartItem[] = [line]) {
  const browser = fakeBrowser(JSON.stringify({ items, currency: 'EUR', language: 'LT', version: 1 }), earlier);
  const [cart, form, delivery, place, last] = await Promise.all([
    import('./cart.ts').then(async (cart) => ({ ...cart, ...(await import('./fill-cart.ts')) })),
    import('./checkout-form.ts'),
    import('./delivery.ts'),
    import('./place-order.ts'),
    import('./last-order.ts'),
  ]);
  form.restoreCheckoutForm();
  await delivery.loadDelivery();
  const order = async (total = 26_700) => {
    const placing = place.placeOrder('lt', total);
    await vi.advanceTimersByTimeAsync(60_000);
    await placing;
    return place.$checkoutProblem.get();
  };
  return { browser, cart, form, delivery, place, last, order };
}

export async function fillIn(form: Awaited<ReturnType<typeof openCheckout>>['form']) {
  form.fillIn('email', ' ruta@pastas.lt ');
  form.fillIn('name', 'Rūta Kazlauskienė');
  form.fillIn('phone', '061234567');
  form.settleContact();
  form.fillIn('street', 'Pilies g. 12');
  form.fillIn('postcode', '01123');
  form.fillIn('city', 'Vilnius');
}
