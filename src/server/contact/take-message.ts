import type { ContactRequest } from '#src/contracts/contact.ts';
import { normalizeEmail } from '#src/domain/contact/email-address.ts';
import { doubtsAbout } from '#src/domain/contact/message.ts';
import { type Result, success } from '#src/domain/result/result.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';

interface Dependencies {
  readonly call: CallDatabase;
  newId(): string;
  /** Where the shop reads its mail. */
  readonly shopAddress: string;
  /** One more receipt to this address? False when it had its share. */
  allowMail(email: string): Promise<boolean>;
}

/**
 * Keeps a shopper's message and owes the mails about it. Nothing is refused for looking like spam: a filled hidden field files
 * the message under spam without a mail, other doubts are told to the shop, and a doubtful message gets no receipt, so that
 * nobody can send mail to strangers through the form.
 */
export async function takeMessage(
  { call, newId, shopAddress, allowMail }: Dependencies,
  request: ContactRequest,
): Promise<Result<{ success: true }, never>> {
  const email = normalizeEmail(request.email);
  const doubts = doubtsAbout({ ...request, hidden: request.nickname, seconds: request.seconds });
  await call('take_contact_message', {
    message_id: request.messageId ?? newId(),
    sender_first_name: request.firstName,
    sender_last_name: request.lastName,
    sender_email: email,
    message_subject: request.subject,
    message_text: request.message,
    sender_language: request.locale,
    message_doubts: doubts,
    shop_address: doubts.includes('hidden_field') ? null : shopAddress,
    with_receipt: doubts.length === 0 && (await allowMail(email)),
  });
  return success({ success: true });
}
