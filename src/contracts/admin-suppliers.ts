import * as z from 'zod/mini';
import { feedFailures } from '#src/domain/suppliers/feed-failure.ts';
import { staffErrors } from './staff.ts';

const id = z.uuid();
const version = z.nullable(z.string().check(z.maxLength(40)));
const line = (longest: number) => z.string().check(z.trim(), z.maxLength(longest));
const field = line(120);

const supplier = z.strictObject({
  /** Made by who asks: said twice, it is one supplier. */
  id,
  /** `updated_at` that was read; null for a new one. */
  version,
  name: line(150).check(z.minLength(1)),
  contact_name: line(150),
  email: z.nullable(z.email().check(z.maxLength(254))),
  phone: line(40),
  country: z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/))),
  lead_days: z.int().check(z.gte(0), z.lte(365)),
  note: line(2000),
  is_active: z.boolean(),
});
export type WantedSupplier = z.output<typeof supplier>;

/** How a list is written and where it is. */
const source = {
  format: z.enum(['csv', 'json']),
  /** Null for one that comes as a file. */
  url: z.nullable(z.string().check(z.maxLength(500), z.regex(/^https?:\/\/[^\s/]/), z.refine(URL.canParse))),
  /** Name of a secret in the environment, never the secret. */
  credential_name: z.nullable(z.string().check(z.regex(/^SUPPLIER_[A-Z0-9_]{1,50}$/))),
  items_path: z.string().check(z.regex(/^$|^[^.\s]+(\.[^.\s]+)*$/), z.maxLength(100)),
};

/** Names of the supplier's fields; `available` empty where the list does not say. */
export const feedMapping = z.strictObject({
  sku: field.check(z.minLength(1)),
  cost: field.check(z.minLength(1)),
  available: field,
});

const feed = z
  .strictObject({
    id,
    supplier_id: id,
    version,
    name: line(100).check(z.minLength(1)),
    ...source,
    mapping: feedMapping,
    match_by: z.enum(['supplier_sku', 'sku']),
    includes_vat: z.boolean(),
    schedule: z.nullable(z.enum(['hourly', 'daily', 'weekly'])),
    at_hour: z.int().check(z.gte(0), z.lte(23)),
    on_weekday: z.int().check(z.gte(1), z.lte(7)),
    applies_itself: z.boolean(),
    largest_change_percent: z.int().check(z.gte(1), z.lte(1000)),
    is_active: z.boolean(),
  })
  .check(z.refine(({ schedule, url }) => schedule === null || url !== null));
export type WantedFeed = z.output<typeof feed>;

/** Body of `POST /.netlify/functions/admin-suppliers`. */
export const adminSuppliersRequest = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('save'), supplier }),
  z.strictObject({
    act: z.literal('save_product'),
    supplier: id,
    product: z.string().check(z.minLength(1), z.maxLength(120)),
    version,
    remove: z.boolean(),
    supplier_sku: line(60),
    /** Euro cents. */
    cost: z.int().check(z.gte(1), z.lte(10_000_000)),
    includes_vat: z.boolean(),
    available: z.nullable(z.int().check(z.gte(0), z.lte(1_000_000))),
    /** The shop reckons with this supplier's cost. */
    is_preferred: z.boolean(),
  }),
  z.strictObject({ act: z.literal('save_feed'), feed }),
  /** The first rows of a list, before anything of it is kept. */
  z.strictObject({ act: z.literal('preview'), ...source }),
  /** Reads a feed by its address and keeps what differs; nothing is changed before it is applied. */
  z.strictObject({ act: z.literal('compare'), run: id, feed: id }),
  z.strictObject({ act: z.literal('apply'), run: id, with_jumps: z.boolean() }),
]);
export type AdminSuppliersRequest = z.output<typeof adminSuppliersRequest>;

export const maximumFeedFileBytes = 4 * 1024 * 1024;
export const feedFileTypes = ['text/csv', 'application/json'] as const;

/** Query of `POST /.netlify/functions/admin-supplier-files` with a list as body: its first rows, or what differs for a feed. */
export const adminSupplierFilesRequest = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('preview'), format: source.format, items_path: source.items_path }),
  z.strictObject({ act: z.literal('compare'), run: id, feed: id, name: line(200) }),
]);
export type AdminSupplierFilesRequest = z.output<typeof adminSupplierFilesRequest>;

const count = z.int().check(z.gte(0));
const preview = z.object({ fields: z.array(z.string()), rows: z.array(z.array(z.string())) });
export type FeedPreview = z.output<typeof preview>;

export const adminSuppliersResponse = z.object({
  ok: z.literal(true),
  run: z.optional(id),
  changed: z.optional(z.boolean()),
  updated: z.optional(count),
  stale: z.optional(count),
  preview: z.optional(preview),
});
export type AdminSuppliersResponse = z.output<typeof adminSuppliersResponse>;

export const adminSuppliersErrors = {
  ...staffErrors,
  supplier_unknown: 404,
  product_unknown: 404,
  feed_unknown: 404,
  run_unknown: 404,
  name_taken: 409,
  /** The supplier calls another product so. */
  sku_taken: 409,
  supplier_stale: 409,
  feed_stale: 409,
  cost_stale: 409,
  run_state: 409,
  /** The list cannot be read: `details.reason` is one of `feedFailures`, `details.detail` what of it. */
  feed_unreadable: 422,
} as const;

/** What stands in `details` of `feed_unreadable`. */
export const feedUnreadable = z.object({ reason: z.enum(feedFailures), detail: z.optional(z.string()) });
