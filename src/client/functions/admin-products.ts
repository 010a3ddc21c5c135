import {
  type AdminProductsRequest,
  adminProductsErrors,
  adminProductsResponse,
} from '#src/contracts/admin-products.ts';
import { callFunction } from './call-function.ts';

/** Makes or changes a product, its price alone, or whether it is sold. */
export function changeProduct(token: string, body: AdminProductsRequest) {
  return callFunction({
    name: 'admin-products',
    body,
    token,
    answer: adminProductsResponse,
    codes: adminProductsErrors,
  });
}
