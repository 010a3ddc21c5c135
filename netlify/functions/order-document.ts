import { orderDocumentErrors, orderDocumentRequest } from '#src/contracts/order-document.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { pdfResponse } from '#src/server/http/pdf-response.ts';
import { shop } from '#src/server/wiring.ts';

/** `GET /.netlify/functions/order-document?token=…&kind=invoice`: an invoice or credit note as PDF. */
export default endpoint(
  () => shop().http,
  {
    name: 'order-document',
    method: 'GET',
    input: orderDocumentRequest,
    errors: orderDocumentErrors,
    limit: { maximum: 60, seconds: 600 },
  },
  async (query) => pdfResponse(await shop().orderDocument(query)),
);
