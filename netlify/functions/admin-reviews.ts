import { adminReviewsErrors, adminReviewsRequest } from '#src/contracts/admin-reviews.ts';
import { staffEndpoint } from '#src/server/http/staff-endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `POST /.netlify/functions/admin-reviews`: publishes a review, or keeps it back with a reason that its writer is told. */
export default staffEndpoint(
  shop,
  { name: 'admin-reviews', input: adminReviewsRequest, errors: adminReviewsErrors, roles: ['admin', 'editor'] },
  (request, staff) => shop().decideReview(request, staff),
);
