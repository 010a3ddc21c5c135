import { visitErrors, visitRequest } from '#src/contracts/visit.ts';
import { isUncounted } from '#src/domain/counting/visit.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { shop } from '#src/server/wiring.ts';

const count = endpoint(
  () => shop().http,
  {
    name: 'count-visit',
    method: 'POST',
    input: visitRequest,
    errors: visitErrors,
    limit: { maximum: 600, seconds: 600 },
    maximumBytes: 1024,
  },
  (visit, { country }) => shop().countVisit(visit, country),
);

/** `POST /.netlify/functions/count-visit`: one more of something today. Machines and who asked not to be counted are not. */
export default async (...[request, context]: Parameters<typeof count>): Promise<Response> =>
  isUncounted((name) => request.headers.get(name)) ? Response.json({ ok: true }) : count(request, context);
