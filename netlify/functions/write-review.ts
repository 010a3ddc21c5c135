import { writeReviewErrors, writeReviewRequest } from '#src/contracts/reviews.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `POST /.netlify/functions/write-review`: what a buyer says of a delivered line. */
export default endpoint(
  () => shop().http,
  {
    name: 'write-review',
    method: 'POST',
    input: writeReviewRequest,
    errors: writeReviewErrors,
    limit: { maximum: 30, seconds: 600 },
  },
  (request, { bearer }) => shop().writeReview(request, bearer),
);
