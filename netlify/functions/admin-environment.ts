import { adminEnvironmentErrors, adminEnvironmentRequest } from '#src/contracts/admin-environment.ts';
import { success } from '#src/domain/result/result.ts';
import { staffEndpoint } from '#src/server/http/staff-endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `POST /.netlify/functions/admin-environment`: how the shop is set up where it runs, without its secrets. */
export default staffEndpoint(
  shop,
  { name: 'admin-environment', input: adminEnvironmentRequest, errors: adminEnvironmentErrors, maximumBytes: 64 },
  async () => success(shop().describeEnvironment()),
);
