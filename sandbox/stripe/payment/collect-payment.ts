import { customerDetails, noAddress, type PostalAddress, type Session } from '../checkout/session-resource.ts';
import type { World } from '../state.ts';
import type { CardOutcome } from './card.ts';
import { newPaymentIntent, type PaymentIntent } from './payment-intent-resource.ts';
import type { CardFacts } from './payment-method-resource.ts';

/** What the shopper gave on the pay page. */
export interface Payment {
  readonly email: string;
  readonly name: string;
  readonly phone: string | null;
  readonly card: CardFacts;
  readonly outcome: CardOutcome;
  readonly shipping: { readonly name: string; readonly address: PostalAddress } | null;
  readonly shippingRate: string | null;
}

function intentOf(world: World, session: Session): PaymentIntent {
  const known = session.payment_intent === null ? undefined : world.state.paymentIntents.get(session.payment_intent);
  if (known) return known;
  const data = world.state.notes.get(session.id)?.paymentIntentData;
  const shipping = data?.shipping;
  const made = newPaymentIntent({
    amount: session.amount_total,
    currency: session.currency,
    createdSeconds: world.now(),
    methods: session.payment_method_types,
    description: data?.description,
    metadata: data?.metadata,
    receiptEmail: data?.receipt_email,
    statementDescriptorSuffix: data?.statement_descriptor_suffix,
    transferGroup: data?.transfer_group,
    shipping: shipping && {
      address: { ...noAddress, ...dropUndefined(shipping.address) },
      carrier: shipping.carrier ?? null,
      name: shipping.name,
      phone: shipping.phone ?? null,
      tracking_number: shipping.tracking_number ?? null,
    },
  });
  world.state.paymentIntents.put(made.id, made);
  world.emit('payment_intent.created', made);
  return made;
}

function dropUndefined(fields: { readonly [name: string]: string | undefined }): Record<string, string> {
  const present = Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return Object.fromEntries(present);
}

function withShippingRate(world: World, session: Session, rateId: string | null): Session {
  const rate = rateId === null ? undefined : world.state.shippingRates.get(rateId);
  if (!rate || !session.shipping_options.some((option) => option.shipping_rate === rateId)) return session;
  const amount = rate.fixed_amount.amount;
  return {
    ...session,
    amount_total: session.amount_subtotal + amount,
    shipping_cost: { amount_subtotal: amount, amount_tax: 0, amount_total: amount, shipping_rate: rate.id },
    total_details: { ...session.total_details, amount_shipping: amount },
  };
}

/** Keeps what the shopper typed on the session and its payment intent, as Stripe does before it tries the card. */
export function collectPayment(
  world: World,
  open: Session,
  payment: Payment,
): { session: Session; intent: PaymentIntent } {
  const chosen = withShippingRate(world, open, payment.shippingRate);
  const started = intentOf(world, chosen);
  const intent: PaymentIntent = {
    ...started,
    amount: chosen.amount_total,
    shipping: payment.shipping
      ? { ...payment.shipping, carrier: null, phone: payment.phone, tracking_number: null }
      : started.shipping,
  };
  const session: Session = {
    ...chosen,
    payment_intent: intent.id,
    collected_information: payment.shipping
      ? { business_name: null, individual_name: null, shipping_details: payment.shipping }
      : null,
    customer_details: customerDetails({
      address: payment.shipping?.address ?? { ...noAddress, country: 'LT' },
      email: payment.email,
      name: payment.name,
      phone: payment.phone,
      tax_ids: [],
    }),
  };
  world.state.paymentIntents.put(intent.id, intent);
  world.state.sessions.put(session.id, session);
  return { session, intent };
}
