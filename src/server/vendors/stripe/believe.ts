import type Stripe from 'stripe';
import * as z from 'zod/mini';

/**
 * What the shop acts on, of answers that its SDK hands over unread: behind an outage other machines may answer, with 200 and
 * something else in it. Whatever is not this counts as no answer.
 */
const session = z.object({
  id: z.string().check(z.minLength(1)),
  object: z.literal('checkout.session'),
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.string(),
});
const refund = z.object({
  id: z.string().check(z.minLength(1)),
  object: z.literal('refund'),
  amount: z.int(),
  status: z.enum(['pending', 'requires_action', 'succeeded', 'failed', 'canceled']),
});

/** The session that was asked for, or one that has just been made. Throws when the answer is not it. */
export function believeSession(answer: Stripe.Checkout.Session, sessionId?: string): Stripe.Checkout.Session {
  const { id } = session.parse(answer);
  if (sessionId !== undefined && id !== sessionId) throw new Error('the answer is about another session');
  return answer;
}

/** The refund of this amount, minor units. Throws when the answer is not it. */
export function believeRefund(answer: Stripe.Refund, amount: number): Stripe.Refund {
  if (refund.parse(answer).amount !== amount) throw new Error('the answer is about a refund of another amount');
  return answer;
}

/** Where a browser can be sent. Throws when it is no address on the web. */
export function believeAddress(url: string | null): string {
  const isWeb = url !== null && /^https?:$/.test(new URL(url).protocol);
  if (!isWeb) throw new Error('the session has no address to pay at');
  return url;
}
