import { type ChargedCurrency, type Currency, convert, type ExchangeRates } from '../money/currency.ts';
import { prorate } from '../money/prorate.ts';

export interface PricedLine {
  /** Euro cents for one piece, VAT included. */
  readonly unitPrice: number;
  readonly quantity: number;
  /** The reduction leaves this line alone. */
  readonly isExcluded?: boolean;
}

/** What a coupon takes off the lines that it may reduce: a share of their worth, or euro cents; never more than they are worth. */
export type Reduction = { readonly percent: number } | { readonly amount: number };

export interface TotalsInput<Shown extends Currency = ChargedCurrency> {
  readonly lines: readonly PricedLine[];
  readonly reduction?: Reduction | undefined;
  /** Delivery fee, euro cents, VAT included. */
  readonly shipping: number;
  readonly currency: Shown;
  readonly rates: ExchangeRates;
  /** VAT rate in hundredths of a percent: 21 % is 2100. */
  readonly vatBasisPoints: number;
}

export interface LineTotals {
  /** Minor units of the charged currency. */
  readonly unitPrice: number;
  /** unitPrice × quantity. */
  readonly gross: number;
  /** This line's part of the discount. */
  readonly discount: number;
  /** gross − discount. */
  readonly total: number;
}

/** All amounts in minor units of `currency`, VAT included. `total = subtotal − discount + shipping`, always. */
export interface Totals<Shown extends Currency = ChargedCurrency> {
  readonly currency: Shown;
  readonly lines: readonly LineTotals[];
  readonly subtotal: number;
  readonly discount: number;
  readonly shipping: number;
  readonly total: number;
  /** The VAT that `total` includes, rounded half up. */
  readonly vat: number;
}

/** The VAT that a gross amount includes, half up. */
export function includedVat(gross: number, vatBasisPoints: number): number {
  return Math.round((gross * vatBasisPoints) / (10_000 + vatBasisPoints));
}

const sum = (values: readonly number[]) => values.reduce((left, right) => left + right, 0);

/** Euro cents of the lines that a reduction may touch. */
function reducibleWorth(lines: readonly PricedLine[]): number {
  return sum(lines.map((line) => (line.isExcluded ? 0 : line.unitPrice * line.quantity)));
}

/**
 * How much is taken off lines worth `gross` in the charged currency and `euroWorth` in euro. A share is taken of what is
 * charged, half up; an amount that covers the euro worth covers the charged one too, or rounding would leave a cent.
 */
function reduceBy(
  reduction: Reduction | undefined,
  gross: number,
  euroWorth: number,
  toCharged: (euroCents: number) => number,
): number {
  if (reduction === undefined) return 0;
  if ('percent' in reduction) return Math.min(gross, Math.floor((gross * reduction.percent + 50) / 100));
  return reduction.amount >= euroWorth ? gross : Math.min(gross, toCharged(reduction.amount));
}

/** What the goods cost together after the reduction, euro cents: what a threshold of free delivery is held against. */
export function goodsAfterReduction(lines: readonly PricedLine[], reduction: Reduction | undefined): number {
  const worth = reducibleWorth(lines);
  const goods = sum(lines.map((line) => line.unitPrice * line.quantity));
  return goods - reduceBy(reduction, worth, worth, (euroCents) => euroCents);
}

/**
 * Adds up an order in the charged currency. Each unit price is converted half up and then summed (decisions.md, amounts), and
 * the discount is split by largest remainder over the lines that it may reduce, so that lines, shipping and total always
 * agree to the cent.
 */
export function computeTotals<Shown extends Currency>(input: TotalsInput<Shown>): Totals<Shown> {
  const toCharged = (euroCents: number) => convert(euroCents, input.currency, input.rates);
  const grossLines = input.lines.map((line) => {
    const unitPrice = toCharged(line.unitPrice);
    return { unitPrice, gross: unitPrice * line.quantity };
  });
  const subtotal = sum(grossLines.map((line) => line.gross));
  const reducible = grossLines.map((line, index) => (input.lines[index]?.isExcluded ? 0 : line.gross));
  const discount = reduceBy(input.reduction, sum(reducible), reducibleWorth(input.lines), toCharged);
  const parts = prorate(discount, reducible);
  const lines = grossLines.map((line, index) => {
    const part = parts[index] ?? 0;
    return { ...line, discount: part, total: line.gross - part };
  });
  const shipping = toCharged(input.shipping);
  const total = subtotal - discount + shipping;
  return {
    currency: input.currency,
    lines,
    subtotal,
    discount,
    shipping,
    total,
    vat: includedVat(total, input.vatBasisPoints),
  };
}
