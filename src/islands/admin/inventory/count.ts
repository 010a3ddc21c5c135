import type { StockTakeLine, StockTakePage } from '#src/contracts/staff-stock-takes.ts';
import { mostCounted } from '#src/domain/stock/stock-table.ts';

/** Pieces that were typed as counted; undefined for what is no such number. */
export function typedCount(typed: string): number | undefined {
  const count = /^\d{1,7}$/.test(typed.trim()) ? Number(typed) : undefined;
  return count === undefined || count > mostCounted ? undefined : count;
}

/** A difference of pieces with its sign, as tables show it: +3, −3, 0. */
export function signed(pieces: number): string {
  return pieces < 0 ? `−${-pieces}` : pieces > 0 ? `+${pieces}` : '0';
}

/** By how many pieces a line differs; 0 until it is counted. */
export function differenceOf({ counted, expected }: Pick<StockTakeLine, 'counted' | 'expected'>): number {
  return counted === null || expected === null ? 0 : counted - expected;
}

/** The page of a stock-take after a variant was counted: its line stays where it is, and the facts follow. */
export function withCount(page: StockTakePage, variant: string, counted: number, expected: number): StockTakePage {
  const line = page.lines.find((each) => each.variant === variant);
  if (page.take === null || line === undefined) return page;
  const [before, after] = [differenceOf(line), counted - expected];
  const { take } = page;
  return {
    ...page,
    take: {
      ...take,
      counted: take.counted + (line.counted === null ? 1 : 0),
      differ: take.differ + Number(after !== 0) - Number(before !== 0),
      surplus: take.surplus + Math.max(after, 0) - Math.max(before, 0),
      shortage: take.shortage + Math.max(-after, 0) - Math.max(-before, 0),
    },
    lines: page.lines.map((each) => (each === line ? { ...each, counted, expected, is_applied: false } : each)),
  };
}
