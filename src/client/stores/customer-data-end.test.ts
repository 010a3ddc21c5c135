import { describe, expect, it, vi } from 'vitest';
import {
  account,
  answerAs,
  type Browser,
  browser,
  line,
  pieces,
  reload,
  signedIn,
  stored,
} from './customer-data-harness.ts';

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
    answerAs();
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
    answerAs();
    page.$session.set(signedIn('jonas'));
    await page.wait();
    page.$session.set({ state: 'signed_out' });
    expect([account.favorites, account.cart]).toEqual([[], undefined]);
    answerAs(ruta);
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
