import * as z from 'zod/mini';
import type { CallDatabase } from '#src/server/database/call-database.ts';

const expired = z.object({ expired: z.int() });

/** Lets go of orders that were not paid in time, and owes the letters about payments that came to nothing. */
export async function expireReservations(call: CallDatabase): Promise<{ expired: number; mails: number }> {
  const { expired: orders } = expired.parse(await call('expire_reservations', {}));
  return { expired: orders, mails: z.int().parse(await call('owe_failed_payment_mails', {})) };
}
