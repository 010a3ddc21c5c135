/** What spreadsheets take for a formula, also behind apostrophes that keep them from it. */
const formula = /^'+[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/**
 * A cell that begins with an apostrophe and a formula of its own gets one more, so that what writing adds (`writeCsv`) can be told
 * from it.
 */
export const keepApostrophe = (cell: string): string => (formula.test(cell) ? `'${cell}` : cell);

/** A cell of a table that was written by `writeCsv`, as it was before: without the apostrophe that keeps it from being a formula. */
export const restoreCell = (cell: string): string => (formula.test(cell) ? cell.slice(1) : cell);
