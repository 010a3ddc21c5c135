import type Stripe from 'stripe';
import type { PaymentMessage } from '#src/domain/payment/payment-provider.ts';
import { readDisputeEvent } from './read-dispute.ts';
import { readRefundEvent } from './refunds.ts';
import { idOf, uuidIn } from './resource-ids.ts';

const orderId = (metadata: Stripe.Metadata | null) => uuidIn(metadata, 'order_id');

function addressDetails(session: Stripe.Checkout.Session) {
  const shipping = session.collected_information?.shipping_details;
  if (!shipping) return {};
  const { address, name } = shipping;
  const street = [address.line1, address.line2].filter(Boolean).join(', ');
  return { address: { name, street, postcode: address.postal_code, city: address.city } };
}

function sessionMessage(
  eventId: string,
  session: Stripe.Checkout.Session,
  type: PaymentMessage['type'],
): PaymentMessage {
  return {
    eventId,
    type,
    details: {
      order_id: orderId(session.metadata),
      session_id: session.id,
      payment_id: idOf(session.payment_intent),
      amount: session.amount_total,
      currency: session.currency,
      email: session.customer_details?.email ?? null,
      name: session.customer_details?.name ?? null,
      phone: session.customer_details?.phone ?? null,
      ...addressDetails(session),
    },
  };
}

/** What a Stripe event means to the shop; undefined for the many that mean nothing to it. */
export function readEvent(event: Stripe.Event): PaymentMessage | undefined {
  switch (event.type) {
    case 'checkout.session.completed':
      // Delayed methods complete unpaid and report later; they are not offered, but a setting could change that.
      return event.data.object.payment_status === 'unpaid'
        ? undefined
        : sessionMessage(event.id, event.data.object, 'paid');
    case 'checkout.session.async_payment_succeeded':
      return sessionMessage(event.id, event.data.object, 'paid');
    case 'checkout.session.async_payment_failed':
      return sessionMessage(event.id, event.data.object, 'failed');
    case 'checkout.session.expired':
      return sessionMessage(event.id, event.data.object, 'expired');
    case 'payment_intent.payment_failed': {
      const { id, metadata } = event.data.object;
      const order = orderId(metadata);
      if (order === null) return undefined;
      return { eventId: event.id, type: 'declined', details: { order_id: order, payment_id: id } };
    }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return readRefundEvent(event.id, event.data.object);
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return readDisputeEvent(event.id, event.data.object);
    default:
      return undefined;
  }
}

/** What a session that was asked about says, under an id of our own: the event's may still come. */
export function readSession(session: Stripe.Checkout.Session): PaymentMessage | undefined {
  const message = (type: PaymentMessage['type']) => sessionMessage(`asked:${session.id}:${type}`, session, type);
  if (session.status === 'expired') return message('expired');
  return session.status === 'complete' && session.payment_status !== 'unpaid' ? message('paid') : undefined;
}
