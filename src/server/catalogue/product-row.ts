import * as z from 'zod';
import { audiences } from '#src/domain/catalogue/listings.ts';
import type { LocalizedText } from '#src/domain/catalogue/product.ts';
import { reviewFits } from '#src/domain/catalogue/review.ts';
import type { CompositionPart, Review, ShopProduct } from '#src/domain/catalogue/shop-product.ts';

/** English, Lithuanian, Russian. */
const texts = z.tuple([z.string(), z.string(), z.string()]);

/** A product as `read_catalogue_products` answers it. Money in euro cents. */
export const productRow = z.object({
  id: z.string(),
  name: z.string(),
  name_lt: z.string(),
  name_ru: z.string(),
  description: z.string(),
  description_lt: z.string(),
  description_ru: z.string(),
  price: z.int(),
  sale_price: z.int().nullable(),
  lowest_price: z.int().nullable(),
  sku: z.string(),
  stock_quantity: z.int(),
  category: z.string(),
  subcategory: z.string().nullable(),
  brand: z.string(),
  sizes: z.array(z.string()),
  colors: z.array(z.string()),
  images: z.array(z.string()),
  featured: z.boolean(),
  is_new: z.boolean(),
  is_sale: z.boolean(),
  rating: z.number().nullable(),
  review_count: z.int(),
  country_of_origin: z.string().nullable(),
  warnings: z.string(),
  warnings_lt: z.string(),
  warnings_ru: z.string(),
  created_at: z.string(),
  variants: z.array(z.object({ sku: z.string(), size: z.string(), color: z.string(), free: z.int() })),
  composition: z.array(z.object({ part: texts, fibre: texts, percent: z.int() })),
  care: texts.nullable(),
  fit: texts.nullable(),
  model_height: z.int().nullable(),
  model_size: z.string().nullable(),
  size_guide_code: z.string().nullable(),
  measurements: z.array(z.object({ size: z.string(), measure: z.string(), millimetres: z.int() })),
  pictures: z.record(z.string(), texts),
  maker: z
    .object({
      name: z.string(),
      postal_address: z.string(),
      electronic_address: z.string(),
      country: z.string(),
      responsible_name: z.string().nullable(),
      responsible_postal_address: z.string().nullable(),
      responsible_electronic_address: z.string().nullable(),
    })
    .nullable(),
  reviews: z.array(
    z.object({
      id: z.string(),
      rating: z.int(),
      body: z.string(),
      author: z.string(),
      language: z.string(),
      createdAt: z.string(),
      fit: z.enum(reviewFits).nullable(),
      size: z.string(),
      color: z.string(),
      photo: z.string().nullable(),
    }),
  ),
});
export type ProductRow = z.infer<typeof productRow>;

const localized = ([en, lt, ru]: z.infer<typeof texts>): LocalizedText => ({ en, lt, ru });

/** Rows of one part each become parts with their materials, in the order of the rows. */
function compositionParts(rows: ProductRow['composition']): CompositionPart[] {
  const names = [...new Set(rows.map((row) => row.part[0]))];
  return names.flatMap((name) => {
    const own = rows.filter((row) => row.part[0] === name);
    const [first] = own;
    if (first === undefined) return [];
    return [
      {
        part: localized(first.part),
        materials: own.map((row) => ({ name: localized(row.fibre), percent: row.percent })),
      },
    ];
  });
}

function makerOf(row: ProductRow): ShopProduct['maker'] {
  const { maker } = row;
  if (maker === null) return null;
  return {
    name: maker.name,
    address: maker.postal_address,
    email: maker.electronic_address,
    country: maker.country,
    responsible:
      maker.responsible_name === null
        ? null
        : {
            name: maker.responsible_name,
            address: maker.responsible_postal_address ?? '',
            email: maker.responsible_electronic_address ?? '',
          },
  };
}

function modelOf({ model_height: height, model_size: size }: ProductRow): ShopProduct['model'] {
  return height === null || size === null ? null : { height, size };
}

/** The product that pages know. Its department is the root of its category: the first word of the slug. */
export function toShopProduct(row: ProductRow): ShopProduct {
  const audience = audiences.find((name) => row.category === name || row.category.startsWith(`${name}-`));
  if (audience === undefined) throw new Error(`${row.id} stands in ${row.category}, which belongs to no department`);
  return {
    id: row.id,
    name: { en: row.name, lt: row.name_lt, ru: row.name_ru },
    description: { en: row.description, lt: row.description_lt, ru: row.description_ru },
    price: row.price,
    salePrice: row.sale_price,
    lowestPrice: row.lowest_price,
    sku: row.sku,
    stock: row.stock_quantity,
    audience,
    category: row.category,
    subcategory: row.subcategory ?? '',
    brand: row.brand,
    sizes: row.sizes,
    colors: row.colors,
    images: row.images,
    featured: row.featured,
    isNew: row.is_new,
    isSale: row.is_sale,
    rating: row.rating,
    reviewCount: row.review_count,
    createdAt: row.created_at,
    variants: row.variants,
    composition: compositionParts(row.composition),
    care: row.care === null ? null : localized(row.care),
    maker: makerOf(row),
    origin: row.country_of_origin,
    warnings: row.warnings === '' ? null : { en: row.warnings, lt: row.warnings_lt, ru: row.warnings_ru },
    fit: row.fit === null ? null : localized(row.fit),
    model: modelOf(row),
    sizeGuide: row.size_guide_code,
    measurements: row.measurements,
    pictureTexts: Object.fromEntries(Object.entries(row.pictures).map(([key, alt]) => [key, localized(alt)])),
  };
}

/** The reviews that a product's row carries, newest first. */
export function toReviews(row: ProductRow): Review[] {
  return row.reviews.map((review) => ({ ...review, productId: row.id }));
}
