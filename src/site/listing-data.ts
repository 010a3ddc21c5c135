import { createHash } from 'node:crypto';
import { cardsPerShard, groupByCategory } from '#src/domain/catalogue/card-place.ts';
import { encodeListingIndex, type ListingIndexFile } from '#src/domain/catalogue/listing-index.ts';
import { priceTop } from '#src/domain/catalogue/listings.ts';
import type { ShopProduct } from '#src/domain/catalogue/shop-product.ts';
import { offeredSorts, type SortKey } from '#src/domain/catalogue/sort-keys.ts';
import type { Catalogue } from './catalogue.ts';
import type { ListingPage } from './listing-pages.ts';
import { cardVersion, listKey } from './page-keys.ts';
import { picture } from './pictures.ts';

/** A fragment of cards, as pages below `/{language}/cards/` and as indexes name it. */
export interface CardShard {
  /** `women-dresses-1` */
  readonly name: string;
  readonly category: string;
  /** Changes with anything that its cards show, so that browsers may keep it for ever. */
  readonly version: string;
  readonly products: readonly ShopProduct[];
}

/** What cards are made with: when it changes, so do they. */
const makings = Object.values(
  import.meta.glob<string>(
    [
      '/src/components/{Picture,Price,PriceText}.astro',
      '/src/components/catalogue/ProductCard.astro',
      '/public/locales/*/catalogue.json',
    ],
    { query: '?raw', import: 'default', eager: true },
  ),
);

const versionOf = (...content: readonly unknown[]) =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 8);

function buildShards({ products, texts }: Pick<Catalogue, 'products' | 'texts'>): CardShard[] {
  const made = versionOf(
    makings,
    texts.filter(({ namespace }) => namespace === 'catalogue'),
  );
  return [...groupByCategory(products)].flatMap(([category, members]) =>
    Array.from({ length: Math.ceil(members.length / cardsPerShard) }, (_, number) => {
      const own = members.slice(number * cardsPerShard, (number + 1) * cardsPerShard);
      const pictures = own.flatMap(({ images }) => images.map((key) => picture(key).fallback));
      return {
        name: `${category}-${number + 1}`,
        category,
        version: versionOf(own.map(cardVersion), pictures, made),
        products: own,
      };
    }),
  );
}

const known = new WeakMap<Catalogue, CardShard[]>();

/** All fragments of cards of the shop. */
export function cardShards(catalogue: Catalogue): readonly CardShard[] {
  const shards = known.get(catalogue) ?? buildShards(catalogue);
  known.set(catalogue, shards);
  return shards;
}

/** The order that a listing has by itself. */
function ownSort({ subject }: Pick<ListingPage, 'subject'>): SortKey {
  return subject.type === 'listing' ? subject.listing.sort : 'featured';
}

const places = new WeakMap<Catalogue, ReadonlyMap<string, number>>();

/** Each product's number within its category, over the whole shop. */
function cardPlaces(catalogue: Catalogue): ReadonlyMap<string, number> {
  const made =
    places.get(catalogue) ??
    new Map(
      [...groupByCategory(catalogue.products).values()].flatMap((group) =>
        group.map(({ id }, place) => [id, place] as const),
      ),
    );
  places.set(catalogue, made);
  return made;
}

/** What the filter of a listing reads, for all its pages and languages. */
export function listingData(listing: ListingPage, catalogue: Catalogue): ListingIndexFile {
  const shards = cardShards(catalogue);
  const ordinals = cardPlaces(catalogue);
  const sort = ownSort(listing);
  return encodeListingIndex({
    products: listing.all,
    ordinalOf: ({ id }) => ordinals.get(id) ?? 0,
    versionsOf: (slug) => shards.filter(({ category }) => category === slug).map(({ version }) => version),
    guideName: (code) => catalogue.sizeGuides.find((guide) => guide.code === code)?.name,
    pinned: catalogue.facts.curation[listing.canonicalPath],
    sort,
    sorts: offeredSorts(sort),
    pageSize: listing.pageSize,
    priceTop: priceTop(listing.subject.type === 'listing' ? listing.subject.listing : undefined),
  });
}

/** The key of that file, without packing it: versions of fragments say where the cards stand. */
export function listingDataKey({ all }: Pick<ListingPage, 'all'>, catalogue: Catalogue): string {
  const categories = new Set(all.map(({ category }) => category));
  const shards = cardShards(catalogue).filter(({ category }) => categories.has(category));
  return listKey(
    catalogue,
    all,
    shards.map(({ version }) => version),
  );
}

/**
 * What a listing's toolbar needs: the address of its data below `/data/listings/`, and the orders that it offers. The address
 * carries no version: each change of one product would otherwise be one of every page that lists it.
 */
export interface ListingFilter {
  readonly data: string;
  readonly sorts: readonly SortKey[];
}

/** Undefined where there is nothing to filter. */
export function listingFilter(listing: ListingPage): ListingFilter | undefined {
  if (listing.total === 0) return undefined;
  return { data: `${listing.canonicalPath}.json`, sorts: offeredSorts(ownSort(listing)) };
}
