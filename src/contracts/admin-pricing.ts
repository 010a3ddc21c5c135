import * as z from 'zod/mini';
import { priceEndings } from '#src/domain/pricing/price-rule.ts';
import { staffErrors } from './staff.ts';

const id = z.uuid();
const version = z.nullable(z.string().check(z.maxLength(40)));
const product = z.string().check(z.minLength(1), z.maxLength(120));
const ending = z.enum(priceEndings);
const share = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));
const floor = z.nullable(share(0, 9000));

/** A rule for new prices (`PriceRule`): percent in hundredths. */
export const priceRule = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('markup'), basis_points: share(0, 100_000), ending, floor_basis_points: floor }),
  z.strictObject({
    kind: z.literal('percent'),
    basis_points: share(-9000, 100_000),
    ending,
    floor_basis_points: floor,
  }),
  z.strictObject({ kind: z.literal('reduce'), basis_points: share(1, 9000), ending, floor_basis_points: floor }),
  z.strictObject({ kind: z.enum(['clear', 'keep']), basis_points: z.literal(0), ending, floor_basis_points: floor }),
]);
export type WantedRule = z.output<typeof priceRule>;

/** Which products a rule is for: those of a list as it is narrowed, or these. */
export const priceScope = z.strictObject({
  view: z.enum(['all', 'loss', 'without_cost', 'reduced']),
  words: z.optional(z.string().check(z.maxLength(100))),
  category: z.optional(z.string().check(z.maxLength(100))),
  products: z.optional(z.array(product).check(z.minLength(1), z.maxLength(1000))),
});
export type PriceScope = z.output<typeof priceScope>;

const cents = z.int().check(z.gte(0), z.lte(100_000));
const fee = z.int().check(z.gte(0), z.lte(2000));
/** What margins are reckoned with and an administrator may change: settings of the same names. */
const terms = z.strictObject({
  card_fee_basis_points: fee,
  card_fee_fixed: cents,
  bank_fee_basis_points: fee,
  bank_fee_fixed: cents,
  parcel_cost_lithuania: cents,
  parcel_cost_abroad: cents,
  return_piece_cost: cents,
});

/** Body of `POST /.netlify/functions/admin-pricing`. */
export const adminPricingRequest = z.discriminatedUnion('act', [
  /** `run` is made by who asks: said twice, it is one. Nothing is changed before it is applied. */
  z.strictObject({ act: z.literal('simulate'), run: id, rule: priceRule, scope: priceScope }),
  z.strictObject({ act: z.enum(['apply', 'undo']), run: id }),
  z.strictObject({
    act: z.literal('set_cost'),
    product,
    supplier: z.nullable(id),
    /** Euro cents; null takes it away. */
    cost: z.nullable(z.int().check(z.gte(1), z.lte(10_000_000))),
    includes_vat: z.boolean(),
    version,
  }),
  z.strictObject({ act: z.literal('save_terms'), terms, seen: terms }),
]);
export type AdminPricingRequest = z.output<typeof adminPricingRequest>;

const count = z.int().check(z.gte(0));
/**
 * `updated` and `stale`: products that a run changed, and that it left since somebody else had changed them. `left`: those that it
 * has not come to; who asks the same again goes on with it.
 */
export const adminPricingResponse = z.object({
  ok: z.literal(true),
  run: z.optional(id),
  changed: z.optional(z.boolean()),
  updated: z.optional(count),
  stale: z.optional(count),
  left: z.optional(count),
});
export type AdminPricingResponse = z.output<typeof adminPricingResponse>;

export const adminPricingErrors = {
  ...staffErrors,
  product_unknown: 404,
  supplier_unknown: 404,
  run_unknown: 404,
  /** It cannot be applied, or taken back, any more. */
  run_state: 409,
  /** Somebody changed it after it was read. */
  cost_stale: 409,
  terms_stale: 409,
} as const;
