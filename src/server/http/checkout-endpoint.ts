import { type CheckoutRequest, checkoutRequest } from '#src/contracts/checkout.ts';
import { type CheckoutErrorCode, checkoutErrors } from '#src/contracts/checkout-answer.ts';
import type { Result } from '#src/domain/result/result.ts';
import { EnvironmentFailure } from '#src/server/env.ts';
import { type Caller, endpoint, type HttpDependencies } from './endpoint.ts';
import { HttpFailure } from './http-failure.ts';

/** Settings of the bank provider; the specification knows them by the name of the first (storefront.md section 8). */
const bankSettings = /^PAYSERA_/;

/** Without the provider's settings nothing can be paid: said as such, so that the shopper does not look for the fault. */
function wireOrSay(dependencies: () => HttpDependencies): HttpDependencies {
  try {
    return dependencies();
  } catch (error) {
    if (!(error instanceof EnvironmentFailure && bankSettings.test(error.variable))) throw error;
    console.error(JSON.stringify({ level: 'error', event: 'payment_settings', message: error.message }));
    throw new HttpFailure(503, 'payment_unavailable', { setting: 'projectid' });
  }
}

/** A function that takes a checkout: the same request, refusals and limit, however it is paid. */
export function checkoutEndpoint(
  name: string,
  dependencies: () => HttpDependencies,
  create: (request: CheckoutRequest, caller: Caller) => Promise<Result<unknown, CheckoutErrorCode>>,
) {
  const limit = { maximum: 60, seconds: 600 };
  return endpoint(
    () => wireOrSay(dependencies),
    { name, method: 'POST', input: checkoutRequest, errors: checkoutErrors, limit },
    create,
  );
}
