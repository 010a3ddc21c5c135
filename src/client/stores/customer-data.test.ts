import { atom } from 'nanostores';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeAccount, reachAccount } from './fake-account.ts';
import { fakeBrowser } from './fake-browser.ts';

vi.stubEnv('PUBLIC_SUPABASE_URL', 'https://backend.example');
vi.stubEnv('PUBLIC_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test');

const line = (id: string, quantity = 1) => ({
  ...{ id, name: 'Dress', name_lt: 'Suknelė', name_ru: 'Платье', price: 8900, image: '' },
  ...{ size: 'M', color: 'sage', quantity },
});
type Line = ReturnType<typeof line>;
const stored = (items: readonly Line[], more: object = {}) =>
  JSON.stringify({ items, currency: 'EUR', language: 'LT', version: 1, ...more });

type Session =
  | { readonly state: 'signed_in'; readonly user: { readonly id: string }; readonly isFactorDue?: boolean }
  | { readonly state: 'unknown' | 'signed_out' | 'expired'; readonly user?: undefined };
const signedIn = (id = 'ruta'): Session => ({ state: 'signed_in', user: { id } });

let account: FakeAccount;
beforeEach(() => {
  vi.useFakeTimers();
  account = new FakeAccount();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A browser with these lists, its modules fresh; `kept`: what an earlier page left in its storage. */
async function browser({ cart, favorites, kept }: { cart?: string; favorites?: string[]; kept?: Map<string, string> }) {
  const { storage, fromOtherTab } = fakeBrowser(cart);
  for (const [name, value] of kept ?? []) storage.values.set(name, value);
  if (favorites) storage.values.set('favorites', JSON.stringify(favorites));
  const online = new EventTarget();
  vi.stubGlobal('addEventListener', online.addEventListener.bind(online));
  vi.stubGlobal('removeEventListener', online.removeEventListener.bind(online));
  reachAccount(account);
  const { forgetCustomerData, forgetDeletedCustomer, saveCustomerData, startCustomerData } = await import(
    './customer-data.ts'
  );
  const { $favorites, addFavorite, removeFavorite } = await import('./favorites.ts');
  const { $cart, emptyCart, setCart } = await import('./cart.ts');
  const { $cartStorage } = await import('./cart-storage.ts');
  const $session = atom<Session>({ state: 'unknown' });
  const stop = startCustomerData({ $session, accessToken: async () => 'token' });
  return {
    ...{ storage, fromOtherTab, forgetCustomerData, forgetDeletedCustomer, saveCustomerData, stop },
    ...{ $session, $favorites, addFavorite, removeFavorite, $cart, $cartStorage, emptyCart, setCart },
    goOnline: () => online.dispatchEvent(new Event('online')),
    /** Lets everything happen that is due within these milliseconds. */
    wait: (milliseconds = 3_000) => vi.advanceTimersByTimeAsync(milliseconds),
  };
}
type Browser = Awaited<ReturnType<typeof browser>>;
const reload = async (before: Browser) => {
  before.stop();
  return browser({ kept: new Map(before.storage.values) });
};
const pieces = (items: readonly { id: string; quantity: number }[] = []) =>
  Object.fromEntries(items.map(({ id, quantity }) => [id, quantity]));

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

describe('at sign-out', () => {
  it('the browser’s lists are emptied, the account’s stay', async () => {
    const page = await browser({ cart: stored([line('hat')]), favorites: ['hat'] });
    page.$session.set(signedIn());
    await page.wait();
    page.$session.set({ state: 'signed_out' });
    await page.wait();
    expect([page.$favorites.get(), page.$cart.get()]).toEqual([[], []]);
    expect([account.favorites, pieces(account.cart?.items)]).toEqual([['hat'], { hat: 1 }]);
    expect(page.storage.values.has('account-lists')).toBe(false);
  });

  it('what is not saved yet is saved first', async () => {
    const page = await browser({});
    page.$session.set(signedIn());
    await page.wait();
    page.setCart([line('hat')]);
    page.addFavorite('hat');
    await page.saveCustomerData();
    page.$session.set({ state: 'signed_out' });
    expect([account.favorites, pieces(account.cart?.items)]).toEqual([['hat'], { hat: 1 }]);
  });

  it('does not wait for ever for a network that is away', async () => {
    const page = await browser({});
    page.$session.set(signedIn());
    await page.wait();
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    page.setCart([line('hat')]);
    const saved = page.saveCustomerData();
    await page.wait(3_001);
    await saved;
    page.forgetCustomerData();
    expect(page.$cart.get()).toEqual([]);
  });

  it('a visitor’s lists stay theirs', async () => {
    const page = await browser({ cart: stored([line('hat')]), favorites: ['hat'] });
    page.$session.set({ state: 'signed_out' });
    await page.wait();
    expect([page.$favorites.get(), pieces(page.$cart.get())]).toEqual([['hat'], { hat: 1 }]);
    expect(account.asked).toEqual([]);
  });

  it('a session that has only expired takes nothing away', async () => {
    const page = await browser({ cart: stored([line('hat')]), favorites: ['hat'] });
    page.$session.set(signedIn());
    await page.wait();
    page.$session.set({ state: 'expired' });
    await page.wait();
    expect([page.$favorites.get(), pieces(page.$cart.get())]).toEqual([['hat'], { hat: 1 }]);
  });

  it('somebody else who signs in gets nothing of what was left', async () => {
    let page = await browser({ cart: stored([line('hat')]), favorites: ['hat'] });
    page.$session.set(signedIn('ruta'));
    await page.wait();
    account = new FakeAccount();
    page = await reload(page);
    page.$session.set(signedIn('jonas'));
    await page.wait();
    expect([page.$favorites.get(), page.$cart.get()]).toEqual([[], []]);
    expect([account.favorites, account.cart?.items ?? []]).toEqual([[], []]);
  });
});

describe('what was not sent when the session ended', () => {
  /** Hat and tie are agreed on; then, offline, a heart and a line more, one of each less; then signed out. */
  async function leftUnsent() {
    const page = await browser({ cart: stored([line('hat'), line('tie')]), favorites: ['hat', 'tie'] });
    page.$session.set(signedIn());
    await page.wait();
    account.isOffline = true;
    page.addFavorite('coat');
    page.removeFavorite('hat');
    page.setCart([line('tie', 2), line('coat')]);
    await page.wait(20_000);
    page.$session.set({ state: 'signed_out' });
    await page.wait();
    account.isOffline = false;
    expect([page.$favorites.get(), page.$cart.get()]).toEqual([[], []]);
    return page;
  }
  const unsent = (page: Browser) => page.storage.values.get('account-lists-unsent');

  it('is sent at the next sign-in of the same person, with what they chose meanwhile', async () => {
    const page = await leftUnsent();
    account.saveElsewhere([...(account.cart?.items ?? []), line('belt')]);
    page.setCart([line('scarf')]);
    page.addFavorite('scarf');
    page.$session.set(signedIn());
    await page.wait();
    expect(account.favorites.toSorted()).toEqual(['coat', 'scarf', 'tie']);
    expect(pieces(account.cart?.items)).toEqual({ scarf: 1, tie: 2, coat: 1, belt: 1 });
    expect(page.$favorites.get().toSorted()).toEqual(['coat', 'scarf', 'tie']);
    expect(pieces(page.$cart.get())).toEqual(pieces(account.cart?.items));
    expect(unsent(page)).toBeUndefined();
  });

  it('is nobody else’s, and still there for the one whose it is', async () => {
    const page = await leftUnsent();
    const ruta = account;
    account = new FakeAccount();
    reachAccount(account);
    page.$session.set(signedIn('jonas'));
    await page.wait();
    page.$session.set({ state: 'signed_out' });
    expect([account.favorites, account.cart]).toEqual([[], undefined]);
    reachAccount(ruta);
    page.$session.set(signedIn());
    await page.wait();
    expect(ruta.favorites).toEqual(['coat', 'tie']);
    expect(pieces(ruta.cart?.items)).toEqual({ tie: 2, coat: 1 });
  });

  it('goes with the account', async () => {
    const page = await leftUnsent();
    expect(unsent(page)).toContain('ruta');
    page.forgetDeletedCustomer('ruta');
    expect(unsent(page)).toBeUndefined();
  });

  it('is kept of three people at most', async () => {
    const page = await leftUnsent();
    account.isOffline = true;
    for (const id of ['jonas', 'ona', 'petras']) {
      page.$session.set(signedIn(id));
      page.addFavorite('coat');
      page.$session.set({ state: 'signed_out' });
    }
    const owners = (JSON.parse(unsent(page) ?? '[]') as { owner: string }[]).map(({ owner }) => owner);
    expect(owners).toEqual(['petras', 'ona', 'jonas']);
  });

  it('is not mistaken for a removal where another tab has emptied the lists already', async () => {
    const page = await browser({ favorites: ['hat'] });
    page.$session.set(signedIn());
    await page.wait();
    // The account's tab listens, and has not heard yet.
    (await import('./account-lists.ts')).$accountLists.listen(() => {});
    page.storage.values.delete('account-lists');
    page.$favorites.set([]);
    page.$session.set({ state: 'signed_out' });
    expect(unsent(page)).toBeUndefined();
  });
});
