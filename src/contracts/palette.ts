import * as z from 'zod/mini';
import { chargedCurrencies } from '#src/domain/money/currency.ts';
import { orderStatus } from './order-states.ts';
import { couponStates } from './staff-coupons.ts';

/** What the palette of the back office searches; editors find products alone. */
export const paletteKinds = ['orders', 'products', 'customers', 'coupons'] as const;
export type PaletteKind = (typeof paletteKinds)[number];

/** Sums in minor units of the currency; times ISO 8601. */
const order = z.object({
  number: z.string(),
  customer: z.nullable(z.string()),
  status: orderStatus,
  created_at: z.string(),
  total_amount: z.int(),
  currency: z.enum(chargedCurrencies),
});
const product = z.object({
  id: z.string(),
  name: z.string(),
  sku: z.string(),
  state: z.enum(['on_sale', 'off_sale', 'archived']),
});
/** `key`: an account's id, or the number of a guest's order. */
const customer = z.object({ key: z.string(), name: z.nullable(z.string()), email: z.nullable(z.string()) });
const coupon = z.object({ code: z.string(), note: z.string(), state: z.enum(couponStates) });

/**
 * What `find_for_palette` answers: five of the kind that was asked for, and whether there are more; null for whoever may not see
 * them.
 */
export const paletteFinds = z.nullable(
  z.object({
    more: z.boolean(),
    orders: z.optional(z.array(order)),
    products: z.optional(z.array(product)),
    customers: z.optional(z.array(customer)),
    coupons: z.optional(z.array(coupon)),
  }),
);
export type PaletteFinds = NonNullable<z.output<typeof paletteFinds>>;
