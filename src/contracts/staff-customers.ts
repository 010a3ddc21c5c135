import * as z from 'zod/mini';
import { unsettledOrders } from './account-data.ts';
import { listedOrder } from './staff-orders.ts';

const count = z.int().check(z.gte(0));
const text = z.nullable(z.string());

export const customerViews = ['all', 'accounts', 'guests', 'open', 'newsletter'] as const;
export type CustomerView = (typeof customerViews)[number];

/**
 * Somebody who has an account or has ordered. `key` names them: the account's id, or the number of a guest's last order. `spent`: paid
 * and not given back, euro cents; `open`: orders under way; `seen`: when they signed up or ordered last, ISO 8601.
 */
const listedCustomer = z.object({
  key: z.string(),
  account: z.nullable(z.uuid()),
  email: text,
  name: text,
  orders: count,
  spent: z.int(),
  open: count,
  seen: z.string(),
  is_confirmed: z.boolean(),
  has_newsletter: z.boolean(),
  place: z.object({ at: z.string(), key: z.string() }),
});
export type ListedCustomer = z.output<typeof listedCustomer>;

/** What `list_customers` answers; null for whoever is not an administrator with all locks open. Totals come with the first page. */
export const customerPage = z.nullable(
  z.object({
    more: z.boolean(),
    customers: z.array(listedCustomer),
    total: z.optional(count),
    counts: z.optional(z.object({ accounts: count, guests: count, open: count, newsletter: count })),
  }),
);
export type CustomerPage = NonNullable<z.output<typeof customerPage>>;

const consent = z.object({
  purpose: z.string(),
  granted: z.boolean(),
  source: z.string(),
  text_version: z.string(),
  language: z.string(),
  at: z.string(),
});

const note = z.object({ id: z.uuid(), text: z.string(), by: z.string(), at: z.string() });

const address = z.object({
  name: z.string(),
  phone: text,
  company: text,
  street: z.string(),
  postcode: z.string(),
  city: z.string(),
  country: z.string(),
  is_default: z.boolean(),
});

/** What `read_customer` answers; `customer` null for a key that is nobody's. Sums in euro cents, times ISO 8601. */
export const foundCustomer = z.nullable(
  z.object({
    customer: z.nullable(
      z.object({
        key: z.string(),
        email: text,
        name: text,
        phone: text,
        language: text,
        account: z.nullable(
          z.object({
            created_at: z.string(),
            confirmed_at: text,
            last_sign_in_at: text,
            has_second_factor: z.boolean(),
            roles: z.array(z.string()),
          }),
        ),
        sums: z.object({
          orders: count,
          cancelled: count,
          paid: count,
          refunded: count,
          returns: count,
          first_at: text,
        }),
        orders: z.array(listedOrder),
        unsettled: unsettledOrders.shape.orders,
        addresses: z.array(address),
        newsletter: z.nullable(
          z.object({ status: z.enum(['pending', 'confirmed', 'unsubscribed']), language: z.string(), at: z.string() }),
        ),
        consents: z.array(consent),
        notes: z.array(note),
        counts: z.object({ reviews: count, favorites: count, messages: count, stock_notices: count }),
      }),
    ),
  }),
);
export type CustomerReading = NonNullable<z.output<typeof foundCustomer>>;
export type FoundCustomer = NonNullable<CustomerReading['customer']>;
