import * as z from 'zod/mini';
import type { CallDatabase } from '#src/server/database/call-database.ts';

const answer = z.object({ owed: z.int(), newsletter: z.optional(z.uuid()) });

/**
 * Owes what is due of planned newsletters, a batch at a time, until nothing is due, as many letters wait as may, or `until` has come.
 * Each batch is a transaction of its own: a run that dies has lost nothing and doubled nothing.
 */
export async function oweNewsletters(call: CallDatabase, now: () => Date, until: Date): Promise<{ owed: number }> {
  let owed = 0;
  while (now() < until) {
    const batch = answer.parse(await call('owe_newsletters', {}));
    owed += batch.owed;
    if (batch.owed === 0) break;
  }
  return { owed };
}
