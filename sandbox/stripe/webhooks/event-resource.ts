import { newId } from '../identifiers.ts';

/** The version that the stripe SDK in package.json is pinned to; requests and events speak it. */
export const apiVersion = '2026-10-28.endive';

export type EventType =
  | 'checkout.session.completed'
  | 'checkout.session.expired'
  | 'payment_intent.created'
  | 'payment_intent.requires_action'
  | 'payment_intent.succeeded'
  | 'payment_intent.payment_failed'
  | 'payment_intent.canceled'
  | 'charge.succeeded'
  | 'charge.failed'
  | 'charge.refunded'
  | 'charge.dispute.created'
  | 'charge.dispute.updated'
  | 'charge.dispute.closed'
  | 'charge.dispute.funds_withdrawn'
  | 'charge.dispute.funds_reinstated'
  | 'refund.created'
  | 'refund.updated'
  | 'refund.failed';

/** The API request that caused an event; nulls where a person or the clock did. */
export interface Cause {
  readonly id: string | null;
  readonly idempotency_key: string | null;
}

interface NewEvent {
  readonly type: EventType;
  readonly subject: object;
  readonly previous: object | null;
  readonly cause: Cause;
  readonly createdSeconds: number;
}

/** What Stripe tells the shop: the object as it is at this moment, copied. */
export function newEvent({ cause, createdSeconds, previous, subject, type }: NewEvent) {
  return {
    id: newId('evt_1'),
    object: 'event' as const,
    api_version: apiVersion,
    created: createdSeconds,
    data: { object: structuredClone(subject), ...(previous && { previous_attributes: previous }) },
    livemode: false,
    pending_webhooks: 1,
    request: cause,
    type,
  };
}

export type StripeEvent = ReturnType<typeof newEvent>;
