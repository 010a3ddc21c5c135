import Stripe from 'stripe';

export interface StripeSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Where the local sandbox answers; undefined means Stripe. */
  readonly apiUrl: string | undefined;
}

/** Stripe's SDK: short timeouts and its own retries, which carry the idempotency key. */
export function createStripe({ apiUrl, secretKey }: StripeSettings): Stripe {
  const { hostname, port, protocol } = new URL(apiUrl ?? 'https://api.stripe.com');
  return new Stripe(secretKey, {
    host: hostname,
    port: port || 443,
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout: 8_000,
    maxNetworkRetries: 2,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(),
  });
}
