import type { StripeState } from '../state.ts';
import { listAnswer } from './list-page.ts';
import { invalidRequest } from './stripe-error.ts';

type Fields = Readonly<Record<string, unknown>>;

/** References that are always null here but may be asked for. */
const alwaysNull = new Set(
  'customer invoice subscription setup_intent payment_link application on_behalf_of review source_transfer transfer_reversal source_transfer_reversal failure_balance_transaction'.split(
    ' ',
  ),
);

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function lookUp(state: StripeState, field: string, id: string): object | undefined {
  switch (field) {
    case 'payment_intent':
      return state.paymentIntents.get(id);
    case 'payment_method':
      return state.paymentMethods.get(id);
    case 'charge':
    case 'latest_charge':
      return state.charges.get(id);
    case 'balance_transaction':
      return state.balanceTransactions.get(id);
    case 'shipping_rate':
      return state.shippingRates.get(id);
    case 'product':
      return state.products.get(id);
    default:
      return undefined;
  }
}

/** Lists that hang on an object and are answered only where they are asked for. */
function attachedList(state: StripeState, owner: Fields, field: string): object | undefined {
  const id = String(owner['id']);
  if (owner['object'] === 'checkout.session' && field === 'line_items') {
    return listAnswer(state.lineItems.get(id) ?? [], { limit: 10 }, `/v1/checkout/sessions/${id}/line_items`);
  }
  if (owner['object'] === 'charge' && field === 'refunds') {
    const refunds = state.refunds.all().filter((refund) => refund.charge === id);
    return listAnswer(refunds.reverse(), { limit: 10 }, `/v1/charges/${id}/refunds`);
  }
  return undefined;
}

function expandPath(state: StripeState, target: Fields, path: readonly string[], whole: string): Fields {
  const [field = '', ...rest] = path;
  const refusal = () => invalidRequest(`This property cannot be expanded (${whole}).`, 'expand');
  const deeper = (value: unknown): unknown => {
    if (rest.length === 0) return value;
    if (Array.isArray(value))
      return value.map((entry) => (isFields(entry) ? expandPath(state, entry, rest, whole) : entry));
    if (isFields(value)) return expandPath(state, value, rest, whole);
    if (value === null) return null;
    throw refusal();
  };
  const value = target[field] ?? attachedList(state, target, field);
  if (value === undefined && !(field in target)) throw refusal();
  if (typeof value === 'string') {
    const found = lookUp(state, field, value);
    if (!found) throw refusal();
    return { ...target, [field]: deeper(found) };
  }
  const nullable = alwaysNull.has(field) || /^(payment_|latest_|balance_|shipping_|charge)/.test(field);
  if (value === null || value === undefined) {
    if (!nullable) throw refusal();
    return { ...target, [field]: null };
  }
  if (rest.length === 0 && !('object' in (value as object))) throw refusal();
  return { ...target, [field]: deeper(value) };
}

/** Replaces ids by their objects along each `expand[]` path, at most four levels deep, as Stripe does. */
export function expand(state: StripeState, target: object, paths: readonly string[] | undefined): object {
  return (paths ?? []).reduce<Fields>((current, path) => {
    const parts = path.split('.');
    if (parts.filter((part) => part !== 'data').length > 4) {
      throw invalidRequest(`You cannot expand more than 4 levels of a property. Property: ${path}`, 'expand');
    }
    return expandPath(state, current, parts, path);
  }, target as Fields);
}
