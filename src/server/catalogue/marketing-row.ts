import * as z from 'zod';
import { bannerPlacements } from '#src/domain/catalogue/shop-banner.ts';

const text = z.object({ en: z.string(), lt: z.string(), ru: z.string() });

/** What `read_marketing` answers: banners place by place in their order, and the products that stand first in listings, by its address. */
export const marketingRow = z.object({
  banners: z.array(
    z.object({
      id: z.uuid(),
      placement: z.enum(bannerPlacements),
      text,
      path: z.string().nullable(),
      from: z.int(),
      until: z.int().nullable(),
    }),
  ),
  curation: z.record(z.string(), z.array(z.string())),
});
