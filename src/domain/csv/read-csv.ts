/** Takes a table (RFC 4180) piece by piece, wherever the pieces break, and gives its rows as they are whole. */
export interface CsvReader {
  /** Rows that end in this piece. */
  push(piece: string): string[][];
  /** The last row, where no line break ends it. Throws where a quoted cell is never closed. */
  end(): string[][];
}

export class CsvBroken extends Error {}

/** Reads cells divided by `,`, `;` or a tab: what divides the first line, whichever is most in it. */
export function createCsvReader(): CsvReader {
  let separator: string | undefined;
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  let wasQuote = false;
  let wasReturn = false;
  let isStart = true;
  let head = '';

  function take(piece: string, rows: string[][]): void {
    for (const sign of piece) {
      if (isQuoted && !wasQuote) {
        if (sign === '"') wasQuote = true;
        else cell += sign;
        continue;
      }
      if (wasQuote && sign === '"' && isQuoted) {
        cell += '"';
        wasQuote = false;
        continue;
      }
      if (wasQuote) [isQuoted, wasQuote] = [false, false];
      if (sign === '\n' && wasReturn) {
        wasReturn = false;
        continue;
      }
      wasReturn = sign === '\r';
      if (sign === '"' && cell === '') isQuoted = true;
      else if (sign === separator) {
        row.push(cell);
        cell = '';
      } else if (sign === '\n' || sign === '\r') {
        rows.push([...row, cell]);
        [row, cell] = [[], ''];
      } else cell += sign;
    }
  }

  /** Waits for the whole first line, which says what divides the cells. */
  function begin(piece: string): string | undefined {
    if (separator !== undefined) return piece;
    head += piece;
    const line = /^[^\r\n]*[\r\n]/.exec(head)?.[0];
    if (line === undefined) return undefined;
    return chooseSeparator(line);
  }
  function chooseSeparator(line: string): string {
    const counts = [',', ';', '\t'].map((sign) => [line.split(sign).length, sign] as const);
    separator = counts.reduce((best, each) => (each[0] > best[0] ? each : best))[1];
    return head;
  }
  function withoutMark(piece: string): string {
    if (!isStart || piece === '') return piece;
    isStart = false;
    return piece.startsWith('\ufeff') ? piece.slice(1) : piece;
  }

  return {
    push(piece) {
      const rows: string[][] = [];
      const ready = begin(withoutMark(piece));
      if (ready !== undefined) take(ready, rows);
      return rows;
    },
    end() {
      const rows: string[][] = [];
      if (separator === undefined) take(chooseSeparator(head), rows);
      if (isQuoted && !wasQuote) throw new CsvBroken('a quoted cell is never closed');
      if (cell !== '' || row.length > 0 || wasQuote) rows.push([...row, cell]);
      return rows;
    },
  };
}
