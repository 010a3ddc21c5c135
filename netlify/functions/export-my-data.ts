import { exportMyDataErrors, exportMyDataRequest } from '#src/contracts/account-data.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { jsonFileResponse } from '#src/server/http/json-file-response.ts';
import { shop } from '#src/server/wiring.ts';

/** `GET /.netlify/functions/export-my-data`: everything that the shop holds of the signed-in person, as a JSON file. */
export default endpoint(
  () => shop().http,
  {
    name: 'export-my-data',
    method: 'GET',
    input: exportMyDataRequest,
    errors: exportMyDataErrors,
    limit: { maximum: 20, seconds: 3600 },
  },
  async (_, { bearer }) => jsonFileResponse(await shop().exportMyData(bearer)),
);
