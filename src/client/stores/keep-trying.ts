import { BackendRefused } from '#src/client/backend/call-backend.ts';

/** Milliseconds until the next try, doubled with each that fails. */
const firstPause = 2_000;
const longestPause = 60_000;

export interface Trying {
  /** There is work: it begins after `delay` milliseconds, counted anew each time, and is tried until it is done. */
  wake(delay?: number): void;
  /** Does at once what is waiting; answers when it is done or has failed. */
  finish(): Promise<void>;
  stop(): void;
}

/**
 * Does the same work again and again, one at a time: what reaches nobody (offline, a server's fault) is tried later, with growing
 * pauses and as soon as the browser is online. What the backend refuses is not tried again before it is woken.
 */
export function keepTrying(work: () => Promise<void>): Trying {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = firstPause;
  let running: Promise<void> | undefined;
  let isWanted = false;
  let isStopped = false;

  function wake(delay = 0): void {
    if (isStopped) return;
    isWanted = true;
    clearTimeout(timer);
    timer = setTimeout(() => void run(), delay);
  }

  function run(): Promise<void> {
    clearTimeout(timer);
    if (running !== undefined) return running.then(() => (isWanted ? run() : undefined));
    if (isStopped || !isWanted) return Promise.resolve();
    isWanted = false;
    running = work()
      .then(() => {
        pause = firstPause;
      })
      .catch((error: unknown) => {
        if (error instanceof BackendRefused || isStopped) return;
        isWanted = true;
        timer = setTimeout(() => void run(), pause);
        pause = Math.min(pause * 2, longestPause);
      })
      .finally(() => {
        running = undefined;
      });
    return running;
  }

  const onOnline = () => isWanted && wake();
  addEventListener('online', onOnline);
  return {
    wake,
    finish: () => run(),
    stop() {
      isStopped = true;
      clearTimeout(timer);
      removeEventListener('online', onOnline);
    },
  };
}
