import * as z from 'zod/mini';
import { languages } from '#src/domain/language/languages.ts';
import { currencies } from '#src/domain/money/currency.ts';
import { carriers } from '#src/domain/shipping/carriers.ts';
import { deliveryOptionCodes, shippingCountries } from '#src/domain/shipping/zones.ts';
import { checkoutItems } from './checkout-items.ts';
import { longestRequestToken } from './requested-checkout.ts';

const text = (maximum: number) => z.string().check(z.trim(), z.maxLength(maximum));
const required = (maximum: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(maximum));

/** Asked for by a courier; a parcel locker has its own. */
const addressFields = ['postcode', 'city', 'street'] as const;

/** To an address, or to a parcel locker, which has one: an address beside it would not count, so it is refused. */
export const deliveryAddress = z
  .strictObject({
    name: required(120),
    phone: required(32),
    country: z.enum(shippingCountries),
    postcode: z._default(text(12), ''),
    city: z._default(text(80), ''),
    street: z._default(text(160), ''),
    note: z._default(text(300), ''),
    option: z.enum(deliveryOptionCodes),
    pickup: z.optional(z.strictObject({ carrier: z.enum(carriers), id: required(60) })),
  })
  .check((context) => {
    const isLocker = context.value.pickup !== undefined;
    const wrong = addressFields.find((field) => (context.value[field] !== '') === isLocker);
    if (wrong !== undefined) context.issues.push({ code: 'custom', path: [wrong], input: context.value[wrong] });
  });

/** Where a company has its seat, which a parcel locker is not. */
const companyAddress = z.strictObject({
  country: z.enum(shippingCountries),
  postcode: required(12),
  city: required(80),
  street: required(160),
});

/** A company that buys: its name, the code in its country's register, its VAT number if it has one, its address. */
const companyBuyer = z.strictObject({
  name: required(200),
  country: z._default(z.enum(shippingCountries), 'LT'),
  code: required(40),
  vatCode: z._default(text(20), ''),
  /** Absent: the documents name the delivery address, or the country alone where it goes to a locker. */
  address: z.optional(companyAddress),
});

/**
 * Body of `POST /.netlify/functions/create-checkout` (storefront.md section 7). `items, currency, locale` alone must work:
 * the provider's page then asks for an address in Lithuania. Our own page sends the rest. Strict: a field that the shop does
 * not know (a price, say) is refused rather than ignored, so that nobody believes that it counts.
 */
export const checkoutRequest = z.strictObject({
  items: checkoutItems,
  currency: z.enum(currencies),
  locale: z.enum(languages),
  userId: z.optional(z.uuid()),
  customerEmail: z.optional(z.email().check(z.maxLength(254))),
  /** Made in the browser when the checkout begins: the same id never makes a second order. */
  checkoutId: z.optional(z.uuid()),
  /** Ids of the same shopper's earlier tries in this checkout: what they ordered and did not pay makes way. */
  replaces: z.optional(z.array(z.uuid()).check(z.maxLength(5))),
  delivery: z.optional(deliveryAddress),
  /** A coupon as it was typed; the server alone decides what it takes off. */
  couponCode: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(80))),
  /** Token of the page that asks for the address (contracts/requested-checkout): whose order it is. */
  requestToken: z.optional(z.string().check(z.maxLength(longestRequestToken))),
  /** The buyer, when it is a company; the documents name it. */
  company: z.optional(companyBuyer),
  /** What the shopper saw as the total, minor units of the charged currency. A different total is refused, not charged. */
  expectedTotal: z.optional(z.int().check(z.gte(0), z.lte(100_000_000))),
});
export type CheckoutRequest = z.infer<typeof checkoutRequest>;
