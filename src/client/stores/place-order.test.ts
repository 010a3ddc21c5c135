import { describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from './fake-browser.ts';
import { accepted, answer, fillIn, line, openCheckout, refusal, sent, tokens } from './place-order-harness.ts';

vi.mock('./session.ts', () => ({ accessToken: async () => 'a.b.c' }));

describe('placing an order', () => {
  it('sends what was typed and chosen, never a price, and leaves for the payment page', async () => {
    answer([() => Response.json(accepted)]);
    const { form, place, last, order } = await openCheckout();
    await fillIn(form);
    expect(await order()).toBeUndefined();
    expect(sent[0]).toEqual({
      items: [{ id: 'dress', quantity: 3, size: 'M', color: 'green' }],
      currency: 'EUR',
      locale: 'lt',
      customerEmail: 'ruta@pastas.lt',
      delivery: {
        name: 'Rūta Kazlauskienė',
        phone: '+37061234567',
        country: 'LT',
        postcode: '01123',
        city: 'Vilnius',
        street: 'Pilies g. 12',
        note: '',
        option: 'standard',
      },
      expectedTotal: 26_700,
      checkoutId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(place.$placing.get()).toEqual({ state: 'leaving', url: accepted.url });
    expect(last.readLastOrder(accepted.orderNumber)).toMatchObject({ from: '2026-11-26', to: '2026-11-30' });
    expect(last.readLastOrder('GJ-other')).toBeUndefined();
  });

  it('names the coupon that works on this cart, and none that it is too small for', async () => {
    answer([() => refusal(422, 'coupon_expired')]);
    const { place, order, browser } = await openCheckout();
    const { $coupon } = await import('./coupon.ts');
    const terms = { code: 'LABAS10', kind: 'percent', value: 10, minimumGoods: 50_000, covers: null } as const;
    $coupon.set({ code: 'LABAS10', terms });
    await order();
    expect(sent[0]).not.toHaveProperty('couponCode');
    $coupon.set({ code: 'LABAS10', terms: { ...terms, minimumGoods: 0 } });
    expect(await order(24_030)).toMatchObject({ message: 'coupon', changes: [] });
    expect(sent[1]).toMatchObject({ couponCode: 'LABAS10', expectedTotal: 24_030 });
    expect($coupon.get()).toMatchObject({ code: 'LABAS10', problem: { code: 'coupon_expired' } });
    expect(browser.storage.getItem('coupon')).toBeNull();
    expect(place.$placing.get().state).toBe('idle');
  });

  it('is asked once however often the button is pressed', async () => {
    answer([() => Response.json(accepted)]);
    const { place, order } = await openCheckout();
    void place.placeOrder('lt', 26_700);
    await order();
    expect(sent).toHaveLength(1);
  });

  it('keeps the checkout id for the same content, after a reload too, and takes another for another content', async () => {
    answer([() => refusal(503, 'payment_unavailable'), () => Response.json(accepted)]);
    const first = await openCheckout();
    expect((await first.order())?.message).toBe('unavailable');
    await first.order();
    const again = await openCheckout(first.browser);
    await again.order();
    again.cart.changeQuantity(JSON.stringify(['dress', 'M', 'green']), 2);
    await again.order();
    const ids = sent.map(({ checkoutId }) => checkoutId);
    expect(ids.slice(0, 3)).toEqual([ids[0], ids[0], ids[0]]);
    again.place.stayAtCheckout();
    await again.order();
    expect(sent.at(-1)?.checkoutId).not.toBe(ids[0]);
  });

  it('begins anew when the order behind its id has ended', async () => {
    answer([() => refusal(409, 'checkout_already_used', { status: 'cancelled' }), () => Response.json(accepted)]);
    const { place, order } = await openCheckout();
    await order();
    expect(place.$placing.get().state).toBe('leaving');
    expect(sent[1]?.checkoutId).not.toBe(sent[0]?.checkoutId);
  });

  it('names what was ordered before and not paid, so that it makes way', async () => {
    answer([() => Response.json(accepted), () => refusal(503, 'payment_unavailable'), () => Response.json(accepted)]);
    const { form, place, order } = await openCheckout();
    for (const note of ['one', 'two', 'three', 'three']) {
      form.fillIn('note', note);
      await order();
      place.stayAtCheckout();
    }
    const [one, two, three] = sent.map(({ checkoutId }) => checkoutId);
    expect(sent.map(({ replaces }) => replaces)).toEqual([undefined, [one], [one, two], undefined]);
    expect(sent[3]?.checkoutId).toBe(three);
  });

  it('is the order of whoever is signed in, whose address stands in the form already', async () => {
    answer([() => Response.json(accepted)]);
    const { storage } = fakeBrowser();
    const user = { id: 'ruta', email: 'ruta@pastas.lt' };
    const session = { access_token: 'a.b.c', refresh_token: 'r', expires_at: Date.now() / 1000 + 3_000, user };
    storage.setItem('gija-session', JSON.stringify(session));
    const { form, order } = await openCheckout({ storage });
    expect(form.$checkoutForm.get().email).toBe('ruta@pastas.lt');
    await order();
    expect(tokens).toEqual(['Bearer a.b.c']);
    form.fillIn('email', 'sesuo@pastas.lt');
    expect((await openCheckout({ storage })).form.$checkoutForm.get().email).toBe('sesuo@pastas.lt');
  });

  it('is apart from an order that a link asked for in another tab: neither takes the other’s place', async () => {
    answer([() => Response.json(accepted)]);
    const cart = await openCheckout();
    await cart.order();
    const { storage } = cart.browser;
    const asked = await openCheckout({ storage });
    const { $requested } = await import('./checkout-cart.ts');
    $requested.set({ token: 'sealed', items: [line], isByPhone: false });
    await asked.order();
    cart.place.stayAtCheckout();
    await cart.order();
    expect(sent.map(({ replaces }) => replaces)).toEqual([undefined, undefined, undefined]);
    expect(sent[1]?.checkoutId).not.toBe(sent[0]?.checkoutId);
    expect(sent[2]?.checkoutId).toBe(sent[0]?.checkoutId);
  });

  it('does not order again what is already paid', async () => {
    answer([() => refusal(409, 'checkout_already_used', { status: 'processing' })]);
    const { order } = await openCheckout();
    expect((await order())?.message).toBe('alreadyPaid');
    expect(sent).toHaveLength(1);
  });

  it('keeps what was typed for a day, in a new tab too', async () => {
    const { browser, form } = await openCheckout();
    await fillIn(form);
    const typed = { street: 'Pilies g. 12', option: 'standard' };
    expect((await openCheckout(browser)).form.$checkoutForm.get()).toMatchObject(typed);
    const { storage } = browser;
    expect((await openCheckout({ storage })).form.$checkoutForm.get()).toMatchObject(typed);
    vi.setSystemTime(Date.now() + 86_400_000);
    expect((await openCheckout({ storage })).form.$checkoutForm.get()).toMatchObject({ street: '' });
  });

  it('is one order in two tabs: the same in both, and another takes the place of the first', async () => {
    answer([() => Response.json(accepted)]);
    const first = await openCheckout();
    await fillIn(first.form);
    const second = await openCheckout({ storage: first.browser.storage });
    await first.order();
    await second.order();
    expect(sent[1]?.checkoutId).toBe(sent[0]?.checkoutId);
    second.place.stayAtCheckout();
    second.form.fillIn('method', 'bank');
    await second.order();
    expect(sent[2]).toMatchObject({ replaces: [sent[0]?.checkoutId] });
    first.place.stayAtCheckout();
    await first.order();
    expect(sent[3]).toMatchObject({ replaces: [sent[2]?.checkoutId] });
  });
});

describe('a refusal', () => {
  it('that mentions the provider’s project is said in the specification’s words', async () => {
    const error = 'Payment service temporarily unavailable: check the projectid';
    answer([
      () => refusal(503, 'payment_unavailable', {}, error),
      () => refusal(500, 'unexpected', {}, 'Bad projectId'),
    ]);
    const { order } = await openCheckout();
    expect((await order())?.message).toBe('unavailable');
    expect((await order())?.message).toBe('unavailable');
    const english = await import('../../../public/locales/en/checkout.json');
    expect(english.errors.unavailable).toBe('Payment service temporarily unavailable. Please try again later.');
  });

  const lines = [{ product_id: 'dress', size: 'M', color: 'green', problem: 'out_of_stock', wanted: 3, free: 1 }];

  it('of a line that sold out takes it out of the cart and says so', async () => {
    answer([() => refusal(409, 'out_of_stock', { lines: lines.map((line) => ({ ...line, free: 0 })) })]);
    const { cart, order } = await openCheckout();
    expect(await order()).toMatchObject({ message: 'soldOut', changes: [{ kind: 'gone' }] });
    expect(cart.$cart.get()).toEqual([]);
  });

  it('of stock lowers the line to what there is and says so', async () => {
    answer([() => refusal(409, 'out_of_stock', { lines })]);
    const { cart, order } = await openCheckout();
    expect(await order()).toMatchObject({ message: 'stock', changes: [{ kind: 'fewer', before: 3, after: 1 }] });
    expect(cart.$cart.get()).toMatchObject([{ quantity: 1, available: 1 }]);
  });

  it('of a price takes it over and says so', async () => {
    const changed = [{ product_id: 'dress', size: 'M', color: 'green', price: 9900 }];
    answer([() => refusal(409, 'price_changed', { total: 29_700, lines: changed })]);
    const { cart, order } = await openCheckout();
    expect(await order()).toMatchObject({ message: 'price', changes: [{ kind: 'price', before: 8900, after: 9900 }] });
    expect(cart.$cart.get()[0]?.price).toBe(9900);
  });

  it('of a product takes its lines out', async () => {
    answer([() => refusal(400, 'invalid_products', { ids: ['dress'] }, 'Invalid product IDs: dress')]);
    const { cart, order } = await openCheckout();
    expect(await order()).toMatchObject({ message: 'gone', changes: [{ kind: 'gone' }] });
    expect(cart.$cart.get()).toEqual([]);
  });

  it('of a size takes this line out', async () => {
    answer([() => refusal(400, 'variant_unknown', { id: 'dress', size: 'M', color: 'green' })]);
    const { cart, order } = await openCheckout(undefined, [line, { ...line, size: 'L' }]);
    expect((await order())?.message).toBe('gone');
    expect(cart.$cart.get().map(({ size }) => size)).toEqual(['L']);
  });

  it.each([
    [503, 'payment_unavailable', 'unavailable'],
    [429, 'rate_limited', 'limited'],
    [429, 'cards_refused', 'cardsRefused'],
    [429, 'too_many_open_orders', 'openOrders'],
    [422, 'total_too_small', 'small'],
    [400, 'delivery_not_available', 'deliveryGone'],
    [403, 'user_mismatch', 'checkoutError'],
    [500, 'unexpected', 'checkoutError'],
  ])('%i %s is said as %s', async (status, code, message) => {
    answer([() => refusal(status, code)]);
    const { place, order } = await openCheckout();
    expect(await order()).toMatchObject({ message, requestId: 'r1', changes: [] });
    expect(place.$placing.get().state).toBe('idle');
  });

  it.each([
    ['Invalid product IDs: dress', 'gone'],
    ['projectid is not valid', 'unavailable'],
  ])('whose sentence says “%s” is said as %s, whatever its code', async (error, message) => {
    answer([() => refusal(400, 'invalid_request', undefined, error)]);
    const { order } = await openCheckout();
    expect((await order())?.message).toBe(message);
  });

  it.each([
    ['postcode_invalid', undefined, 'postcode'],
    ['phone_invalid', undefined, 'phone'],
    ['invalid_request', { field: 'customerEmail' }, 'email'],
    ['invalid_request', { field: 'delivery.city' }, 'city'],
  ])('%s with %j points at the field %s', async (code, details, field) => {
    answer([() => refusal(400, code, details)]);
    const { order } = await openCheckout();
    expect((await order())?.field).toBe(field);
  });

  it('without an answer is offline', async () => {
    answer([]);
    const { order } = await openCheckout();
    expect((await order())?.message).toBe('offline');
  });

  it('without an address to pay at is an error', async () => {
    answer([() => Response.json({ orderNumber: 'GJ-1' })]);
    const { order } = await openCheckout();
    expect((await order())?.message).toBe('checkoutError');
  });
});
