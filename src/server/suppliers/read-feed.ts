import { parse } from 'csv-parse';
import { FeedFailure } from '#src/domain/suppliers/feed-failure.ts';
import type { RawRow } from '#src/domain/suppliers/feed-row.ts';

/** How a supplier's list is written. */
export interface FeedShape {
  readonly format: 'csv' | 'json';
  /** Where the rows are in JSON: names with dots between; empty where the whole is the list. */
  readonly items_path: string;
}

export const mostRows = 50_000;
const mostFields = 200;
/** Of a cell that is kept, in characters; the rest of a longer one is dropped. */
const longestCell = 500;
const longestRecord = 200_000;

/** The bytes as text: UTF-8, with or without its mark; anything else is refused, so that no letter is guessed. */
async function* decode(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true });
    yield decoder.decode();
  } catch (error) {
    if (error instanceof TypeError) throw new FeedFailure('not_utf8');
    throw error;
  }
}

/** The mark that stands most often between the names of the first line. */
function delimiterOf(line: string): string {
  const bare = line.replace(/"[^"]*"/g, '');
  const count = (mark: string) => bare.split(mark).length;
  return [';', ',', '\t', '|'].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}

const cell = (value: string) => value.slice(0, longestCell);

async function* readCsv(texts: AsyncIterable<string>): AsyncGenerator<RawRow> {
  const source = texts[Symbol.asyncIterator]();
  let head = '';
  let isAll = false;
  while (!isAll && !/[\r\n]/.test(head) && head.length < longestRecord) {
    const { value, done } = await source.next();
    isAll = done === true;
    head += value ?? '';
  }
  const parser = parse({
    delimiter: delimiterOf(head.split(/[\r\n]/, 1)[0] ?? ''),
    relax_column_count: true,
    // A quote within a field is a letter like any other, as many lists have it.
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: longestRecord,
  });
  const fill = async () => {
    parser.write(head);
    for (let next = await source.next(); next.done !== true && !parser.destroyed; next = await source.next()) {
      if (!parser.write(next.value))
        await new Promise((resolve) => parser.once('drain', resolve).once('close', resolve));
    }
    parser.end();
  };
  // Whatever goes wrong on the way in comes out where the rows are read.
  fill().catch((error: Error) => parser.destroy(error));
  let names: string[] | undefined;
  try {
    for await (const record of parser as AsyncIterable<string[]>) {
      if (names === undefined) {
        names = record.slice(0, mostFields).map((name) => cell(name).trim());
        continue;
      }
      yield new Map(names.map((name, index) => [name, cell(record[index] ?? '')]));
    }
  } catch (error) {
    if (error instanceof FeedFailure) throw error;
    throw new FeedFailure('not_csv', error instanceof Error ? error.message.slice(0, 200) : undefined);
  } finally {
    // Whoever has seen enough lets go of the connection too.
    parser.destroy();
    await source.return?.();
  }
}

/** What stands at a path of names; own members alone, so that `__proto__` and `constructor` are names like any other. */
function memberAt(whole: unknown, path: string): unknown {
  let found = whole;
  for (const name of path.split('.').filter(Boolean)) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, name)) return undefined;
    found = (found as Readonly<Record<string, unknown>>)[name];
  }
  return found;
}

type Plain = string | number | boolean | null;
const isPlain = (value: unknown): value is Plain =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** JSON cannot be read a part at a time without a parser of its own: the limit on its size is the limit on memory. */
async function* readJson(texts: AsyncIterable<string>, path: string): AsyncGenerator<RawRow> {
  let text = '';
  for await (const part of texts) text += part;
  let whole: unknown;
  try {
    whole = JSON.parse(text);
  } catch {
    throw new FeedFailure('not_json');
  }
  const items = memberAt(whole, path);
  if (!Array.isArray(items)) throw new FeedFailure('no_list', path);
  for (const item of items as unknown[]) {
    const members = typeof item === 'object' && item !== null ? Object.entries(item).slice(0, mostFields) : [];
    yield new Map(
      members.flatMap(([name, value]) =>
        isPlain(value) ? [[cell(name).trim(), typeof value === 'string' ? cell(value) : value] as const] : [],
      ),
    );
  }
}

/** Reads the rows of a list as it comes; throws FeedFailure where it is none, or longer than `mostRows`. */
export async function* readRows(bytes: AsyncIterable<Uint8Array>, shape: FeedShape): AsyncGenerator<RawRow> {
  const texts = decode(bytes);
  let count = 0;
  for await (const row of shape.format === 'csv' ? readCsv(texts) : readJson(texts, shape.items_path)) {
    count += 1;
    if (count > mostRows) throw new FeedFailure('too_many_rows', String(mostRows));
    yield row;
  }
}
