import fc from 'fast-check';
import { expect } from 'vitest';
import type { CheckoutRequest } from '#src/contracts/checkout.ts';
import type { PaymentRequest } from '#src/domain/payment/payment-provider.ts';
import { includedVat } from '#src/domain/pricing/totals.ts';
import { shippingCountries } from '#src/domain/shipping/zones.ts';

/** Addresses that the shop takes, by country. */
const places = {
  LT: { postcode: 'LT-01103', phone: '+37061234567' },
  LV: { postcode: 'LV-1010', phone: '+37121234567' },
  EE: { postcode: '10111', phone: '+37251234567' },
  PL: { postcode: '00-001', phone: '+48512345678' },
  DE: { postcode: '10115', phone: '+4915112345678' },
  FI: { postcode: '00100', phone: '+358401234567' },
} as const;

const product = fc
  .record({ price: fc.integer({ min: 50, max: 60_000 }), sale: fc.option(fc.integer({ min: 1, max: 99 })) })
  .map(({ price, sale }) => ({
    price,
    salePrice: sale === null ? null : Math.max(1, Math.floor((price * sale) / 100)),
  }));

const coupon = fc.record({
  kind: fc.constantFrom('percent' as const, 'fixed' as const, 'free_shipping' as const),
  percent: fc.integer({ min: 1, max: 100 }),
  cents: fc.integer({ min: 1, max: 90_000 }),
  /** Which products it reduces, by their place; all where none is named. */
  covers: fc.array(fc.nat(5), { maxLength: 3 }),
  minimum: fc.constantFrom(0, 0, 5000),
});

/** An order as shoppers make them: what is sold, what they take, what it is reduced by, where it goes, in which currency. */
export const randomOrder = fc.record({
  products: fc.array(product, { minLength: 1, maxLength: 6 }),
  /** Lines by product's place; the same one may come twice. */
  taken: fc.array(fc.record({ product: fc.nat(5), quantity: fc.integer({ min: 1, max: 3 }) }), {
    minLength: 1,
    maxLength: 6,
  }),
  coupon: fc.option(coupon, { nil: undefined, freq: 2 }),
  country: fc.constantFrom(...shippingCountries),
  option: fc.constantFrom('standard' as const, 'express' as const),
  way: fc.constantFrom('courier' as const, 'locker' as const),
  currency: fc.constantFrom('EUR' as const, 'USD' as const, 'LTL' as const),
  method: fc.constantFrom('card' as const, 'bank' as const),
});
export type RandomOrder = typeof randomOrder extends fc.Arbitrary<infer Value> ? Value : never;

/** What the coupon's row says. */
export function couponColumns({ cents, kind, minimum, percent }: NonNullable<RandomOrder['coupon']>) {
  const value = { percent, fixed: cents, free_shipping: 0 }[kind];
  return { kind, value, minimum_goods: minimum };
}

/** The request of this order for products and a coupon that the shop knows by these names. */
export function requestFor(
  order: RandomOrder,
  ids: readonly string[],
  known: { readonly checkoutId: string; readonly email: string; readonly couponCode: string | undefined },
): CheckoutRequest {
  const { country, currency, option, taken, way } = order;
  const { phone, postcode } = places[country];
  const receiver = { name: 'Rūta Rūtaitė', phone, country, note: '' };
  return {
    items: taken.map(({ product: place, quantity }) => ({
      id: ids[place % ids.length] ?? '',
      quantity,
      size: '',
      color: '',
    })),
    currency,
    locale: 'lt',
    checkoutId: known.checkoutId,
    customerEmail: known.email,
    couponCode: known.couponCode,
    delivery:
      way === 'courier'
        ? { ...receiver, postcode, city: 'Vilnius', street: 'Gedimino pr. 1', option }
        : {
            ...receiver,
            ...{ postcode: '', city: '', street: '', option: 'standard' },
            pickup: { carrier: 'omniva', id: `${country}-1` },
          },
  };
}

/** An order's row and lines, as `place_order` takes and keeps them. */
export interface OrderSums {
  readonly order: Readonly<Record<string, unknown>>;
  readonly lines: readonly Readonly<Record<string, unknown>>[];
}

const whole = (row: Readonly<Record<string, unknown>>, name: string): number => {
  const value = row[name];
  expect(Number.isInteger(value) && Number(value) >= 0, `${name}: ${String(value)}`).toBe(true);
  return Number(value);
};

/** Σ lines + delivery − discount is what is charged, in both currencies, and its VAT is shared out among its parts. */
export function expectSumsToAgree({ order, lines }: OrderSums): void {
  const sum = (name: string) => lines.reduce((total, line) => total + whole(line, name), 0);
  for (const [side, total] of [
    ['', 'total_amount'],
    ['_eur', 'total_eur'],
  ] as const) {
    const [subtotal, discount, shipping] = ['subtotal', 'discount', 'shipping'].map((name) =>
      whole(order, name + side),
    );
    expect((subtotal ?? 0) - (discount ?? 0) + (shipping ?? 0)).toBe(whole(order, total));
    expect(sum(`total${side}`)).toBe((subtotal ?? 0) - (discount ?? 0));
    expect(sum(`discount${side}`)).toBe(discount);
    for (const line of lines)
      expect(whole(line, `unit_price${side}`) * whole(line, 'quantity') - whole(line, `discount${side}`)).toBe(
        whole(line, `total${side}`),
      );
  }
  const vat = whole(order, 'vat_amount');
  expect(vat).toBe(includedVat(whole(order, 'total_amount'), whole(order, 'vat_basis_points')));
  const ofDelivery = vat - sum('vat_amount');
  expect(ofDelivery).toBeGreaterThanOrEqual(0);
  expect(ofDelivery).toBeLessThanOrEqual(whole(order, 'shipping'));
  if (order['currency'] === 'EUR') expect(whole(order, 'total_eur')).toBe(whole(order, 'total_amount'));
}

/** What the provider's page adds up is what the order says. */
export function expectPageToAgree({ lines, shipping, total }: PaymentRequest, { order }: OrderSums): void {
  const goods = lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0);
  expect(goods + shipping.fee).toBe(total);
  expect(total).toBe(order['total_amount']);
}
