import * as z from 'zod/mini';
import {
  type CountedRow,
  type ImportStockRequest,
  type ImportStockResponse,
  importStockResponse,
} from '#src/contracts/admin-stock-tables.ts';
import { type Result, success } from '#src/domain/result/result.ts';
import { readCount } from '#src/domain/stock/stock-table.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { readAnswer } from '#src/server/database/read-answer.ts';

/** Rows that are carried out at once: each batch is one transaction, for which their products are locked. */
const batchSize = 100;
const longestNote = 500;

/** A row for `add_stock_import_lines`; what stands against it without looking at the store is said here. */
function readRow({ line, sku: cell, counted: typed, note }: CountedRow) {
  const sku = cell.trim();
  const counted = readCount(typed);
  const row = { line, sku, counted: null, note: note.trim().slice(0, longestNote), value: '' };
  if (sku === '') return { ...row, problem: 'sku_missing' };
  if (typeof counted === 'string') return { ...row, problem: counted, value: typed.trim() };
  return { ...row, counted, problem: note.trim().length > longestNote ? 'note_too_long' : null };
}

/** Goes on with what is being carried out until it is through or the time is over. */
async function goOn(call: CallDatabase, id: string, actor: string, isTimeLeft: () => boolean): Promise<void> {
  const next = async () => z.boolean().parse(await call('run_stock_import', { import: id, at_most: batchSize, actor }));
  while (await next()) if (!isTimeLeft()) return;
}

const running = z.nullable(z.object({ id: z.uuid(), owner: z.uuid() }));

/** Goes on with the oldest import that was left, on behalf of whoever began it. False where there is none. */
export async function continueStockImport(
  dependencies: { readonly call: CallDatabase; callAs(userId: string): CallDatabase },
  isTimeLeft: () => boolean,
): Promise<boolean> {
  const found = running.parse(await dependencies.call('find_running_stock_import', {}));
  if (found === null) return false;
  await goOn(dependencies.callAs(found.owner), found.id, found.owner, isTimeLeft);
  return true;
}

function ask(call: CallDatabase, request: Exclude<ImportStockRequest, { act: 'continue' }>, actor: string) {
  const { act, import: id } = request;
  switch (act) {
    case 'begin':
      return call('begin_stock_import', { import: id, name: request.name, actor });
    case 'add':
      return call('add_stock_import_lines', { import: id, batch: request.rows.map(readRow) });
    case 'check':
      return call('check_stock_import', { import: id, uncounted: request.uncounted });
    default:
      return call('move_stock_import', { import: id, act });
  }
}

/** Takes a table of counts in, carries it out as differences, or gives it up, in the name of `actor` (user id of the staff). */
export async function importStock(
  call: CallDatabase,
  request: ImportStockRequest,
  actor: string,
  isTimeLeft: () => boolean,
): Promise<Result<ImportStockResponse, 'import_unknown' | 'import_not_ready'>> {
  if (request.act === 'continue') {
    await goOn(call, request.import, actor, isTimeLeft);
    return success({ ok: true });
  }
  return readAnswer(await ask(call, request, actor), importStockResponse, [
    'import_unknown',
    'import_not_ready',
  ] as const);
}
