import * as z from 'zod/mini';
import { type ListingIndexFile, packedNames } from '#src/domain/catalogue/listing-index.ts';
import { sortKeys } from '#src/domain/catalogue/sort-keys.ts';

const words = z.array(z.string());
const place = z.int().check(z.gte(0));
const sets = z.array(z.array(place));
const column = z.tuple([z.array(z.number()), z.string()]);

/** `GET /data/listings/{path}.json`: a listing's products in columns (domain/catalogue/listing-index.ts). */
export const listingIndexFile: z.ZodMiniType<ListingIndexFile> = z.object({
  sort: z.enum(sortKeys),
  sorts: z.array(z.enum(sortKeys)),
  pageSize: z.int().check(z.gte(1)),
  priceTop: z.int().check(z.gte(1)),
  categories: z.array(z.tuple([z.string(), words])),
  sizes: words,
  colors: words,
  brands: words,
  prices: z.array(z.tuple([place, place])),
  sizeSets: sets,
  colorSets: sets,
  order: z.string(),
  columns: z.record(z.enum(packedNames), column),
});
