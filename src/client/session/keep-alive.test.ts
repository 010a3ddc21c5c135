import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { remainingTime } from '#src/domain/account/session-time.ts';
import { failure, success } from '#src/domain/result/result.ts';
import { type FakeWorld, fakeWorld, kept, minute } from './fake-world.ts';
import { backgroundInterval, keepSessionAlive } from './keep-alive.ts';
import { renewSession } from './renew.ts';

const start = Date.parse('2026-11-22T08:00:00Z');
const hour = 60 * minute;

/** A page with a world; `state` is what it shows, in minutes left. */
function page(world: FakeWorld) {
  const heard: Record<'visible' | 'online' | 'otherTab', () => void> = {
    visible: () => {},
    online: () => {},
    otherTab: () => {},
  };
  const hear = (name: keyof typeof heard) => (look: () => void) => {
    heard[name] = look;
    return () => {
      heard[name] = () => {};
    };
  };
  const states: (number | 'signed out')[] = [];
  const runs: number[] = [];
  const stop = keepSessionAlive({
    world,
    events: { onVisible: hear('visible'), onOnline: hear('online'), onOtherTab: hear('otherTab') },
    run: () => {
      runs.push((Date.now() - start) / minute);
      return renewSession(world);
    },
    onChange: () =>
      states.push(world.session ? Math.ceil(remainingTime(world.session, Date.now()) / minute) : 'signed out'),
  });
  return { heard, states, runs, stop };
}

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a session of an hour on an open page', () => {
  it('is refreshed five minutes before its end, again and again', async () => {
    const world = fakeWorld(kept({ left: hour }));
    const { runs, stop } = page(world);
    await vi.advanceTimersByTimeAsync(3 * hour);
    // At 45 minutes there is nothing to do; at 55 there is, and the next hour begins.
    expect(runs).toEqual([45, 55, 90, 110, 135, 165, 180]);
    expect(world.asked).toEqual(['token-1', 'token-2', 'token-3']);
    stop();
  });

  it('is looked at every 45 minutes', async () => {
    const world = fakeWorld(kept({ left: 24 * hour }));
    const { runs, stop } = page(world);
    await vi.advanceTimersByTimeAsync(2 * backgroundInterval);
    expect(runs).toEqual([45, 90]);
    expect(world.asked).toEqual([]);
    stop();
  });

  it('is refreshed once when the laptop wakes shortly before its end', async () => {
    const world = fakeWorld(kept({ left: hour }));
    const { heard, stop } = page(world);
    // Asleep: no timer runs, the clock does.
    vi.setSystemTime(start + 57 * minute);
    heard.visible();
    heard.online();
    await vi.advanceTimersByTimeAsync(1);
    expect(world.asked).toEqual(['token-1']);
    stop();
  });

  it('is shown as expired when the laptop slept over its end', async () => {
    const world = fakeWorld(kept({ left: hour }));
    const { heard, states, stop } = page(world);
    vi.setSystemTime(start + 8 * hour);
    heard.visible();
    await vi.advanceTimersByTimeAsync(1);
    expect(states.at(-1)).toBeLessThanOrEqual(0);
    expect(world.asked).toEqual([]);
    expect(world.session).toBeDefined();
    stop();
  });
});

describe('without a network', () => {
  it('the session stays as long as it lives, ends on time, and is not thrown away', async () => {
    const world = fakeWorld(kept({ left: 10 * minute }), async () => failure('failed'));
    const { states, stop } = page(world);
    await vi.advanceTimersByTimeAsync(6 * minute);
    expect(world.asked).toHaveLength(4);
    expect(states.at(-1)).toBeGreaterThan(0);
    await vi.advanceTimersByTimeAsync(4 * minute);
    expect(states.at(-1)).toBe(0);
    expect(world.session).toBeDefined();
    stop();
  });

  it('it is refreshed as soon as the network is back', async () => {
    let isOnline = false;
    const world = fakeWorld(kept({ left: 10 * minute }), async (_, renewed) =>
      isOnline ? success(renewed) : failure('failed'),
    );
    const { heard, states, stop } = page(world);
    await vi.advanceTimersByTimeAsync(7 * minute);
    isOnline = true;
    heard.online();
    await vi.advanceTimersByTimeAsync(1);
    expect(states.at(-1)).toBe(60);
    stop();
  });
});

describe('another tab', () => {
  it('that signs out signs this one out', async () => {
    const world = fakeWorld(kept({ left: hour }));
    const { heard, states, runs, stop } = page(world);
    world.session = undefined;
    heard.otherTab();
    expect(states).toEqual(['signed out']);
    await vi.advanceTimersByTimeAsync(40 * minute);
    expect(runs).toEqual([]);
    stop();
  });

  it('that refreshes moves the time of this one’s next refresh', async () => {
    const world = fakeWorld(kept({ left: 20 * minute }));
    const { heard, runs, stop } = page(world);
    world.session = kept({ left: hour });
    heard.otherTab();
    await vi.advanceTimersByTimeAsync(44 * minute);
    expect(runs).toEqual([]);
    stop();
  });
});

it('a revoked session is signed out at its next refresh', async () => {
  const world = fakeWorld(kept({ left: 6 * minute }), async () => failure('refused'));
  const { states, stop } = page(world);
  await vi.advanceTimersByTimeAsync(minute);
  expect(states).toEqual(['signed out']);
  stop();
});

it('a page that is left listens no longer', async () => {
  const world = fakeWorld(kept({ left: hour }));
  const { heard, runs, states, stop } = page(world);
  stop();
  heard.visible();
  await vi.advanceTimersByTimeAsync(2 * hour);
  expect([runs, states]).toEqual([[], []]);
});
