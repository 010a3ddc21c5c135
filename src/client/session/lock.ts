import { sessionKey } from '#src/domain/account/session-key.ts';
import type { SessionLock } from './world.ts';

/** How long a tab may hold the lock, and how long another waits for it, milliseconds (accounts-and-back-office.md, 4 and 9). */
export const lockTime = 30_000;
export const lockWait = 30_000;

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Ends with the work, or with the time that it has. */
async function within<Outcome>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<Outcome>,
): Promise<Outcome | undefined> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => {
      controller.abort();
      resolve(undefined);
    }, milliseconds);
  });
  try {
    return await Promise.race([work(controller.signal), end]);
  } finally {
    clearTimeout(timer);
  }
}

/** Whoever gets the lock later than this after asking has had another tab before them, milliseconds. */
const contention = 20;
/** What that tab has written can take so long to get here: storage is not bound by the lock. Milliseconds. */
const newsTime = 500;

/** Says when another tab writes; answers how to stop listening. */
type Listen = (heard: () => void) => () => void;

const nothingToHear: Listen = (heard) => {
  heard();
  return () => {};
};

/** Listens from now on; `arrived` waits for the first news, `newsTime` at most. */
function listenForNews(listen: Listen) {
  let hear = () => {};
  const heard = new Promise<void>((resolve) => {
    hear = resolve;
  });
  const stop = listen(hear);
  return { arrived: () => Promise.race([heard, pause(newsTime)]), stop };
}

/**
 * One tab at a time, by the browser's own locks: a tab that is closed lets go of its lock by itself. A tab that had to wait
 * works once it has heard what the one before has written (`listen`), or after half a second.
 */
export function webLock(locks: LockManager, listen: Listen = nothingToHear): SessionLock {
  return async (work) => {
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(), lockWait);
    const asked = Date.now();
    const news = listenForNews(listen);
    try {
      return await locks.request(sessionKey, { signal: waiting.signal }, async () => {
        clearTimeout(timer);
        if (Date.now() - asked >= contention) await news.arrived();
        return within(lockTime, work);
      });
    } catch (error) {
      if (waiting.signal.aborted) return undefined;
      throw error;
    } finally {
      clearTimeout(timer);
      news.stop();
    }
  };
}

/** Where the lock of browsers without locks stands: who holds it and until when, milliseconds. */
const leaseKey = 'gija-session-lock';
/** How often a waiting tab looks, and how long a taken lease has to stand before it is believed, milliseconds. */
const look = 100;
const settle = 25;

interface Lease {
  readonly holder: string;
  readonly until: number;
}

type LeaseStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function readLease(storage: LeaseStorage): Lease | undefined {
  try {
    const lease = JSON.parse(storage.getItem(leaseKey) ?? 'null') as Partial<Lease> | null;
    return typeof lease?.until === 'number' && typeof lease.holder === 'string' ? (lease as Lease) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * For browsers without locks (before 2022, and pages without https): a lease in storage, written, and believed when it still
 * stands a moment later. Two tabs can in theory both get it; then the backend answers the slower one with the session that
 * the quicker one has begun, or `renewSession` sees that a newer one is kept.
 */
export function leaseLock(storage: LeaseStorage, holder: string): SessionLock {
  const take = async (): Promise<boolean> => {
    const lease = readLease(storage);
    const now = Date.now();
    // A lease beyond the longest one comes from a clock that was set back since.
    if (lease && lease.until > now && lease.until <= now + lockTime) return false;
    storage.setItem(leaseKey, JSON.stringify({ holder, until: now + lockTime }));
    await pause(settle);
    return readLease(storage)?.holder === holder;
  };
  return async (work) => {
    const giveUp = Date.now() + lockWait;
    while (!(await take())) {
      if (Date.now() >= giveUp) return undefined;
      await pause(look);
    }
    try {
      return await within(lockTime, work);
    } finally {
      if (readLease(storage)?.holder === holder) storage.removeItem(leaseKey);
    }
  };
}
