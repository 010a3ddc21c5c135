import { type ProductContent, productContent, productId } from '#src/contracts/product-content.ts';
import { findDraftFaults, variantSkuOf } from '#src/domain/catalogue/product-draft.ts';
import { type CsvRow, UnreadableCsv } from '#src/server/csv/read-csv.ts';
import { type CellFault, type ImportChoices, pieceColumns, productColumns, tableHead } from './product-columns.ts';

/** What cannot be taken, and where it stands. */
export interface CellProblem {
  readonly line: number;
  readonly column: string;
  readonly code: CellFault;
  /** What stands there, cut off where it is long. */
  readonly value: string;
}

/** The rows of one product, as they stand in the table. */
export interface ProductRows {
  /** Its place among the products of the table, from 1. */
  readonly number: number;
  readonly product: string;
  readonly rows: readonly CsvRow[];
}

/** The head of a table: where each column stands. */
export type TableHead = ReadonlyMap<string, number>;

/** @throws UnreadableHead where a column is unknown, twice or missing */
export class UnreadableHead extends Error {
  readonly code: 'column_unknown' | 'column_twice' | 'column_missing';
  readonly column: string;

  constructor(code: UnreadableHead['code'], column: string) {
    super(`${code}: ${column}`);
    this.code = code;
    this.column = column.slice(0, 60);
  }
}

function readHead({ cells }: CsvRow): TableHead {
  const head = new Map<string, number>();
  for (const [place, cell] of cells.entries()) {
    const name = cell.trim().toLowerCase();
    if (name === '') continue;
    if (!tableHead.includes(name)) throw new UnreadableHead('column_unknown', cell);
    if (head.has(name)) throw new UnreadableHead('column_twice', name);
    head.set(name, place);
  }
  if (!head.has('product')) throw new UnreadableHead('column_missing', 'product');
  const pieces = pieceColumns.filter((name) => head.has(name));
  const [missing] = pieces.length > 0 ? pieceColumns.filter((name) => name !== 'variant_sku' && !head.has(name)) : [];
  if (missing !== undefined) throw new UnreadableHead('column_missing', missing);
  return head;
}

const cellOf = (head: TableHead, { cells }: CsvRow, column: string) => cells[head.get(column) ?? -1] ?? '';

/**
 * The products of a table one after the other, with its head; rows that stand together and name the same product are one.
 * @throws UnreadableCsv, UnreadableHead
 */
export async function* groupRows(
  rows: AsyncIterable<CsvRow>,
): AsyncGenerator<{ readonly head: TableHead; readonly of: ProductRows }> {
  let head: TableHead | undefined;
  let open: { product: string; rows: CsvRow[] } | undefined;
  let number = 0;
  for await (const row of rows) {
    if (head === undefined) {
      head = readHead(row);
      continue;
    }
    const product = cellOf(head, row, 'product').trim();
    if (open?.product === product && product !== '') {
      open.rows.push(row);
      // No product has so many pieces; memory is not endless.
      if (open.rows.length > 300) throw new UnreadableCsv('too_long', row.line);
      continue;
    }
    if (open !== undefined) {
      number += 1;
      yield { head, of: { number, ...open } };
    }
    open = { product, rows: [row] };
  }
  if (head === undefined) throw new UnreadableCsv('empty');
  if (open !== undefined) yield { head, of: { number: number + 1, ...open } };
}

/** What a new product begins with. */
const nothing: ProductContent = {
  ...{ name: '', name_lt: '', name_ru: '', description: '', description_lt: '', description_ru: '' },
  ...{ warnings: '', warnings_lt: '', warnings_ru: '', price: 0, sale_price: null, sku: '', category: null },
  ...{ subcategory: null, brand: '', tags: [], images: [], featured: false, is_new: false, manufacturer_id: null },
  ...{ country_of_origin: null, care_code: null, fit_code: null, size_guide_code: null, model_height: null },
  ...{ model_size: null, claim_proof: '', variants: [], composition: [], measurements: [], pictures: [] },
};

export interface ReadProduct {
  readonly content: ProductContent;
  /** Whether it is to be for sale; undefined where the table does not say. */
  readonly active: boolean | undefined;
  readonly problems: readonly CellProblem[];
}

/** Pieces as the rows say; those that there are stay what they are, by stock number or by size and colour. */
function readPieces(head: TableHead, rows: readonly CsvRow[], before: ProductContent, sku: string) {
  return rows.flatMap((row): ProductContent['variants'] => {
    const [typed, size, color] = pieceColumns.map((column) => cellOf(head, row, column).trim());
    if (!typed && !size && !color) return [];
    const same = { size: size ?? '', color: color ?? '' };
    const known =
      before.variants.find((piece) => typed !== '' && piece.sku === typed) ??
      before.variants.find((piece) => piece.size === same.size && piece.color === same.color);
    const own = typed || known?.sku || variantSkuOf(sku, same.color, same.size);
    return [{ id: known?.id ?? crypto.randomUUID(), sku: own, ...same }];
  });
}

/** The column that says something of a field, as far as the table has it. */
function columnOf(head: TableHead, field: string): string {
  const found = productColumns.find(
    ({ name, fields }) => head.has(name) && (fields as readonly string[]).includes(field),
  );
  return found?.name ?? (field === 'variants' ? 'size' : field);
}

const faultFields: Readonly<Record<string, string>> = { model: 'model_size', picture_texts: 'pictures' };

/** What the rows of a product say of it, over what it is; columns that the table does not have change nothing. */
export function readProductRows(
  head: TableHead,
  { product, rows }: ProductRows,
  known: ProductContent | undefined,
  choices: ImportChoices,
): ReadProduct {
  const problems: CellProblem[] = [];
  const [first] = rows;
  if (first === undefined) throw new Error('a product has a row at least');
  const complain = (column: string, code: CellFault, row: CsvRow = first) => {
    if (problems.some((each) => each.line === row.line && each.column === column)) return;
    problems.push({ line: row.line, column, code, value: cellOf(head, row, column).slice(0, 80) });
  };
  if (product === '') complain('product', 'required');
  else if (!productId.safeParse(product).success) complain('product', 'unfit');
  let content = known ?? nothing;
  let active: boolean | undefined;
  for (const column of productColumns) {
    if (!head.has(column.name)) continue;
    const cell = cellOf(head, first, column.name);
    const read = column.read(cell, choices, content);
    if (read.fault !== undefined) complain(column.name, read.fault);
    content = { ...content, ...read.changes };
    active = read.active ?? active;
    for (const row of rows.slice(1)) {
      const other = cellOf(head, row, column.name);
      if (other !== '' && other !== cell) complain(column.name, 'differs', row);
    }
  }
  if (head.has('size')) content = { ...content, variants: readPieces(head, rows, content, content.sku) };
  const pictures = content.pictures.filter(({ alt, alt_lt, alt_ru }) => alt + alt_lt + alt_ru !== '');
  content = { ...content, pictures };
  for (const fault of findDraftFaults(content)) complain(columnOf(head, faultFields[fault] ?? fault), 'contradiction');
  const parsed = productContent.safeParse(content);
  for (const { path } of parsed.success ? [] : parsed.error.issues) {
    if (path.length === 0) continue;
    const [field, place] = path;
    const row = field === 'variants' && typeof place === 'number' ? rows[place] : first;
    const column = field === 'variants' && path[2] === 'sku' ? 'variant_sku' : columnOf(head, String(field));
    complain(head.has(column) ? column : 'product', content[field as 'name'] === '' ? 'required' : 'unfit', row);
  }
  return { content, active, problems };
}
