import { join } from 'node:path';
import { openRowLog, type RowLog, type Table } from '#sandbox/storage/row-log.ts';
import type { LineItem, Product, ShippingRate } from './checkout/line-item-resource.ts';
import type { SessionParameters } from './checkout/session-parameters.ts';
import type { Session } from './checkout/session-resource.ts';
import type { BalanceTransaction } from './payment/balance-transaction-resource.ts';
import type { Charge } from './payment/charge-resource.ts';
import type { Dispute } from './payment/dispute-resource.ts';
import type { PaymentIntent } from './payment/payment-intent-resource.ts';
import type { CardFacts, PaymentMethod } from './payment/payment-method-resource.ts';
import type { Refund } from './payment/refund-resource.ts';
import type { Delivery, DeliverySettings } from './webhooks/delivery-rows.ts';
import type { Cause, EventType, StripeEvent } from './webhooks/event-resource.ts';

/** What a session needs beside its public shape: how it was asked for, and a card that waits for confirmation. */
interface CheckoutNotes {
  readonly paymentIntentData: SessionParameters['payment_intent_data'] | null;
  readonly waiting: { readonly card: CardFacts; readonly paymentMethod: string } | null;
}

/** The first answer to an idempotency key, kept for a day. */
interface KeptAnswer {
  readonly key: string;
  readonly fingerprint: string;
  readonly path: string;
  readonly status: number;
  readonly body: string;
  readonly requestId: string;
  readonly keptAtSeconds: number;
}

export interface StripeState {
  readonly log: RowLog;
  readonly sessions: Table<Session>;
  readonly notes: Table<CheckoutNotes>;
  /** By session id. */
  readonly lineItems: Table<readonly LineItem[]>;
  readonly products: Table<Product>;
  readonly shippingRates: Table<ShippingRate>;
  readonly paymentIntents: Table<PaymentIntent>;
  readonly paymentMethods: Table<PaymentMethod>;
  readonly charges: Table<Charge>;
  readonly refunds: Table<Refund>;
  readonly balanceTransactions: Table<BalanceTransaction>;
  readonly disputes: Table<Dispute>;
  readonly events: Table<StripeEvent>;
  /** By event id. */
  readonly deliveries: Table<Delivery>;
  readonly settings: Table<DeliverySettings>;
  readonly answers: Table<KeptAnswer>;
}

/** What every use case needs: the rows, the time, a way to tell the shop. */
export interface World {
  readonly state: StripeState;
  readonly merchant: string;
  /** Unix seconds. */
  now(): number;
  emit(type: EventType, subject: object, details?: { readonly previous?: object; readonly cause?: Cause }): void;
}

/** Opens the sandbox's rows under the data folder. */
export function openStripeState(dataFolder: string): StripeState {
  const log = openRowLog(join(dataFolder, 'stripe.jsonl'));
  return {
    log,
    sessions: log.table('sessions'),
    notes: log.table('notes'),
    lineItems: log.table('line_items'),
    products: log.table('products'),
    shippingRates: log.table('shipping_rates'),
    paymentIntents: log.table('payment_intents'),
    paymentMethods: log.table('payment_methods'),
    charges: log.table('charges'),
    refunds: log.table('refunds'),
    balanceTransactions: log.table('balance_transactions'),
    disputes: log.table('disputes'),
    events: log.table('events'),
    deliveries: log.table('deliveries'),
    settings: log.table('settings'),
    answers: log.table('answers'),
  };
}
