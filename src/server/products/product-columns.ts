import type { ProductContent } from '#src/contracts/product-content.ts';
import { parseTypedAmount } from '#src/domain/money/typed-amount.ts';

/** What cells may name: slugs and codes of the shop, and makers by their name in small letters. */
export interface ImportChoices {
  readonly categories: ReadonlySet<string>;
  readonly makers: ReadonlyMap<string, string>;
  readonly parts: ReadonlySet<string>;
  readonly fibres: ReadonlySet<string>;
  readonly care: ReadonlySet<string>;
  readonly fits: ReadonlySet<string>;
}

/** A product as it is written into a table. */
export interface TableProduct {
  readonly id: string;
  readonly active: boolean;
  /** Name of its maker; empty where none is chosen. */
  readonly maker: string;
  readonly content: ProductContent;
}

/** Why a cell cannot be taken; the section's texts say for each what to do. */
export const cellFaults = [
  'required',
  'unfit',
  'amount',
  'number',
  'yes_no',
  'unknown',
  'list',
  'composition',
  'measurements',
  'contradiction',
  'differs',
  'scattered',
] as const;
export type CellFault = (typeof cellFaults)[number];

interface Read {
  readonly changes?: Partial<ProductContent>;
  readonly active?: boolean;
  readonly fault?: CellFault;
}

export interface ProductColumn {
  readonly name: string;
  /** The fields of the content that it says: what is wrong with them is said of it. */
  readonly fields: readonly (keyof ProductContent)[];
  write(product: TableProduct): string;
  read(cell: string, choices: ImportChoices, before: ProductContent): Read;
}

type TextField = Extract<{ [Field in keyof ProductContent]: ProductContent[Field] extends string ? Field : never }[keyof ProductContent], string>; // biome-ignore format: one type
type CodeField = 'category' | 'subcategory' | 'care_code' | 'fit_code' | 'size_guide_code' | 'country_of_origin' | 'model_size'; // biome-ignore format: a list

const text = (name: string, field: TextField): ProductColumn => ({
  name,
  fields: [field],
  write: ({ content }) => content[field],
  read: (cell) => ({ changes: { [field]: cell } }),
});
const inLanguages = (name: string, field: 'name' | 'description' | 'warnings'): ProductColumn[] => [
  text(`${name}_en`, field),
  text(`${name}_lt`, `${field}_lt`),
  text(`${name}_ru`, `${field}_ru`),
];
const code = (
  name: string,
  field: CodeField,
  known: (choices: ImportChoices) => ReadonlySet<string> | undefined = () => undefined,
): ProductColumn => ({
  name,
  fields: [field],
  write: ({ content }) => content[field] ?? '',
  read: (cell, choices) => {
    const word = cell.trim();
    const options = known(choices);
    if (word !== '' && options !== undefined && !options.has(word)) return { fault: 'unknown' };
    return { changes: { [field]: word === '' ? null : word } };
  },
});

/** Cents as spreadsheets of every language read them: `59.90`. */
const decimal = (cents: number | null) => (cents === null ? '' : (cents / 100).toFixed(2));
const price = (name: string, field: 'price' | 'sale_price'): ProductColumn => ({
  name,
  fields: [field],
  write: ({ content }) => decimal(content[field]),
  read: (cell) => {
    const none = field === 'price' ? 0 : null;
    const cents = cell.trim() === '' ? none : parseTypedAmount(cell);
    return cents === undefined ? { fault: 'amount' } : { changes: { [field]: cents } };
  },
});

const yes: readonly string[] = ['yes', 'true', '1', 'taip', 'да'];
const no: readonly string[] = ['no', 'false', '0', 'ne', 'нет', ''];
/** What somebody answered; undefined for neither. */
function answerOf(cell: string): boolean | undefined {
  const word = cell.trim().toLowerCase();
  if (yes.includes(word)) return true;
  return no.includes(word) ? false : undefined;
}
const flag = (name: string, field: 'featured' | 'is_new'): ProductColumn => ({
  name,
  fields: [field],
  write: ({ content }) => (content[field] ? 'yes' : 'no'),
  read: (cell) => {
    const is = answerOf(cell);
    return is === undefined ? { fault: 'yes_no' } : { changes: { [field]: is } };
  },
});

/** `main: cotton 80, elastane 20; lining: polyester 100` */
function readComposition(cell: string, choices: ImportChoices): ProductContent['composition'] | undefined {
  const rows: ProductContent['composition'] = [];
  for (const of of cell.split(';').filter((each) => each.trim() !== '')) {
    const [part = '', materials = ''] = of.split(':').map((word) => word.trim());
    for (const material of materials.split(',')) {
      const [, fibre = '', percent] = /^\s*([a-z0-9-]+)\s+(\d{1,3})\s*%?\s*$/.exec(material) ?? [];
      if (!choices.parts.has(part) || !choices.fibres.has(fibre)) return undefined;
      rows.push({ part, fibre, percent: Number(percent) });
    }
  }
  return rows;
}

/** `M: chest 104.5, length 70; L: chest 108, length 71`, in centimetres; of all sizes without one before the colon. */
function readMeasurements(cell: string): ProductContent['measurements'] | undefined {
  const rows: ProductContent['measurements'] = [];
  for (const of of cell.split(';').filter((each) => each.trim() !== '')) {
    const [, size = '', measures] = /^([^:]*):(.*)$/s.exec(of) ?? [];
    for (const each of (measures ?? '').split(',')) {
      const [, measure, whole, part = '0'] = /^\s*([a-z0-9-]+)\s+(\d{1,3})(?:\.(\d))?\s*$/.exec(each) ?? [];
      if (measure === undefined) return undefined;
      rows.push({ size: size.trim(), measure, millimetres: Number(whole) * 10 + Number(part) });
    }
  }
  return rows;
}

