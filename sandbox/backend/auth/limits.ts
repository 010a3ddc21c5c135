import { AuthFailure, tooManyRequests } from './failure.ts';
import type { AuthSettings, LimitName } from './settings.ts';

const windowMilliseconds = 300_000;

export interface Limits {
  /** Counts one request of a network address; throws over_request_rate_limit above the setting. */
  take(name: LimitName, address: string): void;
  /**
   * Counts one mail of a kind to an address, whether an account belongs to it or not: that a second request is refused
   * must not tell who is a customer. Throws over_email_send_rate_limit.
   */
  takeMail(kind: string, email: string): void;
}

/** Limits in memory: they begin anew with the service. */
export function createLimits(settings: AuthSettings, now: () => number = Date.now): Limits {
  const counts = new Map<string, { from: number; count: number }>();
  const mails = new Map<string, number>();
  const forget = () => {
    for (const [key, { from }] of counts) if (now() - from >= windowMilliseconds) counts.delete(key);
    for (const [key, at] of mails) if (now() - at >= settings.mailSeconds * 1000) mails.delete(key);
  };
  return {
    take(name, address) {
      if (counts.size > 1000) forget();
      const key = `${name} ${address}`;
      const known = counts.get(key);
      const entry = known !== undefined && now() - known.from < windowMilliseconds ? known : { from: now(), count: 0 };
      entry.count += 1;
      counts.set(key, entry);
      if (entry.count > settings.limits[name]) throw tooManyRequests();
    },
    takeMail(kind, email) {
      if (mails.size > 1000) forget();
      const key = `${kind} ${email}`;
      const left = (mails.get(key) ?? Number.NEGATIVE_INFINITY) + settings.mailSeconds * 1000 - now();
      if (left > 0)
        throw new AuthFailure(
          429,
          'over_email_send_rate_limit',
          `For security purposes, you can only request this after ${Math.ceil(left / 1000)} seconds.`,
        );
      mails.set(key, now());
    },
  };
}
