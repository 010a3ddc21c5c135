import { deleteReviewErrors, deleteReviewRequest } from '#src/contracts/reviews.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `POST /.netlify/functions/delete-review`: takes one's own review back. */
export default endpoint(
  () => shop().http,
  {
    name: 'delete-review',
    method: 'POST',
    input: deleteReviewRequest,
    errors: deleteReviewErrors,
    limit: { maximum: 30, seconds: 600 },
    maximumBytes: 2_048,
  },
  (request, { bearer }) => shop().deleteReview(request, bearer),
);
