import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionKey } from '#src/domain/account/session-key.ts';
import { fakeBrowser } from './fake-browser.ts';

vi.stubEnv('PUBLIC_SUPABASE_URL', 'https://backend.example');
vi.stubEnv('PUBLIC_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test');

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const encode = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url');
const seconds = () => Math.floor(Date.now() / 1000);

/** A token as the auth service signs one; `wrong` is how far its clock is from this one, seconds. */
const token = (claims: object = {}, wrong = 0) =>
  `e30.${encode({ iat: seconds() + wrong, exp: seconds() + wrong + 3_600, aal: 'aal1', ...claims })}.sig`;

const user = { id: 'ruta', email: 'ruta@example.com', factors: [{ id: 'f', factor_type: 'totp', status: 'verified' }] };
const session = (left: number, more: object = {}) => ({
  access_token: token(),
  refresh_token: 'first',
  expires_at: seconds() + left,
  user: { ...user, factors: [] },
  ...more,
});

/** The page's modules over a browser that keeps this. */
async function open(stored?: unknown) {
  const browser = fakeBrowser();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', fetched);
  if (stored !== undefined)
    browser.storage.values.set(sessionKey, typeof stored === 'string' ? stored : JSON.stringify(stored));
  const store = await import('./session.ts');
  const kept = () => JSON.parse(browser.storage.values.get(sessionKey) ?? 'null') as ReturnType<typeof session> | null;
  return { ...store, browser, kept };
}

const renewed = (wrong = 0) =>
  Response.json({
    access_token: token({}, wrong),
    refresh_token: 'second',
    expires_at: seconds() + wrong + 3_600,
    user,
  });

beforeEach(() => {
  fetched.mockReset();
});

describe('what is kept', () => {
  it.each([undefined, '{', 'null', '[]', '{"access_token":1}'])('%j is nobody', async (stored) => {
    const { $session, showSession } = await open(stored);
    showSession();
    expect($session.get()).toEqual({ state: 'signed_out' });
  });

  it('with time left is somebody, with a token', async () => {
    const stored = session(3_000);
    const { $session, showSession } = await open(stored);
    showSession();
    expect($session.get()).toMatchObject({
      state: 'signed_in',
      user: { id: 'ruta' },
      accessToken: stored.access_token,
      isFactorDue: false,
    });
  });

  it('without time left has expired, and gives no token away', async () => {
    const { $session, showSession } = await open(session(-1));
    showSession();
    expect($session.get().state).toBe('expired');
    expect($session.get().accessToken).toBeUndefined();
  });

  it.each([
    ['aal1', true],
    ['aal2', false],
  ])('of a person with a second factor, at %s: owed is %s', async (aal, isDue) => {
    const { $session, showSession } = await open(session(3_000, { user, access_token: token({ aal }) }));
    showSession();
    expect($session.get().isFactorDue).toBe(isDue);
  });
});

describe('asking for a token', () => {
  it('gives the kept one without a call while more than five minutes are left', async () => {
    const stored = session(301);
    const { accessToken } = await open(stored);
    expect(await accessToken()).toBe(stored.access_token);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('refreshes once for all who ask at the same time', async () => {
    fetched.mockImplementation(async () => renewed());
    const { accessToken, kept } = await open(session(120));
    const [first, second] = await Promise.all([accessToken(), accessToken()]);
    expect(first).toBe(second);
    expect(first).toBe(kept()?.access_token);
    expect(fetched).toHaveBeenCalledOnce();
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(url).toBe('https://backend.example/auth/v1/token?grant_type=refresh_token');
    expect(JSON.parse(String(init?.body))).toEqual({ refresh_token: 'first' });
  });

  it.each([-7_200, 7_200])('notes the end in this clock when the server’s is %i seconds off', async (wrong) => {
    fetched.mockImplementation(async () => renewed(wrong));
    const { accessToken, kept } = await open(session(60));
    await accessToken();
    expect(Math.abs((kept()?.expires_at ?? 0) - seconds() - 3_600)).toBeLessThan(5);
  });

  it.each([400, 401])('after %i is signed out, and the token forgotten', async (status) => {
    fetched.mockImplementation(async () => Response.json({ code: 'refresh_token_not_found' }, { status }));
    const { accessToken, $session, kept } = await open(session(-5));
    expect(await accessToken()).toBeUndefined();
    expect(kept()).toBeNull();
    expect($session.get()).toEqual({ state: 'signed_out', isRefused: true });
    expect(fetched).toHaveBeenCalledOnce();
  });
});

describe('a session that ended while its page is open', () => {
  it('comes back when somebody looks at the page again', async () => {
    fetched.mockImplementation(async () => renewed());
    const { startSessionManager, backgroundToken, kept, $session, browser } = await open(session(3_000));
    await startSessionManager();
    browser.storage.values.set(sessionKey, JSON.stringify(session(-60)));
    expect(await backgroundToken()).toBe(kept()?.access_token);
    expect($session.get().state).toBe('signed_in');
  });

  it('waits for the person where the page asks, and comes back for what they do', async () => {
    fetched.mockImplementation(async () => renewed());
    const { startSessionManager, backgroundToken, accessToken, $session, browser } = await open(session(3_000));
    await startSessionManager();
    await startSessionManager({ asksPerson: true });
    browser.storage.values.set(sessionKey, JSON.stringify(session(-60)));
    expect(await backgroundToken()).toBeUndefined();
    expect($session.get().state).toBe('expired');
    expect(fetched).not.toHaveBeenCalled();
    expect(await accessToken()).toBeDefined();
    expect($session.get().state).toBe('signed_in');
  });
});

describe('a session that is gone', () => {
  it('because another tab ended it was refused to nobody', async () => {
    const { startSessionManager, $session, browser } = await open(session(3_000));
    await startSessionManager();
    browser.fromOtherTab(sessionKey, null);
    expect($session.get()).toEqual({ state: 'signed_out' });
  });

  it('because it was refused is known as such until somebody signs in', async () => {
    fetched.mockImplementation(async () => Response.json({ code: 'refresh_token_not_found' }, { status: 400 }));
    const { startSessionManager, $session, browser } = await open(session(-60));
    await startSessionManager();
    expect($session.get()).toEqual({ state: 'signed_out', isRefused: true });
    browser.fromOtherTab(sessionKey, JSON.stringify(session(3_000)));
    browser.fromOtherTab(sessionKey, null);
    expect($session.get()).toEqual({ state: 'signed_out' });
  });

  it('leaves nothing behind that cannot be read', async () => {
    const { startSessionManager, browser } = await open('{');
    await startSessionManager();
    expect(browser.storage.values.has(sessionKey)).toBe(false);
  });
});

describe('recovering an expired session', () => {
  it('brings it back', async () => {
    fetched.mockImplementation(async () => renewed());
    const { recoverSession, $session } = await open(session(-60));
    expect(await recoverSession()).toBe('recovered');
    expect($session.get().state).toBe('signed_in');
  });

  it('is refused where there is nothing to recover with', async () => {
    const { recoverSession, kept } = await open(session(-60, { refresh_token: null }));
    expect(await recoverSession()).toBe('refused');
    expect(kept()).toBeNull();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('fails without an answer and keeps what there is', async () => {
    vi.useFakeTimers();
    fetched.mockRejectedValue(new TypeError('network'));
    const { recoverSession, kept, $session } = await open(session(-60));
    const recovering = recoverSession();
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    expect(await recovering).toBe('failed');
    expect(fetched).toHaveBeenCalledTimes(4);
    expect(kept()?.refresh_token).toBe('first');
    expect($session.get().state).toBe('expired');
  });
});
