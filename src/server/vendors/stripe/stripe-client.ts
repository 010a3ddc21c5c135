import Stripe from 'stripe';

export interface StripeSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Where the local sandbox answers; undefined means Stripe. */
  readonly apiUrl: string | undefined;
  /** Milliseconds that one request has for its answer. */
  readonly patience?: number;
}

/**
 * Two tries and the pause between them leave something of the 10 seconds that the platform gives a function: whoever waits
 * gets the shop's own words, and the order that was to be paid is let go.
 */
const commonPatience = 3_500;

/** Stripe's SDK: short timeouts and its own second try, which carries the idempotency key. */
export function createStripe({ apiUrl, patience = commonPatience, secretKey }: StripeSettings): Stripe {
  const { hostname, port, protocol } = new URL(apiUrl ?? 'https://api.stripe.com');
  return new Stripe(secretKey, {
    host: hostname,
    port: port || 443,
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout: patience,
    maxNetworkRetries: 1,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(),
  });
}
