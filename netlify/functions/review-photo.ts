import { maximumPhotoBytes, reviewPhotoErrors, reviewPhotoRequest } from '#src/contracts/reviews.ts';
import { photoTypes } from '#src/domain/catalogue/review.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `POST /.netlify/functions/review-photo?token=…&line=…` with the file as body: keeps a photo for a review. */
export default endpoint(
  () => shop().http,
  {
    name: 'review-photo',
    method: 'POST',
    input: reviewPhotoRequest,
    errors: reviewPhotoErrors,
    limit: { maximum: 20, seconds: 600 },
    maximumBytes: maximumPhotoBytes,
    fileTypes: photoTypes,
  },
  (request, caller) => shop().keepReviewPhoto(request, caller),
);
