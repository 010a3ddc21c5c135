import type { Result } from '#src/domain/result/result.ts';

/** As much of a kept session as deciding about it takes. */
export interface KeptSession {
  readonly access_token: string;
  readonly refresh_token?: string | null | undefined;
  readonly expires_at: number;
  readonly kept_at?: number | undefined;
}

/**
 * Runs `work` while no other tab runs its own; undefined when the wait for it was given up. `work` ends when its signal says
 * so: then the lock is the next tab's.
 */
export type SessionLock = <Outcome>(work: (signal: AbortSignal) => Promise<Outcome>) => Promise<Outcome | undefined>;

/** What the session's logic touches of the world. */
export interface SessionWorld<Session extends KeptSession = KeptSession> {
  /** Milliseconds, this device's clock. */
  now(): number;
  /** Resolves after so many milliseconds, or when the signal ends it. */
  pause(milliseconds: number, signal: AbortSignal): Promise<void>;
  readonly store: { read(): Session | undefined; keep(session: Session): void; clear(): void };
  refresh(refreshToken: string, signal: AbortSignal): Promise<Result<Session, 'refused' | 'failed'>>;
  readonly lock: SessionLock;
}
