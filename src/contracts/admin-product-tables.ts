import * as z from 'zod/mini';
import { staffErrors } from './staff.ts';
import { productViews } from './staff-products.ts';

/** Bytes of a table that may be imported: some twenty thousand products. */
export const maximumTableBytes = 25_000_000;

/** Body of `POST /.netlify/functions/admin-export-products`: what the list is narrowed to. */
export const exportProductsRequest = z.strictObject({
  view: z.optional(z.enum(productViews)),
  words: z.optional(z.string().check(z.maxLength(100))),
  category: z.optional(z.string().check(z.maxLength(80))),
});
export type ExportProductsRequest = z.output<typeof exportProductsRequest>;
export const exportProductsErrors = staffErrors;

/** Body of `POST /.netlify/functions/admin-import-products`. */
export const importProductsRequest = z.discriminatedUnion('act', [
  z.strictObject({
    act: z.literal('begin'),
    /** Made by who asks: said twice, it is one import. */
    import: z.uuid(),
    name: z.string().check(z.minLength(1), z.maxLength(200)),
    bytes: z.int().check(z.gte(1), z.lte(maximumTableBytes)),
  }),
  /** `check` once the table was sent; `run` and `undo` as it says; `continue` has it go on for some seconds. */
  z.strictObject({ act: z.enum(['check', 'run', 'undo', 'continue']), import: z.uuid() }),
]);
export type ImportProductsRequest = z.output<typeof importProductsRequest>;

export const importProductsResponse = z.object({
  ok: z.literal(true),
  /** Where the table goes, as the body of a PUT. */
  address: z.optional(z.string()),
});
export type ImportProductsResponse = z.output<typeof importProductsResponse>;

export const importProductsErrors = {
  ...staffErrors,
  import_unknown: 404,
  /** Not checked yet, or done already. */
  import_not_ready: 409,
} as const;
