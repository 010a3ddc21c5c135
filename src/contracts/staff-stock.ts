import * as z from 'zod/mini';

const text = z.string();
const count = z.int().check(z.gte(0));

/** Ways to look at the stock of the back office (SQL function `list_stock`). */
export const stockViews = ['all', 'low', 'sold_out', 'waited'] as const;

/** Below this many free pieces a variant is low (accounts-and-back-office.md, 9). */
export const lowStock = 10;

const variant = {
  id: z.uuid(),
  sku: text,
  product_id: text,
  /** In the language that was asked for. */
  name: text,
  size: text,
  color: text,
  /** Whether its product is shown. */
  active: z.boolean(),
  picture: z.nullable(text),
  on_hand: count,
  reserved: count,
  free: count,
  /** Who wait for it to be back. */
  people: count,
};

const listedVariant = z.object({
  ...variant,
  /** Pieces in thirty days. */
  sold: z.int(),
  /** Where it stands in the list: what the next page comes after. */
  place: z.array(z.union([text, z.int()])),
});
export type ListedVariant = z.output<typeof listedVariant>;

/** What `list_stock` answers; null for whoever may not see it. Total and counts come with the first page alone. */
export const stockPage = z.nullable(
  z.object({
    variants: z.array(listedVariant),
    more: z.boolean(),
    total: z.optional(count),
    counts: z.optional(z.object({ low: count, sold_out: count, waited: count })),
  }),
);
export type StockPage = NonNullable<z.output<typeof stockPage>>;

const movement = z.object({
  id: z.int(),
  kind: z.enum(['opening', 'sale', 'restock', 'delivery', 'adjustment']),
  change: z.int(),
  on_hand_after: count,
  reason: z.nullable(text),
  note: z.nullable(text),
  order_number: z.nullable(text),
  actor: text,
  at: text,
});
export type StockMovement = z.output<typeof movement>;

const foundVariant = z.object({
  ...variant,
  /** Sum of all movements: `on_hand`, or something is wrong. */
  moved: z.int(),
  /** Sold, and still here. */
  packing: count,
  sold: z.object({ month: z.int(), quarter: z.int() }),
  /** Orders that wait for their payment. */
  held: z.array(z.object({ order_number: text, quantity: count, at: text })),
  movements: z.array(movement),
  more: z.boolean(),
});
export type FoundVariant = z.output<typeof foundVariant>;

/** What `read_stock` answers; null for whoever may not see it. */
export const foundStock = z.nullable(z.object({ variant: z.nullable(foundVariant) }));
export type FoundStock = NonNullable<z.output<typeof foundStock>>;
