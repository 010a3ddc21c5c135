import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from './fake-browser.ts';

vi.stubEnv('PUBLIC_SUPABASE_URL', 'https://backend.example');
vi.stubEnv('PUBLIC_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test');

const bought = (id: string, quantity: number, free: number, price = 8900) => ({
  ...{ variant_id: randomUUID(), id, name: `The ${id}`, name_lt: `${id} lt`, name_ru: `${id} ru`, picture: null },
  ...{ price, bought_price: 8900, size: 'M', color: 'sage', quantity, free },
});

async function shop(answer: unknown) {
  fakeBrowser();
  vi.stubGlobal('fetch', async () => Response.json(answer));
  const { reorder } = await import('./reorder.ts');
  const { $cart } = await import('./cart.ts');
  return {
    reorder: () => reorder('token', randomUUID(), 'lt'),
    quantities: () => $cart.get().map((line) => line.quantity),
  };
}
beforeEach(() => {
  vi.unstubAllGlobals();
});

it('puts in what there is, and says what is fewer, gone or dearer, in the shopper’s language', async () => {
  const page = await shop([bought('hat', 3, 2), bought('coat', 1, 0), bought('tie', 1, 9, 9900)]);
  expect(await page.reorder()).toEqual({
    ok: true,
    value: { pieces: 3, fewer: ['hat lt'], gone: ['coat lt'], repriced: [{ name: 'tie lt', before: 8900, now: 9900 }] },
  });
  expect(page.quantities()).toEqual([2, 1]);
});

it('pressed twice orders nothing twice', async () => {
  const page = await shop([bought('hat', 2, 9)]);
  await page.reorder();
  await page.reorder();
  expect(page.quantities()).toEqual([2]);
});

it('leaves the cart as it is where nothing can be bought, and where there is no such order', async () => {
  const sold = await shop([bought('hat', 2, 0)]);
  expect(await sold.reorder()).toMatchObject({ ok: true, value: { pieces: 0, gone: ['hat lt'] } });
  expect(sold.quantities()).toEqual([]);
  expect(await (await shop(null)).reorder()).toMatchObject({ failure: { code: 'order_unknown' } });
});
