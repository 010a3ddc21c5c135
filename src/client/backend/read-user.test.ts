import { beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from '#src/client/stores/fake-browser.ts';
import { sessionKey } from '#src/domain/account/session-key.ts';

vi.stubEnv('PUBLIC_SUPABASE_URL', 'https://backend.example');
vi.stubEnv('PUBLIC_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test');
const { readFactors, readUser } = await import('./read-user.ts');

const user = { id: 'ruta', email: 'ruta@example.com' };
let kept: () => { user: object };

beforeEach(() => {
  const { storage } = fakeBrowser();
  storage.values.set(sessionKey, JSON.stringify({ access_token: 'a.b.c', refresh_token: 'r', expires_at: 1, user }));
  kept = () => JSON.parse(storage.values.get(sessionKey) ?? 'null');
});

const answers = (body: object, status = 200) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(body, { status })),
  );

it('keeps what the server says of the person', async () => {
  answers({ ...user, email: 'new@example.com' });
  expect(await readUser('a.b.c')).toMatchObject({ ok: true });
  expect(kept().user).toMatchObject({ email: 'new@example.com' });
  expect(fetch).toHaveBeenCalledWith(
    'https://backend.example/auth/v1/user',
    expect.objectContaining({ headers: { apikey: 'sb_publishable_test', authorization: 'Bearer a.b.c' } }),
  );
});

it('leaves the session of somebody else alone, who signed in meanwhile', async () => {
  answers({ id: 'jonas', email: 'jonas@example.com' });
  await readUser('a.b.c');
  expect(kept().user).toMatchObject(user);
});

it.each([
  [{ error_code: 'session_not_found' }, 403, 'session_gone'],
  [{ error_code: 'bad_jwt' }, 401, 'session_gone'],
  [{ error_code: 'unexpected_failure' }, 500, 'unreachable'],
  [{ error_code: 'over_request_rate_limit' }, 429, 'unreachable'],
  [{ neither: 'a person' }, 200, 'unreachable'],
])('%o with %i is %s', async (body, status, code) => {
  answers(body, status);
  expect(await readUser('a.b.c')).toMatchObject({ ok: false, failure: { code } });
});

it('without a network is unreachable', async () => {
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')));
  expect(await readUser('a.b.c')).toMatchObject({ failure: { code: 'unreachable' } });
});

it('reads the apps of the person, the unfinished ones too', async () => {
  const created_at = '2026-11-22T08:00:00Z';
  answers({
    ...user,
    factors: [
      { id: 'a', factor_type: 'totp', status: 'verified', friendly_name: 'Telefonas', created_at },
      { id: 'b', factor_type: 'totp', status: 'unverified', friendly_name: null },
      { id: 'c', factor_type: 'phone', status: 'verified', friendly_name: 'SMS', created_at },
    ],
  });
  expect(await readFactors('a.b.c')).toEqual({
    ok: true,
    value: [
      { id: 'a', name: 'Telefonas', isVerified: true, createdAt: created_at },
      { id: 'b', name: '', isVerified: false, createdAt: '' },
    ],
  });
  answers(user);
  expect(await readFactors('a.b.c')).toEqual({ ok: true, value: [] });
  answers({ error_code: 'session_not_found' }, 403);
  expect(await readFactors('a.b.c')).toMatchObject({ failure: { code: 'session_gone' } });
});
