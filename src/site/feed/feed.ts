import { effectivePrice } from '#src/domain/catalogue/product.ts';
import type { ShopFacts } from '#src/domain/catalogue/shop-facts.ts';
import { imagesOfColor, type ShopProduct } from '#src/domain/catalogue/shop-product.ts';
import type { Language } from '#src/domain/language/languages.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { quoteDelivery } from '#src/domain/shipping/zones.ts';
import { element, escapeXml } from '../xml.ts';
import { ageGroupOf, genderOf, googleCategory } from './kinds.ts';

/** Lengths that merchant centres accept, in letters; and how many pictures beside the first. */
const titleLength = 150;
const descriptionLength = 5000;
const morePictures = 10;
/** Products of one file: some 15 MB, quickly made anew when one of them changes; merchant centres take several files. */
const productsOfFile = 500;

export interface FeedInput {
  readonly products: readonly ShopProduct[];
  readonly facts: ShopFacts;
  readonly language: Language;
  readonly origin: string;
  readonly shop: { readonly name: string; readonly description: string };
  /** Absolute path of a picture of 720 pixels by its key. */
  readonly pictureOf: (key: string) => string | undefined;
  readonly colorName: (color: string) => string;
  /** Names of the categories above a product, from the department down. */
  readonly categoriesOf: (product: ShopProduct) => readonly string[];
}

const euros = (cents: number) => `${(cents / 100).toFixed(2)} EUR`;
const cut = (text: string, length: number) => (text.length <= length ? text : [...text].slice(0, length).join(''));

function shipping({ zones }: ShopFacts, goods: number): string {
  return zones
    .map((zone) => {
      const standard = quoteDelivery(zone, goods).find(({ code }) => code === 'standard');
      const price = euros(standard?.fee ?? zone.standardFee);
      return `<g:shipping>\n${element('g:country', zone.country)}${element('g:price', price)}</g:shipping>\n`;
    })
    .join('');
}

/** What a product's address says of the size and the colour that are meant. */
function choice(size: string, color: string): string {
  const query = new URLSearchParams({ ...(color && { color }), ...(size && { size }) }).toString();
  return query && `?${query}`;
}

function pictures(product: ShopProduct, color: string, { origin, pictureOf }: FeedInput): string {
  const [first, ...more] = imagesOfColor(product, color).flatMap((key) => {
    const address = pictureOf(key);
    return address === undefined ? [] : [origin + address];
  });
  const others = more.slice(0, morePictures).map((link) => element('g:additional_image_link', link));
  return element('g:image_link', first) + others.join('');
}

/** The same for every argument that it had before. */
function remembered<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}

/** The items of a product, one for every size and colour: most of what they say is said of all of them. */
function itemsOf(product: ShopProduct, input: FeedInput, shippingOf: (goods: number) => string): string[] {
  const { language, shop, origin } = input;
  const name = product.name[language];
  const group = element('g:item_group_id', product.id);
  const description = element('description', cut(product.description[language] || name, descriptionLength));
  const page = `${origin}${localizePath(`/product/${product.id}`, language)}`;
  const prices =
    element('g:price', euros(product.price)) +
    element('g:sale_price', product.salePrice === null ? undefined : euros(product.salePrice)) +
    element('g:brand', product.brand || shop.name) +
    // The seed has no bar codes; a shop that has them says so here.
    element('g:identifier_exists', 'no') +
    element('g:condition', 'new');
  const kinds =
    element('g:gender', genderOf(product)) +
    element('g:age_group', ageGroupOf(product)) +
    element('g:google_product_category', googleCategory(product)) +
    element('g:product_type', input.categoriesOf(product).join(' > ')) +
    shippingOf(effectivePrice(product));
  const picturesOf = remembered((color: string) => pictures(product, color, input));
  return product.variants.map(({ sku, size, color: code, free }) => {
    const color = code && input.colorName(code);
    return [
      '<item>\n',
      element('g:id', sku),
      group,
      element('title', cut([name, color, size].filter(Boolean).join(', '), titleLength)),
      description,
      element('link', page + choice(size, code)),
      picturesOf(code),
      element('g:availability', free > 0 ? 'in_stock' : 'out_of_stock'),
      prices,
      element('g:color', color),
      element('g:size', size),
      kinds,
      '</item>\n',
    ].join('');
  });
}

/** The products of each file of a feed, in order; one file even where there is no product. */
export function feedParts(products: readonly ShopProduct[], most = productsOfFile): ShopProduct[][] {
  const count = Math.max(1, Math.ceil(products.length / most));
  return Array.from({ length: count }, (_, index) => products.slice(index * most, (index + 1) * most));
}

/**
 * The product feed for merchant centres in one language: RSS 2.0 with Google's names, an item for every size and colour.
 * Products without a price are left out: they cannot be bought.
 */
export function productFeed(input: FeedInput): string {
  const { language, origin, shop, facts } = input;
  const shippingOf = remembered((goods: number) => shipping(facts, goods));
  const told = { ...input, colorName: remembered(input.colorName), pictureOf: remembered(input.pictureOf) };
  const items = input.products
    .filter((product) => effectivePrice(product) > 0)
    .flatMap((product) => itemsOf(product, told, shippingOf));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n',
    element('title', shop.name),
    `<link>${escapeXml(origin + localizePath('/', language))}</link>\n`,
    element('description', shop.description),
    ...items,
    '</channel>\n</rss>\n',
  ].join('');
}
