import * as z from 'zod/mini';
import type { Result } from '#src/domain/result/result.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { readAnswer } from '#src/server/database/read-answer.ts';

const codes = ['refund_unknown', 'refund_void', 'refund_by_card'] as const;

/** The administrator has sent the money from the bank: of a bank payment, or where the card provider could not. */
export async function confirmBankRefund(
  call: CallDatabase,
  refundId: string,
  actor: string,
  note: string,
): Promise<Result<{ changed: boolean }, (typeof codes)[number]>> {
  const answer = await call('confirm_bank_refund', { confirmed_refund: refundId, actor, note });
  return readAnswer(answer, z.object({ changed: z.boolean() }), codes);
}
