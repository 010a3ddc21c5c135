import { isEmail } from '../api/parameter-values.ts';
import type { Session } from '../checkout/session-resource.ts';
import { cardDigits, isPast, parseExpiry, passesLuhn, testCard } from '../payment/card.ts';
import type { Payment } from '../payment/collect-payment.ts';
import type { PayPageTexts } from './texts.ts';

type ErrorText = Extract<keyof PayPageTexts, `error${string}`>;
const fieldNames = [
  'email',
  'phone',
  'shipping_name',
  'line1',
  'city',
  'postal_code',
  'country',
  'shipping_rate',
  'number',
  'expiry',
  'cvc',
  'name',
] as const;
export type FieldName = (typeof fieldNames)[number];
export type FieldValues = Readonly<Partial<Record<FieldName, string>>>;
export type FieldErrors = Readonly<Partial<Record<FieldName, ErrorText>>>;

type Read = { readonly ok: true; readonly payment: Payment } | { readonly ok: false; readonly errors: FieldErrors };

/** The fields that a session's page asks for, in their order on it. */
export function askedFields(session: Session): readonly FieldName[] {
  return [
    'email',
    ...(session.phone_number_collection.enabled ? (['phone'] as const) : []),
    ...(session.shipping_address_collection
      ? (['shipping_name', 'line1', 'city', 'postal_code', 'country'] as const)
      : []),
    'number',
    'expiry',
    'cvc',
    'name',
  ];
}

/** The typed texts, trimmed. */
export function typedValues(form: FormData): FieldValues {
  return Object.fromEntries(fieldNames.map((name) => [name, String(form.get(name) ?? '').trim()]));
}

function errorOf(name: FieldName, value: string, session: Session, nowMilliseconds: number): ErrorText | undefined {
  if (value === '') return 'errorRequired';
  if (name === 'email') return isEmail(value) ? undefined : 'errorEmail';
  if (name === 'country') {
    return session.shipping_address_collection?.allowed_countries.includes(value) ? undefined : 'errorCountry';
  }
  if (name === 'number') {
    if (!passesLuhn(cardDigits(value))) return 'errorNumber';
    return testCard(cardDigits(value)) ? undefined : 'errorTestCard';
  }
  if (name === 'expiry') {
    const expiry = parseExpiry(value);
    if (!expiry) return 'errorExpiry';
    return isPast(expiry, nowMilliseconds) ? 'errorExpired' : undefined;
  }
  if (name === 'cvc') return /^\d{3}$/.test(value) ? undefined : 'errorCvc';
  return undefined;
}

function shippingOf(session: Session, values: FieldValues): Payment['shipping'] {
  if (!session.shipping_address_collection) return null;
  const address = {
    city: values.city ?? null,
    country: values.country ?? null,
    line1: values.line1 ?? null,
    line2: null,
    postal_code: values.postal_code ?? null,
    state: null,
  };
  return { name: values.shipping_name ?? '', address };
}

/** Checks a card payment as typed; errors name the text to show beside each field. */
export function readCardPayment(values: FieldValues, session: Session, nowMilliseconds: number): Read {
  const problems = askedFields(session).flatMap((name) => {
    const error = errorOf(name, values[name] ?? '', session, nowMilliseconds);
    return error === undefined ? [] : [[name, error] as const];
  });
  const digits = cardDigits(values.number ?? '');
  const card = testCard(digits);
  const expiry = parseExpiry(values.expiry ?? '');
  if (problems.length > 0 || !card || !expiry) return { ok: false, errors: Object.fromEntries(problems) };
  const payment: Payment = {
    email: values.email ?? '',
    name: values.name ?? '',
    phone: values.phone || null,
    card: { brand: card.brand, last4: digits.slice(-4), ...expiry, wallet: false },
    outcome: card.outcome,
    shipping: shippingOf(session, values),
    shippingRate: values.shipping_rate || null,
  };
  return { ok: true, payment };
}

/** What the sandbox's wallet hands over at one press: its own card, person and address. */
export function walletPayment(session: Session, nowMilliseconds: number): Payment {
  const countries = session.shipping_address_collection?.allowed_countries ?? [];
  const person = { shipping_name: 'Rūta Kazlauskaitė', line1: 'Gedimino pr. 9', city: 'Vilnius', postal_code: '01103' };
  return {
    email: session.customer_email ?? 'ruta@example.com',
    name: person.shipping_name,
    phone: session.phone_number_collection.enabled ? '+37060000000' : null,
    card: {
      brand: 'visa',
      last4: '4242',
      month: 12,
      year: new Date(nowMilliseconds).getUTCFullYear() + 3,
      wallet: true,
    },
    outcome: { kind: 'pays' },
    shipping: shippingOf(session, { ...person, country: countries.includes('LT') ? 'LT' : (countries[0] ?? 'LT') }),
    shippingRate: null,
  };
}
