import { createHmac } from 'node:crypto';
import { mailboxOf } from '#src/domain/contact/mailbox.ts';

/**
 * By what a customer is recognised who uses a coupon again: a keyed hash of the mailbox, the same for every disguise of its
 * address. 64 hexadecimal digits.
 */
export function hashCustomer(secret: string, email: string): string {
  return createHmac('sha256', secret)
    .update(`customer ${mailboxOf(email)}`)
    .digest('hex');
}
