import { describe, expect, it } from 'vitest';
import { readAuthLink } from './auth-link.ts';

const tokens = { kind: 'tokens', accessToken: 'a.b.c', refreshToken: 'r' };

describe('what a link brings', () => {
  it.each([
    ['?type=recovery&code=c0de', 'recovery', { kind: 'code', code: 'c0de' }],
    ['#access_token=a.b.c&refresh_token=r&type=recovery&expires_in=3600', 'recovery', tokens],
    ['?access_token=a.b.c&refresh_token=r&type=recovery', 'recovery', tokens],
    ['?type=recovery#access_token=a.b.c&refresh_token=r', 'recovery', tokens],
    ['?code=c0de', '', { kind: 'code', code: 'c0de' }],
    ['?token_hash=h4sh&type=signup', 'signup', { kind: 'hash', tokenHash: 'h4sh' }],
    ['#message=Confirmation+link+accepted', '', { kind: 'half_confirmed' }],
  ])('%s', (address, type, link) => {
    expect(readAuthLink(address)).toEqual({ type, link });
  });

  it.each([
    '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid',
    '?error=access_denied&code=c0de',
    '?type=recovery#error_code=otp_expired',
  ])('%s is a refusal, whatever else it brings', (address) => {
    expect(readAuthLink(address)?.link).toEqual({ kind: 'refused', failure: { code: 'link_invalid' } });
  });

  it.each(['', '?', '#', '?type=recovery', '#access_token=a.b.c', '?refresh_token=r&type=recovery', '?code='])(
    '%j brings nothing',
    (address) => {
      expect(readAuthLink(address)).toBeUndefined();
    },
  );
});
