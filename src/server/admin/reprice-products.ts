import * as z from 'zod/mini';
import type { RepriceProductsResponse } from '#src/contracts/reprice-products.ts';
import { pricingTerms } from '#src/contracts/staff-pricing.ts';
import type { PriceRule } from '#src/domain/pricing/price-rule.ts';
import { type Result, success } from '#src/domain/result/result.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { movePrices, reckonPrices } from './change-prices.ts';

const known = z.object({ terms: z.pick(pricingTerms, { repricing_markup_percent: true }) });

/**
 * Gives every product the supplier's cost and the shop's markup as its price (decisions.md, reprice-products): cost with VAT × 1.20, half
 * up to the cent; a sale price that is no longer lower is cleared; products without a cost, or whose cost is without VAT, are left and
 * counted. It is a run like any other, so it can be taken
 * back, and what it has not come to in time is gone on with. `run`: an id for it.
 */
export async function repriceProducts(
  call: CallDatabase,
  run: string,
  isTimeLeft: () => boolean,
): Promise<Result<RepriceProductsResponse, never>> {
  const { terms } = known.parse(await call('read_pricing_facts', { asked: { view: 'all', products: [] } }));
  const rule: PriceRule = {
    kind: 'markup',
    basis_points: terms.repricing_markup_percent * 100,
    ending: 'none',
    floor_basis_points: null,
  };
  const { lines, unchanged } = await reckonPrices(call, { run, rule, scope: { view: 'all' }, isGrossOnly: true });
  const moved = await movePrices(call, { run, act: 'apply' }, isTimeLeft);
  if (!moved.ok) throw new Error(`A run of prices that was just made was refused: ${moved.failure.code}.`);
  const { updated = 0, stale = 0, left: waiting = 0 } = moved.value;
  const left = (...reasons: readonly string[]) => lines.filter(({ reason }) => reasons.includes(reason ?? '')).length;
  return success({
    ok: true,
    run,
    summary: {
      ...{ updated, unchanged },
      sale_prices_cleared: lines.filter((line) => line.sale_before !== null && line.sale_after === null).length,
      ...{ without_cost: left('no_cost'), cost_without_vat: left('cost_without_vat') },
      ...{ changed_meanwhile: stale, price_out_of_range: left('too_high', 'too_low'), waiting },
    },
  });
}
