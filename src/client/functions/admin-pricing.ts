import { type AdminPricingRequest, adminPricingErrors, adminPricingResponse } from '#src/contracts/admin-pricing.ts';
import { repriceProductsErrors, repriceProductsResponse } from '#src/contracts/reprice-products.ts';
import { callFunction } from './call-function.ts';

/** Reckons, applies and takes back new prices; says what a product costs the shop. */
export function changePrices(token: string, body: AdminPricingRequest) {
  return callFunction({ name: 'admin-pricing', body, token, answer: adminPricingResponse, codes: adminPricingErrors });
}

/** Gives every product its supplier's cost and the shop's markup as its price. */
export function repriceProducts(token: string) {
  return callFunction({
    ...{ name: 'reprice-products', body: {}, token },
    answer: repriceProductsResponse,
    codes: repriceProductsErrors,
  });
}
