import fc from 'fast-check';
import type { InvoicedOrder, Seller } from '#src/domain/document/invoice.ts';
import type { ChargedCurrency } from '#src/domain/money/currency.ts';
import { prorate } from '#src/domain/money/prorate.ts';
import { computeTotals, type TotalsInput } from '#src/domain/pricing/totals.ts';

export const exampleSeller: Seller = {
  name: 'UAB „Gija“',
  code: '000000000',
  vatCode: 'LT000000000',
  street: 'Siūlo g. 12',
  postcode: 'LT-01103',
  city: 'Vilnius',
  country: 'LT',
  phone: '+370 600 00000',
  email: 'labas@gija.example',
};

interface Priced {
  readonly currency: ChargedCurrency;
  readonly rate: number;
  readonly basisPoints: number;
  readonly discount: number;
  readonly shipping: number;
  readonly lines: readonly { readonly unitPrice: number; readonly quantity: number }[];
}

/** An order whose amounts are those that the checkout would have computed. */
export function invoicedOrder({ currency, rate, basisPoints, discount, shipping, lines }: Priced): InvoicedOrder {
  const rates = { EUR: 1_000_000, USD: rate, LTL: 3_450_000 };
  const reduction = { amount: discount };
  const input: Omit<TotalsInput, 'currency'> = { lines, reduction, shipping, rates, vatBasisPoints: basisPoints };
  const totals = computeTotals({ ...input, currency });
  const euro = computeTotals({ ...input, currency: 'EUR' });
  const vat = prorate(totals.vat, [...totals.lines.map((line) => line.total), totals.shipping]);
  return {
    number: 'GJ-482-915-637',
    createdAt: '2026-11-21T09:12:00Z',
    paidAt: '2026-11-21T09:15:00Z',
    shippedAt: null,
    buyer: {
      name: 'Rūta Kazlauskaitė',
      companyCode: null,
      vatCode: null,
      street: 'Gedimino pr. 1-2',
      postcode: 'LT-01103',
      city: 'Vilnius',
      country: 'LT',
    },
    paymentMethod: 'card',
    couponCode: null,
    currency,
    rateMillionths: rates[currency],
    lines: totals.lines.map((line, position) => ({
      position,
      sku: `DRESS-${position}`,
      name: 'Lininė suknelė',
      size: 'M',
      color: 'sage',
      quantity: lines[position]?.quantity ?? 1,
      unitPrice: line.unitPrice,
      discount: line.discount,
      total: line.total,
      vat: vat[position] ?? 0,
      basisPoints,
    })),
    deliveryName: 'Standartinis',
    discount: totals.discount,
    shipping: totals.shipping,
    total: totals.total,
    vat: totals.vat,
    basisPoints,
    euro: { total: euro.total, vat: euro.vat, lineTotals: euro.lines.map((line) => line.total) },
  };
}

/** A dress and two shirts to Lithuania, standard delivery, euro. */
export const exampleInvoicedOrder = invoicedOrder({
  currency: 'EUR',
  rate: 1_080_000,
  basisPoints: 2100,
  discount: 0,
  shipping: 495,
  lines: [
    { unitPrice: 8900, quantity: 1 },
    { unitPrice: 2450, quantity: 2 },
  ],
});

/** Any order: currencies, rates, destinations, coupons, 1 to 50 lines. */
export const randomInvoicedOrder = fc
  .record({
    currency: fc.constantFrom<ChargedCurrency>('EUR', 'USD'),
    rate: fc.integer({ min: 500_000, max: 2_000_000 }),
    basisPoints: fc.constantFrom(2100, 2400, 2300, 1900, 2550, 0),
    discount: fc.oneof(fc.constant(0), fc.nat(50_000)),
    shipping: fc.oneof(fc.constant(0), fc.nat(3000)),
    lines: fc.array(
      fc.record({ unitPrice: fc.integer({ min: 1, max: 60_000 }), quantity: fc.integer({ min: 1, max: 10 }) }),
      {
        minLength: 1,
        maxLength: 50,
      },
    ),
  })
  .map(invoicedOrder);
