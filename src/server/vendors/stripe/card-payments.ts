import Stripe from 'stripe';
import type { PaymentProvider } from '#src/domain/payment/payment-provider.ts';
import { failure, success } from '#src/domain/result/result.ts';
import { believeAddress, believeSession } from './believe.ts';
import { readEvent, readSession } from './read-message.ts';
import { sendRefund } from './refunds.ts';
import { sessionParameters } from './session-parameters.ts';
import { createStripe, type StripeSettings } from './stripe-client.ts';

/** Seconds that a signature is believed after it was made. */
const tolerance = 300;

/** Card payments by Stripe Checkout. */
export function createCardPayments(settings: StripeSettings): PaymentProvider {
  const stripe = createStripe(settings);
  return {
    name: 'stripe',

    async startSession(request) {
      const session = believeSession(
        await stripe.checkout.sessions.create(sessionParameters(request), {
          idempotencyKey: `order-${request.orderId}`,
        }),
      );
      const isOurs = session.amount_total === request.total && session.currency === request.currency.toLowerCase();
      if (!isOurs) throw new Error('the session asks for another total than the order');
      return { sessionId: session.id, url: believeAddress(session.url) };
    },

    async endSession(sessionId) {
      const { sessions } = stripe.checkout;
      const session = await sessions.expire(sessionId).catch((error: unknown) => {
        // Only an open session can be ended: an error here may mean that it is over already, one way or the other.
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return sessions.retrieve(sessionId);
        throw error;
      });
      const { status } = believeSession(session, sessionId);
      if (status === 'open') throw new Error('the session could not be ended');
      return status === 'complete' ? 'completed' : 'ended';
    },

    askSession: async (sessionId) =>
      readSession(believeSession(await stripe.checkout.sessions.retrieve(sessionId), sessionId)),

    refund: (request) => sendRefund(stripe, request),

    readMessage(rawBody, headers) {
      const signature = headers.get('stripe-signature') ?? '';
      try {
        return success(
          readEvent(stripe.webhooks.constructEvent(rawBody, signature, settings.webhookSecret, tolerance)),
        );
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) return failure('signature_invalid');
        throw error;
      }
    },
  };
}
