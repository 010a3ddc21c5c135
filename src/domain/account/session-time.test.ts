import { describe, expect, it } from 'vitest';
import { endOnThisClock, refreshThreshold, remainingTime } from './session-time.ts';

const hour = 3_600;

describe('the end of a session', () => {
  it.each([0, -5 * hour, 5 * hour, 400 * 24 * hour])(
    'is an hour away on a clock that is wrong by %i seconds',
    (wrong) => {
      const issued = 1_790_000_000;
      const now = (issued + wrong) * 1000 + 300;
      const expires_at = endOnThisClock({ iat: issued, exp: issued + hour }, now);
      expect(remainingTime({ expires_at, kept_at: now }, now)).toBeGreaterThan((hour - 1) * 1000);
      expect(remainingTime({ expires_at, kept_at: now }, now + hour * 1000)).toBeLessThanOrEqual(0);
    },
  );

  it('is not believed when the clock was set back since: a refresh is due', () => {
    const now = 1_790_000_000_000;
    const session = { expires_at: now / 1000 + hour, kept_at: now };
    expect(remainingTime(session, now - 2 * hour * 1000)).toBe(refreshThreshold);
    expect(remainingTime(session, now - 30_000)).toBeGreaterThan(refreshThreshold);
  });

  it('of a token that never lived is now', () => {
    expect(endOnThisClock({ iat: 10, exp: 5 }, 7_000)).toBe(7);
  });
});
