/** Shorter than this and a session is refreshed; milliseconds (accounts-and-back-office.md, business constants). */
export const refreshThreshold = 5 * 60_000;

/** When a session ends, in the clock of the device that keeps it. */
export interface SessionTimes {
  /** Seconds. */
  readonly expires_at: number;
  /** When this device got the access token, milliseconds. */
  readonly kept_at?: number | undefined;
}

/**
 * When a token that has just come ends in this device's clock, seconds. The server's two times, `iat` and `exp`, say only how
 * long it lives: devices whose clock is wrong by hours would otherwise throw away good sessions, or trust dead ones.
 */
export function endOnThisClock(token: { readonly iat: number; readonly exp: number }, now: number): number {
  return Math.floor(now / 1000) + Math.max(0, token.exp - token.iat);
}

/** A clock may be corrected by this much without anything being made of it, milliseconds. */
const toleratedCorrection = 60_000;

/**
 * Milliseconds that a session still lives; 0 or less when it has ended. Where the clock was set back since the token came,
 * nobody can tell: then as little is left as makes a refresh due.
 */
export function remainingTime({ expires_at, kept_at }: SessionTimes, now: number): number {
  const remaining = expires_at * 1000 - now;
  const wasSetBack = kept_at !== undefined && now < kept_at - toleratedCorrection;
  return wasSetBack ? Math.min(remaining, refreshThreshold) : remaining;
}
