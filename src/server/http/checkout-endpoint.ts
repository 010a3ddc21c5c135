import {
  type CheckoutErrorCode,
  type CheckoutRequest,
  checkoutErrors,
  checkoutRequest,
} from '#src/contracts/checkout.ts';
import type { Result } from '#src/domain/result/result.ts';
import { type Caller, endpoint, type HttpDependencies } from './endpoint.ts';

/** A function that takes a checkout: the same request, refusals and limit, however it is paid. */
export function checkoutEndpoint(
  name: string,
  dependencies: () => HttpDependencies,
  create: (request: CheckoutRequest, caller: Caller) => Promise<Result<unknown, CheckoutErrorCode>>,
) {
  const limit = { maximum: 60, seconds: 600 };
  return endpoint(
    dependencies,
    { name, method: 'POST', input: checkoutRequest, errors: checkoutErrors, limit },
    create,
  );
}
