import {
  type PickupPointsRequest,
  type PickupPointsResponse,
  pickupPointsResponse,
} from '#src/contracts/pickup-points.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';

/** The lockers that the carriers offer in the country, as the last good lists have them. */
export async function readPickupPoints(
  call: CallDatabase,
  { country }: PickupPointsRequest,
): Promise<PickupPointsResponse> {
  return pickupPointsResponse.parse({ points: await call('read_parcel_lockers', { wanted_country: country }) });
}
