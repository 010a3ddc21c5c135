import { listingIndexFile } from '#src/contracts/listing-index.ts';
import type { ListingIndex } from '#src/domain/catalogue/listing-index.ts';
import { cardAddress, openListingIndex } from '#src/domain/catalogue/open-listing-index.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { cartData } from '../shared/cart-data.ts';
import { fetchMessages } from '../shared/fetch-messages.ts';

const { language } = cartData();
const patience = 8_000;

async function load(address: string, cache: RequestCache): Promise<Response> {
  const response = await fetch(address, { cache, signal: AbortSignal.timeout(patience) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response;
}

const readTexts = async () => islandText(language, await fetchMessages(language, 'listing'));
export type ListingWords = Awaited<ReturnType<typeof readTexts>>;

/** Where this page's data is; empty on pages that have none: empty lists, and pages made since the last build. */
const path = document.querySelector<HTMLElement>('[data-toolbar]')?.dataset['toolbar'] ?? '';
export const hasData = path !== '';

async function readIndex(cache: RequestCache): Promise<ListingIndex> {
  const response = await load(`/data/listings/${path}`, cache);
  return openListingIndex(listingIndexFile.parse(await response.json()));
}

/** What a listing's code works with. */
export interface ListingData {
  readonly index: ListingIndex;
  readonly words: ListingWords;
}

let reading: Promise<ListingData> | undefined;

/** The index and the words of this page's listing, fetched once; what failed is asked for again the next time. */
export function listingData(cache: RequestCache = 'default'): Promise<ListingData> {
  reading ??= Promise.all([readIndex(cache), readTexts()]).then(([index, words]) => ({ index, words }));
  const own = reading;
  own.catch(() => {
    if (reading === own) reading = undefined;
  });
  return own;
}

/** The cards are of a newer catalogue than the index that pointed at them: it has to be read anew. */
export class IndexIsOld extends Error {}

const shards = new Map<string, Promise<readonly Element[]>>();

async function readShard(shard: string): Promise<readonly Element[]> {
  const response = await load(`/${language}/cards/${shard}`, 'default');
  const parsed = new DOMParser().parseFromString(await response.text(), 'text/html');
  const holder = parsed.querySelector<HTMLElement>('[data-cards]');
  if (holder?.dataset['cards'] !== new URLSearchParams(shard.split('?')[1]).get('v')) throw new IndexIsOld(shard);
  return [...holder.children];
}

function shardCards(shard: string): Promise<readonly Element[]> {
  const known = shards.get(shard) ?? readShard(shard);
  shards.set(shard, known);
  known.catch(() => shards.delete(shard));
  return known;
}

/** New copies of the cards of these rows. Throws `IndexIsOld`, or what the network threw. */
export function readCards(index: ListingIndex, rows: readonly number[]): Promise<Node[]> {
  return Promise.all(
    rows.map(async (row) => {
      const { shard, position } = cardAddress(index, row);
      const card = (await shardCards(shard))[position];
      if (card === undefined) throw new IndexIsOld(shard);
      return document.importNode(card, true);
    }),
  );
}

/** Throws the index away, since the catalogue has changed under it. */
export function forgetIndex(): Promise<ListingData> {
  reading = undefined;
  return listingData('reload');
}
