import * as z from 'zod/mini';
import type { Email, EmailContext, Reader } from './email.ts';
import { letter } from './letter.ts';
import { accountDeletedTexts } from './texts/account-deleted.ts';

const left = z.object({ orders: z.int() });

/** Tells somebody who has left what is gone, what the law keeps, and that this was the last letter. */
export function accountDeleted({ language }: Reader, payload: unknown, context: EmailContext): Email {
  const { orders } = left.parse(payload);
  const { subject, title, gone, kept, nothingKept, last } = accountDeletedTexts[language];
  const paragraphs = [gone, orders > 0 ? kept : nothingKept];
  return letter(context, { language, subject, title, paragraphs, after: last, footer: { text: '' } });
}
