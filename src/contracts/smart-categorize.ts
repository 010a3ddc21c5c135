import * as z from 'zod/mini';
import { productId } from './product-content.ts';
import { staffErrors } from './staff.ts';

const count = z.int().check(z.gte(0));

/**
 * Body of `POST /.netlify/functions/smart-categorize-products`. An empty one runs it (accounts-and-back-office.md, 8); `preview` says
 * what a run would do and changes nothing; `undo` takes a run back. `run` is made by who asks: said twice, it is one run.
 */
export const smartCategorizeRequest = z
  .strictObject({
    act: z.optional(z.enum(['run', 'preview', 'undo'])),
    run: z.optional(z.uuid()),
    /** The products that a run may change, as the preview named them; all where this is absent. */
    only: z.optional(z.array(productId).check(z.maxLength(1_000))),
  })
  .check(z.refine(({ act, run }) => act !== 'undo' || run !== undefined));
export type SmartCategorizeRequest = z.output<typeof smartCategorizeRequest>;

/** Why a product was left as it stands. */
export const leftReasons = [
  'fits',
  'no_words',
  'several_kinds',
  'no_department',
  'several_departments',
  'no_listing',
  'no_category',
  'hidden_category',
  'changed_meanwhile',
  'next_run',
  'not_chosen',
] as const;
export type LeftReason = (typeof leftReasons)[number];

const shelf = z.object({ category: z.nullable(z.string()), subcategory: z.nullable(z.string()) });
const sorted = z.object({
  id: z.string(),
  name: z.string(),
  name_lt: z.string(),
  name_ru: z.string(),
  before: shelf,
  after: shelf,
  /** The words that say so, as they are compared. */
  words: z.array(z.string()),
});
const leftAlone = z.object({
  ...{ id: z.string(), name: z.string(), name_lt: z.string(), name_ru: z.string() },
  stands: shelf,
  why: z.enum(leftReasons),
  words: z.array(z.string()),
});
export type SortedProduct = z.output<typeof sorted>;
export type LeftProduct = z.output<typeof leftAlone>;

const report = z.object({
  ok: z.literal(true),
  act: z.enum(['run', 'preview']),
  /** Of the run, where it changed something. */
  run: z.nullable(z.string()),
  summary: z.object({
    checked: count,
    /** Changed by the run; in a preview, what it would change. */
    changed: count,
    left: z.partialRecord(z.enum(leftReasons), count),
  }),
  changed: z.array(sorted),
  /** Those that do not stand where their words say, five hundred at most. */
  left: z.array(leftAlone),
});
export type CategorizeReport = z.output<typeof report>;

export const smartCategorizeResponse = z.discriminatedUnion('act', [
  report,
  z.object({ ok: z.literal(true), act: z.literal('undo'), restored: count, kept: count }),
]);
export type SmartCategorizeResponse = z.output<typeof smartCategorizeResponse>;

/** Whoever has not opened every lock gets 403, whichever it is (decisions.md, /fix-categories). */
export const smartCategorizeErrors = { ...staffErrors, session_expired: 403, locked: 403, run_unknown: 404 } as const;

/** What `list_categorization_runs` answers: the last runs, the last first; null for whoever may not see it. */
export const categorizationRuns = z.nullable(
  z.object({
    runs: z.array(
      z.object({
        id: z.uuid(),
        at: z.string(),
        by: z.nullable(z.string()),
        checked: count,
        changed: count,
        /** Not undone yet. */
        left: count,
        undone_at: z.nullable(z.string()),
      }),
    ),
  }),
);
export type CategorizationRun = NonNullable<z.output<typeof categorizationRuns>>['runs'][number];