const grouped = <Row>(rows: readonly Row[], of: (row: Row) => string, write: (row: Row) => string) =>
  [...Map.groupBy(rows, of)].map(([key, own]) => `${key}: ${own.map(write).join(', ')}`).join('; ');

/** One line a picture; nothing at all where every line would be empty. */
const lines = (words: readonly string[]) => (words.every((word) => word === '') ? '' : words.join('\n'));
const told = { picture: '', color: '', alt: '', alt_lt: '', alt_ru: '' };
const pictureWords = (name: string, field: 'color' | 'alt' | 'alt_lt' | 'alt_ru'): ProductColumn => ({
  name,
  fields: ['pictures'],
  write: ({ content: { images, pictures } }) =>
    lines(images.map((key) => pictures.find(({ picture }) => picture === key)?.[field] ?? '')),
  read: (cell, _, { images, pictures }) => {
    const words = cell === '' ? [] : cell.split(/\r?\n/);
    if (words.length > images.length) return { fault: 'list' };
    const changed = images.map((key, place) => ({
      ...(pictures.find(({ picture }) => picture === key) ?? { ...told, picture: key }),
      [field]: words[place]?.trim() ?? '',
    }));
    return { changes: { pictures: changed } };
  },
});

/** What a table says of a product, in its order; the columns of its pieces follow. */
export const productColumns: readonly ProductColumn[] = [
  ...inLanguages('name', 'name'),
  ...inLanguages('description', 'description'),
  ...inLanguages('warnings', 'warnings'),
  price('price', 'price'),
  price('sale_price', 'sale_price'),
  {
    name: 'for_sale',
    fields: [],
    write: ({ active }) => (active ? 'yes' : 'no'),
    read: (cell) => {
      const active = answerOf(cell);
      return active === undefined ? { fault: 'yes_no' } : { active };
    },
  },
  text('sku', 'sku'),
  code('category', 'category', ({ categories }) => categories),
  code('group', 'subcategory'),
  text('brand', 'brand'),
  {
    name: 'tags',
    fields: ['tags'],
    write: ({ content }) => content.tags.join(', '),
    read: (cell) => {
      const tags = cell.split(',').flatMap((tag) => tag.trim() || []);
      return { changes: { tags: [...new Set(tags)] } };
    },
  },
  flag('featured', 'featured'),
  flag('new', 'is_new'),
  {
    name: 'maker',
    fields: ['manufacturer_id'],
    write: ({ maker }) => maker,
    read: (cell, { makers }) => {
      const name = cell.trim();
      const id = name === '' ? null : makers.get(name.toLowerCase());
      return id === undefined ? { fault: 'unknown' } : { changes: { manufacturer_id: id } };
    },
  },
  code('country', 'country_of_origin'),
  code('care', 'care_code', ({ care }) => care),
  code('fit', 'fit_code', ({ fits }) => fits),
  code('size_guide', 'size_guide_code'),
  {
    name: 'model_height',
    fields: ['model_height'],
    write: ({ content }) => String(content.model_height ?? ''),
    read: (cell) => {
      if (cell.trim() === '') return { changes: { model_height: null } };
      return /^\d{2,3}$/.test(cell.trim()) ? { changes: { model_height: Number(cell) } } : { fault: 'number' };
    },
  },
  code('model_size', 'model_size'),
  text('claim_proof', 'claim_proof'),
  {
    name: 'composition',
    fields: ['composition'],
    write: ({ content }) => grouped(content.composition, ({ part }) => part, ({ fibre, percent }) => `${fibre} ${percent}`), // biome-ignore format: one thing
    read: (cell, choices) => {
      const composition = readComposition(cell, choices);
      return composition === undefined ? { fault: 'composition' } : { changes: { composition } };
    },
  },
  {
    name: 'measurements',
    fields: ['measurements'],
    write: ({ content }) => grouped(content.measurements, ({ size }) => size, ({ measure, millimetres }) => `${measure} ${millimetres / 10}`), // biome-ignore format: one thing
    read: (cell) => {
      const measurements = readMeasurements(cell);
      return measurements === undefined ? { fault: 'measurements' } : { changes: { measurements } };
    },
  },
  {
    name: 'pictures',
    fields: ['images'],
    write: ({ content }) => content.images.join(' '),
    read: (cell, _, { pictures }) => {
      const images = cell.split(/\s+/).filter(Boolean);
      return { changes: { images, pictures: pictures.filter(({ picture }) => images.includes(picture)) } };
    },
  },
  pictureWords('picture_colors', 'color'),
  pictureWords('picture_texts_en', 'alt'),
  pictureWords('picture_texts_lt', 'alt_lt'),
  pictureWords('picture_texts_ru', 'alt_ru'),
];

/** What a table says of the pieces of a product, one a row. `stock` is told, never taken: the inventory counts it. */
export const pieceColumns = ['variant_sku', 'size', 'color'] as const;
export const tableHead: readonly string[] = [
  'product',
  ...productColumns.map(({ name }) => name),
  ...pieceColumns,
  'stock',
];
