/** A sum with the VAT that it includes, minor units: `gross = net + vat`, always. */
export interface Amounts {
  readonly net: number;
  readonly vat: number;
  readonly gross: number;
}

/** What falls under one VAT rate; `basisPoints` in hundredths of a percent: 21 % is 2100. */
export interface RateAmounts extends Amounts {
  readonly basisPoints: number;
}

export function amounts(gross: number, vat: number): Amounts {
  return { net: gross - vat, vat, gross };
}

export function addAmounts(all: readonly Amounts[]): Amounts {
  return amounts(
    all.reduce((sum, one) => sum + one.gross, 0),
    all.reduce((sum, one) => sum + one.vat, 0),
  );
}

/** Sums by VAT rate, the highest first (PVM įstatymas art. 80(1): taxable value and VAT for each rate). */
export function sumByRate(all: readonly RateAmounts[]): RateAmounts[] {
  const rates = [...new Set(all.map((one) => one.basisPoints))].sort((left, right) => right - left);
  return rates.map((basisPoints) => ({
    basisPoints,
    ...addAmounts(all.filter((one) => one.basisPoints === basisPoints)),
  }));
}

/**
 * The part of `whole` that belongs to the next `part` of `of`, after `before` of it was given out. Rounded over the running
 * sum, so that the parts add up to `whole` exactly when all of `of` is given out, in however many steps.
 */
export function nextShare(whole: number, of: number, before: number, part: number): number {
  if (of === 0) return 0;
  const until = (given: number) => Math.round((whole * given) / of);
  return until(before + part) - until(before);
}
