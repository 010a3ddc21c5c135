import { refreshThreshold, remainingTime } from '#src/domain/account/session-time.ts';
import type { RunOutcome } from './renew.ts';
import type { KeptSession, SessionWorld } from './world.ts';

/** How often the session is looked at whatever happens, milliseconds (accounts-and-back-office.md, 9). */
export const backgroundInterval = 45 * 60_000;

/** Timers cannot be set for later than this, milliseconds; the run that comes too early finds nothing to do. */
const longestTimer = 2 ** 31 - 1;

/** What makes a page look again. Each answers how to stop listening. */
export interface SessionEvents {
  /** The page is looked at again: after another tab, after sleep. */
  onVisible(look: () => void): () => void;
  onOnline(look: () => void): () => void;
  /** Another tab has signed in, signed out or refreshed. */
  onOtherTab(look: () => void): () => void;
}

interface KeepAlive<Session extends KeptSession> {
  readonly world: SessionWorld<Session>;
  readonly events: SessionEvents;
  /** One run: `renewSession` with everything that belongs to it. */
  run(): Promise<RunOutcome>;
  /** Something may have changed: the state is to be read anew. */
  onChange(): void;
}

/**
 * Keeps a session alive while a page is open: every 45 minutes, five minutes before it ends, and whenever somebody comes back
 * to the page or the network comes back. When it ends all the same, that is said at that moment. The answer stops it.
 */
export function keepSessionAlive<Session extends KeptSession>(parts: KeepAlive<Session>): () => void {
  const { world, events, run, onChange } = parts;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasStopped = false;

  /** The next moment at which something is to be done: the refresh before the end, or the end itself. */
  function schedule(): void {
    clearTimeout(timer);
    const session = world.store.read();
    if (hasStopped || session === undefined) return;
    const remaining = remainingTime(session, world.now());
    if (remaining > refreshThreshold)
      timer = setTimeout(() => void look(), Math.min(remaining - refreshThreshold, longestTimer));
    else if (remaining > 0) timer = setTimeout(() => void look(), remaining);
  }

  async function look(): Promise<void> {
    await run();
    if (hasStopped) return;
    onChange();
    schedule();
  }

  const interval = setInterval(() => void look(), backgroundInterval);
  const stops = [
    events.onVisible(() => void look()),
    events.onOnline(() => void look()),
    events.onOtherTab(() => {
      onChange();
      schedule();
    }),
  ];
  schedule();
  return () => {
    hasStopped = true;
    clearInterval(interval);
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}
