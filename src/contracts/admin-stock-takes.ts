import * as z from 'zod/mini';
import { mostCounted } from '#src/domain/stock/stock-table.ts';
import { staffErrors } from './staff.ts';

const id = z.uuid();

/** Body of `POST /.netlify/functions/admin-stock-takes`. `take` is made by who begins: said twice, it is one stock-take. */
export const adminStockTakesRequest = z.discriminatedUnion('act', [
  z.strictObject({
    act: z.literal('begin'),
    take: id,
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
    /** Slug of the category that is counted, with all below it; null: everything. */
    category: z.nullable(z.string().check(z.maxLength(100))),
  }),
  z.strictObject({
    act: z.literal('count'),
    take: id,
    variant: id,
    counted: z.int().check(z.gte(0), z.lte(mostCounted)),
  }),
  z.strictObject({ act: z.literal('apply'), take: id }),
  z.strictObject({ act: z.literal('cancel'), take: id }),
]);
export type AdminStockTakesRequest = z.output<typeof adminStockTakesRequest>;

/**
 * `number`: of the stock-take that was begun. `expected`: what should have lain on the shelf when a variant was counted. `applied`
 * and `held`: variants whose stock agrees now, and those of which orders hold more than were counted.
 */
export const adminStockTakesResponse = z.object({
  ok: z.literal(true),
  number: z.optional(z.int()),
  expected: z.optional(z.int()),
  applied: z.optional(z.int()),
  held: z.optional(z.int()),
});
export type AdminStockTakesResponse = z.output<typeof adminStockTakesResponse>;

export const adminStockTakesErrors = {
  ...staffErrors,
  category_unknown: 404,
  take_unknown: 404,
  variant_unknown: 404,
  /** It was applied or given up, perhaps by somebody else in this minute. */
  take_closed: 409,
} as const;
