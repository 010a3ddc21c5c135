import * as z from 'zod/mini';
import { leftReasons } from '#src/domain/pricing/price-rule.ts';
import { priceRule, priceScope } from './admin-pricing.ts';
import { orderStatus } from './order-states.ts';

const count = z.int().check(z.gte(0));
const cents = z.int();
const money = z.nullable(count);
const names = { name: z.string(), name_lt: z.string(), name_ru: z.string() };

export const marginViews = ['all', 'loss', 'without_cost', 'reduced'] as const;
export type MarginView = (typeof marginViews)[number];

/** What margins are reckoned with (`PricingTerms`). */
export const pricingTerms = z.object({
  vat_basis_points: count,
  card_fee_basis_points: count,
  card_fee_fixed: count,
  bank_fee_basis_points: count,
  bank_fee_fixed: count,
  parcel_cost_lithuania: count,
  parcel_cost_abroad: count,
  return_piece_cost: count,
  repricing_markup_percent: count,
  orders_measured: count,
  pieces_per_order_thousandths: z.int().check(z.gte(1000)),
  delivery_borne_per_order: cents,
});

const namedSupplier = z.object({ id: z.uuid(), name: z.string() });
export type NamedSupplier = z.output<typeof namedSupplier>;

/** What a product's margin follows from: money in euro cents, `version` and `cost_version` of its prices and its cost. */
const facts = {
  id: z.string(),
  sku: z.string(),
  name: z.string(),
  category: z.nullable(z.string()),
  active: z.boolean(),
  price: count,
  sale_price: money,
  lowest_price: money,
  lowest_30: money,
  version: z.string(),
  supplier: z.nullable(namedSupplier),
  cost: money,
  cost_includes_vat: z.nullable(z.boolean()),
  cost_version: z.nullable(z.string()),
  return_basis_points: count,
  /** Whose returns were measured. */
  return_basis: z.enum(['product', 'category', 'shop', 'none']),
};
const pictured = { ...facts, picture: z.nullable(z.string()) };
const pricedProduct = z.object(pictured);
export type PricedFacts = z.output<typeof pricedProduct>;

/** What `list_margins` answers; null for whoever is no administrator. All but products and `more` comes with the first page. */
export const marginPage = z.nullable(
  z.object({
    more: z.boolean(),
    products: z.array(z.object({ ...pictured, place: z.object({ at: z.string(), id: z.string() }) })),
    terms: z.optional(pricingTerms),
    counts: z.optional(z.record(z.enum(marginViews), count)),
    categories: z.optional(z.array(z.object({ slug: z.string(), ...names, depth: count }))),
    suppliers: z.optional(z.array(namedSupplier)),
  }),
);
export type MarginPage = NonNullable<z.output<typeof marginPage>>;

/** What `read_pricing_facts` answers to the shop's own service. */
export const pricingFacts = z.object({ terms: pricingTerms, products: z.array(z.object(facts)) });

/** What `read_pricing` answers: a product with every price and cost that it had, the newest first. */
export const productPricing = z.nullable(
  z.object({
    terms: pricingTerms,
    suppliers: z.array(namedSupplier),
    product: z.nullable(pricedProduct),
    costs: z.array(z.object({ cost: count, cost_includes_vat: z.boolean(), from: z.string() })),
    prices: z.array(
      z.object({
        price: count,
        sale_price: money,
        from: z.string(),
        until: z.nullable(z.string()),
        /** Of the thirty days before the reduction began. */
        lowest: money,
      }),
    ),
  }),
);
export type ProductPricing = NonNullable<z.output<typeof productPricing>>;

const orderFacts = z.object({
  order_number: z.string(),
  paid_at: z.string(),
  status: orderStatus,
  payment_method: z.enum(['card', 'bank', 'none']),
  is_home: z.boolean(),
  ...{
    paid: cents,
    refunded: cents,
    vat: cents,
    goods: cents,
    pieces: z.int(),
    costless: z.int(),
    parcels: count,
    returned: count,
  },
  place: z.object({ at: z.string(), id: z.uuid() }),
});
export type ListedOrderFacts = z.output<typeof orderFacts>;

/** What `list_order_margins` answers; null for whoever is no administrator. */
export const orderMarginPage = z.nullable(
  z.object({ terms: pricingTerms, more: z.boolean(), orders: z.array(orderFacts) }),
);
export type OrderMarginPage = NonNullable<z.output<typeof orderMarginPage>>;

/** New prices for many products, reckoned, applied or taken back; with how many of its lines are of a kind. */
const priceRun = z.object({
  id: z.uuid(),
  rule: priceRule,
  scope: priceScope,
  state: z.enum(['simulated', 'applying', 'applied', 'undoing', 'undone']),
  made_at: z.string(),
  applied_at: z.nullable(z.string()),
  undone_at: z.nullable(z.string()),
  by: z.nullable(z.string()),
  unchanged: count,
  ...{ changes: count, left: count, not_lower: count, losses: count, applied: count, stale: count, kept: count },
  /** Products that a run under way has not come to. */
  waiting: count,
});
export type PriceRun = z.output<typeof priceRun>;

export const priceRunPage = z.nullable(z.object({ more: z.boolean(), runs: z.array(priceRun) }));
export type PriceRunPage = NonNullable<z.output<typeof priceRunPage>>;

const line = z.object({
  product_id: z.string(),
  name: z.string(),
  sku: z.string(),
  reason: z.nullable(z.enum(leftReasons)),
  price_before: count,
  sale_before: money,
  price_after: count,
  sale_after: money,
  margin_before: z.nullable(cents),
  margin_after: z.nullable(cents),
  lowest: money,
  law: z.enum(['none', 'lower', 'not_lower']),
  result: z.nullable(z.enum(['applied', 'stale', 'undone', 'changed_since'])),
});
export type PriceRunLine = z.output<typeof line>;

export const runViews = ['all', 'not_lower', 'loss', 'left', 'stale'] as const;
export type RunView = (typeof runViews)[number];

/** What `read_price_run` answers: a run with a page of its lines; null for whoever is no administrator. */
export const foundPriceRun = z.nullable(
  z.object({ run: z.nullable(priceRun), more: z.boolean(), lines: z.array(line) }),
);
export type PriceRunReading = NonNullable<z.output<typeof foundPriceRun>>;
