import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { NewCartItem } from '#src/domain/cart/cart.ts';
import { type FakeBrowser, fakeBrowser } from './fake-browser.ts';

const dress: NewCartItem = {
  id: 'linen-wrap-dress-7k2m',
  name: 'Linen wrap dress',
  name_lt: 'Lininė suknelė',
  name_ru: 'Льняное платье',
  price: 8900,
  image: '',
  size: 'M',
  color: 'green',
  available: 3,
};
const stored = (browser: FakeBrowser) => JSON.parse(browser.storage.values.get('cart-storage') ?? 'null');
const open = async () => ({ ...(await import('./cart.ts')), ...(await import('./fill-cart.ts')) });
const openUndo = () => import('./undo.ts');

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the stored cart', () => {
  it('writes nothing until the shopper acts', async () => {
    const browser = fakeBrowser();
    const { $cart, $cartCount, emptyCart } = await open();
    $cart.subscribe(() => {});
    emptyCart();
    expect($cartCount.get()).toBe(0);
    expect(browser.storage.values.size).toBe(0);
    expect(browser.document.cookie).toBe('');
  });

  it('keeps what is added with the language of the page, in storage and in the cookie that the host reads', async () => {
    const browser = fakeBrowser();
    const { addToCart } = await open();
    expect(addToCart(dress, 2, 'ru')).toBe('added');
    expect(stored(browser)).toEqual({
      items: [{ ...dress, quantity: 2 }],
      currency: 'EUR',
      language: 'RU',
      version: 1,
    });
    expect(browser.document.cookie).toContain('nf_lang=ru');
  });

  it('says when the variant has no more', async () => {
    const browser = fakeBrowser();
    const { addToCart, $cartCount } = await open();
    expect(addToCart(dress, 5, 'lt')).toBe('limited');
    expect(addToCart(dress, 1, 'lt')).toBe('refused');
    expect(addToCart({ ...dress, id: 'b', available: 0 }, 1, 'lt')).toBe('refused');
    expect($cartCount.get()).toBe(3);
    expect(stored(browser).items).toHaveLength(1);
  });

  it('keeps the currency that was chosen', async () => {
    const browser = fakeBrowser(JSON.stringify({ items: [], currency: 'USD', language: 'EN', version: 1 }));
    const { addToCart } = await open();
    addToCart(dress, 1, 'lt');
    expect(stored(browser)).toMatchObject({ currency: 'USD', language: 'LT' });
  });

  it.each(['{', '[1,2]', '"x"', '{"other":1}'])('survives a stranger’s %s', async (foreign) => {
    const browser = fakeBrowser(foreign);
    const { $cart, addToCart } = await open();
    expect($cart.get()).toEqual([]);
    addToCart(dress, 1, 'en');
    expect(stored(browser).items).toHaveLength(1);
  });

  it('reads the older nested shape', async () => {
    fakeBrowser(JSON.stringify({ state: { items: [{ ...dress, quantity: 2 }], currency: 'LTL' }, version: 0 }));
    const { $cartCount } = await open();
    expect($cartCount.get()).toBe(2);
  });

  it('goes on in memory when the quota is full', async () => {
    const browser = fakeBrowser();
    browser.storage.isFull = true;
    const { addToCart, $cart, changeQuantity } = await open();
    addToCart(dress, 1, 'en');
    changeQuantity(JSON.stringify([dress.id, 'M', 'green']), 2);
    const seen: number[] = [];
    $cart.subscribe((cart) => seen.push(cart[0]?.quantity ?? 0));
    expect(seen).toEqual([2]);
    expect(browser.storage.values.size).toBe(0);
  });

  it('goes on in memory when storage is forbidden', async () => {
    fakeBrowser();
    vi.stubGlobal('localStorage', undefined);
    const { addToCart, $cartCount } = await open();
    addToCart(dress, 1, 'en');
    expect($cartCount.get()).toBe(1);
  });

  it('follows other tabs, clearing included', async () => {
    const browser = fakeBrowser();
    const { $cartCount, addToCart } = await open();
    $cartCount.subscribe(() => {});
    addToCart(dress, 1, 'en');
    browser.fromOtherTab('cart-storage', JSON.stringify({ items: [{ ...dress, quantity: 3 }] }));
    expect($cartCount.get()).toBe(3);
    browser.fromOtherTab('cart-storage', null);
    expect($cartCount.get()).toBe(0);
  });
});

describe('removing with undo', () => {
  beforeEach(() => vi.useFakeTimers());

  async function withTwoLines() {
    const browser = fakeBrowser();
    const [cart, undo] = [await open(), await openUndo()];
    cart.addToCart(dress, 1, 'en');
    cart.addToCart({ ...dress, size: 'L' }, 2, 'en');
    const key = JSON.stringify([dress.id, 'M', 'green']);
    return { browser, cart, undo, key };
  }

  it('takes a line out at once and puts it back where it stood', async () => {
    const { cart, undo, key } = await withTwoLines();
    undo.removeLine(key);
    expect(cart.$cart.get().map((line) => line.size)).toEqual(['L']);
    undo.undoRemoval();
    expect(cart.$cart.get().map((line) => line.size)).toEqual(['M', 'L']);
    expect(undo.$undo.get()).toBeUndefined();
  });

  it('empties the cart at once and puts everything back', async () => {
    const { cart, undo } = await withTwoLines();
    undo.clearCart();
    expect(cart.$cartCount.get()).toBe(0);
    undo.undoRemoval();
    expect(cart.$cartCount.get()).toBe(3);
  });

  it('keeps a line’s product for later, and takes both back', async () => {
    const { cart, undo, key } = await withTwoLines();
    const { $favorites } = await import('./favorites.ts');
    const [line] = cart.$cart.get();
    const before = cart.$cart.get();
    undo.saveForLater(key);
    expect(cart.$cart.get()).toHaveLength(1);
    expect($favorites.get()).toEqual([line?.id]);
    undo.undoRemoval();
    expect(cart.$cart.get()).toEqual(before);
    expect($favorites.get()).toEqual([]);
    $favorites.set([line?.id ?? '']);
    undo.saveForLater(key);
    undo.undoRemoval();
    expect($favorites.get(), 'what the heart kept before stays').toEqual([line?.id]);
  });

  it('offers undo for 8 seconds, not counting the time that the shopper points at it', async () => {
    const { undo, key } = await withTwoLines();
    undo.removeLine(key);
    vi.advanceTimersByTime(7000);
    undo.pauseUndo();
    vi.advanceTimersByTime(60_000);
    expect(undo.$undo.get()?.kind).toBe('line');
    undo.resumeUndo();
    vi.advanceTimersByTime(999);
    expect(undo.$undo.get()?.kind).toBe('line');
    vi.advanceTimersByTime(1);
    expect(undo.$undo.get()).toBeUndefined();
  });

  it('does nothing for a line that is not there', async () => {
    const { undo } = await withTwoLines();
    undo.removeLine('other');
    expect(undo.$undo.get()).toBeUndefined();
  });

  it('keeps a line whose quantity is set below 1: that is what removing is for', async () => {
    const { cart, key } = await withTwoLines();
    cart.changeQuantity(key, 0);
    expect(cart.$cart.get()[0]).toMatchObject({ size: 'M', quantity: 1 });
  });
});
