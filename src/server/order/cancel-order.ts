import * as z from 'zod/mini';
import type { Result } from '#src/domain/result/result.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { readAnswer } from '#src/server/database/read-answer.ts';

const codes = ['order_unknown', 'order_not_cancellable', 'order_partly_sent'] as const;
const cancelled = z.object({ refund_id: z.nullable(z.string()) });

export interface Cancellation {
  readonly orderId: string;
  readonly actor: string;
  /** Whether the goods go back into the store: not when they are lost or spoilt. */
  readonly restock: boolean;
}

/** Takes back a paid order of which nothing was sent; all that is left of its payment is owed back. */
export async function cancelOrder(
  call: CallDatabase,
  { actor, orderId, restock }: Cancellation,
): Promise<Result<{ refund_id: string | null }, (typeof codes)[number]>> {
  return readAnswer(await call('cancel_order', { cancelled_order: orderId, actor, restock }), cancelled, codes);
}
