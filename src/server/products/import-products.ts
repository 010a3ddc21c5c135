import * as z from 'zod/mini';
import {
  type ImportProductsRequest,
  type ImportProductsResponse,
  importProductsResponse,
} from '#src/contracts/admin-product-tables.ts';
import { productContent } from '#src/contracts/product-content.ts';
import { type Result, success } from '#src/domain/result/result.ts';
import { readCsv, UnreadableCsv } from '#src/server/csv/read-csv.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { readAnswer } from '#src/server/database/read-answer.ts';
import type { ImportChoices } from './product-columns.ts';
import { groupRows, type ProductRows, readProductRows, type TableHead, UnreadableHead } from './read-product-rows.ts';

interface Dependencies {
  readonly call: CallDatabase;
  callAs(userId: string): CallDatabase;
  readonly uploads: {
    signUpload(path: string): Promise<string>;
    stream(path: string): Promise<ReadableStream<Uint8Array> | undefined>;
    remove(paths: readonly string[]): Promise<void>;
  };
}

/** Products that are checked, or carried out, at once: each batch is one transaction. */
const batchSize = 25;

const taken = z.nullable(
  z.object({
    id: z.uuid(),
    state: z.enum(['checking', 'running', 'undoing']),
    owner: z.uuid(),
    checked: z.int(),
    path: z.nullable(z.string()),
  }),
);
type Taken = NonNullable<z.output<typeof taken>>;

const codes = z.pipe(
  z.array(z.string()),
  z.transform((words): ReadonlySet<string> => new Set(words)),
);
const choicesShape = z.object({
  categories: codes,
  makers: z.pipe(
    z.record(z.string(), z.string()),
    z.transform((makers): ReadonlyMap<string, string> => new Map(Object.entries(makers))),
  ),
  parts: codes,
  fibres: codes,
  care: codes,
  fits: codes,
});
const present = z.object({
  products: z.record(z.string(), z.object({ version: z.string(), content: productContent })),
  known_pictures: z.array(z.string()),
});

type Batch = readonly ProductRows[];

/** What a batch of a table says, against what there is, for `check_import_lines`. */
async function readBatch(call: CallDatabase, head: TableHead, batch: Batch, choices: ImportChoices) {
  const ids = batch.map(({ product }) => product);
  const place = head.get('pictures') ?? -1;
  const keys = batch.flatMap(({ rows }) => (rows[0]?.cells[place] ?? '').split(/\s+/).filter(Boolean));
  const { products, known_pictures: known } = present.parse(await call('read_for_import', { ids, keys }));
  return batch.map((of) => {
    const now = products[of.product];
    const { content, active, problems } = readProductRows(head, of, now?.content, choices);
    const [first] = of.rows;
    const line = first?.line ?? 1;
    const unknown = content.images.find((key) => !known.includes(key) && !now?.content.images.includes(key));
    const pictures = unknown === undefined ? [] : [{ line, column: 'pictures', code: 'unknown', value: unknown }];
    return {
      ...{ number: of.number, line, product: of.product, content, active: active ?? null },
      ...{ version: now?.version ?? null, problems: [...problems, ...pictures] },
    };
  });
}

/** Reads on in a table from where it was left, a batch at a time. True once it is at its end. */
async function checkTable(
  { uploads }: Dependencies,
  call: CallDatabase,
  { id, path, checked }: Taken,
  isTimeLeft: () => boolean,
): Promise<boolean> {
  const file = path === null ? undefined : await uploads.stream(path);
  if (file === undefined) throw new UnreadableCsv('empty');
  const choices = choicesShape.parse(await call('read_import_choices', {}));
  let waiting: ProductRows[] = [];
  let head: TableHead = new Map();
  const check = async (isLast: boolean) => {
    const batch = waiting.length === 0 ? [] : await readBatch(call, head, waiting, choices);
    waiting = [];
    await call('check_import_lines', { import: id, batch, is_last: isLast });
  };
  for await (const { head: found, of } of groupRows(readCsv(file))) {
    head = found;
    if (of.number <= checked) continue;
    waiting.push(of);
    if (waiting.length < batchSize) continue;
    await check(false);
    if (!isTimeLeft()) return false;
  }
  await check(true);
  return true;
}

/** What a table is refused for; anything else is no fault of the table. */
function refusalOf(error: unknown): object | undefined {
  if (error instanceof UnreadableCsv)
    return { code: error.code, ...(error.line !== undefined && { line: error.line }) };
  return error instanceof UnreadableHead ? { code: error.code, column: error.column } : undefined;
}

async function goOn(dependencies: Dependencies, found: Taken, isTimeLeft: () => boolean): Promise<void> {
  const call = dependencies.callAs(found.owner);
  if (found.state === 'checking') {
    try {
      const isRead = await checkTable(dependencies, call, found, isTimeLeft);
      if (isRead && found.path !== null) await dependencies.uploads.remove([found.path]);
    } catch (error) {
      const why = refusalOf(error);
      if (why === undefined) throw error;
      await call('refuse_product_import', { import: found.id, why });
    }
    return;
  }
  const step = found.state === 'running' ? 'run_product_import' : 'undo_product_import';
  const next = async () => z.boolean().parse(await call(step, { import: found.id, at_most: batchSize }));
  while (await next()) if (!isTimeLeft()) return;
}

/**
 * Goes on with an import, this one or the oldest that is under way, on behalf of whoever began it, until it is through or the time is
 * over. False where there is none, or somebody is at it. Interrupted anywhere, the next call goes on from the last batch.
 */
export async function continueImport(
  dependencies: Dependencies,
  isTimeLeft: () => boolean,
  id?: string,
): Promise<boolean> {
  const found = taken.parse(await dependencies.call('take_product_import', { import: id }));
  if (found === null) return false;
  await goOn(dependencies, found, isTimeLeft);
  await dependencies.call('release_product_import', { import: found.id });
  return true;
}

/** Begins, checks, carries out and undoes imports. `call` says on whose behalf. */
export async function importProducts(
  dependencies: Dependencies,
  request: ImportProductsRequest,
  owner: string,
  isTimeLeft: () => boolean,
): Promise<Result<ImportProductsResponse, 'import_unknown' | 'import_not_ready'>> {
  const call = dependencies.callAs(owner);
  if (request.act === 'begin') {
    const { import: id, name, bytes } = request;
    const begun = readAnswer(
      await call('begin_product_import', { import: id, owner, name, bytes }),
      z.object({ path: z.string() }),
      ['import_unknown'] as const,
    );
    return begun.ok ? success({ ok: true, address: await dependencies.uploads.signUpload(begun.value.path) }) : begun;
  }
  if (request.act === 'continue') {
    await continueImport(dependencies, isTimeLeft, request.import);
    return success({ ok: true });
  }
  return readAnswer(
    await call('move_product_import', { import: request.import, act: request.act }),
    importProductsResponse,
    ['import_unknown', 'import_not_ready'] as const,
  );
}
