import type { Language } from '#src/domain/language/languages.ts';

/** What the columns of the stock's table are called, in the order in which they stand. */
export const stockColumnNames = {
  sku: { en: 'SKU', lt: 'SKU', ru: 'Артикул' },
  product: { en: 'Product', lt: 'Prekė', ru: 'Товар' },
  color: { en: 'Colour', lt: 'Spalva', ru: 'Цвет' },
  size: { en: 'Size', lt: 'Dydis', ru: 'Размер' },
  on_hand: { en: 'In store', lt: 'Sandėlyje', ru: 'На складе' },
  reserved: { en: 'Held', lt: 'Rezervuota', ru: 'В резерве' },
  free: { en: 'Free', lt: 'Laisva', ru: 'Свободно' },
  packing: { en: 'To be packed', lt: 'Reikia supakuoti', ru: 'Нужно упаковать' },
  shelf: { en: 'On the shelf', lt: 'Lentynoje', ru: 'На полке' },
  low: { en: 'Low', lt: 'Mažai', ru: 'Мало' },
  month: { en: 'Sold in 30 days', lt: 'Parduota per 30 d.', ru: 'Продано за 30 дн.' },
  quarter: { en: 'Sold in 90 days', lt: 'Parduota per 90 d.', ru: 'Продано за 90 дн.' },
  cover: { en: 'Days it lasts', lt: 'Užteks dienų', ru: 'Хватит на дней' },
  people: { en: 'Waiting', lt: 'Laukia', ru: 'Ждут' },
  counted: { en: 'Counted', lt: 'Suskaičiuota', ru: 'Посчитано' },
  note: { en: 'Note', lt: 'Pastaba', ru: 'Примечание' },
} as const satisfies Record<string, Record<Language, string>>;
export type StockColumn = keyof typeof stockColumnNames;

/** Where what was counted stands in a table: places among its cells. */
export interface CountColumns {
  readonly sku: number;
  readonly counted: number;
  /** Absent where the table has no notes. */
  readonly note: number | undefined;
}

/** The columns of a table of counts by its head, whichever language its names are in; or the one that is missing or there twice. */
export function findCountColumns(
  head: readonly string[],
): CountColumns | { readonly missing: 'sku' | 'counted' } | { readonly twice: 'sku' | 'counted' | 'note' } {
  const cells = head.map((cell) => cell.trim().toLowerCase());
  const placesOf = (column: 'sku' | 'counted' | 'note') => {
    const names = [column, ...Object.values(stockColumnNames[column]).map((name) => name.toLowerCase())];
    return cells.flatMap((cell, place) => (names.includes(cell) ? [place] : []));
  };
  for (const column of ['sku', 'counted', 'note'] as const) if (placesOf(column).length > 1) return { twice: column };
  const [[sku], [counted], [note]] = [placesOf('sku'), placesOf('counted'), placesOf('note')];
  if (sku === undefined) return { missing: 'sku' };
  return counted === undefined ? { missing: 'counted' } : { sku, counted, note };
}

/** Most pieces of a variant that are counted. */
export const mostCounted = 1_000_000;

/**
 * Pieces that a cell says were counted, as spreadsheets write whole numbers (`12`, `1 200`, `12,00`), or why it says none: no whole
 * number, fewer than none, more than a million.
 */
export function readCount(cell: string): number | 'not_whole' | 'negative' | 'too_high' {
  const [, minus, digits] = /^([-−–]?)([0-9]+)(?:[.,]0+)?$/.exec(cell.replace(/[\s\u00a0\u202f']/g, '')) ?? [];
  if (digits === undefined) return 'not_whole';
  if (minus !== '' && /[1-9]/.test(digits)) return 'negative';
  return Number(digits) > mostCounted ? 'too_high' : Number(digits);
}
