import { accountDeleted } from '#src/server/emails/account-deleted.ts';
import { accountKnown, accountNotice } from '#src/server/emails/auth/account-notice.ts';
import { cartReminder } from '#src/server/emails/cart-reminder.ts';
import { contactMessage, contactReceipt } from '#src/server/emails/contact.ts';
import type { Email, EmailContext, Reader } from '#src/server/emails/email.ts';
import { newsletterConfirmation, newsletterKnown, newsletterWelcome } from '#src/server/emails/newsletter.ts';
import { newsletterLetter } from '#src/server/emails/newsletter-letter.ts';
import { orderChanged } from '#src/server/emails/order-changed.ts';
import { orderConfirmation } from '#src/server/emails/order-confirmation.ts';
import { orderMailData } from '#src/server/emails/order-data.ts';
import { orderLink } from '#src/server/emails/order-link.ts';
import { parcelDelivered } from '#src/server/emails/parcel-delivered.ts';
import { parcelShipped } from '#src/server/emails/parcel-shipped.ts';
import { paymentFailed } from '#src/server/emails/payment-failed.ts';
import { paymentToBeRefunded } from '#src/server/emails/payment-to-be-refunded.ts';
import { phoneOrder } from '#src/server/emails/phone-order.ts';
import { refundMade } from '#src/server/emails/refund-made.ts';
import { exchangeSent, returnLabel, returnRefused } from '#src/server/emails/returns/return-news.ts';
import { returnSteps } from '#src/server/emails/returns/return-steps.ts';
import { stockNotice, stockNoticeConfirmation, stockNoticeWaiting } from '#src/server/emails/stock-notice.ts';
import { testMail } from '#src/server/emails/test-mail.ts';
import { withdrawalReceipt } from '#src/server/emails/withdrawal-receipt.ts';

interface OwedMessage extends Reader {
  readonly kind: string;
  readonly payload: unknown;
  readonly order: unknown;
}

/** Writes the mail that a row of the outbox owes. Throws for a kind that nobody knows. */
export function renderMessage(message: OwedMessage, context: EmailContext): Email {
  const { kind, order, payload } = message;
  switch (kind) {
    case 'order_confirmation':
      return orderConfirmation(orderMailData.parse(order), context);
    case 'payment_to_be_refunded':
      return paymentToBeRefunded(orderMailData.parse(order), payload, context);
    case 'payment_failed':
      return paymentFailed(order, payload, context);
    case 'parcel_shipped':
      return parcelShipped(order, payload, context);
    case 'parcel_delivered':
      return parcelDelivered(order, payload, context);
    case 'order_changed':
      return orderChanged(order, payload, context);
    case 'refund_made':
      return refundMade(order, payload, context);
    case 'phone_order':
      return phoneOrder(message, payload, context);
    case 'withdrawal_receipt':
      return withdrawalReceipt(message, payload, context);
    case 'order_link':
      return orderLink(order, context);
    case 'return_steps':
      return returnSteps(order, payload, context);
    case 'return_label':
      return returnLabel(order, payload, context);
    case 'return_refused':
      return returnRefused(order, payload, context);
    case 'exchange_sent':
      return exchangeSent(order, payload, context);
    case 'newsletter_confirm':
      return newsletterConfirmation(message, payload, context);
    case 'newsletter_welcome':
      return newsletterWelcome(message, context);
    case 'newsletter_known':
      return newsletterKnown(message, context);
    case 'newsletter':
      return newsletterLetter(message, payload, context);
    case 'contact_message':
      return contactMessage(message, payload, context);
    case 'contact_receipt':
      return contactReceipt(message, payload, context);
    case 'stock_notice_confirm':
      return stockNoticeConfirmation(message, payload, context);
    case 'stock_notice_waiting':
      return stockNoticeWaiting(message, payload, context);
    case 'stock_notice':
      return stockNotice(message, payload, context);
    case 'cart_reminder':
      return cartReminder(message, payload, context);
    case 'account_notice':
      return accountNotice(message, payload, context);
    case 'account_known':
      return accountKnown(message, context);
    case 'test_mail':
      return testMail(message, payload, context);
    case 'account_deleted':
      return accountDeleted(message, payload, context);
    default:
      throw new Error(`no template for mail of the kind ${kind}`);
  }
}
