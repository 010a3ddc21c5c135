import type { ProductContent } from '#src/contracts/product-content.ts';
import { findDraftFaults, productIdOf, variantSkuOf } from '#src/domain/catalogue/product-draft.ts';
import { parseTypedAmount } from '#src/domain/money/typed-amount.ts';

export const textLanguages = ['en', 'lt', 'ru'] as const;
type TextLanguage = (typeof textLanguages)[number];
export type ProductText = 'name' | 'description' | 'warnings';
export type Texts = Readonly<Record<TextLanguage, string>>;

export interface PictureWords {
  /** Colour key; empty where it shows all of them. */
  readonly color: string;
  readonly alt: Texts;
}

export interface MaterialRow {
  readonly part: string;
  readonly fibre: string;
  /** Percent. */
  readonly percent: string;
}

/** A product as it is typed: fields hold what stands in them; empty is none. */
export interface ProductForm {
  readonly id: string;
  readonly name: Texts;
  readonly description: Texts;
  readonly warnings: Texts;
  /** Euro. */
  readonly price: string;
  readonly salePrice: string;
  readonly sku: string;
  readonly category: string;
  readonly subcategory: string;
  readonly brand: string;
  /** Separated by commas. */
  readonly tags: string;
  readonly images: readonly string[];
  /** By picture. */
  readonly pictures: Readonly<Record<string, PictureWords>>;
  readonly isFeatured: boolean;
  readonly isNew: boolean;
  readonly maker: string;
  readonly country: string;
  readonly care: string;
  readonly fit: string;
  readonly sizeGuide: string;
  /** Centimetres. */
  readonly modelHeight: string;
  readonly modelSize: string;
  readonly claimProof: string;
  readonly variants: ProductContent['variants'];
  readonly composition: readonly MaterialRow[];
  readonly measures: readonly string[];
  /** Centimetres by `size/measure`. */
  readonly measurements: Readonly<Record<string, string>>;
}

export type ProductField =
  | 'id'
  | 'name'
  | 'warnings'
  | 'price'
  | 'salePrice'
  | 'sku'
  | 'variants'
  | 'pictures'
  | 'composition'
  | 'measurements'
  | 'model';
/** Which field cannot be taken; the texts of the section have a sentence for each that says how to mend it. */
export type ProductProblems = readonly ProductField[];

const euros = (cents: number | null) =>
  cents === null ? '' : cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
const textsOf = (content: ProductContent, text: ProductText): Texts => ({
  en: content[text],
  lt: content[`${text}_lt`],
  ru: content[`${text}_ru`],
});
const noTexts: Texts = { en: '', lt: '', ru: '' };
export const noWords: PictureWords = { color: '', alt: noTexts };

/** What a new product begins with. */
export const emptyProduct: ProductForm = {
  ...{
    id: '',
    name: noTexts,
    description: noTexts,
    warnings: noTexts,
    price: '',
    salePrice: '',
    sku: '',
    category: '',
  },
  ...{ subcategory: '', brand: '', tags: '', images: [], pictures: {}, isFeatured: false, isNew: true, maker: '' },
  ...{ country: '', care: '', fit: '', sizeGuide: '', modelHeight: '', modelSize: '', claimProof: '' },
  ...{ variants: [], composition: [], measures: [], measurements: {} },
};

/** A product as its fields show it. */
export function formOf(id: string, content: ProductContent): ProductForm {
  return {
    id,
    name: textsOf(content, 'name'),
    description: textsOf(content, 'description'),
    warnings: textsOf(content, 'warnings'),
    price: content.price === 0 ? '' : euros(content.price),
    salePrice: euros(content.sale_price),
    sku: content.sku,
    category: content.category ?? '',
    subcategory: content.subcategory ?? '',
    brand: content.brand,
    tags: content.tags.join(', '),
    images: content.images,
    pictures: Object.fromEntries(
      content.pictures.map(({ picture, color, alt, alt_lt, alt_ru }) => [
        picture,
        { color, alt: { en: alt, lt: alt_lt, ru: alt_ru } },
      ]),
    ),
    isFeatured: content.featured,
    isNew: content.is_new,
    maker: content.manufacturer_id ?? '',
    country: content.country_of_origin ?? '',
    care: content.care_code ?? '',
    fit: content.fit_code ?? '',
    sizeGuide: content.size_guide_code ?? '',
    modelHeight: content.model_height === null ? '' : String(content.model_height),
    modelSize: content.model_size ?? '',
    claimProof: content.claim_proof,
    variants: content.variants,
    composition: content.composition.map(({ part, fibre, percent }) => ({ part, fibre, percent: String(percent) })),
    measures: [...new Set(content.measurements.map(({ measure }) => measure))],
    measurements: Object.fromEntries(
      content.measurements.map(({ size, measure, millimetres }) => [`${size}/${measure}`, String(millimetres / 10)]),
    ),
  };
}

/** The same pictures with one in another's place; what was said of that one is said of it. */
export function replacePicture(
  { images, pictures }: Pick<ProductForm, 'images' | 'pictures'>,
  before: string,
  now: string,
): Pick<ProductForm, 'images' | 'pictures'> {
  if (before === now || images.includes(now)) return { images, pictures };
  const { [before]: words, ...others } = pictures;
  return {
    images: images.map((key) => (key === before ? now : key)),
    pictures: words === undefined ? others : { ...others, [now]: words },
  };
}

/** A copy of a product under a name of its own: pieces and stock numbers are new, pictures and words stay. */
export function copyOf(form: ProductForm): ProductForm {
  return {
    ...form,
    id: '',
    sku: '',
    variants: form.variants.map(({ size, color }) => ({ id: crypto.randomUUID(), sku: '', size, color })),
  };
}

