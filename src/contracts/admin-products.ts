import * as z from 'zod/mini';
import { productContent, productId } from './product-content.ts';
import { staffErrors } from './staff.ts';
import { plannedActs, productProblems } from './staff-products.ts';

const version = z.string().check(z.maxLength(40));
const cents = z.int().check(z.gte(0), z.lte(10_000_000));

/** A time of the calendar without its zone: `2026-12-05T10:00`. */
const localTime = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/),
  z.refine((time) => new Date(`${time}:00Z`).getTime() > 0 && new Date(`${time}:00Z`).toISOString().startsWith(time)),
);

/** One of many changes: of the category, which must be `from` where that is said; or of where a product stands. */
const productChange = z.strictObject({
  product: productId,
  do: z.enum(['sell', 'withdraw', 'archive', 'restore', 'category']),
  category: z.optional(productId),
  from: z.optional(productId),
});
export type ProductChange = z.output<typeof productChange>;

/** Products that are changed together at once. */
export const mostChanges = 200;

/** Body of `POST /.netlify/functions/admin-products`. */
export const adminProductsRequest = z.discriminatedUnion('act', [
  z.strictObject({
    act: z.literal('save'),
    product: productId,
    /** Of the product that was read; null for a new one. */
    version: z.nullable(version),
    /** Made by who asks: said twice, it is saved once. */
    request: z.uuid(),
    content: productContent,
  }),
  z
    .strictObject({
      act: z.literal('price'),
      product: productId,
      version,
      price: cents,
      sale_price: z.nullable(z.int().check(z.gte(1), z.lte(10_000_000))),
    })
    .check(z.refine(({ price, sale_price: sale }) => sale === null || sale < price)),
  z.strictObject({
    act: z.literal('plan'),
    product: productId,
    plan: z.enum(plannedActs),
    /** Of Vilnius, `2026-12-05T10:00`; null takes the plan back. */
    at: z.nullable(localTime),
  }),
  z.strictObject({ act: z.enum(['sell', 'withdraw', 'archive', 'restore']), product: productId }),
  /** What can be done is done; taking it back is another of these. */
  z.strictObject({
    act: z.literal('bulk'),
    changes: z.array(productChange).check(z.minLength(1), z.maxLength(mostChanges * 2)),
  }),
  /** A way to see the product as its page would show it, for half an hour. */
  z.strictObject({ act: z.literal('preview'), product: productId }),
]);
export type AdminProductsRequest = z.output<typeof adminProductsRequest>;

/** `id` and `version` of the product that was saved. */
export const adminProductsResponse = z.object({
  ok: z.literal(true),
  id: z.optional(z.string()),
  version: z.optional(z.string()),
  changed: z.optional(z.boolean()),
  done: z.optional(z.array(z.object({ product: z.string(), back: z.array(productChange) }))),
  refused: z.optional(
    z.array(
      z.object({ product: z.string(), code: z.string(), problems: z.optional(z.array(z.enum(productProblems))) }),
    ),
  ),
  /** Path of the page, without language. */
  path: z.optional(z.string()),
});
export type AdminProductsResponse = z.output<typeof adminProductsResponse>;

/** Which stock number is meant, or what is missing. */
export const productRefusalDetails = z.object({
  sku: z.optional(z.string()),
  problems: z.optional(z.array(z.enum(productProblems))),
});

export const adminProductsErrors = {
  ...staffErrors,
  product_unknown: 404,
  id_taken: 409,
  /** Another product, or a piece of one, has this stock number (`sku`). */
  sku_taken: 409,
  /** Somebody changed it after it was read. */
  product_stale: 409,
  /** A category, maker or material that it names is gone. */
  choice_unknown: 409,
  /** A piece that lies in the store or that orders name cannot go (`sku`). */
  variant_kept: 409,
  /** It cannot be sold like this (`problems`). */
  product_incomplete: 409,
  /** What was put away is first taken out again. */
  product_archived: 409,
  /** The time that was planned is over. */
  plan_past: 409,
} as const;
