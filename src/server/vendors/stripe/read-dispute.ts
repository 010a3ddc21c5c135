import type Stripe from 'stripe';
import type { PaymentMessage } from '#src/domain/payment/payment-provider.ts';
import { idOf } from './resource-ids.ts';

/** Ends of a dispute that leave the money with the shop: won, or an inquiry that came to nothing. */
const endedWell: ReadonlySet<string> = new Set(['won', 'warning_closed', 'prevented']);

/**
 * What a message about a dispute says, by the dispute's own status rather than the message's name: whichever of them comes
 * first or last, the same is read. Inquiries ("warning…") are disputes too: nothing is sent while one is open.
 */
export function readDisputeEvent(eventId: string, dispute: Stripe.Dispute): PaymentMessage | undefined {
  const paymentId = idOf(dispute.payment_intent);
  if (paymentId === null) return undefined;
  const { due_by: dueBy } = dispute.evidence_details;
  return {
    eventId,
    type: 'dispute',
    details: {
      payment_id: paymentId,
      dispute_id: dispute.id,
      amount: dispute.amount,
      reason: dispute.reason,
      state: dispute.status === 'lost' ? 'lost' : endedWell.has(dispute.status) ? 'won' : 'open',
      evidence_due_at: dueBy === null ? null : new Date(dueBy * 1000).toISOString(),
    },
  };
}
