import * as z from 'zod/mini';
import { languages } from '#src/domain/language/languages.ts';
import { staffErrors } from './staff.ts';
import { stockViews } from './staff-stock.ts';

/** Body of `POST /.netlify/functions/admin-export-stock`: what the list is narrowed to, and in which language its table is. */
export const exportStockRequest = z.strictObject({
  view: z.optional(z.enum(stockViews)),
  words: z.optional(z.string().check(z.maxLength(100))),
  language: z.enum(languages),
});
export type ExportStockRequest = z.output<typeof exportStockRequest>;
export const exportStockErrors = staffErrors;

/** Rows of a table that are sent at once. */
export const countsAtOnce = 500;

/** A row of a table as it stands there: what is wrong with it is said of the row. */
const countedRow = z.strictObject({
  /** The head being the first. */
  line: z.int().check(z.gte(2), z.lte(2_000_000_000)),
  sku: z.string().check(z.maxLength(200)),
  counted: z.string().check(z.maxLength(100)),
  note: z.string().check(z.maxLength(2000)),
});
export type CountedRow = z.output<typeof countedRow>;

/** Body of `POST /.netlify/functions/admin-import-stock`. */
export const importStockRequest = z.discriminatedUnion('act', [
  z.strictObject({
    act: z.literal('begin'),
    /** Made by who asks: said twice, it is one import. */
    import: z.uuid(),
    name: z.string().check(z.minLength(1), z.maxLength(200)),
  }),
  z.strictObject({
    act: z.literal('add'),
    import: z.uuid(),
    rows: z.array(countedRow).check(z.minLength(1), z.maxLength(countsAtOnce)),
  }),
  /** The table is at its end; `uncounted`: its rows in which nothing was counted. */
  z.strictObject({
    act: z.literal('check'),
    import: z.uuid(),
    uncounted: z.int().check(z.gte(0), z.lte(2_000_000_000)),
  }),
  /** `run` and `cancel` as it says; `continue` has it go on for some seconds. */
  z.strictObject({ act: z.enum(['run', 'cancel', 'continue']), import: z.uuid() }),
]);
export type ImportStockRequest = z.output<typeof importStockRequest>;

export const importStockResponse = z.object({ ok: z.literal(true) });
export type ImportStockResponse = z.output<typeof importStockResponse>;

export const importStockErrors = {
  ...staffErrors,
  import_unknown: 404,
  /** Not read to its end, or done already. */
  import_not_ready: 409,
} as const;
