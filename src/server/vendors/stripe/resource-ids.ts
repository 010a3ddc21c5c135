import type Stripe from 'stripe';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The id of ours that a resource carries; null where it is another's. */
export function uuidIn(metadata: Stripe.Metadata | null, key: 'order_id' | 'refund_id'): string | null {
  const id = metadata?.[key];
  return id !== undefined && uuid.test(id) ? id : null;
}

/** The id of a resource that is named or enclosed. */
export function idOf(value: string | { readonly id: string } | null): string | null {
  return typeof value === 'string' ? value : (value?.id ?? null);
}
