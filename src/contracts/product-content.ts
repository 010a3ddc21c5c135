import * as z from 'zod/mini';
import { findDraftFaults } from '#src/domain/catalogue/product-draft.ts';

const most = 10_000_000;
const slug = z.string().check(z.maxLength(80), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
const sku = (longest: number) => z.string().check(z.maxLength(longest), z.regex(/^[A-Za-z0-9][A-Za-z0-9._/-]*$/));
const text = (longest: number, shortest = 0) => z.string().check(z.minLength(shortest), z.maxLength(longest));
const codeOrNone = z.nullable(slug);
const size = text(20);
const color = z.union([z.literal(''), slug]);
const pictureKey = z.string().check(z.regex(/^[a-z0-9][a-z0-9/-]{0,119}$/));

export const productId = slug;

/**
 * What the editor of a product changes (SQL function `product_content`). Money in euro cents with VAT, lengths of the garment in
 * millimetres, `model_height` in centimetres; texts of a language are empty until they are written.
 */
export const productContent = z
  .strictObject({
    name: text(300, 1),
    name_lt: text(300),
    name_ru: text(300),
    description: text(5000),
    description_lt: text(5000),
    description_ru: text(5000),
    warnings: text(2000),
    warnings_lt: text(2000),
    warnings_ru: text(2000),
    price: z.int().check(z.gte(0), z.lte(most)),
    sale_price: z.nullable(z.int().check(z.gte(1), z.lte(most))),
    sku: sku(40),
    category: codeOrNone,
    subcategory: codeOrNone,
    brand: text(80),
    tags: z.array(text(60, 1)).check(z.maxLength(30)),
    /** Keys of pictures, the card's first. */
    images: z.array(pictureKey).check(z.maxLength(40)),
    featured: z.boolean(),
    is_new: z.boolean(),
    manufacturer_id: z.nullable(z.uuid()),
    /** ISO 3166-1 alpha-2. */
    country_of_origin: z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/))),
    care_code: codeOrNone,
    fit_code: codeOrNone,
    size_guide_code: codeOrNone,
    model_height: z.nullable(z.int().check(z.gte(50), z.lte(230))),
    model_size: z.nullable(text(20, 1)),
    /** Where it stands that its claims of the environment are so. */
    claim_proof: text(500),
    /** In their order; the first colour is the card's. */
    variants: z.array(z.strictObject({ id: z.uuid(), sku: sku(60), size, color })).check(z.maxLength(300)),
    composition: z
      .array(z.strictObject({ part: slug, fibre: slug, percent: z.int().check(z.gte(1), z.lte(100)) }))
      .check(z.maxLength(60)),
    measurements: z
      .array(z.strictObject({ size, measure: slug, millimetres: z.int().check(z.gte(1), z.lte(5000)) }))
      .check(z.maxLength(400)),
    pictures: z
      .array(
        z.strictObject({ picture: pictureKey, color, alt: text(300, 1), alt_lt: text(300, 1), alt_ru: text(300, 1) }),
      )
      .check(z.maxLength(40)),
  })
  .check(z.refine((content) => findDraftFaults(content).length === 0));
export type ProductContent = z.output<typeof productContent>;
