import type { ExportOrdersRequest } from '#src/contracts/admin-order-files.ts';
import { type OrderView, orderViews, paymentMethods } from '#src/contracts/staff-orders.ts';
import { type PaymentStatus, paymentTransitions } from '#src/domain/order/states.ts';
import { shippingCountries } from '#src/domain/shipping/zones.ts';

type Query = Readonly<Record<string, string>>;

/** What the list may be narrowed to, by the names in its address. */
export const paymentStates = Object.keys(paymentTransitions) as readonly PaymentStatus[];

const day = /^\d{4}-\d{2}-\d{2}$/;
const oneOf = <Value extends string>(values: readonly Value[], value: string | undefined) =>
  values.find((each) => each === value);
const dayOf = (value: string | undefined) =>
  value !== undefined && day.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined;

/** The view that an address names; all orders where it names none. */
export const viewOf = ({ view }: Query): OrderView => oneOf(orderViews, view) ?? 'all';

/** What an address asks for; what nobody could have chosen is passed over. */
export function askedBy(query: Query): ExportOrdersRequest {
  const asked = {
    view: viewOf(query),
    words: query['q']?.trim().slice(0, 100) || undefined,
    payment: oneOf(paymentStates, query['payment']),
    method: oneOf(paymentMethods, query['method']),
    country: oneOf(shippingCountries, query['country']),
    from: dayOf(query['from']),
    to: dayOf(query['to']),
    oldest: query['oldest'] === '1' || undefined,
  };
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
}

/** How many filters are set, words and view aside. */
export function filtersIn(query: Query): number {
  const { view, words, ...filters } = askedBy(query);
  return Object.keys(filters).length;
}
