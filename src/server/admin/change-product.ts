import {
  type AdminProductsRequest,
  type AdminProductsResponse,
  adminProductsResponse,
  productRefusalDetails,
} from '#src/contracts/admin-products.ts';
import { findMissingEssentials } from '#src/domain/catalogue/product-draft.ts';
import { failure, type Result } from '#src/domain/result/result.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { readAnswer } from '#src/server/database/read-answer.ts';

const refusals = [
  'product_unknown',
  'id_taken',
  'sku_taken',
  'product_stale',
  'choice_unknown',
  'variant_kept',
  'product_incomplete',
  'product_archived',
  'plan_past',
] as const;

type Change = Exclude<AdminProductsRequest, { readonly act: 'preview' }>;

function ask(call: CallDatabase, asked: Change): Promise<unknown> {
  if (asked.act === 'bulk') return call('change_products', { changes: asked.changes });
  const { product, ...request } = asked;
  if (request.act === 'save') {
    const { version, request: once, content } = request;
    return call('save_product', { wanted: { id: product, version, request: once, content } });
  }
  if (request.act === 'price') {
    const { version, price, sale_price } = request;
    return call('price_product', { product, version, price, sale_price });
  }
  if (request.act === 'plan')
    return call('plan_product', { product, act: request.plan, local_time: request.at ?? undefined });
  return call('move_product', { product, act: request.act });
}

/** Makes or changes products, prices alone, or whether they are sold. `call` says on whose behalf. */
export async function changeProduct(
  call: CallDatabase,
  request: Change,
): Promise<Result<AdminProductsResponse, (typeof refusals)[number]>> {
  const answer = readAnswer(await ask(call, request), adminProductsResponse, refusals, productRefusalDetails);
  if (answer.ok || answer.failure.code !== 'product_incomplete' || request.act !== 'save') return answer;
  // A row that lacks an essential is refused by its table, which does not say which.
  const { problems = [] } = productRefusalDetails.parse(answer.failure.details);
  if (problems.length > 0) return answer;
  return failure('product_incomplete', { problems: findMissingEssentials(request.content) });
}
