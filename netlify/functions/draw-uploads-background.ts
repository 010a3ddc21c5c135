import * as z from 'zod/mini';
import { success } from '#src/domain/result/result.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/**
 * `POST /.netlify/functions/draw-uploads-background`: draws anew what staff have uploaded. Whoever calls gives it nothing and
 * learns nothing; it works through the uploads that wait. `tend-uploads` does the same where nobody has called.
 */
export default endpoint(
  () => shop().http,
  {
    name: 'draw-uploads-background',
    method: 'POST',
    input: z.strictObject({}),
    errors: {},
    limit: { maximum: 300, seconds: 600 },
  },
  async () => success(await shop().drawUploads()),
);