export const sizesOf = ({ variants }: ProductForm) => [...new Set(variants.map(({ size }) => size))];
export const colorsOf = ({ variants }: ProductForm) => [...new Set(variants.map(({ color }) => color))];

/**
 * The pieces of a product in these colours and sizes, in their order; `has` says which of them there are. Pieces that were there
 * stay what they are.
 */
export function piecesOf(
  before: ProductForm['variants'],
  colors: readonly string[],
  sizes: readonly string[],
  has: (color: string, size: string) => boolean,
): ProductForm['variants'] {
  return colors.flatMap((color) =>
    sizes
      .filter((size) => has(color, size))
      .map(
        (size) =>
          before.find((piece) => piece.color === color && piece.size === size) ?? {
            id: crypto.randomUUID(),
            sku: '',
            size,
            color,
          },
      ),
  );
}

/** What was typed as centimetres, in millimetres; undefined where it is none. */
function millimetres(typed: string): number | undefined {
  const found = /^(\d{1,3})(?:[.,](\d))?$/.exec(typed.trim());
  const length = found === null ? 0 : Number(found[1]) * 10 + Number(found[2] ?? 0);
  return length > 0 && length <= 5000 ? length : undefined;
}

function readMeasurements({ variants, measures, measurements }: ProductForm) {
  const sizes = new Set([...variants.map(({ size }) => size), '']);
  const typed = [...sizes].flatMap((size) =>
    measures.map((measure) => ({ size, measure, typed: measurements[`${size}/${measure}`]?.trim() ?? '' })),
  );
  const read = typed.filter(({ typed: words }) => words !== '');
  return read.map(({ size, measure, typed: words }) => ({ size, measure, millimetres: millimetres(words) }));
}

/** The words between commas, each once. */
const tagsOf = (typed: string) => [
  ...new Set(
    typed
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];
const isTold = ({ alt }: PictureWords) => textLanguages.some((language) => alt[language].trim() !== '');
/** Whether it is said in every language what a picture shows. */
export const isToldInAll = ({ alt }: PictureWords) => textLanguages.every((language) => alt[language].trim() !== '');
const skuPattern = /^[A-Za-z0-9][A-Za-z0-9._/-]*$/;
const or = (word: string): string | null => (word.trim() === '' ? null : word.trim());
const triple = <Text extends ProductText | 'alt'>(text: Text, { en, lt, ru }: Texts) =>
  ({ [text]: en.trim(), [`${text}_lt`]: lt.trim(), [`${text}_ru`]: ru.trim() }) as Record<
    Text | `${Text}_lt` | `${Text}_ru`,
    string
  >;

/** What the fields say, and every field that cannot be taken. */
export function readProductForm(form: ProductForm): {
  readonly id: string;
  readonly content?: ProductContent;
  readonly problems: ProductProblems;
} {
  const id = form.id.trim() || productIdOf(form.name.en);
  const price = form.price.trim() === '' ? 0 : parseTypedAmount(form.price);
  const salePrice = form.salePrice.trim() === '' ? null : parseTypedAmount(form.salePrice);
  const sku = form.sku.trim();
  const height = form.modelHeight.trim() === '' ? null : Number(form.modelHeight.trim());
  const isHeight = height === null || (Number.isInteger(height) && height >= 50 && height <= 230);
  const measurements = readMeasurements(form);
  const percents = form.composition.map((row) => ({ ...row, percent: Number(row.percent.trim()) }));
  const told = form.images.flatMap((picture) => {
    const words = form.pictures[picture];
    return words && isTold(words) ? [{ picture, words }] : [];
  });
  const content: ProductContent = {
    ...triple('name', form.name),
    ...triple('description', form.description),
    ...triple('warnings', form.warnings),
    price: price ?? 0,
    sale_price: salePrice ?? null,
    sku,
    category: or(form.category),
    subcategory: or(form.subcategory),
    brand: form.brand.trim(),
    tags: tagsOf(form.tags),
    images: [...form.images],
    featured: form.isFeatured,
    is_new: form.isNew,
    manufacturer_id: or(form.maker),
    country_of_origin: or(form.country),
    care_code: or(form.care),
    fit_code: or(form.fit),
    size_guide_code: or(form.sizeGuide),
    model_height: isHeight ? height : null,
    model_size: or(form.modelSize),
    claim_proof: form.claimProof.trim(),
    variants: form.variants.map((piece) => ({
      ...piece,
      sku: piece.sku.trim() || variantSkuOf(sku, piece.color, piece.size),
    })),
    composition: percents,
    measurements: measurements.map(({ millimetres: length = 0, ...row }) => ({ ...row, millimetres: length })),
    pictures: told.map(({ picture, words: { color, alt } }) => ({ picture, color, ...triple('alt', alt) })),
  };
  const faults = findDraftFaults(content);
  const found: Readonly<Record<ProductField, boolean>> = {
    id: !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id),
    name: content.name === '',
    warnings: faults.includes('warnings'),
    price: price === undefined || price > 10_000_000,
    salePrice: salePrice === undefined || salePrice === 0 || (price !== undefined && faults.includes('sale_price')),
    sku: sku.length > 40 || !skuPattern.test(sku),
    variants: faults.includes('variants') || content.variants.some((piece) => !skuPattern.test(piece.sku)),
    pictures: told.some(({ words }) => !isToldInAll(words)),
    composition:
      faults.includes('composition') ||
      percents.some(({ percent, part, fibre }) => !Number.isInteger(percent) || percent < 1 || !part || !fibre),
    measurements: measurements.some(({ millimetres: length }) => length === undefined),
    model: !isHeight || faults.includes('model'),
  };
  const problems = (Object.keys(found) as ProductField[]).filter((field) => found[field]);
  return problems.length === 0 ? { id, content, problems } : { id, problems };
}
