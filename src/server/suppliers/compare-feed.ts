import { FeedFailure, type FeedFailureCode } from '#src/domain/suppliers/feed-failure.ts';
import {
  type FaultyRow,
  type FeedMapping,
  type FeedRow,
  type RawRow,
  readFeedRow,
  separateDuplicates,
} from '#src/domain/suppliers/feed-row.ts';
import { type FeedShape, readRows } from './read-feed.ts';

/** What a list says, row by row, or why it cannot be read at all. */
export interface ReadFeed {
  readonly rows: readonly FeedRow[];
  readonly errors: readonly FaultyRow[];
  readonly rows_read: number;
  readonly failure: { readonly code: FeedFailureCode; readonly detail?: string | undefined } | null;
}

/** The fields that the mapping names and no row has: then it was made for another list. */
function missingField(row: RawRow, mapping: FeedMapping): string | undefined {
  return [mapping.sku, mapping.cost, mapping.available].find((name) => name !== '' && !row.has(name));
}

/** Reads a whole list by its mapping. A list that breaks off half way counts for nothing. */
export async function readWholeFeed(
  bytes: AsyncIterable<Uint8Array>,
  feed: FeedShape & { readonly mapping: FeedMapping },
): Promise<ReadFeed> {
  const rows: FeedRow[] = [];
  const errors: FaultyRow[] = [];
  let place = 0;
  try {
    for await (const raw of readRows(bytes, feed)) {
      place += 1;
      const missing = place === 1 ? missingField(raw, feed.mapping) : undefined;
      if (missing !== undefined) throw new FeedFailure('field_missing', missing);
      const row = readFeedRow(raw, place, feed.mapping);
      if ('reason' in row) errors.push(row);
      else rows.push(row);
    }
    if (place === 0) throw new FeedFailure('no_rows');
  } catch (error) {
    if (!(error instanceof FeedFailure)) throw error;
    return { rows: [], errors: [], rows_read: place, failure: { code: error.code, detail: error.detail } };
  }
  const { rows: used, faulty } = separateDuplicates(rows);
  return { rows: used, errors: [...errors, ...faulty], rows_read: place, failure: null };
}

/** The first rows of a list and the names of their fields, for whoever maps them. Throws FeedFailure. */
export async function previewFeed(bytes: AsyncIterable<Uint8Array>, shape: FeedShape, most = 10) {
  const rows: RawRow[] = [];
  for await (const row of readRows(bytes, shape)) {
    rows.push(row);
    if (rows.length >= most) break;
  }
  if (rows.length === 0) throw new FeedFailure('no_rows');
  const fields = [...new Set(rows.flatMap((row) => [...row.keys()]))].filter(Boolean);
  return {
    fields,
    rows: rows.map((row) => fields.map((field) => String(row.get(field) ?? '').slice(0, 120))),
  };
}
