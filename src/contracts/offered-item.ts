import * as z from 'zod/mini';

/** A variant that somebody asked for, as the cart keeps it, at the price of now (euro cents). */
export const offeredItem = z.object({
  id: z.string(),
  name: z.string(),
  name_lt: z.string(),
  name_ru: z.string(),
  price: z.int(),
  image: z.string(),
  size: z.string(),
  color: z.string(),
  quantity: z.int(),
});
