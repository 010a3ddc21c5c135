import { CsvBroken, createCsvReader } from '#src/domain/csv/read-csv.ts';

/** A file that is no table, or not to its end. */
export class TableBroken extends Error {}

export interface TableRow {
  /** Its row in the table, the head being the first. */
  readonly line: number;
  readonly cells: readonly string[];
  /** How much of the file has been read, from 0 to 1. */
  readonly share: number;
}

/** UTF-8, or UTF-16 as spreadsheets write “Unicode text”, by the mark that it begins with. */
const encodingOf = ([first, second]: Uint8Array): string =>
  first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';

/**
 * The rows of a table (CSV with commas, semicolons or tabs), read as they are taken: a file of any length needs little memory. Empty
 * rows are left out. Throws TableBroken.
 */
export async function* readTable(file: Blob): AsyncGenerator<TableRow> {
  const reader = createCsvReader();
  const pieces = file.stream().getReader();
  let decoder: TextDecoder | undefined;
  let [line, read] = [0, 0];

  function* take(rows: readonly string[][]): Generator<TableRow> {
    const share = file.size === 0 ? 1 : Math.min(1, read / file.size);
    for (const cells of rows) {
      line += 1;
      if (cells.some((cell) => cell.trim() !== '')) yield { line, cells, share };
    }
  }
  try {
    for (;;) {
      const { done, value } = await pieces.read();
      if (done) break;
      read += value.byteLength;
      decoder ??= new TextDecoder(encodingOf(value));
      yield* take(reader.push(decoder.decode(value, { stream: true })));
    }
    yield* take([...reader.push(decoder?.decode() ?? ''), ...reader.end()]);
  } catch (error) {
    throw error instanceof CsvBroken ? new TableBroken() : error;
  } finally {
    void pieces.cancel();
  }
}
