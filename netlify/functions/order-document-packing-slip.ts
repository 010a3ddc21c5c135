import { packingSlipErrors, packingSlipRequest } from '#src/contracts/order-document.ts';
import { failure, type Result } from '#src/domain/result/result.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { pdfResponse } from '#src/server/http/pdf-response.ts';
import { shop } from '#src/server/wiring.ts';

/** `GET /.netlify/functions/order-document-packing-slip?number=…`: only with the service key as bearer. */
export default endpoint(
  () => shop().http,
  {
    name: 'packing-slip',
    method: 'GET',
    input: packingSlipRequest,
    errors: packingSlipErrors,
    limit: { maximum: 300, seconds: 600 },
  },
  async ({ number }, { bearer }): Promise<Result<Response, 'document_unknown' | 'nothing_to_pack' | 'not_allowed'>> =>
    shop().isService(bearer) ? pdfResponse(await shop().packingSlips([number])) : failure('not_allowed'),
);
