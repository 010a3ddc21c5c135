/** Why stock is changed by hand, and which way: what arrives or is found adds, what is gone takes away, a correction does either. */
export const stockReasons = {
  delivery: 1,
  found: 1,
  damaged: -1,
  lost: -1,
  used: -1,
  correction: 0,
} as const satisfies Record<string, 1 | -1 | 0>;
export type StockReason = keyof typeof stockReasons;
export const stockReasonNames = Object.keys(stockReasons) as readonly string[] as readonly [
  StockReason,
  ...StockReason[],
];

/** Pieces that are changed at once. */
const mostPieces = 100_000;

/** The change that typed pieces mean under a reason: their number with its sign; a correction says its own. Undefined for what is no such number, or none. */
export function typedChange(reason: StockReason, typed: string): number | undefined {
  const sign = stockReasons[reason];
  const [, minus, digits] = /^([-−–+]?)\s*(\d{1,6})$/.exec(typed.trim()) ?? [];
  if (digits === undefined || (sign !== 0 && minus !== '')) return undefined;
  const pieces = Number(digits);
  if (pieces === 0 || pieces > mostPieces) return undefined;
  if (sign !== 0) return sign * pieces;
  return minus === '' || minus === '+' ? pieces : -pieces;
}

/** Whether a change goes the way of its reason. */
export function fitsReason(reason: StockReason, change: number): boolean {
  const sign = stockReasons[reason];
  return change !== 0 && Math.abs(change) <= mostPieces && (sign === 0 || Math.sign(change) === sign);
}

/** Whole days until the free pieces are gone at the pace of the last thirty days; undefined where nothing was sold. */
export function daysOfCover(free: number, soldInThirtyDays: number): number | undefined {
  return soldInThirtyDays > 0 ? Math.floor((Math.max(free, 0) * 30) / soldInThirtyDays) : undefined;
}
