import * as z from 'zod/mini';
import { staffErrors } from './staff.ts';

const id = z.guid();
const version = z.string().check(z.maxLength(40));
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(80));
const description = z.string().check(z.trim(), z.maxLength(1000));

const category = z.strictObject({
  /** Made by who asks: said twice, it is one category. */
  id,
  /** `updated_at` of the category that was read; null for a new one. */
  version: z.nullable(version),
  /** The category that it stands below; null for a department, which stays what it is. */
  parent_id: z.nullable(id),
  slug: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(80)),
  name,
  name_lt: name,
  name_ru: name,
  description,
  description_lt: description,
  description_ru: description,
  /** Shown to shoppers. */
  is_active: z.boolean(),
});
export type WantedCategory = z.output<typeof category>;

/** Body of `POST /.netlify/functions/admin-categories`. */
export const adminCategoriesRequest = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('save'), category }),
  z.strictObject({
    act: z.literal('move'),
    category: id,
    /** Of the department's arrangement that was read. */
    version,
    /** The category that it is to stand below, and the one that it is to stand before; null: last. */
    parent: id,
    next: z.nullable(id),
  }),
  z.strictObject({ act: z.literal('empty'), category: id, target: id }),
  z.strictObject({ act: z.literal('delete'), category: id, version }),
]);
export type AdminCategoriesRequest = z.output<typeof adminCategoriesRequest>;

/** Of saving: `id`, `slug`. Of moving: the department's `version` and how to `undo` it. Of emptying: `moved`, and how many are `left` to ask for again. */
export const adminCategoriesResponse = z.object({
  ok: z.literal(true),
  id: z.optional(id),
  slug: z.optional(z.string()),
  version: z.optional(z.string()),
  undo: z.optional(z.object({ parent: id, next: z.nullable(id) })),
  moved: z.optional(z.int()),
  left: z.optional(z.int()),
  changed: z.optional(z.boolean()),
});
export type AdminCategoriesResponse = z.output<typeof adminCategoriesResponse>;

/** Which word is meant (the beginning that an address needs, the slug of the other category), and how many stand in the way. */
export const categoryRefusalDetails = z.object({
  word: z.optional(z.nullable(z.string())),
  products: z.optional(z.int()),
  below: z.optional(z.int()),
  coupons: z.optional(z.int()),
});

export const adminCategoriesErrors = {
  ...staffErrors,
  category_unknown: 404,
  /** The category to stand below, or to take the products, is gone. */
  parent_unknown: 404,
  /** Somebody changed the category after it was read. */
  category_stale: 409,
  /** Somebody moved something after the tree was read. */
  tree_stale: 409,
  slug_taken: 409,
  /** The shop itself uses this address. */
  slug_reserved: 409,
  /** The address does not begin with its department's (`word`). */
  slug_department: 409,
  /** One of its addresses is another category's (`word`). */
  address_taken: 409,
  /** Departments neither move nor hide, and no new one is made. */
  department_fixed: 409,
  other_department: 409,
  too_deep: 409,
  below_itself: 409,
  /** What is shown cannot stand in what is hidden. */
  parent_hidden: 409,
  /** Products for sale stand in what would be hidden (`products`). */
  category_sells: 409,
  /** `products` and `below` stand in it. */
  category_not_empty: 409,
  /** `coupons` are for it. */
  category_in_coupons: 409,
} as const;
