import { trackOrderErrors, trackOrderRequest } from '#src/contracts/track-order.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `POST /.netlify/functions/track-order`: how far a parcel has come, for whoever knows its order's e-mail. */
export default endpoint(
  () => shop().http,
  {
    name: 'track-order',
    method: 'POST',
    input: trackOrderRequest,
    errors: trackOrderErrors,
    limit: { maximum: 30, seconds: 600 },
    maximumBytes: 2_048,
  },
  (request, { bearer }) => shop().trackOrder(request, bearer),
);
