import { refreshThreshold, remainingTime } from '#src/domain/account/session-time.ts';
import type { KeptSession, SessionWorld } from './world.ts';

/** Tries after the first, and the pause before the first of them, milliseconds; it doubles (accounts-and-back-office.md, 4). */
const retries = 3;
const firstPause = 1_000;

/**
 * How a run ended. `none`: nobody is signed in. `fresh`: more than five minutes are left. `expired`: none are left, and nobody asked
 * to recover it. `refused`: signed out, since it cannot be continued. `failed`: no answer worth anything. `gave_up`: another tab was at it for too long.
 */
export type RunOutcome = 'none' | 'fresh' | 'renewed' | 'expired' | 'refused' | 'failed' | 'gave_up';

type Verdict = 'none' | 'fresh' | 'due' | 'expired' | 'without_token';

function judge<Session extends KeptSession>(world: SessionWorld<Session>, evenIfExpired: boolean): Verdict {
  const session = world.store.read();
  if (session === undefined) return 'none';
  const remaining = remainingTime(session, world.now());
  if (remaining > refreshThreshold) return 'fresh';
  if (!session.refresh_token) return 'without_token';
  return remaining > 0 || evenIfExpired ? 'due' : 'expired';
}

/** A newer session than the one that was asked about: another tab was quicker, in spite of the lock. */
const wasReplaced = <Session extends KeptSession>({ store }: SessionWorld<Session>, token: string): boolean => {
  const now = store.read();
  return now !== undefined && now.refresh_token !== token;
};

async function refreshPatiently<Session extends KeptSession>(
  world: SessionWorld<Session>,
  token: string,
  signal: AbortSignal,
): Promise<RunOutcome> {
  for (let attempt = 0; ; attempt += 1) {
    const answer = await world.refresh(token, signal);
    if (wasReplaced(world, token)) return 'fresh';
    // Signed out meanwhile: what came is nobody's.
    if (world.store.read() === undefined) return 'none';
    if (answer.ok) {
      world.store.keep(answer.value);
      return 'renewed';
    }
    if (answer.failure.code === 'refused') {
      world.store.clear();
      return 'refused';
    }
    if (attempt === retries || signal.aborted) return 'failed';
    await world.pause(firstPause * 2 ** attempt, signal);
  }
}

/**
 * Refreshes the kept session when five minutes or less are left, and never otherwise. An expired one is left alone unless
 * `evenIfExpired` asks to recover it; one that cannot be refreshed is forgotten.
 */
export async function renewSession<Session extends KeptSession>(
  world: SessionWorld<Session>,
  { evenIfExpired = false } = {},
): Promise<RunOutcome> {
  const settle = (verdict: Exclude<Verdict, 'due'>): RunOutcome => {
    if (verdict !== 'without_token') return verdict;
    world.store.clear();
    return 'refused';
  };
  const before = judge(world, evenIfExpired);
  if (before !== 'due') return settle(before);
  const outcome = await world.lock(async (signal) => {
    // While this tab waited, another one may have done it.
    const verdict = judge(world, evenIfExpired);
    if (verdict !== 'due') return settle(verdict);
    return refreshPatiently(world, world.store.read()?.refresh_token ?? '', signal);
  });
  return outcome ?? 'gave_up';
}
