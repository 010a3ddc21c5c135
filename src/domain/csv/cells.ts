/**
 * What a spreadsheet would take for a formula, or what was kept from being one: apostrophes, then = + - @, their wide forms, the
 * minus of typography, or a control character (OWASP, CSV injection).
 */
const dangerous = /^'*[=+\-@\u2212\uff1d\uff0b\uff0d\uff20\t\r\n]/;

/** A cell that no spreadsheet runs: an apostrophe stands before what it would run. `restoreCell` gives it back as it was. */
export const defuseCell = (cell: string): string => (dangerous.test(cell) ? `'${cell}` : cell);

/** A cell as it was before `defuseCell`. */
export const restoreCell = (cell: string): string =>
  cell.startsWith("'") && dangerous.test(cell) ? cell.slice(1) : cell;
