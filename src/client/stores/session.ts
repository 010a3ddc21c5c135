import { atom } from 'nanostores';
import { refreshSession } from '#src/client/backend/refresh-session.ts';
import { forgetSession, keepSession, readSession } from '#src/client/backend/session-storage.ts';
import { readClaims } from '#src/client/backend/token-claims.ts';
import { keepSessionAlive, type SessionEvents } from '#src/client/session/keep-alive.ts';
import { leaseLock, webLock } from '#src/client/session/lock.ts';
import { type RunOutcome, renewSession } from '#src/client/session/renew.ts';
import type { SessionLock, SessionWorld } from '#src/client/session/world.ts';
import type { AuthUser, StoredSession } from '#src/contracts/stored-session.ts';
import { sessionKey } from '#src/domain/account/session-key.ts';
import { remainingTime } from '#src/domain/account/session-time.ts';

/** Who is looked at as whom. `expired`: there is a session, but it has ended; it may be recovered. */
export interface SessionView {
  readonly state: 'unknown' | 'signed_out' | 'signed_in' | 'expired';
  readonly user?: AuthUser | undefined;
  readonly accessToken?: string | undefined;
  /** This person has a second factor, and this session has not been through it. */
  readonly isFactorDue?: boolean;
  /** The session was there and was refused, by what this page asked: nobody here wanted its end. */
  readonly isRefused?: boolean;
}

export const $session = atom<SessionView>({ state: 'unknown' });

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });

const listen = (target: EventTarget, type: string, hear: (event: Event) => void) => {
  target.addEventListener(type, hear);
  return () => target.removeEventListener(type, hear);
};

/** Another tab has written the session. A cleared storage has no key. */
const onStoredSession = (hear: () => void) =>
  listen(window, 'storage', (event) => {
    const { key } = event as StorageEvent;
    if (key === sessionKey || key === null) hear();
  });

/** Storage may be forbidden; then there is no other tab to keep apart from either. */
function browserLock(): SessionLock {
  if ('locks' in navigator) return webLock(navigator.locks, onStoredSession);
  try {
    return leaseLock(localStorage, crypto.randomUUID());
  } catch {
    return (work) => work(new AbortController().signal);
  }
}

let lock: SessionLock | undefined;
let wasRefused = false;

/** Forgets a session that the backend does not know (any more), where there was one. */
export function refuseSession(wasThere = readSession() !== undefined): void {
  wasRefused ||= wasThere;
  forgetSession();
}

const world: SessionWorld<StoredSession> = {
  now: () => Date.now(),
  pause,
  store: { read: readSession, keep: keepSession, clear: () => refuseSession() },
  refresh: refreshSession,
  lock(work) {
    lock ??= browserLock();
    return lock(work);
  },
};

function isFactorDue({ access_token, user }: StoredSession): boolean {
  const hasFactor = user.factors?.some(({ factor_type, status }) => factor_type === 'totp' && status === 'verified');
  return hasFactor === true && readClaims(access_token)?.aal !== 'aal2';
}

function viewOf(session: StoredSession | undefined): SessionView {
  if (session === undefined) return { state: 'signed_out', ...(wasRefused && { isRefused: true }) };
  wasRefused = false;
  const { user, access_token: accessToken } = session;
  if (remainingTime(session, Date.now()) <= 0) return { state: 'expired', user };
  return { state: 'signed_in', user, accessToken, isFactorDue: isFactorDue(session) };
}

/** Reads the state anew from what is kept; who listens hears of it only where something changed. */
export function showSession(): void {
  const [before, now] = [$session.get(), viewOf(readSession())];
  if (JSON.stringify(before) !== JSON.stringify(now)) $session.set(now);
}

interface Run {
  readonly evenIfExpired: boolean;
  readonly outcome: Promise<RunOutcome>;
}
let running: Run | undefined;

/** Several parts of a page that need the session at once wait for one run; one that would do more follows it. */
function run(evenIfExpired: boolean): Promise<RunOutcome> {
  const before = running;
  if (before && (before.evenIfExpired || !evenIfExpired)) return before.outcome;
  const begin = async () => {
    await before?.outcome;
    return renewSession(world, { evenIfExpired });
  };
  const begun: Run = {
    evenIfExpired,
    outcome: begin().finally(() => {
      if (running === begun) running = undefined;
    }),
  };
  running = begun;
  return begun.outcome;
}

/** This page shows the expired screen: what ended while it is open comes back when the person says so, not by itself. */
let isPersonAsked = false;

async function tokenAfter(outcome: Promise<RunOutcome>): Promise<string | undefined> {
  await outcome;
  showSession();
  return viewOf(readSession()).accessToken;
}

/**
 * The present access token for what somebody does, refreshed where it is due, an expired session recovered; undefined where
 * nobody is signed in, or no token can be had now.
 */
export function accessToken(): Promise<string | undefined> {
  return tokenAfter(run(true));
}

/** The same for what a page does of its own accord: where the person is asked first, an expired session stays as it is. */
export function backgroundToken(): Promise<string | undefined> {
  return tokenAfter(run(!isPersonAsked));
}

/** Tries to get an expired session back. `refused`: signed out for good. `failed`: no answer; it may be tried again. */
export async function recoverSession(): Promise<'recovered' | 'refused' | 'failed'> {
  const outcome = await run(true);
  showSession();
  if ($session.get().state === 'signed_in') return 'recovered';
  return outcome === 'failed' || outcome === 'gave_up' ? 'failed' : 'refused';
}

const events: SessionEvents = {
  onVisible: (look) => listen(document, 'visibilitychange', () => document.visibilityState === 'visible' && look()),
  onOnline: (look) => listen(window, 'online', look),
  onOtherTab: onStoredSession,
};

let hasStarted = false;

/**
 * Begins to keep the session of an open page alive. One that had ended before the page was opened is first tried to be
 * recovered (accounts-and-back-office.md, 4, account). One that ends while the page is open, as of a device that sleeps, comes
 * back by itself when it can; with `asksPerson` the page shows it as expired and asks (decisions.md, expired session). Starting
 * again changes no more than that.
 */
export async function startSessionManager({ asksPerson = false } = {}): Promise<void> {
  isPersonAsked ||= asksPerson;
  if (hasStarted) return;
  hasStarted = true;
  const kept = readSession();
  // What is kept under its name may be nothing that this page can read, which no sign of a session is to outlive.
  if (kept === undefined) forgetSession();
  if (kept === undefined || remainingTime(kept, Date.now()) > 0) showSession();
  await run(true);
  showSession();
  keepSessionAlive({ world, events, run: () => run(!isPersonAsked), onChange: showSession });
}

/** Forgets the session of this browser at once, without asking anybody: what "Sign In Again" does. */
export function dropSession(): void {
  forgetSession();
  showSession();
}
