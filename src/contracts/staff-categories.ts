import * as z from 'zod/mini';

const count = z.int().check(z.gte(0));

/** A category as staff see it; ids are of any version of UUID (those of the first tree are made of its slugs); `updated_at` is its version. Products and coupons are those of the category itself. */
const category = z.object({
  id: z.guid(),
  slug: z.string(),
  parent_id: z.nullable(z.guid()),
  name: z.string(),
  name_lt: z.string(),
  name_ru: z.string(),
  description: z.string(),
  description_lt: z.string(),
  description_ru: z.string(),
  is_active: z.boolean(),
  updated_at: z.string(),
  products: count,
  on_sale: count,
  /** Coupons that are for it. */
  coupons: count,
  /** Addresses that were and lead to it, without language: `/women-gowns`. */
  old_paths: z.array(z.string()),
});
export type StaffCategory = z.output<typeof category>;

/**
 * What `read_category_tree` answers: parents before their children, each in its order; null for whoever is neither editor nor
 * administrator with all locks open. `versions` are those of the departments' arrangements, by their ids.
 */
export const categoryTree = z.nullable(
  z.object({ versions: z.record(z.string(), z.string()), categories: z.array(category) }),
);
export type CategoryTree = NonNullable<z.output<typeof categoryTree>>;
