import type { Email, EmailContext } from '#src/server/emails/email.ts';
import { orderConfirmation } from '#src/server/emails/order-confirmation.ts';
import { orderMailData } from '#src/server/emails/order-data.ts';
import { paymentToBeRefunded } from '#src/server/emails/payment-to-be-refunded.ts';

interface OwedMessage {
  readonly kind: string;
  readonly payload: unknown;
  readonly order: unknown;
}

/** Writes the mail that a row of the outbox owes. Throws for a kind that nobody knows. */
export function renderMessage({ kind, order, payload }: OwedMessage, context: EmailContext): Email {
  switch (kind) {
    case 'order_confirmation':
      return orderConfirmation(orderMailData.parse(order), context);
    case 'payment_to_be_refunded':
      return paymentToBeRefunded(orderMailData.parse(order), payload, context);
    default:
      throw new Error(`no template for mail of the kind ${kind}`);
  }
}
