import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { restoreCell } from '#src/domain/csv/cells.ts';

export const csvFaults = ['not_text', 'encoding', 'quotes', 'too_long', 'empty'] as const;
export type CsvFault = (typeof csvFaults)[number];

/** A table that cannot be read; `line` where that is known, the head being the first. */
export class UnreadableCsv extends Error {
  readonly code: CsvFault;
  readonly line: number | undefined;

  constructor(code: CsvFault, line?: number) {
    super(`CSV: ${code}${line === undefined ? '' : ` in line ${line}`}`);
    this.code = code;
    this.line = line;
  }
}

/** Characters of the longest row, three descriptions with room: more is a quote that was never closed. */
const longestRow = 120_000;
/** Bytes by which the kind of a file is told. */
const beginning = 4096;

/** UTF-8, or UTF-16 as spreadsheets write “Unicode text”, by the mark that it begins with. */
function encodingOf(head: Uint8Array): string {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  return 'utf-8';
}

/** The sign that stands most often in the head, outside of quotes. */
function delimiterOf(text: string): string {
  const [head = ''] = text.replace(/"[^"]*"/g, '').split(/\r?\n/);
  const count = (sign: string) => head.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/** Text of a file, a piece at a time. Throws UnreadableCsv where it is not what it seems to be. */
async function* decode(file: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  try {
    for await (const chunk of file) {
      decoder ??= new TextDecoder(encodingOf(chunk), { fatal: true });
      const text = decoder.decode(chunk, { stream: true });
      if (text.includes('\0')) throw new UnreadableCsv('not_text');
      yield text;
    }
    yield decoder?.decode() ?? '';
  } catch (error) {
    if (error instanceof TypeError) throw new UnreadableCsv('encoding');
    throw error;
  }
}

export interface CsvRow {
  /** Line that it begins in, as a text editor counts; the head is the first. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** Reads enough to tell the delimiter, and gives that back with everything. */
async function* startingWith(first: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}

/**
 * The rows of a table, the head first, one after the other, so that one of any length needs little memory: CSV (RFC 4180) with
 * commas, semicolons or tabs, with or without a byte-order mark. Cells are as they were before `writeCsv`. Empty rows are left out.
 * @throws UnreadableCsv
 */
export async function* readCsv(file: ReadableStream<Uint8Array>): AsyncGenerator<CsvRow> {
  const pieces = decode(file);
  let first = '';
  while (first.length < beginning) {
    const { done, value } = await pieces.next();
    if (done) break;
    first += value;
  }
  if (first.trim() === '') throw new UnreadableCsv('empty');
  const parser = parse({
    delimiter: delimiterOf(first),
    bom: false,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: longestRow,
  });
  const source = Readable.from(startingWith(first, pieces));
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  let line = 1;
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      if (record.some((cell) => cell.trim() !== '')) yield { line, cells: record.map(restoreCell) };
      line = info.lines + 1;
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UnreadableCsv(error.code === 'CSV_MAX_RECORD_SIZE' ? 'too_long' : 'quotes', line);
  } finally {
    source.destroy();
    parser.destroy();
  }
}
