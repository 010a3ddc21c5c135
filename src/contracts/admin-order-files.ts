import * as z from 'zod/mini';
import { shippingCountries } from '#src/domain/shipping/zones.ts';
import { paymentStatus } from './order-states.ts';
import { staffErrors } from './staff.ts';
import { orderViews, paymentMethods } from './staff-orders.ts';

/** Orders whose slips are printed at once. */
export const slipsAtOnce = 100;

/** Body of `POST /.netlify/functions/admin-packing-slips`: numbers of orders, in the order in which they are to be packed. */
export const packingSlipsRequest = z.strictObject({
  orders: z
    .array(z.string().check(z.regex(/^GJ-[0-9]{3}-[0-9]{3}-[0-9]{3}$/)))
    .check(z.minLength(1), z.maxLength(slipsAtOnce)),
});

export const packingSlipsErrors = {
  ...staffErrors,
  document_unknown: 404,
  /** Everything of these orders has left, or was refunded before. */
  nothing_to_pack: 409,
} as const;

const day = z.iso.date();

/** Body of `POST /.netlify/functions/admin-export-orders`: which orders, as the list narrows them; days are those of Vilnius. */
export const exportOrdersRequest = z.strictObject({
  view: z.optional(z.enum(orderViews)),
  words: z.optional(z.string().check(z.maxLength(100))),
  payment: z.optional(paymentStatus),
  method: z.optional(z.enum(paymentMethods)),
  country: z.optional(z.enum(shippingCountries)),
  from: z.optional(day),
  to: z.optional(day),
  oldest: z.optional(z.boolean()),
});
export type ExportOrdersRequest = z.output<typeof exportOrdersRequest>;

export const exportOrdersErrors = staffErrors;
