import * as z from 'zod/mini';

const count = z.int().check(z.gte(0));

/** What stands against a product of a table, and where; `value`: what stands there, or what is meant. */
const problem = z.object({ line: z.int(), column: z.string(), code: z.string(), value: z.string() });

const line = z.object({
  number: z.int(),
  line: z.int(),
  product: z.string(),
  kind: z.enum(['new', 'changed', 'unchanged', 'wrong']),
  state: z.enum(['waiting', 'done', 'failed', 'undone', 'kept']),
  /** Fields that differ from what there was. */
  fields: z.array(z.string()),
  problems: z.array(problem),
});
export type ImportLine = z.output<typeof line>;

const productImport = z.object({
  id: z.uuid(),
  file: z.string(),
  state: z.enum(['uploading', 'checking', 'checked', 'running', 'done', 'undoing', 'undone', 'refused']),
  /** Why the table cannot be read. */
  refusal: z.nullable(z.object({ code: z.string(), line: z.optional(z.int()), column: z.optional(z.string()) })),
  /** Products that were checked so far. */
  checked: count,
  at: z.string(),
  by: z.nullable(z.string()),
  counts: z.object({
    new: count,
    changed: count,
    unchanged: count,
    wrong: count,
    waiting: count,
    done: count,
    failed: count,
    undone: count,
    kept: count,
  }),
});
export type ProductImport = z.output<typeof productImport>;

/** What `read_product_imports` answers: one with a page of its lines, or the last ones; null for whoever may not see them. */
export const productImports = z.nullable(
  z.object({ imports: z.array(productImport), lines: z.nullable(z.array(line)) }),
);
export type ProductImports = NonNullable<z.output<typeof productImports>>;
