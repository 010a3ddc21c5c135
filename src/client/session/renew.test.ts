import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failure, type Result, success } from '#src/domain/result/result.ts';
import { fakeWorld, kept, minute } from './fake-world.ts';
import { renewSession } from './renew.ts';
import type { KeptSession } from './world.ts';

const start = Date.parse('2026-11-22T08:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a session that is looked at', () => {
  it('is skipped with more than five minutes left, and refreshed with five', async () => {
    const world = fakeWorld(kept({ left: 5 * minute + 1_000 }));
    expect(await renewSession(world)).toBe('fresh');
    expect(world.asked).toEqual([]);
    vi.setSystemTime(start + 1_000);
    expect(await renewSession(world)).toBe('renewed');
    expect(world.asked).toEqual(['token-1']);
    expect(world.session?.refresh_token).toBe('token-2');
  });

  it('is nothing where nobody is signed in', async () => {
    expect(await renewSession(fakeWorld(undefined))).toBe('none');
  });

  it('without a refresh token is signed out when it is due', async () => {
    const world = fakeWorld(kept({ left: 4 * minute, refresh_token: null }));
    expect(await renewSession(world)).toBe('refused');
    expect(world.session).toBeUndefined();
  });

  it('that has ended is left for the person to recover', async () => {
    const world = fakeWorld(kept({ left: 0 }));
    expect(await renewSession(world)).toBe('expired');
    expect(world.asked).toEqual([]);
    expect(world.session).toBeDefined();
    expect(await renewSession(world, { evenIfExpired: true })).toBe('renewed');
  });

  it('is refreshed when the clock was set back, since nobody knows how long it lives', async () => {
    const world = fakeWorld({ ...kept({ left: 60 * minute }), kept_at: start });
    vi.setSystemTime(start - 3 * 60 * minute);
    expect(await renewSession(world)).toBe('renewed');
  });
});

describe('a refusal', () => {
  it.each(['due', 'expired'])('signs out a session that is %s, and is not asked again', async (state) => {
    const world = fakeWorld(kept({ left: state === 'due' ? minute : -minute }), async () => failure('refused'));
    expect(await renewSession(world, { evenIfExpired: true })).toBe('refused');
    expect(world.asked).toHaveLength(1);
    expect(world.session).toBeUndefined();
  });

  it('of a token that another tab has used already leaves the newer session alone', async () => {
    const world = fakeWorld(kept({ left: minute }), async () => {
      world.session = { ...kept({ left: 60 * minute }), refresh_token: 'of-other-tab' };
      return failure('refused');
    });
    expect(await renewSession(world)).toBe('fresh');
    expect(world.session?.refresh_token).toBe('of-other-tab');
  });
});

describe('a failure', () => {
  it('is tried again three times, after one, two and four seconds', async () => {
    const times: number[] = [];
    const world = fakeWorld(kept({ left: 4 * minute }), async () => {
      times.push(Date.now() - start);
      return failure('failed');
    });
    const run = renewSession(world);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await run).toBe('failed');
    expect(times).toEqual([0, 1_000, 3_000, 7_000]);
    expect(world.session).toBeDefined();
  });

  it('that ends before the tries do is no failure', async () => {
    let left = 2;
    const world = fakeWorld(kept({ left: 4 * minute }), async (_, renewed) =>
      left-- > 0 ? failure('failed') : success(renewed),
    );
    const run = renewSession(world);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await run).toBe('renewed');
    expect(world.asked).toHaveLength(3);
  });

  it('ends with the 30 seconds of the lock, whatever is left to try', async () => {
    const world = fakeWorld(
      kept({ left: 4 * minute }),
      (signal) =>
        new Promise<Result<KeptSession, 'failed'>>((resolve) => {
          signal.addEventListener('abort', () => resolve(failure('failed')));
        }),
    );
    const run = renewSession(world);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await run).toBe('gave_up');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(world.asked).toHaveLength(1);
  });
});

describe('signing out while an answer is under way', () => {
  it('stays signed out', async () => {
    const world = fakeWorld(kept({ left: minute }), async (_, renewed) => {
      world.session = undefined;
      return success(renewed);
    });
    expect(await renewSession(world)).toBe('none');
    expect(world.session).toBeUndefined();
  });
});

describe('two tabs at once', () => {
  it('ask once: the second one finds the session of the first', async () => {
    const world = fakeWorld(kept({ left: minute }), async (_, renewed) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      return success(renewed);
    });
    const runs = Promise.all([renewSession(world), renewSession(world)]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await runs).toEqual(['renewed', 'fresh']);
    expect(world.asked).toEqual(['token-1']);
  });
});
