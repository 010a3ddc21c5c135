import * as z from 'zod/mini';
import { staffErrors } from './staff.ts';

/** `POST /.netlify/functions/reprice-products` takes no body, or an empty one. */
export const repriceProductsRequest = z.object({});

const count = z.int().check(z.gte(0));
/** Products by what became of them (decisions.md, reprice-products); `run` can be taken back in Pricing. */
export const repriceProductsResponse = z.object({
  ok: z.literal(true),
  run: z.uuid(),
  summary: z.object({
    updated: count,
    unchanged: count,
    /** Of those that were updated: their sale price was no longer lower. */
    sale_prices_cleared: count,
    without_cost: count,
    cost_without_vat: count,
    changed_meanwhile: count,
    price_out_of_range: count,
    /** Those that the run had not come to when it was answered: the shop goes on with them by itself. */
    waiting: count,
  }),
});
export type RepriceProductsResponse = z.output<typeof repriceProductsResponse>;

/** 403 without the locks, whichever of them it is (decisions.md, /trigger-repricing). */
export const repriceProductsErrors = { ...staffErrors, session_expired: 403, locked: 403 } as const;
