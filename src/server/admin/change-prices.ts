import * as z from 'zod/mini';
import {
  type AdminPricingRequest,
  type AdminPricingResponse,
  adminPricingResponse,
  type PriceScope,
} from '#src/contracts/admin-pricing.ts';
import { pricingFacts } from '#src/contracts/staff-pricing.ts';
import {
  costOf,
  judgeReduction,
  newPrices,
  type PricedProduct,
  type PriceRule,
  type Prices,
} from '#src/domain/pricing/price-rule.ts';
import { type PricingTerms, unitMargin } from '#src/domain/pricing/unit-margin.ts';
import type { Result } from '#src/domain/result/result.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { readAnswer } from '#src/server/database/read-answer.ts';

const refusals = [
  'product_unknown',
  'supplier_unknown',
  'run_unknown',
  'run_state',
  'cost_stale',
  'terms_stale',
] as const;

/** What is left of a piece at prices; null where its cost is not known. */
function marginAt(product: PricedProduct, { price, sale_price: sale }: Prices, terms: PricingTerms): number | null {
  const cost = costOf(product);
  return cost === undefined || price === 0 ? null : unitMargin(sale ?? price, cost, terms).margin;
}

/** Reckons what a rule makes of products and keeps it as a run; nothing is changed yet. Answers the lines that it kept. */
export async function reckonPrices(
  call: CallDatabase,
  wanted: {
    readonly run: string;
    readonly rule: PriceRule;
    readonly scope: PriceScope;
    /** Leaves costs alone that are stored without VAT. */
    readonly isGrossOnly?: boolean;
  },
) {
  const { run, rule, scope, isGrossOnly = false } = wanted;
  const { terms, products } = pricingFacts.parse(await call('read_pricing_facts', { asked: scope }));
  const reckoned = products.map((product) => {
    const after =
      isGrossOnly && product.cost_includes_vat === false
        ? ({ left: 'cost_without_vat' } as const)
        : newPrices(product, rule, terms);
    const prices = 'left' in after ? { price: product.price, sale_price: product.sale_price } : after;
    return {
      product_id: product.id,
      reason: 'left' in after ? after.left : null,
      version: product.version,
      ...{ price_before: product.price, sale_before: product.sale_price },
      ...{ price_after: prices.price, sale_after: prices.sale_price },
      margin_before: marginAt(product, product, terms),
      margin_after: marginAt(product, prices, terms),
      lowest: product.sale_price === null ? product.lowest_30 : product.lowest_price,
      law: judgeReduction(product, prices),
    };
  });
  const lines = reckoned.filter(
    ({ reason, price_before: price, sale_before: sale, price_after: next, sale_after: nextSale }) =>
      reason !== null || price !== next || sale !== nextSale,
  );
  const unchanged = reckoned.length - lines.length;
  await call('keep_price_run', { made: { id: run, rule, scope, unchanged, lines } });
  return { lines, unchanged };
}

/** Products that get their prices at once: each batch is one transaction, for which they are locked. */
const batchSize = 200;

/** Applies a run, or takes it back, batch by batch until it is through or the time is over: asked again it goes on. */
export async function movePrices(
  call: CallDatabase,
  { run, act }: { readonly run: string; readonly act: 'apply' | 'undo' },
  isTimeLeft: () => boolean,
): Promise<Result<AdminPricingResponse, (typeof refusals)[number]>> {
  for (let isNew = false; ; ) {
    const answer = await call(act === 'apply' ? 'apply_price_run' : 'undo_price_run', { run, at_most: batchSize });
    const moved = readAnswer(answer, adminPricingResponse, refusals);
    if (!moved.ok) return moved;
    isNew ||= moved.value.changed === true;
    if (moved.value.left === 0 || !isTimeLeft()) return { ok: true, value: { ...moved.value, changed: isNew } };
  }
}

const running = z.nullable(z.object({ id: z.uuid(), owner: z.uuid(), act: z.enum(['apply', 'undo']) }));

/** Goes on with the oldest run that was left under way, on behalf of whoever made it. False where there is none. */
export async function continuePrices(
  dependencies: { readonly call: CallDatabase; callAs(userId: string): CallDatabase },
  isTimeLeft: () => boolean,
): Promise<boolean> {
  const found = running.parse(await dependencies.call('find_running_price_run', {}));
  if (found === null) return false;
  await movePrices(dependencies.callAs(found.owner), { run: found.id, act: found.act }, isTimeLeft);
  return true;
}

/** Reckons new prices, applies or takes back what was reckoned, says what a product costs or what margins are reckoned with. */
export async function changePrices(
  call: CallDatabase,
  request: AdminPricingRequest,
  isTimeLeft: () => boolean,
): Promise<Result<AdminPricingResponse, (typeof refusals)[number]>> {
  switch (request.act) {
    case 'simulate':
      await reckonPrices(call, request);
      return { ok: true, value: { ok: true, run: request.run } };
    case 'apply':
    case 'undo':
      return movePrices(call, request, isTimeLeft);
    case 'set_cost': {
      const { act: _, ...wanted } = request;
      return readAnswer(await call('set_product_cost', { wanted }), adminPricingResponse, refusals);
    }
    case 'save_terms': {
      const { terms: wanted, seen } = request;
      return readAnswer(await call('save_pricing_terms', { wanted, seen }), adminPricingResponse, refusals);
    }
  }
}
