import * as z from 'zod/mini';

/** Euro cents. */
const cents = z.int().check(z.gte(0));
const count = z.int().check(z.gte(0));

/** A favourite as it was when the heart was pressed; `now`: as it is sold today, null when it is not sold any more. */
const favorite = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  product_id: z.string(),
  product_name: z.string(),
  product_price: cents,
  product_image: z.nullable(z.string()),
  created_at: z.string(),
  now: z.nullable(
    z.object({
      name: z.string(),
      name_lt: z.string(),
      name_ru: z.string(),
      image: z.nullable(z.string()),
      price: cents,
      sale_price: z.nullable(cents),
      /** Of the 30 days before the present reduction; null where there is none, or it is not known. */
      lowest_price: z.nullable(cents),
      free: count,
      variants: z.array(z.object({ size: z.string(), color: z.string(), free: count })),
    }),
  ),
});
/** What `list_favorites` answers. */
export const favorites = z.array(favorite);
export type Favorite = z.output<typeof favorite>;
