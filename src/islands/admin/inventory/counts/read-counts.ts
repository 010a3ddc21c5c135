import { type CountedRow, countsAtOnce } from '#src/contracts/admin-stock-tables.ts';
import { restoreCell } from '#src/domain/csv/cells.ts';
import { type CountColumns, findCountColumns } from '#src/domain/stock/stock-table.ts';
import { readTable, TableBroken } from '../../read-table.ts';

const countsFaults = ['empty', 'broken', 'columnMissing', 'columnTwice', 'nothingCounted'] as const;

/** Why a table of counts cannot be read. `column`: which one is meant. */
export class CountsFault extends Error {
  readonly code: (typeof countsFaults)[number];
  readonly column: 'sku' | 'counted' | 'note' | undefined;
  constructor(code: (typeof countsFaults)[number], column?: 'sku' | 'counted' | 'note') {
    super(code);
    this.code = code;
    this.column = column;
  }
}

export interface CountsBatch {
  readonly rows: readonly CountedRow[];
  /** Rows so far in which nothing was counted. */
  readonly uncounted: number;
  /** How much of the file has been read, from 0 to 1. */
  readonly share: number;
}

function columnsOf(head: readonly string[]): CountColumns {
  const found = findCountColumns(head.map(restoreCell));
  if ('missing' in found) throw new CountsFault('columnMissing', found.missing);
  if ('twice' in found) throw new CountsFault('columnTwice', found.twice);
  return found;
}

/** The counted rows of a table, some hundred at a time, read as they are taken. The last batch may have no rows. Throws CountsFault. */
export async function* readCounts(file: Blob): AsyncGenerator<CountsBatch> {
  let columns: CountColumns | undefined;
  let rows: CountedRow[] = [];
  let [counted, uncounted] = [0, 0];
  try {
    for await (const { line, cells, share } of readTable(file)) {
      if (columns === undefined) {
        columns = columnsOf(cells);
        continue;
      }
      const cellOf = (place: number | undefined, longest: number) =>
        restoreCell(place === undefined ? '' : (cells[place] ?? '')).slice(0, longest);
      const row = { line, sku: cellOf(columns.sku, 200), counted: cellOf(columns.counted, 100) };
      if (row.counted.trim() === '') {
        uncounted += 1;
        continue;
      }
      counted += 1;
      rows.push({ ...row, note: cellOf(columns.note, 2000) });
      if (rows.length < countsAtOnce) continue;
      yield { rows, uncounted, share };
      rows = [];
    }
  } catch (error) {
    throw error instanceof TableBroken ? new CountsFault('broken') : error;
  }
  if (columns === undefined) throw new CountsFault('empty');
  if (counted === 0) throw new CountsFault('nothingCounted');
  yield { rows, uncounted, share: 1 };
}
