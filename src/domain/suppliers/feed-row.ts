import { parseTypedAmount } from '../money/typed-amount.ts';

/** Which fields of a supplier's list are ours: by the supplier's names. */
export interface FeedMapping {
  readonly sku: string;
  readonly cost: string;
  /** Pieces that the supplier has; empty where the list does not say. */
  readonly available: string;
}

/** A row as it was read: what stands in each field. */
export type RawRow = ReadonlyMap<string, string | number | boolean | null>;

/** A row that can be used: cost in euro cents. */
export interface FeedRow {
  /** Which row of the list, from 1. */
  readonly place: number;
  readonly sku: string;
  readonly cost: number;
  readonly available: number | null;
}

export const rowFaults = [
  'sku_missing',
  'sku_invalid',
  'cost_missing',
  'cost_invalid',
  'cost_out_of_range',
  'available_invalid',
  'duplicate_sku',
] as const;
/** Why a row cannot be used. */
export type RowFault = (typeof rowFaults)[number];
export interface FaultyRow {
  readonly place: number;
  readonly sku: string;
  readonly reason: RowFault;
}

/** The dearest that anything may cost, euro cents, and the most pieces that anybody has (the database has the same). */
const mostCents = 10_000_000;
const mostPieces = 1_000_000;
/** Letters and digits first: a code that a spreadsheet would run as a formula is none. */
const skuShape = /^[\p{L}\p{N}][\p{L}\p{N}._/ -]{0,59}$/u;

const textOf = (value: string | number | boolean | null | undefined) => String(value ?? '').trim();

/** Euro of a list in cents, half up: a number, or as people write it. */
function centsOf(value: string | number | boolean | null | undefined): number | RowFault {
  const text = textOf(value);
  if (text === '') return 'cost_missing';
  const cents = typeof value === 'number' ? Math.round(value * 100) : typedCents(text);
  if (cents === undefined || !Number.isFinite(cents)) return 'cost_invalid';
  return cents >= 1 && cents <= mostCents ? cents : 'cost_out_of_range';
}

/** `12,34`, `1 234.56`, `12.3456` (half up): lists carry more decimals than prices. */
function typedCents(text: string): number | undefined {
  const plain = text.replace(/[€\s\u00a0\u202f]/g, '');
  const long = /^(\d{1,9})[.,](\d{3,6})$/.exec(plain);
  if (long === null) return /^\d{9,30}([.,]\d+)?$/.test(plain) ? Number.MAX_SAFE_INTEGER : parseTypedAmount(text);
  const [, whole = '', part = ''] = long;
  return Number(whole) * 100 + Math.round(Number(`0.${part}`) * 100);
}

function piecesOf(value: string | number | boolean | null | undefined): number | null | 'available_invalid' {
  const text = textOf(value);
  if (text === '') return null;
  const pieces = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN;
  return pieces <= mostPieces ? pieces : 'available_invalid';
}

/** Reads one row by the mapping: what it says, or why it cannot be used. */
export function readFeedRow(row: RawRow, place: number, mapping: FeedMapping): FeedRow | FaultyRow {
  const sku = textOf(row.get(mapping.sku));
  const fault = (reason: RowFault): FaultyRow => ({ place, sku: sku.slice(0, 100), reason });
  if (sku === '') return fault('sku_missing');
  if (!skuShape.test(sku)) return fault('sku_invalid');
  const cost = centsOf(row.get(mapping.cost));
  if (typeof cost !== 'number') return fault(cost);
  const available = mapping.available === '' ? null : piecesOf(row.get(mapping.available));
  return available === 'available_invalid' ? fault(available) : { place, sku, cost, available };
}

/**
 * Rows whose code comes once, and those that cannot be used: where a code comes several times nobody knows which row is meant, so
 * that none of them is taken.
 */
export function separateDuplicates(rows: readonly FeedRow[]): {
  readonly rows: FeedRow[];
  readonly faulty: FaultyRow[];
} {
  const times = new Map<string, number>();
  for (const { sku } of rows) times.set(sku, (times.get(sku) ?? 0) + 1);
  const isTwice = ({ sku }: FeedRow) => (times.get(sku) ?? 0) > 1;
  return {
    rows: rows.filter((row) => !isTwice(row)),
    faulty: rows.filter(isTwice).map(({ place, sku }) => ({ place, sku, reason: 'duplicate_sku' })),
  };
}
