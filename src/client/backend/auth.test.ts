import { AuthApiError } from '@supabase/auth-js';
import { describe, expect, it, vi } from 'vitest';

const signUp = vi.fn();
vi.mock('./auth-client.ts', () => ({ authClient: () => ({ signUp }) }));
const { signUpWithPassword } = await import('./auth.ts');

const account = {
  ...{ email: 'ruta@example.com', password: 'linen thread 7', displayName: 'Rūta' },
  ...{ language: 'lt', redirectTo: 'https://gija.example/lt' },
};
const refusedBy = async (code: string, status: number) => {
  signUp.mockResolvedValueOnce({ data: null, error: new AuthApiError(code, status, code) });
  const answer = await signUpWithPassword(account);
  return answer.ok ? 'told as a new one' : answer.failure.code;
};

describe('signing up', () => {
  it('says nothing of whether the address is known', async () => {
    expect(await refusedBy('user_already_exists', 422)).toBe('told as a new one');
    expect(await refusedBy('over_email_send_rate_limit', 429)).toBe('told as a new one');
  });

  it('that was refused before anybody looked at the address is told so: no account was made, no mail is on its way', async () => {
    expect(await refusedBy('over_request_rate_limit', 429)).toBe('rate_limited');
    expect(await refusedBy('weak_password', 422)).toBe('weak_password');
  });

  it('whose mail could not leave says that, not that there is no connection', async () => {
    expect(await refusedBy('unexpected_failure', 500)).toBe('mail_not_sent');
  });
});
