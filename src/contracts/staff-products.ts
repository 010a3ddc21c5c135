import * as z from 'zod/mini';
import { productContent } from './product-content.ts';

const count = z.int().check(z.gte(0));
const names = { name: z.string(), name_lt: z.string(), name_ru: z.string() };
const named = z.object({ code: z.string(), ...names });
const categories = z.array(z.object({ slug: z.string(), ...names, depth: count }));

/** What keeps a product from being sold (SQL function `find_product_problems`). */
export const productProblems = [
  'price',
  'category',
  'maker',
  'names',
  'descriptions',
  'pictures',
  'picture_texts',
  'variants',
  'composition',
  'claims',
] as const;
export type ProductProblem = (typeof productProblems)[number];
const problems = z.array(z.enum(productProblems));

export const productViews = ['all', 'on_sale', 'off_sale', 'incomplete', 'sold_out', 'reduced', 'archived'] as const;
export type ProductView = (typeof productViews)[number];

/** What can be planned for a time: that a product is put on sale, or taken off. */
export const plannedActs = ['sell', 'withdraw'] as const;

/** A product in the list: money in euro cents; `updated_at` is its version. */
const listed = z.object({
  id: z.string(),
  sku: z.string(),
  name: z.string(),
  brand: z.string(),
  category: z.nullable(z.string()),
  /** Key of its first picture. */
  picture: z.nullable(z.string()),
  price: count,
  sale_price: z.nullable(count),
  lowest_price: z.nullable(count),
  /** Free pieces of all variants. */
  stock: count,
  variants: count,
  active: z.boolean(),
  is_archived: z.boolean(),
  problems,
  /** What is done with it at a time; null where nothing is planned. */
  planned: z.nullable(z.object({ act: z.enum(plannedActs), due_at: z.string() })),
  updated_at: z.string(),
  place: z.object({ at: z.string(), id: z.string() }),
});
export type ListedProduct = z.output<typeof listed>;

/** What `list_products` answers; null for whoever is neither editor nor administrator. Counts and categories come with the first page. */
export const productPage = z.nullable(
  z.object({
    more: z.boolean(),
    products: z.array(listed),
    counts: z.optional(z.record(z.enum(productViews), count)),
    categories: z.optional(categories),
  }),
);
export type ProductPage = NonNullable<z.output<typeof productPage>>;

const version = z.object({
  id: z.int(),
  at: z.string(),
  by: z.nullable(z.string()),
  /** Fields of the content that it changed. */
  changed: z.array(z.string()),
  is_first: z.boolean(),
});

/** What `read_product_for_staff` answers: the product of an id, and what its fields may name. */
export const foundProduct = z.nullable(
  z.object({
    product: z.nullable(
      z.object({
        id: z.string(),
        version: z.string(),
        active: z.boolean(),
        is_archived: z.boolean(),
        /** Words of its texts that claim something of the environment. */
        claims: z.array(z.string()),
        lowest_price: z.nullable(count),
        rating: z.nullable(z.number()),
        review_count: count,
        created_at: z.string(),
        content: productContent,
        problems,
        /** What was planned for a time; `problems` where it could not be done. */
        plan: z.nullable(z.object({ act: z.enum(plannedActs), due_at: z.string(), is_refused: z.boolean(), problems })),
        /** By the id of the variant. */
        stock: z.record(z.string(), z.object({ on_hand: count, free: count })),
        history: z.array(version),
      }),
    ),
    choices: z.object({
      categories,
      makers: z.array(z.object({ id: z.uuid(), name: z.string(), country: z.string() })),
      parts: z.array(named),
      fibres: z.array(named),
      care: z.array(named),
      fits: z.array(named),
      brands: z.array(z.string()),
      tags: z.array(z.string()),
      subcategories: z.array(z.string()),
      measures: z.array(z.string()),
    }),
  }),
);
export type ProductReading = NonNullable<z.output<typeof foundProduct>>;
export type FoundProduct = NonNullable<ProductReading['product']>;
export type ProductChoices = ProductReading['choices'];

/** What `read_product_version` answers: the product as it was saved then. */
export const foundVersion = z.nullable(z.object({ content: z.nullable(productContent) }));
