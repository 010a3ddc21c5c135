import { adminReviewPhotoErrors, adminReviewPhotoRequest } from '#src/contracts/admin-reviews.ts';
import { staffEndpoint } from '#src/server/http/staff-endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `POST /.netlify/functions/admin-review-photo`: the photo of a review, for whoever decides about it. */
export default staffEndpoint(
  shop,
  {
    name: 'admin-review-photo',
    input: adminReviewPhotoRequest,
    errors: adminReviewPhotoErrors,
    roles: ['admin', 'editor'],
  },
  ({ photo }) => shop().reviewPhotoForStaff(photo),
);
