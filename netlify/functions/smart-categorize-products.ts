import { smartCategorizeErrors, smartCategorizeRequest } from '#src/contracts/smart-categorize.ts';
import { staffEndpoint } from '#src/server/http/staff-endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `POST /.netlify/functions/smart-categorize-products`: sorts products into categories by their words; 403 without every lock open. */
export default staffEndpoint(
  shop,
  {
    name: 'smart-categorize-products',
    input: smartCategorizeRequest,
    errors: smartCategorizeErrors,
    roles: ['admin', 'editor'],
    maximumBytes: 131_072,
  },
  (request, staff) => shop().smartCategorize(request, staff),
);
