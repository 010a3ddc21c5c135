import { type PickupPointsRequest, pickupPointsErrors, pickupPointsResponse } from '#src/contracts/pickup-points.ts';
import { callFunction } from './call-function.ts';

/** Reads the parcel lockers of a country. */
export function readPickupPoints({ country }: PickupPointsRequest) {
  return callFunction({
    name: 'pickup-points',
    query: { country },
    answer: pickupPointsResponse,
    codes: pickupPointsErrors,
    retries: 1,
  });
}
