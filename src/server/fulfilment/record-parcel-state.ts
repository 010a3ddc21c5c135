import * as z from 'zod/mini';
import type { Result } from '#src/domain/result/result.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { readAnswer } from '#src/server/database/read-answer.ts';

const codes = ['parcel_unknown', 'parcel_state_backwards'] as const;
const recorded = z.object({ changed: z.boolean(), status: z.string() });

export interface ParcelStep {
  readonly parcelId: string;
  readonly state: 'picked_up' | 'in_transit' | 'out_for_delivery' | 'delivered' | 'returned';
  readonly actor: string;
}

/** Notes how far a parcel has come, forwards only. The order is delivered when all its parcels are. */
export async function recordParcelState(
  call: CallDatabase,
  { actor, parcelId, state }: ParcelStep,
): Promise<Result<z.infer<typeof recorded>, (typeof codes)[number]>> {
  const answer = await call('record_parcel_state', { moved_parcel: parcelId, reached_state: state, actor });
  return readAnswer(answer, recorded, codes);
}
