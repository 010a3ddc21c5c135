import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import {
  type AdminSupplierFilesRequest,
  type AdminSuppliersRequest,
  type AdminSuppliersResponse,
  adminSuppliersResponse,
} from '#src/contracts/admin-suppliers.ts';
import { type SupplierFeed, supplierFeed } from '#src/contracts/staff-suppliers.ts';
import { failure, type Result, success } from '#src/domain/result/result.ts';
import { FeedFailure } from '#src/domain/suppliers/feed-failure.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { readAnswer } from '#src/server/database/read-answer.ts';
import { previewFeed, readWholeFeed } from './compare-feed.ts';
import { type FetchFeedOptions, fetchFeed } from './fetch-feed.ts';
import type { FeedShape } from './read-feed.ts';

const refusals = [
  'supplier_unknown',
  'product_unknown',
  'feed_unknown',
  'run_unknown',
  'name_taken',
  'sku_taken',
  'supplier_stale',
  'feed_stale',
  'cost_stale',
  'run_state',
] as const;
type Refusal = (typeof refusals)[number] | 'feed_unreadable';
type Answer = Result<AdminSuppliersResponse, Refusal>;
type Origin = 'address' | 'file' | 'schedule';

interface Dependencies {
  readonly call: CallDatabase;
  readonly fetching: FetchFeedOptions;
}

/** The file as something that comes in one piece. */
async function* inOnePiece(bytes: Uint8Array) {
  yield bytes;
}

async function findFeed(call: CallDatabase, feed: string): Promise<SupplierFeed | null> {
  return z.object({ feed: z.nullable(supplierFeed) }).parse(await call('read_feed', { feed })).feed;
}

/** Reads a list, holds it against what the shop knows and keeps what differs, or why it cannot be read. */
async function keepComparison(
  call: CallDatabase,
  feed: SupplierFeed,
  bytes: AsyncIterable<Uint8Array>,
  made: { readonly id: string; readonly origin: Origin; readonly file_name: string | null },
) {
  const { rows, errors, rows_read, failure: broken } = await readWholeFeed(bytes, feed);
  const answer = await call('compare_feed', {
    made: { ...made, feed: feed.id, failure: broken, rows_read, rows, errors },
  });
  return { answer: readAnswer(answer, adminSuppliersResponse, refusals), isRead: broken === null };
}

async function preview(bytes: AsyncIterable<Uint8Array>, shape: FeedShape): Promise<Answer> {
  try {
    return success({ ok: true, preview: await previewFeed(bytes, shape) });
  } catch (error) {
    if (!(error instanceof FeedFailure)) throw error;
    return failure('feed_unreadable', {
      reason: error.code,
      ...(error.detail !== undefined && { detail: error.detail }),
    });
  }
}

/** Makes and changes suppliers, their products and feeds; reads a feed by its address, and takes over what differs. */
export async function changeSuppliers(
  { call, fetching }: Dependencies,
  request: AdminSuppliersRequest,
): Promise<Answer> {
  const ask = async (name: string, parameters: Readonly<Record<string, unknown>>) =>
    readAnswer(await call(name, parameters), adminSuppliersResponse, refusals);
  switch (request.act) {
    case 'save':
      return ask('save_supplier', { wanted: request.supplier });
    case 'save_product': {
      const { act: _, ...wanted } = request;
      return ask('save_supplier_product', { wanted });
    }
    case 'save_feed':
      return ask('save_feed', { wanted: request.feed });
    case 'preview': {
      const { url, credential_name: credential } = request;
      if (url === null) return failure('feed_unreadable', { reason: 'address_not_allowed' });
      return preview(fetchFeed({ url, credential }, fetching), request);
    }
    case 'compare': {
      const feed = await findFeed(call, request.feed);
      if (feed === null) return failure('feed_unknown');
      if (feed.url === null) return failure('feed_unreadable', { reason: 'address_not_allowed' });
      const bytes = fetchFeed({ url: feed.url, credential: feed.credential_name }, fetching);
      const made = { id: request.run, origin: 'address', file_name: null } as const;
      return (await keepComparison(call, feed, bytes, made)).answer;
    }
    case 'apply':
      return ask('apply_feed_run', { run: request.run, with_jumps: request.with_jumps });
  }
}

/** The first rows of a file, or what differs in it for a feed. */
export async function readSupplierFile(
  { call }: Pick<Dependencies, 'call'>,
  request: AdminSupplierFilesRequest,
  file: Uint8Array,
): Promise<Answer> {
  if (request.act === 'preview') return preview(inOnePiece(file), request);
  const feed = await findFeed(call, request.feed);
  if (feed === null) return failure('feed_unknown');
  const made = { id: request.run, origin: 'file', file_name: request.name } as const;
  return (await keepComparison(call, feed, inOnePiece(file), made)).answer;
}

/** Reads the feeds whose time has come, one after the other; those that are set to do so take their differences over, but no jumps. */
export async function readDueFeeds({ call, fetching }: Dependencies) {
  const { feeds } = z.object({ feeds: z.array(supplierFeed) }).parse(await call('claim_due_feeds', {}));
  const outcome = { read: 0, failed: 0, applied: 0 };
  for (const feed of feeds) {
    const id = randomUUID();
    const bytes = fetchFeed({ url: feed.url ?? '', credential: feed.credential_name }, fetching);
    const { answer, isRead } = await keepComparison(call, feed, bytes, { id, origin: 'schedule', file_name: null });
    if (!answer.ok || !isRead) {
      outcome.failed += 1;
      continue;
    }
    outcome.read += 1;
    if (!feed.applies_itself) continue;
    const applied = readAnswer(
      await call('apply_feed_run', { run: id, with_jumps: false }),
      adminSuppliersResponse,
      refusals,
    );
    if (applied.ok) outcome.applied += applied.value.updated ?? 0;
  }
  return outcome;
}
