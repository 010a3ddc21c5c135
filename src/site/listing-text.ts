import type { Category } from '#src/domain/catalogue/category.ts';
import { childCategories } from '#src/domain/catalogue/category.ts';
import type { Listing, ListingGroup } from '#src/domain/catalogue/listings.ts';
import { listingGroups, subcategories } from '#src/domain/catalogue/listings.ts';
import { effectivePrice } from '#src/domain/catalogue/product.ts';
import type { ShopProduct } from '#src/domain/catalogue/shop-product.ts';
import type { Language } from '#src/domain/language/languages.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { formatMoney } from '#src/domain/money/format.ts';
import { type Translator, translator } from '#src/i18n/translator.ts';
import type { ListingPage } from './listing-pages.ts';

export interface Crumb {
  readonly name: string;
  /** Undefined for the page itself. */
  readonly href?: string;
}
export interface TabLink {
  readonly name: string;
  readonly href: string;
  readonly current: boolean;
}
export interface ListingText {
  readonly title: string;
  /** For the browser's tab and search engines. */
  readonly pageTitle: string;
  readonly metaDescription: string;
  /** The sentence beside the title; empty where nobody wrote one. */
  readonly text: string;
  readonly crumbs: readonly Crumb[];
  /** The lists beside or below this one. */
  readonly tabs: readonly TabLink[];
}

type Words = Translator<'catalogue'>;
type NameKey = Parameters<Words>[0];

/** The name of a listing slug: one word can mean two things for women and men. */
function subcategoryName(words: Words, audience: string, subcategory: string): string {
  return words(`names.${audience}.${subcategory}` as NameKey);
}

/** The specification shows the Lithuanian category word “batai” as “Avalynė”. */
export function categoryName(category: Category, language: Language): string {
  const name = category.name[language];
  return language === 'lt' && name.trim().toLowerCase() === 'batai' ? 'Avalynė' : name;
}

function listingName(listing: Listing, words: Words): string {
  if (listing.subcategory !== undefined && listing.audience !== undefined)
    return subcategoryName(words, listing.audience, listing.subcategory);
  if (listing.group !== undefined) return words(`group.${listing.group}`);
  if (listing.audience !== undefined) return words(listing.audience);
  return words(listing.kind as 'shop' | 'new' | 'sale');
}

function groupHref(audience: string, group: ListingGroup, language: Language): string {
  return localizePath(group === 'clothing' ? `/${audience}` : `/${audience}/${group}`, language);
}

function listingCrumbs(listing: Listing, words: Words, language: Language): Crumb[] {
  const home = { name: words('home'), href: localizePath('/', language) };
  const own = { name: listingName(listing, words) };
  if (listing.audience === undefined || listing.kind === 'audience') return [home, own];
  const root = { name: words(listing.audience), href: localizePath(`/${listing.audience}`, language) };
  if (listing.kind === 'group' || listing.group === undefined || listing.group === 'clothing') return [home, root, own];
  const group = { name: words(`group.${listing.group}`), href: groupHref(listing.audience, listing.group, language) };
  return [home, root, group, own];
}

function listingTabs(listing: Listing, words: Words, language: Language): TabLink[] {
  const { audience, group } = listing;
  if (audience === undefined) return [];
  const link = (path: string, name: string, current: boolean) => ({
    name,
    href: localizePath(path, language),
    current,
  });
  const whole = group === undefined || group === 'clothing';
  const base = whole ? `/${audience}` : `/${audience}/${group}`;
  const slugs: readonly string[] = subcategories[audience][group ?? 'clothing'];
  return [
    link(base, words('all'), listing.subcategory === undefined),
    ...slugs.map((slug) =>
      link(`${base}/${slug}`, subcategoryName(words, audience, slug), slug === listing.subcategory),
    ),
    ...(whole
      ? listingGroups.slice(1).map((other) => link(`/${audience}/${other}`, words(`group.${other}`), false))
      : []),
  ];
}

const lowestPrices = new WeakMap<readonly ShopProduct[], number>();

/** The lowest price of a list, euro cents: looked for once a list, not once a page. */
export function lowestPriceOf(all: readonly ShopProduct[]): number {
  const known =
    lowestPrices.get(all) ?? all.reduce((lowest, product) => Math.min(lowest, effectivePrice(product)), Infinity);
  lowestPrices.set(all, known);
  return known;
}

function lowestPriceText(page: ListingPage, language: Language): string {
  return formatMoney(lowestPriceOf(page.all), 'EUR', language);
}

const sentences = (...texts: readonly string[]) => texts.filter((text) => text !== '').join(' ');

function listingText(page: ListingPage, listing: Listing, language: Language): ListingText {
  const words = translator(language, 'catalogue');
  const title = listingName(listing, words);
  const audienceTitle = listing.audience === undefined ? title : words(`titleFor.${listing.audience}`, { name: title });
  const named =
    listing.kind === 'shop' || listing.kind === 'audience' || listing.kind === 'new' || listing.kind === 'sale';
  const key = listing.kind === 'audience' ? (listing.audience ?? 'women') : (listing.kind as 'shop' | 'new' | 'sale');
  const text = named ? words(`text.${key}`) : '';
  const figures = { count: page.total, price: lowestPriceText(page, language) };
  const meta =
    listing.kind === 'shop' || listing.kind === 'audience'
      ? words(`meta.${key as 'shop' | 'women' | 'men'}`, figures)
      : sentences(text, words('meta.listing', { name: audienceTitle, ...figures }));
  return {
    title,
    pageTitle: listing.kind === 'audience' ? title : audienceTitle,
    metaDescription: page.total === 0 ? text || words('empty.text') : meta,
    text,
    crumbs: listingCrumbs(listing, words, language),
    tabs: listingTabs(listing, words, language),
  };
}

function categoryText(
  page: ListingPage,
  chain: readonly Category[],
  categories: readonly Category[],
  language: Language,
): ListingText {
  const words = translator(language, 'catalogue');
  const own = chain.at(-1);
  const root = chain[0];
  if (own === undefined || root === undefined) throw new Error('A category page needs its category');
  const title = categoryName(own, language);
  const children = childCategories(categories, own.id);
  const parent = children.length > 0 ? own : (chain.at(-2) ?? own);
  const shown = children.length > 0 ? children : childCategories(categories, parent.id);
  const href = (category: Category) => localizePath(`/${category.slug}`, language);
  const pathTitle = [...chain]
    .reverse()
    .map((category) => categoryName(category, language))
    .join(', ');
  return {
    title,
    // With what stands above it, since listings of the same name are pages of their own: search engines tell them apart.
    pageTitle: pathTitle,
    metaDescription:
      page.total === 0
        ? own.description[language] || words('empty.text')
        : sentences(
            own.description[language],
            words('meta.listing', { name: pathTitle, count: page.total, price: lowestPriceText(page, language) }),
          ),
    text: own.description[language],
    crumbs: [
      { name: words('home'), href: localizePath('/', language) },
      ...chain.slice(0, -1).map((category) => ({ name: categoryName(category, language), href: href(category) })),
      { name: title },
    ],
    tabs:
      shown.length === 0
        ? []
        : [
            { name: words('all'), href: href(parent), current: children.length > 0 },
            ...shown.map((category) => ({
              name: categoryName(category, language),
              href: href(category),
              current: category === own,
            })),
          ],
  };
}

/** The words of a listing page. */
export function describeListing(page: ListingPage, categories: readonly Category[], language: Language): ListingText {
  return page.subject.type === 'listing'
    ? listingText(page, page.subject.listing, language)
    : categoryText(page, page.subject.chain, categories, language);
}
