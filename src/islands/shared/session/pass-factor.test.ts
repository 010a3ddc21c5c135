import { describe, expect, it, vi } from 'vitest';
import type { AuthResult } from '#src/client/backend/auth.ts';
import { failure, success } from '#src/domain/result/result.ts';
import { type FactorCalls, passFactor } from './pass-factor.ts';

const factor = (id: string, isVerified = true) => ({ id, name: id, isVerified, createdAt: '2026-11-22T08:00:00Z' });

/** A person with these factors; the code of `right` is 123456. */
function calls(factors: ReturnType<typeof factor>[], right: string) {
  let challenges = 0;
  return {
    list: vi.fn<FactorCalls['list']>(async () => success(factors)),
    challenge: vi.fn<FactorCalls['challenge']>(async (id) => success(`${id}-${++challenges}`)),
    verify: vi.fn<FactorCalls['verify']>(
      async (id, _challenge, code): Promise<AuthResult> =>
        id === right && code === '123456' ? success(undefined) : failure('code_wrong'),
    ),
  };
}

describe('the second factor', () => {
  it('is asked for with a challenge of its own, which the code answers', async () => {
    const one = calls([factor('phone')], 'phone');
    expect(await passFactor('123456', one)).toEqual(success(undefined));
    expect(one.verify.mock.calls).toEqual([['phone', 'phone-1', '123456']]);
  });

  it('may be any of several apps, and an unfinished one is none', async () => {
    const several = calls([factor('unfinished', false), factor('old'), factor('new')], 'new');
    expect((await passFactor('123456', several)).ok).toBe(true);
    expect(several.challenge.mock.calls).toEqual([['old'], ['new']]);
  });

  it('refuses a wrong code', async () => {
    expect(await passFactor('000000', calls([factor('phone')], 'phone'))).toEqual(failure('code_wrong'));
  });

  it('stops at once where nobody answers, too much was tried, or the session has ended', async () => {
    for (const code of ['unreachable', 'rate_limited', 'session_gone'] as const) {
      const broken = calls([factor('a'), factor('b')], 'b');
      broken.challenge.mockResolvedValue(failure(code));
      expect(await passFactor('123456', broken)).toEqual(failure(code));
      expect(broken.challenge).toHaveBeenCalledOnce();
    }
  });

  it('that was taken away meanwhile is said to be', async () => {
    expect(await passFactor('123456', calls([], 'phone'))).toEqual(failure('factor_unknown'));
    const unread = calls([], '');
    unread.list.mockResolvedValue(failure('unreachable'));
    expect(await passFactor('123456', unread)).toEqual(failure('unreachable'));
  });
});
