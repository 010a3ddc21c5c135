import type { FormValue } from './bracket-form.ts';
import { list, object, optional, type Schema } from './parameter-schema.ts';
import { email, integer, oneOf, text } from './parameter-values.ts';

const seconds = integer(0, 99_999_999_999);
const range = object({ gt: optional(seconds), gte: optional(seconds), lt: optional(seconds), lte: optional(seconds) });

/** `created`: a time in seconds, or bounds. */
type Created = ReturnType<typeof range> | number;
const created: Schema<Created> = (input: FormValue | undefined, path) =>
  typeof input === 'string' ? seconds(input, path) : range(input, path);

/** Does a row's time fit the `created` parameter? */
export function fitsCreated(row: { readonly created: number }, bounds: Created | undefined): boolean {
  if (bounds === undefined) return true;
  if (typeof bounds === 'number') return row.created === bounds;
  const { gt = -1, gte = 0, lt = Number.POSITIVE_INFINITY, lte = Number.POSITIVE_INFINITY } = bounds;
  return row.created > gt && row.created >= gte && row.created < lt && row.created <= lte;
}

const expandPaths = optional(list(text(), 20));
const paging = {
  limit: optional(integer(1, 100)),
  starting_after: optional(text()),
  ending_before: optional(text()),
  expand: expandPaths,
};

export const retrieveParameters = object({ expand: expandPaths });
export const lineItemsListParameters = object(paging);
export const sessionListParameters = object({
  ...paging,
  created: optional(created),
  customer: optional(text()),
  customer_details: optional(object({ email })),
  payment_intent: optional(text()),
  payment_link: optional(text()),
  status: optional(oneOf(['complete', 'expired', 'open'])),
  subscription: optional(text()),
});
export const paymentIntentListParameters = object({
  ...paging,
  created: optional(created),
  customer: optional(text()),
});
export const cancelParameters = object({
  cancellation_reason: optional(oneOf(['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'])),
  expand: expandPaths,
});
export const refundListParameters = object({
  ...paging,
  charge: optional(text()),
  created: optional(created),
  payment_intent: optional(text()),
});
export const eventListParameters = object({
  ...paging,
  created: optional(created),
  type: optional(text()),
  types: optional(list(text(), 20)),
});
