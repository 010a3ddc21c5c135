import * as z from 'zod/mini';
import type { Result } from '#src/domain/result/result.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { readAnswer } from '#src/server/database/read-answer.ts';

/** Writes a note into an order's history, for those who work on it. */
export async function addOrderNote(
  call: CallDatabase,
  orderId: string,
  note: string,
  actor: string,
): Promise<Result<object, 'order_unknown'>> {
  return readAnswer(await call('add_order_note', { noted_order: orderId, note, actor }), z.object({}), [
    'order_unknown',
  ]);
}
