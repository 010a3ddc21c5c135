import type * as z from 'zod/mini';
import { contactErrors, type contactRequest, contactResponse } from '#src/contracts/contact.ts';
import { callFunction } from './call-function.ts';

/** Sends a message to the shop. Asking twice is safe: the id makes one message of it. */
export function sendContactMessage(body: z.input<typeof contactRequest> & { readonly messageId: string }) {
  return callFunction({
    name: 'send-contact-email',
    body,
    answer: contactResponse,
    codes: contactErrors,
    retries: 1,
  });
}
