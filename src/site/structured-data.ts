import { effectivePrice } from '#src/domain/catalogue/product.ts';
import type { Review, ShopProduct } from '#src/domain/catalogue/shop-product.ts';
import type { Language } from '#src/domain/language/languages.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import type { Crumb } from './listing-text.ts';

/** Structured data for search engines (schema.org), built into the page. */
type Data = Readonly<Record<string, unknown>>;

const context = 'https://schema.org';
const euros = (cents: number) => (cents / 100).toFixed(2);

/** The trail of a page; the last part is the page itself. */
export function breadcrumbData(crumbs: readonly Crumb[], origin: string, own: string): Data {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: href === undefined ? own : origin + href,
    })),
  };
}

interface ProductDataInput {
  readonly product: ShopProduct;
  readonly reviews: readonly Review[];
  readonly language: Language;
  readonly origin: string;
  /** Addresses of pictures, absolute paths. */
  readonly pictures: readonly string[];
}

/** A product with its offer in euro; a rating only where people rated it. */
export function productData({ product, reviews, language, origin, pictures }: ProductDataInput): Data {
  const url = origin + localizePath(`/product/${product.id}`, language);
  return {
    '@context': context,
    '@type': 'Product',
    name: product.name[language],
    description: product.description[language],
    sku: product.sku,
    image: pictures.map((path) => origin + path),
    ...(product.brand === '' ? {} : { brand: { '@type': 'Brand', name: product.brand } }),
    offers: {
      '@type': 'Offer',
      url,
      priceCurrency: 'EUR',
      price: euros(effectivePrice(product)),
      availability: `${context}/${product.stock > 0 ? 'InStock' : 'OutOfStock'}`,
      itemCondition: `${context}/NewCondition`,
    },
    ...(product.rating === null || product.reviewCount === 0
      ? {}
      : {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: product.rating,
            reviewCount: product.reviewCount,
          },
          review: reviews.slice(0, 5).map((review) => ({
            '@type': 'Review',
            author: { '@type': 'Person', name: review.author },
            datePublished: review.createdAt.slice(0, 10),
            reviewBody: review.body,
            reviewRating: { '@type': 'Rating', ratingValue: review.rating, bestRating: 5 },
          })),
        }),
  };
}

/** The shop itself, on its home page. */
export function shopData(origin: string, name: string, email: string, telephone: string): Data {
  return { '@context': context, '@type': 'OnlineStore', name, url: origin, email, telephone };
}
