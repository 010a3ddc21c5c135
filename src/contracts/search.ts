import * as z from 'zod/mini';

/** A category that a query leads to: its slug, its name with its department's, and how many items it has. */
const foundCategory = z.object({ slug: z.string(), name: z.string(), items: z.number() });
export type FoundCategory = z.infer<typeof foundCategory>;

/** Answer of `suggest_search`: what the field shows while somebody types. Money in euro cents. */
export const searchSuggestions = z.object({
  /** How many the search page would show: 50 at most. */
  total: z.number(),
  /** The words that were understood where the typed ones found nothing. */
  corrected: z.nullable(z.string()),
  /** A page of the shop that this query leads to, without language. */
  redirect: z.nullable(z.string()),
  phrases: z.array(z.string()),
  categories: z.array(foundCategory),
  products: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      price: z.number(),
      sale_price: z.nullable(z.number()),
      picture: z.nullable(z.string()),
    }),
  ),
});
export type SearchSuggestions = z.infer<typeof searchSuggestions>;
export type SuggestedProduct = SearchSuggestions['products'][number];

/** Answer of `search_shop`: the products of the search page in their order. */
export const searchAnswer = z.object({
  ids: z.array(z.string()),
  corrected: z.nullable(z.string()),
  redirect: z.nullable(z.string()),
  categories: z.array(foundCategory),
});
export type SearchAnswer = z.infer<typeof searchAnswer>;
