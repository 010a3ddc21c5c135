import { pickupPointsErrors, pickupPointsRequest } from '#src/contracts/pickup-points.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `GET /.netlify/functions/pickup-points?country=LT`: the parcel lockers to choose from. The lists change once a night. */
export default endpoint(
  () => shop().http,
  {
    name: 'pickup-points',
    method: 'GET',
    input: pickupPointsRequest,
    errors: pickupPointsErrors,
    limit: { maximum: 120, seconds: 600 },
    cacheSeconds: 600,
  },
  (request) => shop().pickupPoints(request),
);
