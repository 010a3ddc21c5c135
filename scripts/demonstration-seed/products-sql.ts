import type { CatalogueProduct } from '#content/demonstration/expand.ts';
import { measurementsOf } from '#content/demonstration/measurements.ts';
import { pictureTexts } from '#content/demonstration/picture-texts.ts';
import { sizeGuideOf } from '#content/demonstration/size-guides.ts';
import { warningsOf } from '#content/demonstration/warnings.ts';
import { insertRows } from './sql.ts';
import { manufacturerId } from './vocabulary-sql.ts';

function productRow(product: CatalogueProduct) {
  const warnings = warningsOf(product);
  return {
    id: product.id,
    sku: product.sku,
    name: product.name.en,
    name_lt: product.name.lt,
    name_ru: product.name.ru,
    description: product.description.en,
    description_lt: product.description.lt,
    description_ru: product.description.ru,
    price: product.price,
    category: product.category,
    subcategory: product.subcategory,
    brand: product.brand,
    tags: product.tags,
    images: product.images,
    featured: product.featured ?? false,
    is_new: product.isNew ?? false,
    manufacturer_id: manufacturerId(product.maker),
    country_of_origin: product.origin,
    warnings: warnings?.en ?? '',
    warnings_lt: warnings?.lt ?? '',
    warnings_ru: warnings?.ru ?? '',
    care_code: product.care,
    fit_code: product.fit,
    size_guide_code: sizeGuideOf(product.audience, product.subcategory, product.sizeSet),
    created_at: product.createdAt,
    updated_at: product.createdAt,
  };
}

function compositionRows({ id, made }: CatalogueProduct) {
  return Object.entries(made).flatMap(([part, fibres]) =>
    Object.entries(fibres).map(([fibre, percent]) => ({ product_id: id, part_code: part, fibre_code: fibre, percent })),
  );
}

/** Products with variants, compositions, measurements and what their pictures show. Prices are still the regular ones. */
export function productsSql(products: readonly CatalogueProduct[]): string {
  return [
    insertRows(
      'public.products',
      [
        'id',
        'sku',
        'name',
        'name_lt',
        'name_ru',
        'description',
        'description_lt',
        'description_ru',
        'price',
        'category',
        'subcategory',
        'brand',
        'tags',
        'images',
        'featured',
        'is_new',
        'manufacturer_id',
        'country_of_origin',
        'warnings',
        'warnings_lt',
        'warnings_ru',
        'care_code',
        'fit_code',
        'size_guide_code',
        'created_at',
        'updated_at',
      ],
      products.map(productRow),
    ),
    insertRows(
      'public.product_variants',
      ['id', 'product_id', 'sku', 'size', 'color', 'on_hand'],
      products.flatMap(({ id, variants }) =>
        variants.map(({ onHand, ...variant }) => ({ ...variant, product_id: id, on_hand: onHand })),
      ),
    ),
    insertRows(
      'public.product_compositions',
      ['product_id', 'part_code', 'fibre_code', 'percent'],
      products.flatMap(compositionRows),
    ),
    insertRows(
      'public.product_measurements',
      ['product_id', 'size', 'measure', 'millimetres'],
      products.flatMap((product) => measurementsOf(product).map((row) => ({ product_id: product.id, ...row }))),
    ),
    insertRows(
      'public.product_pictures',
      ['product_id', 'picture', 'color', 'alt', 'alt_lt', 'alt_ru'],
      products.flatMap((product) =>
        pictureTexts(product).map(({ picture, color, text }) => ({
          product_id: product.id,
          picture,
          color,
          alt: text.en,
          alt_lt: text.lt,
          alt_ru: text.ru,
        })),
      ),
    ),
  ].join('\n');
}
