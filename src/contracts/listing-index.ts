import * as z from 'zod/mini';
import { groupedNames, type ListingIndexFile, packedNames } from '#src/domain/catalogue/listing-index.ts';
import { sortKeys } from '#src/domain/catalogue/sort-keys.ts';

const words = z.array(z.string());
const place = z.int().check(z.gte(0));
const sets = z.array(z.array(place));
const column = z.tuple([z.array(z.number()), z.string()]);
const groups = z.tuple([words, z.string()]);
const names = z.array(z.object({ en: z.string(), lt: z.string(), ru: z.string() }));

/** `GET /data/listings/{path}.json`: a listing's products in columns (domain/catalogue/listing-index.ts). */
export const listingIndexFile: z.ZodMiniType<ListingIndexFile> = z.object({
  sort: z.enum(sortKeys),
  sorts: z.array(z.enum(sortKeys)),
  pageSize: z.int().check(z.gte(1)),
  priceTop: z.int().check(z.gte(1)),
  categories: z.array(z.tuple([z.string(), words])),
  sizes: words,
  sizeScales: z.array(z.tuple([place, names])),
  colors: words,
  brands: words,
  prices: sets,
  sizeSets: sets,
  colorSets: sets,
  order: z.string(),
  pinned: z.optional(z.array(place)),
  columns: z.record(z.enum(packedNames), column),
  byCategory: z.record(z.enum(groupedNames), groups),
});
