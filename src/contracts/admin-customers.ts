import * as z from 'zod/mini';
import { staffErrors } from './staff.ts';

/** Who is meant: the id of an account, or the number of an order that a guest placed. */
const customer = z.string().check(z.regex(/^(GJ-\d{3}-\d{3}-\d{3}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/));

/** Body of `POST /.netlify/functions/admin-customers`. `email`: the address of whoever is erased, typed. */
export const adminCustomersRequest = z.discriminatedUnion('act', [
  z.strictObject({
    act: z.literal('note'),
    /** Made by who asks: said twice, it is one note. */
    note: z.uuid(),
    customer,
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(1000)),
  }),
  z.strictObject({ act: z.literal('remove_note'), note: z.uuid() }),
  z.strictObject({ act: z.literal('unsubscribe'), customer }),
  z.strictObject({ act: z.literal('erase'), customer, email: z.string().check(z.maxLength(254)) }),
]);
export type AdminCustomersRequest = z.output<typeof adminCustomersRequest>;

/** `orders`: how many stay, nobody's, after somebody was erased; `changed`: whether there was a subscription. */
export const adminCustomersResponse = z.object({
  ok: z.literal(true),
  orders: z.optional(z.int()),
  invoices: z.optional(z.int()),
  changed: z.optional(z.boolean()),
});
export type AdminCustomersResponse = z.output<typeof adminCustomersResponse>;

export const adminCustomersErrors = {
  ...staffErrors,
  customer_unknown: 404,
  /** What was typed is not the address of whoever is to be erased. */
  address_differs: 409,
  /** Some of their orders are not settled (`unsettledOrders`). */
  orders_open: 409,
  back_office_role: 409,
} as const;

/** Body of `POST /.netlify/functions/admin-export-customer`. */
export const exportCustomerRequest = z.strictObject({ customer });

export const exportCustomerErrors = { ...staffErrors, customer_unknown: 404 } as const;
