import * as z from 'zod/mini';
import { languages } from '#src/domain/language/languages.ts';
import { carriers } from '#src/domain/shipping/carriers.ts';
import { deliveryOptionCodes, shippingCountries } from '#src/domain/shipping/zones.ts';
import { offeredItem } from './offered-item.ts';

/** Longest token of a requested checkout, characters. */
export const longestRequestToken = 12_000;

/** Body of `POST /.netlify/functions/requested-checkout`: the token in the address of our page. */
export const requestedCheckoutRequest = z.object({
  token: z.string().check(z.minLength(1), z.maxLength(longestRequestToken)),
});

/** Where an order that was taken by telephone goes; the locker as its carrier's list has it now. */
const toldDelivery = z.object({
  ...{
    name: z.string(),
    phone: z.string(),
    street: z.string(),
    postcode: z.string(),
    city: z.string(),
    note: z.string(),
  },
  ...{ country: z.enum(shippingCountries), option: z.enum(deliveryOptionCodes), isToLocker: z.boolean() },
  pickup: z.optional(
    z.object({
      ...{ carrier: z.enum(carriers), id: z.string(), name: z.string() },
      ...{ address: z.string(), city: z.string(), postcode: z.string() },
    }),
  ),
});
export type ToldDelivery = z.infer<typeof toldDelivery>;

/** What was asked for, with what it costs now. `delivery`: of an order that was taken by telephone. */
export const requestedCheckoutResponse = z.object({
  items: z.array(offeredItem),
  locale: z.enum(languages),
  customerEmail: z.optional(z.string()),
  delivery: z.optional(toldDelivery),
});
export type RequestedCheckoutResponse = z.infer<typeof requestedCheckoutResponse>;

export const requestedCheckoutErrors = {
  invalid_request: 400,
  rate_limited: 429,
  link_invalid: 410,
  items_gone: 410,
} as const;
