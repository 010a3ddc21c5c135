import { atom } from 'nanostores';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeAccount, reachAccount } from './fake-account.ts';
import { fakeBrowser } from './fake-browser.ts';

vi.stubEnv('PUBLIC_SUPABASE_URL', 'https://backend.example');
vi.stubEnv('PUBLIC_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test');

const session = vi.hoisted(() => ({ token: 'token' as string | undefined, state: 'signed_in' }));
vi.mock('./session.ts', () => ({
  $session: { get: () => ({ state: session.state, ...(session.token ? { user: { id: 'ruta' } } : {}) }) },
  accessToken: async () => session.token,
}));

let account: FakeAccount;
beforeEach(() => {
  vi.useFakeTimers();
  account = new FakeAccount();
  Object.assign(session, { token: 'token', state: 'signed_in' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A browser that follows an account with these favourites. */
async function browser(favorites: readonly string[]) {
  fakeBrowser();
  const online = new EventTarget();
  vi.stubGlobal('addEventListener', online.addEventListener.bind(online));
  vi.stubGlobal('removeEventListener', online.removeEventListener.bind(online));
  account.favorites = [...favorites];
  reachAccount(account);
  const { startCustomerData } = await import('./customer-data.ts');
  const { $favorites } = await import('./favorites.ts');
  const { forgetFavorite, keepFavoriteAgain } = await import('./kept-favorites.ts');
  const $session = atom({ state: 'signed_in' as const, user: { id: 'ruta' } });
  startCustomerData({ $session, accessToken: async () => 'token' });
  await vi.advanceTimersByTimeAsync(3_000);
  return { $favorites, forgetFavorite, keepFavoriteAgain };
}
const hat = {
  ...{ id: '', user_id: 'ruta', product_id: 'hat', product_name: 'Hat', product_price: 2900, product_image: null },
  ...{ created_at: '2026-11-01T08:00:00Z', now: null },
};
const settle = () => vi.advanceTimersByTimeAsync(10_000);

describe('a favourite that is taken off in the account', () => {
  it('leaves the hearts at once and the account with it, and stays out', async () => {
    const page = await browser(['coat', 'hat']);
    const removal = page.forgetFavorite('coat');
    expect(page.$favorites.get()).toEqual(['hat']);
    expect((await removal).ok).toBe(true);
    await settle();
    expect([page.$favorites.get(), account.favorites]).toEqual([['hat'], ['hat']]);
  });

  it('comes back with Undo, in both', async () => {
    const page = await browser(['coat', 'hat']);
    await page.forgetFavorite('hat');
    expect((await page.keepFavoriteAgain(hat)).ok).toBe(true);
    await settle();
    expect([page.$favorites.get(), account.favorites]).toEqual([
      ['hat', 'coat'],
      ['hat', 'coat'],
    ]);
  });

  it('that is older than the browser’s fifty leaves the account all the same', async () => {
    const page = await browser([...Array.from({ length: 50 }, (_, place) => `coat-${place}`), 'hat']);
    expect(page.$favorites.get()).not.toContain('hat');
    expect((await page.forgetFavorite('hat')).ok).toBe(true);
    await settle();
    expect(account.favorites).toHaveLength(50);
    expect(page.$favorites.get()).toHaveLength(50);
  });

  it('is as before where nobody answers', async () => {
    const page = await browser(['coat', 'hat']);
    account.isOffline = true;
    expect(await page.forgetFavorite('coat')).toEqual({ ok: false, failure: { code: 'unreachable' } });
    expect(page.$favorites.get()).toEqual(['coat', 'hat']);
    account.isOffline = false;
    await settle();
    expect(account.favorites).toEqual(['coat', 'hat']);
  });

  it('is as before where nobody is signed in any more', async () => {
    const page = await browser(['coat']);
    Object.assign(session, { token: undefined, state: 'signed_out' });
    expect(await page.forgetFavorite('coat')).toEqual({ ok: false, failure: { code: 'session_gone' } });
    expect(page.$favorites.get()).toEqual(['coat']);
  });

  it('tells a refusal from a session that is over', async () => {
    const page = await browser(['coat']);
    for (const [status, code] of [
      [401, 'session_gone'],
      [400, 'unexpected'],
      [503, 'unreachable'],
    ] as const) {
      vi.stubGlobal('fetch', async () => new Response('no', { status }));
      expect(await page.forgetFavorite('coat')).toEqual({ ok: false, failure: { code } });
    }
  });
});
