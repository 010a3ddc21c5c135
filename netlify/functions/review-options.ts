import { reviewOptionsErrors, reviewOptionsRequest } from '#src/contracts/reviews.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `GET /.netlify/functions/review-options?token=…`, or with a bearer token: what may be reviewed, and what was written. */
export default endpoint(
  () => shop().http,
  {
    name: 'review-options',
    method: 'GET',
    input: reviewOptionsRequest,
    errors: reviewOptionsErrors,
    limit: { maximum: 60, seconds: 600 },
  },
  ({ token }, { bearer }) => shop().reviewOptions(token, bearer),
);
