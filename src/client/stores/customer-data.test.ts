import { describe, expect, it } from 'vitest';
import { account, type Browser, browser, line, pieces, reload, signedIn, stored } from './customer-data-harness.ts';

describe('at sign-in', () => {
  it('favourites of browser and account become one list, in both', async () => {
    account.favorites = ['tie', 'hat'];
    const page = await browser({ favorites: ['coat', 'hat'] });
    page.$session.set(signedIn());
    await page.wait();
    expect(page.$favorites.get()).toEqual(['coat', 'tie', 'hat']);
    expect(account.favorites).toEqual(['coat', 'tie', 'hat']);
  });

  it('no line of either cart is lost, and the larger quantity stands', async () => {
    account.saveElsewhere([line('hat', 3), line('tie', 1)]);
    const page = await browser({
      cart: stored([line('hat', 1), line('coat', 2)], { currency: 'USD', language: 'RU' }),
    });
    page.$session.set(signedIn());
    await page.wait();
    expect(pieces(page.$cart.get())).toEqual({ hat: 3, coat: 2, tie: 1 });
    expect(pieces(account.cart?.items)).toEqual({ hat: 3, coat: 2, tie: 1 });
    expect(account.cart).toMatchObject({ currency: 'USD', language: 'RU', version: 2 });
  });

  it('guest orders are claimed, once', async () => {
    let page = await browser({});
    page.$session.set(signedIn());
    await page.wait();
    page = await reload(page);
    page.$session.set(signedIn());
    await page.wait();
    expect(account.claims).toBe(1);
  });

  it('guest orders are claimed at a later start where the first was lost', async () => {
    let page = await browser({});
    account.isOffline = true;
    page.$session.set(signedIn());
    await page.wait();
    account.isOffline = false;
    page = await reload(page);
    page.$session.set(signedIn());
    await page.wait();
    expect(account.claims).toBe(1);
  });

  it('a browser that has chosen nothing takes over everything and writes nothing', async () => {
    account.saveElsewhere([line('hat')]);
    const page = await browser({});
    page.$session.set(signedIn());
    await page.wait();
    expect(pieces(page.$cart.get())).toEqual({ hat: 1 });
    expect(account.asked).not.toContain('save_cart');
  });
});

