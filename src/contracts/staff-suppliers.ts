import * as z from 'zod/mini';
import { feedFailures } from '#src/domain/suppliers/feed-failure.ts';
import { feedMapping } from './admin-suppliers.ts';
import { pricingTerms } from './staff-pricing.ts';

const count = z.int().check(z.gte(0));
const money = z.nullable(count);

export const supplierViews = ['active', 'off', 'all'] as const;
export type SupplierView = (typeof supplierViews)[number];

const runState = z.enum(['running', 'compared', 'applied', 'failed']);
export type FeedRunState = z.output<typeof runState>;

const listed = z.object({
  id: z.uuid(),
  name: z.string(),
  country: z.nullable(z.string()),
  lead_days: count,
  is_active: z.boolean(),
  products: count,
  feeds: count,
  last_run: z.nullable(z.object({ state: runState, at: z.string() })),
  place: z.object({ name: z.string(), id: z.uuid() }),
});
export type ListedSupplier = z.output<typeof listed>;

/** What `list_suppliers` answers; null for whoever is no administrator. Counts come with the first page. */
export const supplierPage = z.nullable(
  z.object({
    more: z.boolean(),
    suppliers: z.array(listed),
    counts: z.optional(z.record(z.enum(supplierViews), count)),
  }),
);
export type SupplierPage = NonNullable<z.output<typeof supplierPage>>;

const supplier = z.object({
  id: z.uuid(),
  name: z.string(),
  contact_name: z.string(),
  email: z.nullable(z.string()),
  phone: z.string(),
  country: z.nullable(z.string()),
  lead_days: count,
  note: z.string(),
  is_active: z.boolean(),
  updated_at: z.string(),
});
export type FoundSupplier = z.output<typeof supplier>;

/** A supplier's list as the shop reads it; its version is `updated_at`. */
export const supplierFeed = z.object({
  id: z.uuid(),
  supplier_id: z.uuid(),
  name: z.string(),
  format: z.enum(['csv', 'json']),
  url: z.nullable(z.string()),
  credential_name: z.nullable(z.string()),
  items_path: z.string(),
  mapping: feedMapping,
  match_by: z.enum(['supplier_sku', 'sku']),
  includes_vat: z.boolean(),
  schedule: z.nullable(z.enum(['hourly', 'daily', 'weekly'])),
  at_hour: count,
  on_weekday: count,
  next_due_at: z.nullable(z.string()),
  applies_itself: z.boolean(),
  largest_change_percent: count,
  is_active: z.boolean(),
  updated_at: z.string(),
});
export type SupplierFeed = z.output<typeof supplierFeed>;

/** One reading of a list: how many rows of each kind, or why it could not be read. */
const run = {
  id: z.uuid(),
  feed_id: z.uuid(),
  feed: z.nullable(z.string()),
  state: runState,
  origin: z.enum(['address', 'file', 'schedule']),
  file_name: z.nullable(z.string()),
  failure: z.nullable(z.object({ code: z.enum(feedFailures), detail: z.optional(z.nullable(z.string())) })),
  started_at: z.string(),
  applied_at: z.nullable(z.string()),
  by: z.nullable(z.string()),
  rows_read: count,
  unchanged: count,
  ...{
    changed: count,
    new: count,
    unknown: count,
    error: count,
    jumps: count,
    applied: count,
    stale: count,
    left: count,
  },
};
const feedRun = z.object(run);
export type FeedRun = z.output<typeof feedRun>;

const sold = z.object({
  product_id: z.string(),
  sku: z.string(),
  name: z.string(),
  supplier_sku: z.string(),
  cost: count,
  cost_includes_vat: z.boolean(),
  available: z.nullable(count),
  is_preferred: z.boolean(),
  price: count,
  sale_price: money,
  return_basis_points: count,
  updated_at: z.string(),
});
export type SoldProduct = z.output<typeof sold>;

/** What `read_supplier` answers; null for whoever is no administrator. */
export const foundSupplier = z.nullable(
  z.object({
    supplier: z.nullable(supplier),
    feeds: z.array(supplierFeed),
    runs: z.array(feedRun),
    products: z.array(sold),
    more: z.boolean(),
    terms: pricingTerms,
  }),
);
export type SupplierReading = NonNullable<z.output<typeof foundSupplier>>;

const row = z.object({
  place: count,
  kind: z.enum(['changed', 'new', 'unknown', 'error']),
  sku: z.string(),
  product_id: z.nullable(z.string()),
  name: z.nullable(z.string()),
  /** A `RowFault`, or `product_twice`: another row has said what the product costs. */
  reason: z.nullable(z.string()),
  cost_before: money,
  cost_after: money,
  available_before: money,
  available_after: money,
  is_jump: z.boolean(),
  result: z.nullable(z.enum(['applied', 'stale', 'left'])),
  price: money,
  sale_price: money,
  return_basis_points: count,
});
export type FeedRunRow = z.output<typeof row>;

export const feedRunViews = ['changed', 'unknown', 'error', 'stale'] as const;
export type FeedRunView = (typeof feedRunViews)[number];

/** What `read_feed_run` answers; null for whoever is no administrator. */
export const foundFeedRun = z.nullable(
  z.object({
    run: z.nullable(z.object({ ...run, supplier_id: z.uuid(), includes_vat: z.boolean() })),
    rows: z.array(row),
    more: z.boolean(),
    terms: pricingTerms,
  }),
);
export type FeedRunReading = NonNullable<z.output<typeof foundFeedRun>>;
