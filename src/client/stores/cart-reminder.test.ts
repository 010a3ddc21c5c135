import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CartItem } from '#src/domain/cart/cart.ts';
import { fakeBrowser } from './fake-browser.ts';

const line: CartItem = {
  ...{ id: 'dress', name: 'Dress', name_lt: 'Suknelė', name_ru: 'Платье', price: 8900, image: '' },
  ...{ size: 'M', color: 'green', quantity: 3 },
};

/** What the shop was told, in turn. */
let told: { method: string; body: Record<string, unknown> }[] = [];
let isDown = false;

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  isDown = false;
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    if (isDown) throw new TypeError('network');
    told.push({ method: String(init.method), body: JSON.parse(String(init.body)) });
    return Response.json({ ok: true });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function openCheckout(earlier?: Parameters<typeof fakeBrowser>[1]) {
  const browser = fakeBrowser(JSON.stringify({ items: [line], currency: 'EUR', language: 'LT', version: 1 }), earlier);
  const [reminder, form, cart] = await Promise.all([
    import('./cart-reminder.ts'),
    import('./checkout-form.ts'),
    import('./fill-cart.ts'),
  ]);
  form.restoreCheckoutForm();
  const settle = () => vi.advanceTimersByTimeAsync(5000);
  return { browser, reminder, form, cart, settle, stop: reminder.followReminder('lt') };
}
const items = [{ id: 'dress', size: 'M', color: 'green', quantity: 3 }];

describe('the box “remind me”', () => {
  it('is not ticked, and without it nothing is told, whatever is typed', async () => {
    const { form, settle, browser } = await openCheckout();
    form.fillIn('email', 'ruta@pastas.lt');
    await settle();
    expect(form.$checkoutForm.get().reminder).toBe('');
    expect(told).toEqual([]);
    expect([...browser.storage.values.keys()].toSorted()).toEqual(['cart-storage', 'checkout-form']);
  });

  it('once ticked, tells pieces and address, no prices, when the address is one; and each change once', async () => {
    const { form, reminder, settle, cart } = await openCheckout();
    reminder.tickReminder();
    form.fillIn('email', 'ruta');
    await settle();
    expect(told).toEqual([]);
    form.fillIn('email', ' ruta@pastas.lt ');
    await settle();
    const { reminder: id } = form.$checkoutForm.get();
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    const body = { id, email: 'ruta@pastas.lt', items, currency: 'EUR', locale: 'lt' };
    expect(told).toEqual([{ method: 'POST', body }]);
    form.fillIn('name', 'Rūta');
    await settle();
    expect(told).toHaveLength(1);
    cart.changeQuantity(JSON.stringify(['dress', 'M', 'green']), 1);
    form.fillIn('email', 'ruta@kitas.lt');
    await settle();
    expect(told).toHaveLength(2);
    expect(told[1]?.body).toEqual({ ...body, email: 'ruta@kitas.lt', items: [{ ...items[0], quantity: 1 }] });
  });

  it('does not tell an address while it is being typed', async () => {
    const { form, reminder, settle, browser } = await openCheckout();
    const field = { getAttribute: () => 'email' };
    Object.assign(browser.document, { activeElement: field });
    reminder.tickReminder();
    form.fillIn('email', 'ruta@pastas.lt');
    await settle();
    expect(told).toEqual([]);
    Object.assign(browser.document, { activeElement: null });
    await settle();
    expect(told).toHaveLength(1);
  });

  it('unticked, has everything deleted at once, after what was said before', async () => {
    const { form, reminder, settle } = await openCheckout();
    form.fillIn('email', 'ruta@pastas.lt');
    reminder.tickReminder();
    await settle();
    const { reminder: id } = form.$checkoutForm.get();
    await reminder.untickReminder();
    expect(told.map(({ method }) => method)).toEqual(['POST', 'DELETE']);
    expect(told[1]?.body).toEqual({ id });
    await settle();
    expect(told).toHaveLength(2);
    reminder.tickReminder();
    await settle();
    expect(told[2]?.body['id']).not.toBe(id);
  });

  it('stays as it is after a reload of the tab, and says the cart again', async () => {
    const { browser, form, reminder, settle, stop } = await openCheckout();
    form.fillIn('email', 'ruta@pastas.lt');
    reminder.tickReminder();
    await settle();
    stop();
    const again = await openCheckout(browser);
    await again.settle();
    expect(told).toHaveLength(2);
    expect(told[1]).toEqual(told[0]);
  });

  it('takes the shop’s copy away when the cart is emptied, and keeps the next item again', async () => {
    const { form, reminder, settle } = await openCheckout();
    const { setCart } = await import('./cart.ts');
    form.fillIn('email', 'ruta@pastas.lt');
    reminder.tickReminder();
    await settle();
    setCart([]);
    await settle();
    expect(told[1]).toMatchObject({ method: 'DELETE', body: { id: form.$checkoutForm.get().reminder } });
    setCart([line]);
    await settle();
    expect(told[2]).toMatchObject({ method: 'POST', body: { items } });
  });

  it('says when the shop cannot be reached, and tries again with the next change; what could not be deleted stays ticked', async () => {
    const { form, reminder, settle } = await openCheckout();
    form.fillIn('email', 'ruta@pastas.lt');
    isDown = true;
    reminder.tickReminder();
    await settle();
    expect(reminder.$reminderFailed.get()).toBe(true);
    isDown = false;
    form.fillIn('name', 'Rūta');
    await settle();
    expect([told.length, reminder.$reminderFailed.get()]).toEqual([1, false]);
    isDown = true;
    const { reminder: id } = form.$checkoutForm.get();
    const unticking = reminder.untickReminder();
    await settle();
    await unticking;
    expect([form.$checkoutForm.get().reminder, reminder.$reminderFailed.get()]).toEqual([id, true]);
  });
});
