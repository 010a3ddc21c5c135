import * as z from 'zod/mini';

const text = z.string();
const count = z.int().check(z.gte(0));

const category = z.object({ slug: text, name: text, name_lt: text, name_ru: text });

/** A stock-take and how far it has come (SQL function `stock_take_facts`). Times ISO 8601. */
const stockTake = z.object({
  id: z.uuid(),
  number: z.int(),
  name: text,
  state: z.enum(['open', 'applied', 'cancelled']),
  /** What is counted; null: everything. */
  category: z.nullable(category),
  created_by: text,
  created_at: text,
  closed_by: z.nullable(text),
  closed_at: z.nullable(text),
  /** Variants that it is about. */
  all: count,
  counted: count,
  differ: count,
  /** Pieces more, and pieces fewer, than should have lain there. */
  surplus: count,
  shortage: count,
});
export type StockTake = z.output<typeof stockTake>;

/** What `list_stock_takes` answers; null for whoever may not see them. */
export const stockTakes = z.nullable(z.object({ takes: z.array(stockTake), categories: z.array(category) }));
export type StockTakes = NonNullable<z.output<typeof stockTakes>>;

/** Ways to look at a stock-take: not counted yet, counted, and what differs. */
export const stockTakeViews = ['missing', 'counted', 'differ'] as const;
export type StockTakeView = (typeof stockTakeViews)[number];

const line = z.object({
  variant: z.uuid(),
  sku: text,
  name: text,
  size: text,
  color: text,
  /** Null until it was counted. */
  counted: z.nullable(count),
  /** What should have lain on the shelf in that moment. */
  expected: z.nullable(count),
  is_applied: z.nullable(z.boolean()),
  place: z.array(z.union([text, z.int()])),
});
export type StockTakeLine = z.output<typeof line>;

/** What `read_stock_take` answers; null for whoever may not see it. The total comes with the first page alone. */
export const stockTakePage = z.nullable(
  z.object({ take: z.nullable(stockTake), lines: z.array(line), more: z.boolean(), total: z.optional(count) }),
);
export type StockTakePage = NonNullable<z.output<typeof stockTakePage>>;
