import * as z from 'zod/mini';

const count = z.int().check(z.gte(0));
const text = z.string();

/** Ways to look at the rows of a table of counts. */
export const countViews = ['differ', 'wrong', 'same'] as const;
export type CountView = (typeof countViews)[number];

const line = z.object({
  line: count,
  sku: text,
  /** Null where the table says no number of pieces. */
  counted: z.nullable(count),
  /** What should lie on the shelf as the row was last held against it; null for an SKU that is none. */
  expected: z.nullable(count),
  /** The same before the stock changed; null where it has not. */
  expected_before: z.nullable(count),
  note: z.nullable(text),
  state: z.enum(['waiting', 'same', 'done', 'wrong']),
  problem: z.nullable(text),
  /** What the problem is about. */
  value: text,
  name: z.nullable(text),
  size: z.nullable(text),
  color: z.nullable(text),
});
export type CountLine = z.output<typeof line>;

const stockImport = z.object({
  id: z.uuid(),
  number: z.int(),
  file: text,
  state: z.enum(['reading', 'checked', 'running', 'done', 'cancelled']),
  at: text,
  by: z.nullable(text),
  /** Rows in which nothing was counted. */
  uncounted: count,
  waiting: count,
  done: count,
  same: count,
  wrong: count,
  /** Of those that wait: whose stock changed since they were shown, and of which orders hold more than was counted. */
  moved: count,
  held: count,
  /** Of a run: those that it has not looked at yet. */
  left: count,
  surplus: count,
  shortage: count,
});
export type StockImport = z.output<typeof stockImport>;

/** What `read_stock_imports` answers: one with a page of its lines, or the last ones; null for whoever may not see them. */
export const stockImports = z.nullable(z.object({ imports: z.array(stockImport), lines: z.nullable(z.array(line)) }));
export type StockImports = NonNullable<z.output<typeof stockImports>>;