describe('while signed in', () => {
  async function ready(options: Parameters<typeof browser>[0] = {}) {
    const page = await browser(options);
    page.$session.set(signedIn());
    await page.wait();
    account.asked.length = 0;
    return page;
  }

  it('a heart is shown at once and sent soon, and so is one that is taken back', async () => {
    const page = await ready({ favorites: ['hat'] });
    page.addFavorite('coat');
    expect(page.$favorites.get()).toEqual(['coat', 'hat']);
    await page.wait();
    expect(account.favorites).toEqual(['coat', 'hat']);
    page.removeFavorite('hat');
    await page.wait();
    expect(account.favorites).toEqual(['coat']);
    expect(page.$favorites.get()).toEqual(['coat']);
  });

  it('a heart that the account has no room for goes out again, and that is told', async () => {
    account.favorites = Array.from({ length: 500 }, (_, place) => `kept-${place}`);
    const page = await ready();
    expect(page.$timesFull.get()).toBe(0);
    page.addFavorite('coat');
    await page.wait();
    expect(page.$favorites.get()).toEqual(account.favorites.slice(0, 50));
    expect(page.$timesFull.get()).toBe(1);
  });

  it('the cart is saved once it has settled, in one go', async () => {
    const page = await ready();
    for (const quantity of [1, 2, 3]) page.setCart([line('hat', quantity)]);
    await page.wait();
    expect(pieces(account.cart?.items)).toEqual({ hat: 3 });
    expect(account.asked).toEqual(['save_cart']);
  });

  it('what happens offline is sent when the network is back, also after a reload', async () => {
    let page = await ready({ favorites: ['hat'] });
    account.isOffline = true;
    page.addFavorite('coat');
    page.removeFavorite('hat');
    page.setCart([line('tie')]);
    await page.wait(20_000);
    expect([account.favorites, account.cart]).toEqual([['hat'], undefined]);
    page = await reload(page);
    page.$session.set(signedIn());
    await page.wait(20_000);
    account.isOffline = false;
    page.goOnline();
    await page.wait();
    expect(account.favorites).toEqual(['coat']);
    expect(pieces(account.cart?.items)).toEqual({ tie: 1 });
    expect(page.$favorites.get()).toEqual(['coat']);
  });

  it('two browsers do not write over each other: both lines stay, and what one took out is out', async () => {
    const page = await ready({ cart: stored([line('hat'), line('tie')]) });
    account.saveElsewhere([line('hat'), line('coat')]);
    page.setCart([...page.$cart.get(), line('scarf')]);
    await page.wait();
    expect(pieces(page.$cart.get())).toEqual({ hat: 1, scarf: 1, coat: 1 });
    expect(pieces(account.cart?.items)).toEqual({ hat: 1, scarf: 1, coat: 1 });
  });

  it('what another browser did is there at the next load', async () => {
    let page = await ready({ cart: stored([line('hat')]), favorites: ['hat'] });
    account.saveElsewhere([line('coat')]);
    account.favorites = ['coat', 'hat'];
    page = await reload(page);
    page.$session.set(signedIn());
    await page.wait();
    expect(pieces(page.$cart.get())).toEqual({ coat: 1 });
    expect(page.$favorites.get()).toEqual(['coat', 'hat']);
  });

  it('a heart that is pressed while an answer is on its way is not lost', async () => {
    const page = await ready();
    account.meanwhile = () => page.addFavorite('coat');
    page.addFavorite('hat');
    await page.wait();
    expect(page.$favorites.get()).toEqual(['coat', 'hat']);
    expect(account.favorites.toSorted()).toEqual(['coat', 'hat']);
  });

  it('what was paid for leaves the cart, what another browser has put in stays', async () => {
    const page = await ready({ cart: stored([line('hat')]) });
    account.saveElsewhere([line('coat')]);
    page.emptyCart();
    await page.wait();
    expect(pieces(page.$cart.get())).toEqual({ coat: 1 });
  });

  it('favourites beyond fifty stay with the account', async () => {
    account.favorites = Array.from({ length: 60 }, (_, index) => `kept-${index}`);
    const page = await ready();
    expect(page.$favorites.get()).toHaveLength(50);
    page.addFavorite('coat');
    await page.wait();
    expect(account.favorites).toHaveLength(61);
    expect(page.$favorites.get()[0]).toBe('coat');
  });
});

describe('while the second factor is owed', () => {
  const lists = (page: Browser) => [page.$favorites.get(), pieces(page.$cart.get())];
  async function hadLists() {
    const page = await browser({ cart: stored([line('hat'), line('tie')]), favorites: ['hat'] });
    page.$session.set(signedIn());
    await page.wait();
    account.asked.length = 0;
    account.owesFactor = true;
    return reload(page);
  }

  it('nothing is asked and nothing is taken away; it goes on when the code was right', async () => {
    const page = await hadLists();
    page.$session.set({ state: 'signed_in', user: { id: 'ruta' }, isFactorDue: true });
    page.addFavorite('coat');
    await page.wait(20_000);
    expect(account.asked).toEqual([]);
    expect(lists(page)).toEqual([['coat', 'hat'], { hat: 1, tie: 1 }]);
    account.owesFactor = false;
    page.$session.set({ state: 'signed_in', user: { id: 'ruta' }, isFactorDue: false });
    await page.wait();
    expect(account.favorites).toEqual(['coat', 'hat']);
  });

  it('in a browser that has not heard of the factor, an empty answer is not taken for an empty account', async () => {
    let page = await hadLists();
    page.$session.set(signedIn());
    await page.wait(20_000);
    expect(lists(page)).toEqual([['hat'], { hat: 1, tie: 1 }]);
    // Had it believed the answer, the tie that another browser has taken out would now be put in anew.
    account.saveElsewhere([line('hat')]);
    account.owesFactor = false;
    page = await reload(page);
    page.$session.set(signedIn());
    await page.wait();
    expect(lists(page)).toEqual([['hat'], { hat: 1 }]);
    expect(pieces(account.cart?.items)).toEqual({ hat: 1 });
  });
});
