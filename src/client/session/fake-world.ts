import { type Result, success } from '#src/domain/result/result.ts';
import { webLock } from './lock.ts';
import type { KeptSession, SessionWorld } from './world.ts';

export const minute = 60_000;

/** A session that this device keeps, with so many milliseconds left of it. */
export function kept({
  left,
  refresh_token = 'token-1' as string | null,
}: {
  left: number;
  refresh_token?: string | null;
}) {
  return { access_token: 'access-1', refresh_token, expires_at: (Date.now() + left) / 1000 } satisfies KeptSession;
}

/** The browser's locks for one origin, as far as one lock needs them: who waits, waits in order, until its signal ends it. */
export function fakeLocks(): LockManager {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<unknown>) => {
    const before = last;
    const given = new Promise<void>((resolve, reject) => {
      void before.then(() => resolve());
      signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    });
    const done = given.then(work);
    last = done.catch(() => {}).then(() => before);
    return done;
  };
  return { request, query: async () => ({}) } as unknown as LockManager;
}

type Answer = Result<KeptSession, 'refused' | 'failed'>;

export interface FakeWorld extends SessionWorld {
  session: KeptSession | undefined;
  /** The refresh tokens that were asked with. */
  readonly asked: string[];
}

/**
 * A world of which everything can be said. `answer` is what the backend answers, given the session that would follow; without
 * it every refresh succeeds and gives another hour.
 */
export function fakeWorld(
  session: KeptSession | undefined,
  answer: (signal: AbortSignal, renewed: KeptSession) => Promise<Answer> = async (_, renewed) => success(renewed),
): FakeWorld {
  const asked: string[] = [];
  const world: FakeWorld = {
    session,
    asked,
    now: () => Date.now(),
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    store: {
      read: () => world.session,
      keep: (next) => {
        world.session = next;
      },
      clear: () => {
        world.session = undefined;
      },
    },
    refresh: (token, signal) => {
      asked.push(token);
      const number = asked.length + 1;
      const renewed = kept({ left: 60 * minute, refresh_token: `token-${number}` });
      return answer(signal, { ...renewed, access_token: `access-${number}` });
    },
    lock: webLock(fakeLocks()),
  };
  return world;
}
