import * as z from 'zod';

/**
 * What search engines ask of structured data before they show it (developers.google.com/search/docs/appearance/structured-data,
 * merchant listings, breadcrumbs, organisations, carousels): required fields are required, the rest may not be wrong.
 */
const address = z.url({ protocol: /^https?$/ });
const schema = (name: string) => z.literal(`https://schema.org/${name}`);
const text = z.string().regex(/\S/);
const money = z.string().regex(/^\d+\.\d{2}$/);
const country = z.string().regex(/^[A-Z]{2}$/);
const context = z.literal('https://schema.org');

const monetaryAmount = z.strictObject({
  '@type': z.literal('MonetaryAmount'),
  value: money,
  currency: z.literal('EUR'),
});
const days = z.strictObject({
  '@type': z.literal('QuantitativeValue'),
  minValue: z.int().nonnegative(),
  maxValue: z.int().nonnegative(),
  unitCode: z.literal('DAY'),
});

const shippingDetails = z.strictObject({
  '@type': z.literal('OfferShippingDetails'),
  shippingDestination: z.strictObject({ '@type': z.literal('DefinedRegion'), addressCountry: country }),
  shippingRate: monetaryAmount,
  deliveryTime: z.strictObject({ '@type': z.literal('ShippingDeliveryTime'), handlingTime: days, transitTime: days }),
});

const returnPolicy = z.strictObject({
  '@type': z.literal('MerchantReturnPolicy'),
  applicableCountry: z.array(country).min(1).max(50),
  returnPolicyCountry: country,
  returnPolicyCategory: schema('MerchantReturnFiniteReturnWindow'),
  merchantReturnDays: z.int().positive(),
  returnMethod: schema('ReturnByMail'),
  returnFees: z.union([schema('FreeReturn'), schema('ReturnShippingFees')]),
  returnShippingFeesAmount: monetaryAmount.optional(),
});

const offer = z.strictObject({
  '@type': z.literal('Offer'),
  url: address,
  price: money,
  priceCurrency: z.literal('EUR'),
  priceSpecification: z
    .strictObject({
      '@type': z.literal('UnitPriceSpecification'),
      priceType: schema('StrikethroughPrice'),
      price: money,
      priceCurrency: z.literal('EUR'),
    })
    .optional(),
  availability: z.union([schema('InStock'), schema('OutOfStock')]),
  itemCondition: schema('NewCondition'),
  shippingDetails: z.array(shippingDetails).min(1),
  hasMerchantReturnPolicy: z.array(returnPolicy).min(1),
});

const product = z.strictObject({
  '@context': context,
  '@type': z.literal('Product'),
  name: text,
  description: text,
  sku: text,
  image: z.array(address).min(1),
  brand: z.strictObject({ '@type': z.literal('Brand'), name: text }).optional(),
  offers: offer,
  aggregateRating: z
    .strictObject({
      '@type': z.literal('AggregateRating'),
      ratingValue: z.number().min(1).max(5),
      reviewCount: z.int().positive(),
    })
    .optional(),
  review: z
    .array(
      z.strictObject({
        '@type': z.literal('Review'),
        author: z.strictObject({ '@type': z.literal('Person'), name: text }),
        datePublished: z.iso.date(),
        reviewBody: z.string(),
        reviewRating: z.strictObject({
          '@type': z.literal('Rating'),
          ratingValue: z.int().min(1).max(5),
          bestRating: z.literal(5),
        }),
      }),
    )
    .optional(),
});

const counted = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .min(1)
    .refine((items) => {
      const positions = items.map((each) => (each as { position: number }).position);
      return positions.every((position, index) => position === (positions[0] ?? 0) + index);
    }, 'positions follow each other');

const breadcrumbs = z.strictObject({
  '@context': context,
  '@type': z.literal('BreadcrumbList'),
  itemListElement: counted(
    z.strictObject({ '@type': z.literal('ListItem'), position: z.int().positive(), name: text, item: address }),
  ),
});

const list = z.strictObject({
  '@context': context,
  '@type': z.literal('ItemList'),
  itemListElement: counted(
    z.strictObject({ '@type': z.literal('ListItem'), position: z.int().positive(), url: address }),
  ),
});

const shop = z.object({
  '@context': context,
  '@type': z.literal('OnlineStore'),
  name: text,
  url: address,
  logo: address,
  email: z.email(),
  telephone: z.string().regex(/^\+[\d ]+$/),
  address: z.strictObject({
    '@type': z.literal('PostalAddress'),
    streetAddress: text,
    postalCode: text,
    addressLocality: text,
    addressCountry: country,
  }),
});

const site = z.object({
  '@context': context,
  '@type': z.literal('WebSite'),
  name: text,
  url: address,
  potentialAction: z.strictObject({
    '@type': z.literal('SearchAction'),
    target: z.strictObject({
      '@type': z.literal('EntryPoint'),
      urlTemplate: z.string().regex(/^https?:.*\{search_term_string\}/),
    }),
    'query-input': z.literal('required name=search_term_string'),
  }),
});

/** Any piece of structured data that the shop writes; anything else is refused. */
export const structuredData = z.discriminatedUnion('@type', [product, breadcrumbs, list, shop, site]);
