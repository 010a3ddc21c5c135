/** A product while it is being written: what it says of itself has to agree before it can be kept. */
export interface ProductDraft {
  readonly price: number;
  readonly sale_price: number | null;
  readonly images: readonly string[];
  readonly warnings: string;
  readonly warnings_lt: string;
  readonly warnings_ru: string;
  readonly model_height: number | null;
  readonly model_size: string | null;
  readonly variants: readonly {
    readonly id: string;
    readonly sku: string;
    readonly size: string;
    readonly color: string;
  }[];
  readonly composition: readonly { readonly part: string; readonly fibre: string; readonly percent: number }[];
  readonly measurements: readonly { readonly size: string; readonly measure: string }[];
  readonly pictures: readonly { readonly picture: string }[];
}

/** What in a draft contradicts itself. */
export const draftFaults = [
  'sale_price',
  'images',
  'warnings',
  'model',
  'variants',
  'composition',
  'measurements',
  'picture_texts',
] as const;
export type DraftFault = (typeof draftFaults)[number];

const isTwice = (words: readonly string[]) => new Set(words).size < words.length;

/** Whether every part adds up to a hundred percent and names no material twice (Regulation (EU) 1007/2011). */
function isWhole(composition: ProductDraft['composition']): boolean {
  const sums = new Map<string, number>();
  for (const { part, percent } of composition) sums.set(part, (sums.get(part) ?? 0) + percent);
  return (
    [...sums.values()].every((sum) => sum === 100) && !isTwice(composition.map((row) => `${row.part} ${row.fibre}`))
  );
}

/** Everything in a draft that contradicts itself. */
export function findDraftFaults(draft: ProductDraft): DraftFault[] {
  const warnings = [draft.warnings, draft.warnings_lt, draft.warnings_ru];
  const { variants } = draft;
  const found: Readonly<Record<DraftFault, boolean>> = {
    sale_price: draft.sale_price !== null && draft.sale_price >= draft.price,
    images: isTwice(draft.images),
    warnings: warnings.some((text) => text === '') !== warnings.every((text) => text === ''),
    model: (draft.model_height === null) !== (draft.model_size === null),
    variants:
      isTwice(variants.map(({ size, color }) => `${size}/${color}`)) ||
      isTwice(variants.map(({ sku }) => sku)) ||
      isTwice(variants.map(({ id }) => id)),
    composition: !isWhole(draft.composition),
    measurements: isTwice(draft.measurements.map(({ size, measure }) => `${size}/${measure}`)),
    picture_texts:
      isTwice(draft.pictures.map(({ picture }) => picture)) ||
      draft.pictures.some(({ picture }) => !draft.images.includes(picture)),
  };
  return draftFaults.filter((fault) => found[fault]);
}

/** What nothing can be sold without. */
export interface SoldContent {
  readonly price: number;
  readonly category: string | null;
  readonly manufacturer_id: string | null;
  readonly name: string;
  readonly name_lt: string;
  readonly name_ru: string;
  readonly description: string;
  readonly description_lt: string;
  readonly description_ru: string;
  readonly images: readonly string[];
}

const essentials = ['price', 'category', 'maker', 'names', 'descriptions', 'pictures'] as const;
export type MissingEssential = (typeof essentials)[number];

/** What is missing of it, as the constraint `products_active_are_complete` holds for each product that is for sale. */
export function findMissingEssentials(content: SoldContent): MissingEssential[] {
  const isMissing: Readonly<Record<MissingEssential, boolean>> = {
    price: content.price <= 0,
    category: content.category === null,
    maker: content.manufacturer_id === null,
    names: [content.name, content.name_lt, content.name_ru].includes(''),
    descriptions: [content.description, content.description_lt, content.description_ru].includes(''),
    pictures: content.images.length === 0,
  };
  return essentials.filter((essential) => isMissing[essential]);
}

/** What a product may be called in addresses: its name without accents, words joined by hyphens; `''` where nothing is left. */
export function productIdOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
    .replace(/-+$/, '');
}

/** A stock number for a piece of a product: its own, colour and size behind it; what no stock number may hold is left out. */
export function variantSkuOf(productSku: string, color: string, size: string): string {
  const part = (word: string, longest: number) =>
    word
      .toUpperCase()
      .replace(/[^A-Z0-9]/g, '')
      .slice(0, longest);
  return [productSku, part(color, 5), part(size, 8)].filter(Boolean).join('-').slice(0, 60);
}
