import * as z from 'zod/mini';
import type { CheckoutRequest } from '#src/contracts/checkout.ts';
import { carriers } from '#src/domain/shipping/carriers.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';

const row = z.nullable(
  z.object({
    carrier: z.enum(carriers),
    id: z.string(),
    country: z.string(),
    name: z.string(),
    address: z.string(),
    city: z.string(),
    postcode: z.string(),
  }),
);
export type FoundLocker = NonNullable<z.infer<typeof row>>;

/** The locker that an order names, as its carrier's list has it now; undefined when it is none or is no longer offered. */
export async function findLocker(
  call: CallDatabase,
  pickup: NonNullable<CheckoutRequest['delivery']>['pickup'],
): Promise<FoundLocker | undefined> {
  if (pickup === undefined) return undefined;
  const found = row.parse(await call('find_parcel_locker', { point_carrier: pickup.carrier, point_id: pickup.id }));
  return found ?? undefined;
}
