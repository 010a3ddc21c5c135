import { packingSlipsErrors, packingSlipsRequest } from '#src/contracts/admin-order-files.ts';
import { pdfResponse } from '#src/server/http/pdf-response.ts';
import { staffEndpoint } from '#src/server/http/staff-endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `POST /.netlify/functions/admin-packing-slips`: the slips of several orders as one PDF. */
export default staffEndpoint(
  shop,
  { name: 'admin-packing-slips', input: packingSlipsRequest, errors: packingSlipsErrors },
  async ({ orders }) => pdfResponse(await shop().packingSlips(orders)),
);
