import * as z from 'zod/mini';
import type {
  CategorizeReport,
  LeftProduct,
  LeftReason,
  SmartCategorizeRequest,
  SmartCategorizeResponse,
  SortedProduct,
} from '#src/contracts/smart-categorize.ts';
import { type Shelves, weighProduct } from '#src/domain/catalogue/categorize/weigh-product.ts';
import { type Result, success } from '#src/domain/result/result.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { readAnswer } from '#src/server/database/read-answer.ts';

const text = z.nullable(z.string());
const productRow = z.object({
  ...{ id: z.string(), name: z.string(), name_lt: z.string(), name_ru: z.string() },
  ...{ description: z.string(), description_lt: z.string(), description_ru: z.string(), tags: z.array(z.string()) },
  ...{ category: text, subcategory: text, active: z.boolean() },
});
type ProductRow = z.output<typeof productRow>;
const shelvesRow = z.object({
  categories: z.array(z.object({ slug: z.string(), chain: z.array(z.string()), is_shown: z.boolean() })),
  moved: z.record(z.string(), z.string()),
});
const carriedOut = z.object({ ok: z.literal(true), changed: z.int(), passed: z.array(z.string()) });
const undone = z.object({ ok: z.literal(true), restored: z.int(), kept: z.int(), left: z.int() });

/** Products that are read, and changed, at once. */
const pageSize = 500;
/** A run ends in time for whoever waits for it; what is over it is for the next one. */
const mostChanges = 1_000;
const mostLeft = 500;

async function* products(call: CallDatabase): AsyncGenerator<ProductRow> {
  for (let after: string | undefined = ''; after !== undefined; ) {
    const page: ProductRow[] = z
      .array(productRow)
      .parse(await call('read_products_to_sort', { after_id: after, page_size: pageSize }));
    yield* page;
    after = page.length === pageSize ? page.at(-1)?.id : undefined;
  }
}

async function readShelves(call: CallDatabase): Promise<Shelves> {
  const { categories, moved } = shelvesRow.parse(await call('read_shelves', {}));
  return { categories: new Map(categories.map((category) => [category.slug, category])), moved };
}

/** Looks at every product: which are to be changed, which stay and why. */
async function lookThrough(call: CallDatabase, only: ReadonlySet<string> | undefined) {
  const shelves = await readShelves(call);
  const changed: SortedProduct[] = [];
  const left: LeftProduct[] = [];
  const counts = new Map<LeftReason, number>();
  let checked = 0;
  const leave = (product: LeftProduct) => {
    counts.set(product.why, (counts.get(product.why) ?? 0) + 1);
    if (product.why !== 'fits' && left.length < mostLeft) left.push(product);
  };
  for await (const { id, name, name_lt, name_ru, category, subcategory, ...row } of products(call)) {
    checked += 1;
    const weighed = weighProduct(
      {
        name: { en: name, lt: name_lt, ru: name_ru },
        description: { en: row.description, lt: row.description_lt, ru: row.description_ru },
        ...{ tags: row.tags, category, subcategory, active: row.active },
      },
      shelves,
    );
    const named = { id, name, name_lt, name_ru };
    const stands = { category, subcategory };
    const words = [...new Set(weighed.words)];
    if ('why' in weighed) leave({ ...named, stands, why: weighed.why, words });
    else if (only && !only.has(id)) leave({ ...named, stands, why: 'not_chosen', words });
    else if (changed.length >= mostChanges) leave({ ...named, stands, why: 'next_run', words });
    else changed.push({ ...named, before: stands, after: weighed.after, words });
  }
  return { checked, changed, left, leave, counts };
}

async function categorize(
  call: CallDatabase,
  {
    act,
    run,
    only,
  }: { readonly act: 'run' | 'preview'; readonly run: string; readonly only: readonly string[] | undefined },
): Promise<CategorizeReport> {
  const { checked, changed, left, leave, counts } = await lookThrough(call, only && new Set(only));
  let done = changed;
  if (act === 'run') {
    const passed = new Set<string>();
    for (let from = 0; from < changed.length; from += pageSize) {
      const changes = changed.slice(from, from + pageSize).map(({ id, before, after }) => ({ id, before, after }));
      const answer = carriedOut.parse(await call('carry_out_categorization', { run, checked, changes }));
      for (const id of answer.passed) passed.add(id);
    }
    for (const { before, after: _, ...product } of changed.filter(({ id }) => passed.has(id)))
      leave({ ...product, stands: before, why: 'changed_meanwhile' });
    done = changed.filter(({ id }) => !passed.has(id));
  }
  return {
    ...{ ok: true, act, run: act === 'run' && done.length > 0 ? run : null },
    summary: { checked, changed: done.length, left: Object.fromEntries(counts) },
    ...{ changed: done, left },
  };
}

/**
 * Sorts the products into categories by their words (decisions.md, smart-categorize-products), says what that would change, or takes a
 * run back. `call` says on whose behalf; `newRun` names a run that whoever asks has not named.
 */
export async function smartCategorize(
  call: CallDatabase,
  { act = 'run', run, only }: SmartCategorizeRequest,
  newRun: () => string,
): Promise<Result<SmartCategorizeResponse, 'run_unknown'>> {
  if (act !== 'undo') return success(await categorize(call, { act, run: run ?? newRun(), only }));
  for (;;) {
    const answer = readAnswer(await call('undo_categorization', { run }), undone, ['run_unknown']);
    if (!answer.ok) return answer;
    const { restored, kept, left } = answer.value;
    if (left === 0) return success({ ok: true, act: 'undo', restored, kept });
  }
}
