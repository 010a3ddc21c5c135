import * as z from 'zod/mini';

/** What `merge_favorites` answers: the ids of all that the customer keeps, the latest first. */
export const keptIds = z.array(z.string());

/** The cart that the shop keeps for a customer; its lines are read by `parseCartStorage`. */
export const keptCart = z.object({
  items: z.unknown(),
  currency: z.string(),
  language: z.string(),
  version: z.int().check(z.gte(1)),
});
export type KeptCart = z.output<typeof keptCart>;

/** What `save_cart` answers: the new version, or the cart that somebody else has saved meanwhile (null: it is gone). */
export const savedCart = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), version: z.int() }),
  z.object({ ok: z.literal(false), code: z.literal('cart_changed'), cart: z.nullable(keptCart) }),
]);
