import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeLocks } from './fake-world.ts';
import { leaseLock, lockTime, lockWait, webLock } from './lock.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T08:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

function fakeStorage() {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  };
}

/** Two tabs' ends of the same lock. */
const pairs = {
  'the browser’s lock': () => {
    const locks = fakeLocks();
    return [webLock(locks), webLock(locks)] as const;
  },
  'the lease': () => {
    const storage = fakeStorage();
    return [leaseLock(storage, 'a'), leaseLock(storage, 'b')] as const;
  },
};

describe.each(Object.entries(pairs))('%s', (_, pair) => {
  it('lets one tab work at a time', async () => {
    const [first, second] = pair();
    const said: string[] = [];
    const work = (name: string) => async () => {
      said.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 2_000));
      said.push(`${name} ends`);
      return name;
    };
    const both = Promise.all([first(work('a')), second(work('b'))]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await both).toEqual(['a', 'b']);
    expect(said).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  });

  it('is held for 30 seconds at most: then the work is told to end', async () => {
    const [first] = pair();
    const ended = vi.fn();
    const held = first((signal) => {
      signal.addEventListener('abort', ended);
      return new Promise<string>(() => {});
    });
    await vi.advanceTimersByTimeAsync(lockTime - 1);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(ended).toHaveBeenCalledOnce();
    expect(await held).toBeUndefined();
  });

  it('goes to who waited for almost as long as that', async () => {
    const [first, second] = pair();
    void first(() => new Promise<string>((resolve) => setTimeout(() => resolve('a'), lockTime - 1)));
    // Asks a moment later, when the lock is held; a second holder follows the first without a gap.
    await vi.advanceTimersByTimeAsync(50);
    const got = second(async () => 'b');
    await vi.advanceTimersByTimeAsync(lockWait + 200);
    expect(await got).toBe('b');
  });
});

describe('what the tab before has written', () => {
  const listening = () => {
    let hear = () => {};
    const listen = (heard: () => void) => {
      hear = heard;
      return () => {};
    };
    return { listen, say: () => hear() };
  };
  /** Another tab holds the lock for a second; `own` asks for it meanwhile. */
  const waitBehindAnother = () => {
    const locks = fakeLocks();
    const { listen, say } = listening();
    void webLock(locks)(() => new Promise<void>((resolve) => setTimeout(resolve, 1_000)));
    const work = vi.fn(async () => 'done');
    void webLock(locks, listen)(work);
    return { work, say };
  };

  it('is waited for, as storage can be slower than the lock', async () => {
    const { work, say } = waitBehindAnother();
    await vi.advanceTimersByTimeAsync(1_300);
    expect(work).not.toHaveBeenCalled();
    say();
    await vi.advanceTimersByTimeAsync(0);
    expect(work).toHaveBeenCalledOnce();
  });

  it('is waited for half a second and no longer: it may have written nothing', async () => {
    const { work } = waitBehindAnother();
    await vi.advanceTimersByTimeAsync(1_499);
    expect(work).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(work).toHaveBeenCalledOnce();
  });

  it('is not waited for where there was none before', async () => {
    const work = vi.fn(async () => 'done');
    void webLock(fakeLocks(), listening().listen)(work);
    await vi.advanceTimersByTimeAsync(0);
    expect(work).toHaveBeenCalledOnce();
  });
});

describe('giving up', () => {
  it('waits 30 seconds for the browser’s lock and does not work without it', async () => {
    const never = {
      request: (_name: string, { signal }: LockOptions) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    };
    const work = vi.fn(async () => 'done');
    const got = webLock(never as unknown as LockManager)(work);
    let isOver = false;
    void got.then(() => {
      isOver = true;
    });
    await vi.advanceTimersByTimeAsync(lockWait - 1);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await got).toBeUndefined();
    expect(work).not.toHaveBeenCalled();
  });

  it('waits 30 seconds for the lease', async () => {
    const storage = fakeStorage();
    const renewed = setInterval(
      () => storage.setItem('gija-session-lock', JSON.stringify({ holder: 'other', until: Date.now() + lockTime })),
      50,
    );
    storage.setItem('gija-session-lock', JSON.stringify({ holder: 'other', until: Date.now() + lockTime }));
    const work = vi.fn(async () => 'done');
    const got = leaseLock(storage, 'own')(work);
    await vi.advanceTimersByTimeAsync(lockWait + 200);
    clearInterval(renewed);
    expect(await got).toBeUndefined();
    expect(work).not.toHaveBeenCalled();
  });
});

describe('a lease that was left behind', () => {
  it.each([
    ['ended', { holder: 'gone', until: Date.parse('2026-11-22T07:59:00Z') }],
    ['lies beyond what a lease can last', { holder: 'gone', until: Date.parse('2026-11-22T11:00:00Z') }],
    ['is none', 'rubbish'],
  ])('and %s stops nobody', async (_, left) => {
    const storage = fakeStorage();
    storage.setItem('gija-session-lock', JSON.stringify(left));
    const got = leaseLock(storage, 'own')(async () => 'done');
    await vi.advanceTimersByTimeAsync(200);
    expect(await got).toBe('done');
    expect(storage.values.size).toBe(0);
  });

  it('is taken over when its tab died with it', async () => {
    const storage = fakeStorage();
    storage.setItem('gija-session-lock', JSON.stringify({ holder: 'dead', until: Date.now() + 20_000 }));
    const got = leaseLock(storage, 'own')(async () => 'done');
    await vi.advanceTimersByTimeAsync(20_200);
    expect(await got).toBe('done');
  });
});
