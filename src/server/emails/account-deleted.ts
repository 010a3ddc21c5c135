import * as z from 'zod/mini';
import type { Email, EmailContext, Reader } from './email.ts';
import { letter } from './letter.ts';
import { accountDeletedTexts } from './texts/account-deleted.ts';

const left = z.object({ orders: z.int(), guest: z.optional(z.boolean()) });

/** Tells somebody who has left, with an account or as a guest, what is gone, what the law keeps, and that this was the last letter. */
export function accountDeleted({ language }: Reader, payload: unknown, context: EmailContext): Email {
  const { orders, guest = false } = left.parse(payload);
  const { kept, nothingKept, account, data } = accountDeletedTexts[language];
  const { subject, title, gone, last } = guest ? data : account;
  const paragraphs = [gone, orders > 0 ? kept : nothingKept];
  return letter(context, { language, subject, title, paragraphs, after: last, footer: { text: '' } });
}
