import { exportCustomerErrors, exportCustomerRequest } from '#src/contracts/admin-customers.ts';
import { jsonFileResponse } from '#src/server/http/json-file-response.ts';
import { staffEndpoint } from '#src/server/http/staff-endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `POST /.netlify/functions/admin-export-customer`: everything that the shop holds of a customer, as a JSON file. */
export default staffEndpoint(
  shop,
  { name: 'admin-export-customer', input: exportCustomerRequest, errors: exportCustomerErrors, maximumBytes: 4096 },
  async ({ customer }, staff) => jsonFileResponse(await shop().exportCustomer(customer, staff)),
);
