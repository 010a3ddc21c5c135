import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { emptyCartStorage } from '#src/domain/cart/cart-storage.ts';
import { addProduct } from '#tests/support/order-rows.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { signedIn } from './signed-in.ts';
import { placeTestOrder } from './test-orders.ts';

/** The browser's own modules, against the database's API as it is. */
const shop = shopUnderTest({ quiet: ['log', 'error'] });
const load = async () => ({
  ...(await import('#src/client/backend/customer.ts')),
  ...(await import('#src/client/backend/customer-lists.ts')),
  ...(await import('#src/client/backend/address-book.ts')),
  ...(await import('#src/client/backend/addresses.ts')),
  ...(await import('#src/client/stores/reorder.ts')),
});
let browser: Awaited<ReturnType<typeof load>>;
beforeAll(async () => {
  vi.stubEnv('PUBLIC_SUPABASE_URL', shop.backendUrl);
  vi.stubEnv('PUBLIC_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test');
  vi.stubGlobal('document', { cookie: '' });
  browser = await load();
});

const dress = async () => {
  const id = `dress-${randomUUID().slice(0, 8)}`;
  await addProduct(shop.sql, id, { stock: { 'M/sage': 5 } });
  return id;
};
const line = (id: string) => ({
  ...{ id, name: 'Dress', name_lt: 'Suknelė', name_ru: 'Платье', price: 8900, image: '' },
  ...{ size: 'M', color: 'sage', quantity: 1 },
});

describe('a customer’s browser', () => {
  it('keeps, lists and removes favourites', async () => {
    const ruta = await signedIn(shop);
    const [coat, hat] = [await dress(), await dress()];
    expect(await browser.mergeFavorites(ruta.token, [coat, hat])).toEqual([coat, hat]);
    const [first] = await browser.listFavorites(ruta.token);
    expect(first).toMatchObject({ product_id: coat, user_id: ruta.userId, product_price: 8900, now: { free: 5 } });
    await browser.removeFavoriteRow(ruta.token, first?.id ?? '');
    await browser.removeFavorites(ruta.token, ruta.userId, [hat, 'never-was']);
    expect(await browser.listFavorites(ruta.token)).toEqual([]);
  });

  it('reads and saves the cart on its version', async () => {
    const ruta = await signedIn(shop);
    expect(await browser.readCart(ruta.token, ruta.userId)).toBeUndefined();
    const cart = { ...emptyCartStorage, items: [line('coat')] };
    expect(await browser.saveCart(ruta.token, cart, 0)).toEqual({ ok: true, version: 1 });
    expect(await browser.saveCart(ruta.token, cart, 0)).toMatchObject({ ok: false, cart: { version: 1 } });
    expect(await browser.readCart(ruta.token, ruta.userId)).toMatchObject({ items: [line('coat')], version: 1 });
  });

  it('reads orders, figures, and orders again', async () => {
    const ruta = await signedIn(shop);
    const order = await placeTestOrder(shop, 3, { customerEmail: ruta.email });
    expect(await browser.claimMyOrders(ruta.token)).toBe(1);
    const { orders, next } = await browser.listMyOrders(ruta.token);
    expect([orders.map((each) => each.order_number), next]).toEqual([[order.orderNumber], null]);
    expect(await browser.summarizeMyAccount(ruta.token)).toMatchObject({ orders: 1, status: 'active' });
    const [placed] = orders;
    await shop.sql`update products set price = 7900 where id = ${order.id}`;
    expect(await browser.reorder(ruta.token, placed?.id ?? '', 'en')).toEqual({
      ok: true,
      value: { pieces: 1, fewer: [], gone: [], repriced: [{ name: 'Linen dress', before: 8900, now: 7900 }] },
    });
    expect(await browser.reorder(ruta.token, randomUUID(), 'en')).toMatchObject({ failure: { code: 'order_unknown' } });
  });

  it('keeps an address book with one default, postcodes and phones as the country writes them', async () => {
    const ruta = await signedIn(shop);
    const typed = {
      name: 'Rūta',
      phone: '861234567',
      company: '',
      street: 'Pilies g. 1',
      city: 'Vilnius',
      country: 'LT',
    };
    const home = await browser.addAddress(ruta, { ...typed, country: 'LT', postcode: '01123' });
    expect(home).toMatchObject({ postcode: 'LT-01123', phone: '+37061234567', company: null, is_default: true });
    const work = await browser.addAddress(ruta, { ...typed, country: 'LV', phone: '', postcode: '1050' });
    await browser.chooseDefaultAddress(ruta, work.id);
    expect(await browser.readDefaultAddress(ruta)).toMatchObject({ id: work.id, postcode: 'LV-1050' });
    await browser.changeAddress(ruta, work.id, {
      ...typed,
      country: 'EE',
      phone: '',
      postcode: '10111',
      city: 'Tallinn',
    });
    await browser.removeAddress(ruta, home.id);
    expect(await browser.listAddresses(ruta)).toMatchObject([{ id: work.id, city: 'Tallinn', is_default: true }]);
    await expect(browser.addAddress(ruta, { ...typed, country: 'LT', postcode: '123' })).rejects.toMatchObject({
      issues: [{ path: ['postcode'] }],
    });
  });

  it('writes the profile, whether there is one or not, and only what was named', async () => {
    const ruta = await signedIn(shop);
    await browser.saveProfile(ruta, { display_name: 'Rūta', phone_number: '+370 612 34567' });
    await browser.saveProfile(ruta, { display_name: 'Rūta R.' });
    expect(await browser.readProfile(ruta)).toMatchObject({
      ...{ display_name: 'Rūta R.', phone_number: '+370 612 34567', shipping_address: null },
    });
    await shop.sql`delete from profiles where user_id = ${ruta.userId}`;
    expect(await browser.readProfile(ruta)).toBeUndefined();
    await browser.saveProfile(ruta, { shipping_address: 'Pilies g. 1\nVilnius', phone_number: '' });
    expect(await browser.readProfile(ruta)).toMatchObject({
      shipping_address: 'Pilies g. 1\nVilnius',
      phone_number: null,
    });
  });

  it('gets nothing with a token that is none, and nothing of somebody else', async () => {
    const [ruta, jonas] = [await signedIn(shop), await signedIn(shop)];
    await browser.saveCart(ruta.token, { ...emptyCartStorage, items: [line('coat')] }, 0);
    expect(await browser.readCart(jonas.token, ruta.userId)).toBeUndefined();
    await expect(browser.saveProfile({ ...jonas, userId: ruta.userId }, { display_name: 'Jonas' })).rejects.toThrow();
    await expect(browser.listFavorites('eyJhbGciOiJub25lIn0.e30.')).rejects.toMatchObject({ name: 'BackendRefused' });
  });
});
