import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CartItem } from '#src/domain/cart/cart.ts';
import { fakeBrowser } from './fake-browser.ts';

const line: CartItem = {
  ...{ id: 'dress', name: 'Dress', name_lt: '', name_ru: '', price: 8900, image: '', size: 'M', color: 'green' },
  quantity: 1,
};
const terms = { code: 'LABAS10', kind: 'percent', value: 10, minimumGoods: 0, covers: null };
const accepted = () => Response.json({ ...terms, discount: 890 });
const refused = (code: string, details?: object) => () =>
  Response.json(
    { error: 'A sentence', code, details, requestId: 'r1' },
    { status: code === 'rate_limited' ? 429 : 422 },
  );

let answer: () => Response | Promise<Response>;
const asked: { code: string; items: { id: string; quantity: number }[] }[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  answer = accepted;
  vi.stubGlobal('location', { href: 'https://gija.example/lt/cart' });
  vi.stubGlobal('fetch', async (_: string, init?: RequestInit) => {
    asked.push(JSON.parse(String(init?.body)));
    return answer();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function openTab(kept?: object, storage = fakeBrowser().storage, items: readonly CartItem[] = [line]) {
  fakeBrowser(JSON.stringify({ items, currency: 'EUR', language: 'LT', version: 1 }), { storage });
  if (kept !== undefined) storage.setItem('coupon', JSON.stringify({ until: Date.now() + 1000, value: kept }));
  const [coupon, cart] = await Promise.all([import('./coupon.ts'), import('./cart.ts')]);
  const settle = () => vi.advanceTimersByTimeAsync(2000);
  const stop = coupon.followCoupon();
  await settle();
  const inMemory = () => JSON.parse(storage.getItem('coupon') ?? 'null')?.value ?? null;
  const apply = async (typed: string) => {
    await coupon.applyCode(typed);
    await settle();
    return coupon.$coupon.get();
  };
  return { ...coupon, ...cart, storage, settle, stop, inMemory, apply };
}

it('asks about a code with the cart, and keeps for the tab what it takes off', async () => {
  const { apply, inMemory, storage } = await openTab();
  expect(await apply(' labas 10')).toEqual({ code: 'LABAS10', terms });
  expect(asked).toEqual([{ code: 'LABAS10', items: [{ id: 'dress', quantity: 1, size: 'M', color: 'green' }] }]);
  expect(inMemory()).toEqual({ code: 'LABAS10', terms });
  const reloaded = await openTab(undefined, storage);
  expect(reloaded.$coupon.get()).toEqual({ code: 'LABAS10', terms });
});

it('says what can be no code without asking, and keeps what was typed', async () => {
  const { apply } = await openTab();
  expect(await apply('ačiū!')).toMatchObject({ code: 'ačiū!', problem: { code: 'coupon_unknown' } });
  expect(asked).toEqual([]);
});

it('tries the code of a link by itself, and does not remember one that is unknown', async () => {
  answer = refused('coupon_unknown');
  const { storage } = fakeBrowser();
  storage.setItem('coupon', 'labas99');
  const { $coupon, inMemory } = await openTab(undefined, storage);
  expect($coupon.get()).toMatchObject({ code: 'LABAS99', problem: { code: 'coupon_unknown' } });
  expect(inMemory()).toBeNull();
});

it('asks again when other goods come into the cart, not when there are more of the same', async () => {
  const { apply, setCart, settle } = await openTab();
  await apply('LABAS10');
  setCart([{ ...line, quantity: 3 }]);
  await settle();
  expect(asked).toHaveLength(1);
  setCart([line, { ...line, id: 'belt' }]);
  await settle();
  expect(asked).toHaveLength(2);
});

/** A tab with a kept code whose first answer is still on its way when the cart changes; `arrive` brings it. */
async function changedWhileAsking() {
  let arrive: (response: Response) => void = () => {};
  answer = () => new Promise<Response>((resolve) => (arrive = resolve));
  const tab = await openTab({ code: 'LABAS10', terms });
  tab.setCart([{ ...line, quantity: 3 }]);
  await tab.settle();
  return { ...tab, arrive: (response: Response) => arrive(response) };
}

it('lets a code that works rest, and does not ask, when pieces go while the first answer is still on its way', async () => {
  const { $coupon, settle, arrive } = await changedWhileAsking();
  expect(asked).toHaveLength(1);
  arrive(accepted());
  await settle();
  expect($coupon.get()).toEqual({ code: 'LABAS10', terms });
  expect(asked).toHaveLength(1);
});

it('asks once more when the cart that a code was refused for is no longer the one', async () => {
  const { $coupon, settle, arrive } = await changedWhileAsking();
  answer = accepted;
  arrive(refused('coupon_minimum', { missing: 1100 })());
  await settle();
  expect(asked.map(({ items }) => items[0]?.quantity)).toEqual([1, 3]);
  expect($coupon.get()).toEqual({ code: 'LABAS10', terms });
});

it('waits with the code of a link until there is something in the cart', async () => {
  const { setCart, settle, $coupon } = await openTab({ code: 'LABAS10' }, undefined, []);
  expect(asked).toEqual([]);
  setCart([line]);
  await settle();
  expect($coupon.get()).toEqual({ code: 'LABAS10', terms });
});

it('tries a code again that the cart was too small for, when there is more in it', async () => {
  answer = refused('coupon_minimum', { missing: 100, minimum: 9000 });
  const { apply, setCart, settle, $coupon, inMemory } = await openTab();
  expect(await apply('LABAS10')).toMatchObject({ problem: { code: 'coupon_minimum', details: { missing: 100 } } });
  expect(inMemory()).toEqual({ code: 'LABAS10' });
  answer = accepted;
  setCart([{ ...line, quantity: 2 }]);
  await settle();
  expect($coupon.get()).toEqual({ code: 'LABAS10', terms });
});

it.each([
  ['out of reach', () => Promise.reject(new TypeError('network'))],
  ['asked too often', refused('rate_limited')],
])('keeps what it knows while the shop is %s', async (_, trouble) => {
  answer = trouble;
  const { $coupon } = await openTab({ code: 'LABAS10', terms });
  expect(asked).toHaveLength(1);
  expect($coupon.get()).toEqual({ code: 'LABAS10', terms });
});

it('believes no memory that is not its own', async () => {
  answer = () => Promise.reject(new TypeError('network'));
  const { $coupon } = await openTab({ code: 'LABAS10', terms: { ...terms, value: -5 } });
  expect($coupon.get()).toMatchObject({ code: 'LABAS10', problem: { code: 'offline' } });
  expect((await openTab({ code: '<b>' })).$coupon.get()).toEqual({ code: '' });
});

it('forgets a code that is removed, in the address too, whatever answer is still on its way', async () => {
  const replaced = vi.fn();
  vi.stubGlobal('location', { href: 'https://gija.example/lt/cart?coupon=LABAS10&size=M' });
  vi.stubGlobal('history', { state: null, replaceState: replaced });
  const { applyCode, removeCoupon, settle, $coupon, inMemory } = await openTab();
  const applying = applyCode('LABAS10');
  removeCoupon();
  await applying;
  await settle();
  expect($coupon.get()).toEqual({ code: '' });
  expect(inMemory()).toBeNull();
  expect(String(replaced.mock.calls[0]?.[2])).toBe('https://gija.example/lt/cart?size=M');
});

it('takes a refusal at the order: a code that is used up goes, one that has changed is asked about anew', async () => {
  const { apply, takeCouponRefusal, settle, $coupon, inMemory } = await openTab();
  await apply('LABAS10');
  answer = () => Response.json({ ...terms, value: 5, discount: 445 });
  await takeCouponRefusal({ code: 'coupon_changed' });
  expect($coupon.get().terms?.value).toBe(5);
  await takeCouponRefusal({ code: 'coupon_used_already', details: { waiting: true } });
  await settle();
  expect($coupon.get()).toMatchObject({ code: 'LABAS10', problem: { code: 'coupon_used_already' } });
  expect($coupon.get().terms).toBeUndefined();
  expect(inMemory()).toBeNull();
});
