import { forgetCartRequest, rememberCartErrors, rememberCartRequest } from '#src/contracts/cart-reminder.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** Every change of a cart is one request. */
const limit = { maximum: 120, seconds: 600 } as const;

const remember = endpoint(
  () => shop().http,
  {
    name: 'remember-cart',
    method: 'POST',
    input: rememberCartRequest,
    errors: rememberCartErrors,
    limit,
    maximumBytes: 16_384,
  },
  (request) => shop().rememberCart(request),
);

const forget = endpoint(
  () => shop().http,
  {
    name: 'forget-cart',
    method: 'DELETE',
    input: forgetCartRequest,
    errors: rememberCartErrors,
    limit,
    maximumBytes: 4096,
  },
  ({ id }) => shop().forgetCart(id),
);

/** `POST /.netlify/functions/remember-cart`: keeps a cart to remind of it; `DELETE`: forgets it, address and all. */
export default (request: Request, context: { readonly ip?: string }): Promise<Response> =>
  (request.method === 'DELETE' ? forget : remember)(request, context);
