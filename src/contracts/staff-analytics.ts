import * as z from 'zod/mini';

const count = z.int().check(z.gte(0));
const key = z.string();
const names = { name: z.string(), name_lt: z.string(), name_ru: z.string() };

export const analyticsParts = ['funnel', 'products', 'searches', 'pages', 'faults'] as const;
export type AnalyticsPart = (typeof analyticsParts)[number];

/** What the rows of a part may be about; the first is what it begins with. */
export const analyticsGroupings = {
  funnel: ['day', 'week', 'month', 'language'],
  products: ['product', 'category'],
  searches: ['all', 'empty'],
  pages: [],
  faults: [],
} as const satisfies Record<AnalyticsPart, readonly string[]>;
export type AnalyticsGrouping = (typeof analyticsGroupings)[AnalyticsPart][number];

/** `paid` is what browsers counted; `orders` those that were really paid, of people who are not counted too. */
const steps = {
  ...{ visits: count, pages: count, products: count, carts: count, checkouts: count, paid: count, orders: count },
};
const funnelRow = z.object({ key: z.nullable(key), before_key: z.nullable(key), ...steps, before: count });
const funnelTotal = z.object(steps);
export type FunnelTotal = z.output<typeof funnelTotal>;
/** `ZZ`: countries that the shop does not deliver to. */
const country = z.object({ key, visits: count, orders: count, before_visits: count, before_orders: count });

const goodsRow = z.object({
  ...{ key, sku: z.nullable(z.string()), ...names, category: z.nullable(z.string()) },
  ...{ views: count, added: count, bought: count, before: count },
});
export type LookedAtRow = z.output<typeof goodsRow>;

const searchRow = z.object({
  ...{ key, language: z.string(), searches: count, without_result: count, rank: count, before: count },
});

const fault = z.object({
  ...{ key, message: z.string(), path: z.string(), browser: z.string(), stack: z.string(), release: z.string() },
  ...{ count, first_seen_at: z.string(), last_seen_at: z.string() },
});
export type FaultRow = z.output<typeof fault>;

/** What `read_analytics` answers, by the part's name (migration 0229 says what each figure is). Totals come with the first page. */
export const analytics = {
  funnel: z.object({
    total: funnelTotal,
    before: funnelTotal,
    rows: z.array(funnelRow),
    countries: z.array(country),
  }),
  products: z.object({
    more: z.boolean(),
    rows: z.array(goodsRow),
    count: z.optional(count),
    total: z.optional(z.object({ views: count, added: count, bought: count, before: count })),
    categories: z.optional(z.array(z.object({ slug: z.string(), ...names, depth: count }))),
  }),
  searches: z.object({
    more: z.boolean(),
    rows: z.array(searchRow),
    count: z.optional(count),
    total: z.optional(z.object({ searches: count, without_result: count })),
  }),
  pages: z.object({
    rows: z.array(z.object({ key, views: count, entries: count, before: count })),
    total: z.object({ views: count, entries: count, before: count }),
  }),
  faults: z.object({ count, rows: z.array(fault) }),
} as const;
export type Analytics<Part extends AnalyticsPart> = z.output<(typeof analytics)[Part]>;
