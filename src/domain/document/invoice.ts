import type { ChargedCurrency } from '../money/currency.ts';
import { prorate } from '../money/prorate.ts';
import { type Amounts, addAmounts, amounts, type RateAmounts, sumByRate } from './amounts.ts';
import { vilniusDay } from './vilnius-day.ts';

/** Who sells, as documents name them (content/company.json). `country` is ISO 3166-1. */
export interface Seller {
  readonly name: string;
  readonly code: string;
  readonly vatCode: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  readonly country: string;
  readonly phone: string;
  readonly email: string;
}

/** Who buys: a person, or a company where the order names one. Null is what the order does not say. */
export interface Buyer {
  readonly name: string | null;
  readonly companyCode: string | null;
  readonly vatCode: string | null;
  readonly street: string | null;
  readonly postcode: string | null;
  readonly city: string | null;
  readonly country: string;
}

export interface OrderedLine {
  readonly position: number;
  readonly sku: string;
  /** In the order's language. */
  readonly name: string;
  readonly size: string;
  readonly color: string;
  readonly quantity: number;
  /** For one piece, VAT included, minor units of the order's currency. */
  readonly unitPrice: number;
  readonly discount: number;
  /** unitPrice × quantity − discount. */
  readonly total: number;
  readonly vat: number;
  readonly basisPoints: number;
}

/** What documents are made of: a paid order. Amounts in minor units of `currency`, VAT included. */
export interface InvoicedOrder {
  readonly number: string;
  /** Instants, ISO 8601. */
  readonly createdAt: string;
  readonly paidAt: string;
  /** When the first parcel left; null before. */
  readonly shippedAt: string | null;
  readonly buyer: Buyer;
  readonly paymentMethod: 'card' | 'bank' | 'none';
  readonly couponCode: string | null;
  readonly currency: ChargedCurrency;
  readonly rateMillionths: number;
  readonly lines: readonly OrderedLine[];
  readonly deliveryName: string;
  readonly discount: number;
  readonly shipping: number;
  readonly total: number;
  readonly vat: number;
  readonly basisPoints: number;
  /** The same order in euro cents, for the books. */
  readonly euro: { readonly total: number; readonly vat: number; readonly lineTotals: readonly number[] };
}

export interface InvoiceLine extends RateAmounts {
  readonly position: number;
  readonly name: string;
  readonly size: string;
  readonly color: string;
  readonly quantity: number;
  /** For one piece before the discount: without and with VAT. */
  readonly unitNet: number;
  readonly unitPrice: number;
  readonly discount: number;
}

export interface InvoiceDelivery extends RateAmounts {
  readonly name: string;
}

/** The VAT in euro of a document in another currency (PVM įstatymas art. 80(1)12: the amount of VAT is in euro). */
export interface EuroAmounts {
  readonly rateMillionths: number;
  readonly rates: readonly RateAmounts[];
  readonly total: Amounts;
}

/**
 * An invoice as it was issued, kept as it is for good. Its number and time of issue stand beside it in the database, because
 * they are given when it is written there. Dates are days of Vilnius.
 */
export interface InvoiceContent {
  readonly version: 1;
  readonly seller: Seller;
  readonly buyer: Buyer;
  readonly orderNumber: string;
  readonly orderedOn: string;
  readonly paidOn: string;
  readonly suppliedOn: string | null;
  readonly paymentMethod: 'card' | 'bank' | 'none';
  readonly couponCode: string | null;
  readonly currency: ChargedCurrency;
  readonly lines: readonly InvoiceLine[];
  readonly delivery: InvoiceDelivery;
  readonly discount: number;
  readonly rates: readonly RateAmounts[];
  readonly total: Amounts;
  /** Null where the document itself is in euro. */
  readonly euro: EuroAmounts | null;
}

/** The price without VAT of one piece, half up. */
function withoutVat(gross: number, basisPoints: number): number {
  return Math.round((gross * 10_000) / (10_000 + basisPoints));
}

function euroAmounts(order: InvoicedOrder, lines: readonly InvoiceLine[]): EuroAmounts {
  const { total, vat, lineTotals } = order.euro;
  const delivery = total - lineTotals.reduce((sum, one) => sum + one, 0);
  const grosses = [...lineTotals, delivery];
  const parts = prorate(vat, grosses);
  const rates = [...lines.map((line) => line.basisPoints), order.basisPoints];
  return {
    rateMillionths: order.rateMillionths,
    rates: sumByRate(
      grosses.map((gross, index) => ({ basisPoints: rates[index] ?? 0, ...amounts(gross, parts[index] ?? 0) })),
    ),
    total: amounts(total, vat),
  };
}

/**
 * Writes an order's invoice: what a VAT invoice has to name (PVM įstatymas art. 80(1), as the State Tax Inspectorate explains
 * it, KM1209: seller and buyer with addresses and codes, goods and quantities, day of payment in advance or of supply, unit
 * prices without VAT, discounts, taxable value by rate, rates, VAT in euro). Throws when the order does not add up: such a
 * document must not exist.
 */
export function writeInvoice(order: InvoicedOrder, seller: Seller): InvoiceContent {
  const lines = order.lines.map(
    (line): InvoiceLine => ({
      position: line.position,
      name: line.name,
      size: line.size,
      color: line.color,
      quantity: line.quantity,
      unitNet: withoutVat(line.unitPrice, line.basisPoints),
      unitPrice: line.unitPrice,
      discount: line.discount,
      basisPoints: line.basisPoints,
      ...amounts(line.total, line.vat),
    }),
  );
  // The order's VAT was shared out over lines and delivery: what the lines do not have is the delivery's.
  const deliveryVat = order.vat - lines.reduce((sum, line) => sum + line.vat, 0);
  const delivery = {
    name: order.deliveryName,
    basisPoints: order.basisPoints,
    ...amounts(order.shipping, deliveryVat),
  };
  const total = addAmounts([...lines, delivery]);
  const discount = lines.reduce((sum, line) => sum + line.discount, 0);
  if (total.gross !== order.total || discount !== order.discount)
    throw new Error(`the lines of ${order.number} add up to ${total.gross}, the order says ${order.total}`);
  return {
    version: 1,
    seller,
    buyer: order.buyer,
    orderNumber: order.number,
    orderedOn: vilniusDay(order.createdAt),
    paidOn: vilniusDay(order.paidAt),
    suppliedOn: order.shippedAt === null ? null : vilniusDay(order.shippedAt),
    paymentMethod: order.paymentMethod,
    couponCode: order.couponCode,
    currency: order.currency,
    lines,
    delivery,
    discount,
    rates: sumByRate([...lines, delivery]),
    total,
    euro: order.currency === 'EUR' ? null : euroAmounts(order, lines),
  };
}
