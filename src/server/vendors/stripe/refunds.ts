import Stripe from 'stripe';
import type { PaymentMessage, RefundAnswer, RefundRequest } from '#src/domain/payment/payment-provider.ts';
import { believeRefund } from './believe.ts';
import { idOf, uuidIn } from './resource-ids.ts';

/** Refusals that end with time: the bank decides first, or the same request is still under way. */
const passing = new Set(['charge_disputed', 'idempotency_key_in_use']);

function answerOf(refund: Stripe.Refund): RefundAnswer {
  const { failure_reason: reason = null, id: providerRefundId, status } = refund;
  if (status === 'succeeded') return { state: 'succeeded', providerRefundId, reason: null };
  if (status === 'failed' || status === 'canceled')
    return { state: 'failed', providerRefundId, reason: reason ?? status };
  return { state: 'pending', providerRefundId, reason: null };
}

/** Stripe forgets keys after a day or more: a refund whose answer was lost is looked for by our id first. */
async function findRefund(stripe: Stripe, { paymentId, refundId }: RefundRequest): Promise<Stripe.Refund | undefined> {
  for await (const refund of stripe.refunds.list({ payment_intent: paymentId, limit: 100 }))
    if (uuidIn(refund.metadata, 'refund_id') === refundId) return refund;
  return undefined;
}

/**
 * Sends money of a payment back, once however often it is asked. A refusal that will not change is an answer; throws when
 * Stripe cannot be reached or wants to be asked later.
 */
export async function sendRefund(stripe: Stripe, request: RefundRequest): Promise<RefundAnswer> {
  const { amount, isDouble, isRepeated, orderId, paymentId, refundId } = request;
  const known = isRepeated ? await findRefund(stripe, request) : undefined;
  if (known !== undefined) return answerOf(believeRefund(known, amount));
  try {
    const refund = await stripe.refunds.create(
      {
        payment_intent: paymentId,
        amount,
        reason: isDouble ? 'duplicate' : 'requested_by_customer',
        metadata: { refund_id: refundId, order_id: orderId },
      },
      { idempotencyKey: `refund-${refundId}` },
    );
    return answerOf(believeRefund(refund, amount));
  } catch (error) {
    const isRefusal = error instanceof Stripe.errors.StripeInvalidRequestError && !passing.has(error.code ?? '');
    if (!isRefusal) throw error;
    return { state: 'failed', providerRefundId: null, reason: error.message };
  }
}

/** What a message about a refund says; undefined where it belongs to no payment. */
export function readRefundEvent(eventId: string, refund: Stripe.Refund): PaymentMessage | undefined {
  const paymentId = idOf(refund.payment_intent);
  if (paymentId === null) return undefined;
  const { providerRefundId, reason, state } = answerOf(refund);
  return {
    eventId,
    type: 'refund',
    details: {
      payment_id: paymentId,
      refund_id: uuidIn(refund.metadata, 'refund_id'),
      provider_refund_id: providerRefundId,
      amount: refund.amount,
      state,
      reason,
    },
  };
}
