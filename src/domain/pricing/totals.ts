import { type ChargedCurrency, convert, type ExchangeRates } from '../money/currency.ts';
import { prorate } from '../money/prorate.ts';

export interface PricedLine {
  /** Euro cents for one piece, VAT included. */
  readonly unitPrice: number;
  readonly quantity: number;
}

export interface TotalsInput {
  readonly lines: readonly PricedLine[];
  /** Reduction of the goods by a coupon, euro cents; at most the goods' worth is taken. */
  readonly discount?: number;
  /** Delivery fee, euro cents, VAT included. */
  readonly shipping: number;
  readonly currency: ChargedCurrency;
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
export interface Totals {
  readonly currency: ChargedCurrency;
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

/**
 * Adds up an order in the charged currency. Each unit price is converted half up and then summed (decisions.md, amounts), and
 * the discount is split over the lines by largest remainder, so that lines, shipping and total always agree to the cent.
 */
export function computeTotals(input: TotalsInput): Totals {
  const toCharged = (euroCents: number) => convert(euroCents, input.currency, input.rates);
  const grossLines = input.lines.map((line) => {
    const unitPrice = toCharged(line.unitPrice);
    return { unitPrice, gross: unitPrice * line.quantity };
  });
  const subtotal = grossLines.reduce((sum, line) => sum + line.gross, 0);
  const discount = Math.min(toCharged(input.discount ?? 0), subtotal);
  const parts = prorate(
    discount,
    grossLines.map((line) => line.gross),
  );
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
