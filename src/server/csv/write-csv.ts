import { stringify } from 'csv-stringify/sync';

type Cell = string | number | null;

/** Spreadsheets take UTF-8 for what it is only after this. */
const mark = '\ufeff';

/**
 * Rows as CSV (RFC 4180), piece by piece: the head first, then each page as it comes. A cell that a spreadsheet would take for a
 * formula (it begins with = + - @ or a control character) gets an apostrophe before it.
 */
export async function* writeCsv(
  head: readonly string[],
  pages: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<string> {
  const lines = (rows: readonly (readonly Cell[])[]) =>
    stringify(rows as Cell[][], { escape_formulas: true, record_delimiter: '\r\n' });
  yield mark + lines([head]);
  for await (const rows of pages) if (rows.length > 0) yield lines(rows);
}
