import { withdrawalFormRequest } from '#src/contracts/order-document.ts';
import { success } from '#src/domain/result/result.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { pdfResponse } from '#src/server/http/pdf-response.ts';
import { shop } from '#src/server/wiring.ts';

/** `GET /.netlify/functions/withdrawal-form?language=lt`: the model withdrawal form as PDF, the same for everybody. */
export default endpoint(
  () => shop().http,
  {
    name: 'withdrawal-form',
    method: 'GET',
    input: withdrawalFormRequest,
    errors: {},
    limit: { maximum: 60, seconds: 600 },
  },
  async ({ language }) =>
    pdfResponse(success(await shop().withdrawalForm(language)), {
      disposition: 'attachment',
      cacheControl: 'public, max-age=86400',
    }),
);
