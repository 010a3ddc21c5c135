import { filledText, type Schema } from './parameter-schema.ts';
import { invalidRequest } from './stripe-error.ts';

/** Text of at most `maximum` characters. */
export function text(maximum = 5000): Schema<string> {
  return (input, path) => {
    const value = filledText(input, path);
    if (value.length <= maximum) return value;
    const shown = `${value.slice(0, 10)}...${value.slice(-10)}`;
    throw invalidRequest(`Invalid string: ${shown}; must be at most ${maximum} characters`, path);
  };
}

/** A whole number within bounds. */
export function integer(minimum: number, maximum = 99_999_999): Schema<number> {
  return (input, path) => {
    const value = filledText(input, path);
    const code = 'parameter_invalid_integer';
    if (!/^-?\d+$/.test(value)) throw invalidRequest(`Invalid integer: ${value}`, path, code);
    const number = Number(value);
    if (number < minimum) {
      throw invalidRequest(`This value must be greater than or equal to ${minimum}.`, path, code);
    }
    if (number > maximum) throw invalidRequest(`This value must be less than or equal to ${maximum}.`, path, code);
    return number;
  };
}

/** `true` or `false`. */
export const boolean: Schema<boolean> = (input, path) => {
  const value = filledText(input, path);
  if (value === 'true') return true;
  if (value === 'false') return false;
  throw invalidRequest(`Invalid boolean: ${value}`, path);
};

/** One of a fixed set, or Stripe's sentence that lists the set. */
export function oneOf<Value extends string>(values: readonly Value[]): Schema<Value> {
  return (input, path) => {
    const value = filledText(input, path);
    const found = values.find((candidate) => candidate === value);
    if (found !== undefined) return found;
    const listed = new Intl.ListFormat('en-US', { type: 'disjunction' }).format(values);
    throw invalidRequest(`Invalid ${path}: must be one of ${listed}`, path);
  };
}

/** An absolute http or https address. Stripe's `{CHECKOUT_SESSION_ID}` may stand in it. */
export const webAddress: Schema<string> = (input, path) => {
  const value = text()(input, path);
  if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return value;
  throw invalidRequest('Not a valid URL', path, 'url_invalid');
};

export const email: Schema<string> = (input, path) => {
  const value = text(512)(input, path);
  if (isEmail(value)) return value;
  throw invalidRequest(`Invalid email address: ${value}`, path, 'email_invalid');
};

/** One mailbox, one @, a dot in the domain, nothing that could end a header. */
export function isEmail(value: string): boolean {
  return /^[^\s@<>,;]+@[^\s@<>,;.]+(\.[^\s@<>,;.]+)+$/.test(value) && value.length <= 254;
}

/** Currencies that this sandbox knows, with the least amount that Stripe charges in each (minor units). */
const minimumAmounts: Readonly<Record<string, number>> = {
  eur: 50,
  usd: 50,
  gbp: 30,
  pln: 200,
  sek: 300,
  dkk: 250,
  nok: 300,
  chf: 50,
  czk: 1500,
};

/** The least that can be charged in a currency, minor units. */
export function minimumAmount(currency: string): number {
  return minimumAmounts[currency] ?? 50;
}

/** A currency in any case; answered in lower case. */
export const currency: Schema<string> = (input, path) => {
  const value = filledText(input, path).toLowerCase();
  if (Object.hasOwn(minimumAmounts, value)) return value;
  const known = Object.keys(minimumAmounts).join(', ');
  throw invalidRequest(`Invalid currency: ${value}. Stripe currently supports these currencies: ${known}`, path);
};

const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
/** ISO codes to which Stripe Checkout does not ship. */
const notShippable = new Set('AS CC CU CX FM HM IR KP MH MP NF PW SD SY UM VI'.split(' '));

/** A country that Stripe's shipping address form offers. */
export const shippingCountry: Schema<string> = (input, path) => {
  const value = filledText(input, path);
  const known = /^[A-Z]{2}$/.test(value) && regionNames.of(value) !== undefined && !notShippable.has(value);
  if (known) return value;
  throw invalidRequest(`Invalid ${path}: must be one of the two-letter country codes that Checkout ships to`, path);
};
