import { orderLinkErrors, orderLinkRequest } from '#src/contracts/order-link.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `POST /.netlify/functions/order-link`: sends the link of an order's page to the order's own address. */
export default endpoint(
  () => shop().http,
  {
    name: 'order-link',
    method: 'POST',
    input: orderLinkRequest,
    errors: orderLinkErrors,
    limit: { maximum: 15, seconds: 600 },
    maximumBytes: 2_048,
  },
  (request) => shop().sendOrderLink(request),
);
