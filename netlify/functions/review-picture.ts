import { reviewPictureErrors, reviewPictureRequest } from '#src/contracts/reviews.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `GET /.netlify/functions/review-picture?id=…&size=small`: the photo of a published review; to its writer, their own. */
export default endpoint(
  () => shop().http,
  {
    name: 'review-picture',
    method: 'GET',
    input: reviewPictureRequest,
    errors: reviewPictureErrors,
    limit: { maximum: 600, seconds: 600 },
  },
  (request, { bearer }) => shop().reviewPhoto(request, bearer),
);
