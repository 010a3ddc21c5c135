import { minimumAmount } from '../api/parameter-values.ts';
import { invalidRequest, notInSandbox } from '../api/stripe-error.ts';
import type { World } from '../state.ts';
import { type LineItem, newLineItem, newProduct, newShippingRate, type Product } from './line-item-resource.ts';
import type { LineItemParameters, SessionParameters } from './session-parameters.ts';
import { newSession, type Session } from './session-resource.ts';

const halfHour = 30 * 60;
const day = 24 * 60 * 60;

function missing(param: string): Error {
  return invalidRequest(`Missing required param: ${param}.`, param, 'parameter_missing');
}

function expiryOf(parameters: SessionParameters, now: number): number {
  const asked = parameters.expires_at ?? now + day;
  const rule = (limit: string) => `The \`expires_at\` timestamp must be ${limit} from Checkout Session creation.`;
  if (asked < now + halfHour) throw invalidRequest(rule('at least 30 minutes'), 'expires_at');
  if (asked > now + day) throw invalidRequest(rule('less than 24 hours'), 'expires_at');
  return asked;
}

function makeLine(parameters: LineItemParameters, index: number, now: number): { line: LineItem; product: Product } {
  const at = `line_items[${index}]`;
  if (parameters.price !== undefined) {
    throw invalidRequest(`No such price: '${parameters.price}'`, `${at}[price]`, 'resource_missing');
  }
  const data = parameters.price_data;
  if (data === undefined) throw missing(`${at}[price_data]`);
  if (data.product_data === undefined) throw missing(`${at}[price_data][product_data]`);
  if (data.unit_amount === undefined) throw missing(`${at}[price_data][unit_amount]`);
  if (parameters.quantity === undefined) {
    throw invalidRequest(`Quantity is required. Add \`quantity\` to \`${at}\``, at, 'parameter_missing');
  }
  const line = newLineItem({
    createdSeconds: now,
    name: data.product_data.name,
    priceData: data,
    unitAmount: data.unit_amount,
    quantity: parameters.quantity,
    metadata: parameters.metadata ?? null,
  });
  return { line, product: newProduct(line.price.product, now, data.product_data) };
}

function oneCurrency(parameters: SessionParameters, lines: readonly LineItem[]): string {
  const expected = parameters.currency ?? lines[0]?.currency ?? '';
  const differs = (found: string, param: string) => {
    const message = `The price specified only supports \`${found}\`. This doesn't match the expected currency: \`${expected}\`.`;
    return invalidRequest(message, param);
  };
  lines.forEach((line, index) => {
    if (line.currency !== expected) throw differs(line.currency, `line_items[${index}][price_data][currency]`);
  });
  (parameters.shipping_options ?? []).forEach(({ shipping_rate_data: rate }, index) => {
    const param = `shipping_options[${index}][shipping_rate_data][fixed_amount][currency]`;
    if (rate.fixed_amount.currency !== expected) throw differs(rate.fixed_amount.currency, param);
  });
  return expected;
}

function checkTotal(total: number, currency: string): void {
  if (total === 0) throw notInSandbox('line_items with a total of 0');
  const code = currency.toUpperCase();
  const shown = (amount: number) =>
    `${new Intl.NumberFormat('en-US', { style: 'currency', currency: code }).format(amount / 100)} ${currency}`;
  const subject = "The Checkout Session's total amount";
  const least = minimumAmount(currency);
  if (total < least)
    throw invalidRequest(`${subject} due must add up to at least ${shown(least)}`, undefined, 'amount_too_small');
  if (total > 99_999_999) {
    throw invalidRequest(`${subject} must convert to no more than ${shown(99_999_999)}`, undefined, 'amount_too_large');
  }
}

/** Makes an open session with its lines, products and shipping rates, or throws Stripe's refusal. */
export function createSession(world: World, parameters: SessionParameters, origin: string): Session {
  const { state } = world;
  const now = world.now();
  if (parameters.success_url === undefined) throw missing('success_url');
  if (parameters.line_items === undefined || parameters.line_items.length === 0) throw missing('line_items');
  if (parameters.shipping_address_collection && parameters.payment_intent_data?.shipping) {
    const message = 'You can not pass `payment_intent_data[shipping]` when `shipping_address_collection` is set.';
    throw invalidRequest(message, 'payment_intent_data[shipping]');
  }
  const expiresSeconds = expiryOf(parameters, now);
  const made = parameters.line_items.map((line, index) => makeLine(line, index, now));
  const lines = made.map(({ line }) => line);
  const currency = oneCurrency(parameters, lines);
  const rates = (parameters.shipping_options ?? []).map((option) => newShippingRate(now, option.shipping_rate_data));
  const subtotal = lines.reduce((sum, line) => sum + line.amount_total, 0);
  const session = newSession({
    parameters,
    origin,
    createdSeconds: now,
    expiresSeconds,
    currency,
    subtotal,
    shippingOptions: rates.map((rate) => ({ shipping_amount: rate.fixed_amount.amount, shipping_rate: rate.id })),
  });
  checkTotal(session.amount_total, currency);

  for (const { product } of made) state.products.put(product.id, product);
  for (const rate of rates) state.shippingRates.put(rate.id, rate);
  state.lineItems.put(session.id, lines);
  state.notes.put(session.id, { paymentIntentData: parameters.payment_intent_data ?? null, waiting: null });
  state.sessions.put(session.id, session);
  return session;
}
