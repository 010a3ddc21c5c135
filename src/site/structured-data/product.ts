import { effectivePrice } from '#src/domain/catalogue/product.ts';
import type { ShopFacts } from '#src/domain/catalogue/shop-facts.ts';
import type { Review, ShopProduct } from '#src/domain/catalogue/shop-product.ts';
import type { Language } from '#src/domain/language/languages.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { returnData, shippingData } from './delivery.ts';
import { type Data, euros, schemaOrg } from './json.ts';

/** Search engines show a few. */
const reviewCount = 3;

interface ProductDataInput {
  readonly product: ShopProduct;
  readonly reviews: readonly Review[];
  readonly language: Language;
  readonly origin: string;
  /** Addresses of pictures, absolute paths. */
  readonly pictures: readonly string[];
  readonly facts: ShopFacts;
}

/** Only where people rated it: no product has a rating that nobody gave (decisions.md, ratings). */
function ratingData(product: ShopProduct, reviews: readonly Review[]): Data {
  if (product.rating === null || product.reviewCount === 0) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: product.rating,
      reviewCount: product.reviewCount,
    },
    review: reviews.slice(0, reviewCount).map((review) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: review.author },
      datePublished: review.createdAt.slice(0, 10),
      reviewBody: review.body,
      reviewRating: { '@type': 'Rating', ratingValue: review.rating, bestRating: 5 },
    })),
  };
}

function priceData(product: ShopProduct): Data {
  const { price, salePrice } = product;
  return {
    priceCurrency: 'EUR',
    price: euros(effectivePrice(product)),
    ...(salePrice !== null && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceType: `${schemaOrg}/StrikethroughPrice`,
        price: euros(price),
        priceCurrency: 'EUR',
      },
    }),
  };
}

/** A product with its offer in euro: what it costs, whether it is there, how it comes and how it goes back. */
export function productData({ product, reviews, language, origin, pictures, facts }: ProductDataInput): Data {
  const goods = effectivePrice(product);
  return {
    '@context': schemaOrg,
    '@type': 'Product',
    name: product.name[language],
    description: product.description[language],
    sku: product.sku,
    image: pictures.map((path) => origin + path),
    ...(product.brand === '' ? {} : { brand: { '@type': 'Brand', name: product.brand } }),
    // Without a price there is nothing that search engines could offer.
    ...(goods > 0 && {
      offers: {
        '@type': 'Offer',
        url: origin + localizePath(`/product/${product.id}`, language),
        ...priceData(product),
        availability: `${schemaOrg}/${product.stock > 0 ? 'InStock' : 'OutOfStock'}`,
        itemCondition: `${schemaOrg}/NewCondition`,
        shippingDetails: shippingData(facts, goods),
        hasMerchantReturnPolicy: returnData(facts, goods),
      },
    }),
    ...ratingData(product, reviews),
  };
}
