import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionKey } from '#src/domain/account/session-key.ts';
import { failure, success } from '#src/domain/result/result.ts';
import { fakeBrowser } from './fake-browser.ts';

const auth = {
  changePassword: vi.fn(),
  askForEmail: vi.fn(),
  endSession: vi.fn(),
  signUpWithPassword: vi.fn(),
};
const factors = { addFactor: vi.fn(), removeFactor: vi.fn() };
vi.mock('#src/client/backend/auth.ts', () => auth);
vi.mock('#src/client/backend/factors.ts', () => factors);
vi.stubEnv('PUBLIC_SUPABASE_URL', 'https://backend.example');
vi.stubEnv('PUBLIC_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test');

/** The page's modules; somebody is signed in unless it is said otherwise. */
async function open({ isSignedIn = true } = {}) {
  const browser = fakeBrowser();
  Object.assign(browser.document, { documentElement: { lang: 'lt' } });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', { origin: 'https://gija.example' });
  const user = { id: 'ruta', email: 'ruta@example.com' };
  const session = { access_token: 'a.b.c', refresh_token: 'r', expires_at: Date.now() / 1000 + 3_000, user };
  if (isSignedIn) browser.storage.values.set(sessionKey, JSON.stringify(session));
  return { ...(await import('./sign-in.ts')), browser, isKept: () => browser.storage.values.has(sessionKey) };
}

beforeEach(() => {
  for (const call of [...Object.values(auth), ...Object.values(factors)])
    call.mockReset().mockResolvedValue(success(undefined));
});

describe('changing the password', () => {
  const change = { currentPassword: 'old thread', newPassword: 'new thread' };

  it('sends the present one along', async () => {
    const { updatePassword } = await open();
    expect(await updatePassword(change)).toEqual(success(undefined));
    expect(auth.changePassword).toHaveBeenCalledWith('new thread', 'old thread');
  });

  it('says where the present one is wrong', async () => {
    auth.changePassword.mockResolvedValue(failure('password_wrong'));
    const { updatePassword } = await open();
    expect(await updatePassword(change)).toEqual(failure('password_wrong'));
  });

  it('is for signed-in people', async () => {
    const { updatePassword } = await open({ isSignedIn: false });
    expect(await updatePassword(change)).toEqual(failure('session_gone'));
    expect(auth.changePassword).not.toHaveBeenCalled();
  });
});

describe('signing out', () => {
  it('of this device works without a network', async () => {
    auth.endSession.mockResolvedValue(failure('unreachable'));
    const { signOut, isKept } = await open();
    expect(await signOut('local')).toEqual(success(undefined));
    expect(isKept()).toBe(false);
  });

  it('everywhere does not pretend', async () => {
    auth.endSession.mockResolvedValue(failure('unreachable'));
    const { signOut, isKept } = await open();
    expect(await signOut('global')).toEqual(failure('unreachable'));
    expect(isKept()).toBe(true);
  });
});

describe('an act of somebody signed in', () => {
  it('that the server knows no session for signs out', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ error_code: 'session_not_found' }, { status: 403 }));
    const { listFactors, isKept } = await open();
    expect(await listFactors()).toEqual(failure('session_gone'));
    expect(isKept()).toBe(false);
  });

  it('whose code cannot be had, or that breaks, is unreachable', async () => {
    auth.askForEmail.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
    const { changeEmail, isKept } = await open();
    expect(await changeEmail('nauja@example.com')).toEqual(failure('unreachable'));
    expect(isKept()).toBe(true);
  });

  it('asks for another address with the way back, and for factors by their ids', async () => {
    const { changeEmail, enrolFactor, unenrolFactor } = await open();
    await changeEmail(' nauja@example.com ');
    expect(auth.askForEmail).toHaveBeenCalledWith('nauja@example.com', 'https://gija.example/lt/account');
    await enrolFactor('Telefonas');
    await unenrolFactor('f1');
    expect(factors.addFactor).toHaveBeenCalledWith('Telefonas');
    expect(factors.removeFactor).toHaveBeenCalledWith('f1');
  });
});

it('signing up tells language and way back, and this tab remembers whose mail it waits for', async () => {
  const { signUp, awaitedEmail, forgetAwaitedEmail, browser } = await open({ isSignedIn: false });
  await signUp({ displayName: ' Rūta ', email: ' ruta@example.com', password: 'linen thread' });
  expect(auth.signUpWithPassword).toHaveBeenCalledWith({
    displayName: 'Rūta',
    email: 'ruta@example.com',
    password: 'linen thread',
    language: 'lt',
    redirectTo: 'https://gija.example/lt',
    // Of what this browser keeps, so that nobody who reads the account's data can show it.
    proofHash: createHash('sha256')
      .update((JSON.parse(browser.storage.getItem('sign-up-proof') ?? '[]') as { secret: string }[])[0]?.secret ?? '')
      .digest('hex'),
  });
  expect(awaitedEmail()).toBe('ruta@example.com');
  forgetAwaitedEmail();
  expect(awaitedEmail()).toBeUndefined();
});

it('every sign-up with an address shows the same proof, since the service takes the first; other addresses have their own', async () => {
  const { signUp, browser } = await open({ isSignedIn: false });
  const hashes = async (...emails: string[]) => {
    for (const email of emails) await signUp({ displayName: 'Rūta', email, password: 'linen thread' });
    return auth.signUpWithPassword.mock.calls.map(([{ proofHash }]) => proofHash as string);
  };
  auth.signUpWithPassword.mockResolvedValueOnce(failure('unreachable'));
  const [lost, again, other, back] = await hashes(
    'ruta@example.com',
    'Ruta@Example.com ',
    'ona@example.com',
    'ruta@example.com',
  );
  expect([again, back]).toEqual([lost, lost]);
  expect(other).not.toBe(lost);
  for (let count = 0; count < 9; count += 1) await hashes(`ona-${count}@example.com`);
  expect(JSON.parse(browser.storage.getItem('sign-up-proof') ?? '')).toHaveLength(5);
  browser.storage.values.set('sign-up-proof', '{"broken"');
  auth.signUpWithPassword.mockClear();
  expect((await hashes('ruta@example.com'))[0]).toMatch(/^[0-9a-f]{64}$/);
});
