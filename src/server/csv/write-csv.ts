import { stringify } from 'csv-stringify/sync';
import { defuseCell } from '#src/domain/csv/cells.ts';

type Cell = string | number | null;

/** Spreadsheets take UTF-8 for what it is only after this. */
const mark = '\ufeff';

const harmless = (cell: Cell) => (typeof cell === 'string' ? defuseCell(cell) : cell);

/**
 * Rows as CSV (RFC 4180), piece by piece: the head first, then each page as it comes. A cell that a spreadsheet would take for a
 * formula gets an apostrophe before it, which reading takes away again (defuseCell).
 */
export async function* writeCsv(
  head: readonly string[],
  pages: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<string> {
  const lines = (rows: readonly (readonly Cell[])[]) =>
    stringify(
      rows.map((row) => row.map(harmless)),
      { record_delimiter: '\r\n', quoted_match: /[\r\n]/ },
    );
  yield mark + lines([head]);
  for await (const rows of pages) if (rows.length > 0) yield lines(rows);
}
