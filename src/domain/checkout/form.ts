import { parseCompanyCode } from '../company/company-code.ts';
import { companyCountry, parseVatCode } from '../company/vat-code.ts';
import type { PaymentMethod } from '../payment/payment-provider.ts';
import { carriers } from '../shipping/carriers.ts';
import type { ParcelLocker } from '../shipping/parcel-lockers.ts';
import { parsePhone } from '../shipping/phone.ts';
import { parsePostcode, postcodeExample } from '../shipping/postcodes.ts';
import {
  type DeliveryOptionCode,
  deliveryOptionCodes,
  type ShippingCountry,
  shippingCountries,
} from '../shipping/zones.ts';

/** The chosen parcel locker, with the country that it was chosen for. */
export interface PickupChoice extends ParcelLocker {
  readonly country: ShippingCountry;
}

/** What the shopper types at checkout, as typed. */
export interface CheckoutForm {
  readonly email: string;
  /** Under which the cart is kept for one letter of reminding; empty: the shopper did not ask for it. */
  readonly reminder: string;
  readonly name: string;
  readonly phone: string;
  readonly buyer: 'person' | 'company';
  readonly companyName: string;
  readonly companyCountry: ShippingCountry;
  readonly companyCode: string;
  readonly companyVatCode: string;
  readonly country: ShippingCountry;
  readonly way: 'courier' | 'locker';
  readonly pickup: PickupChoice | undefined;
  readonly option: DeliveryOptionCode | '';
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  readonly note: string;
  /** Where the company has its seat: at the delivery address, which a locker is not, or elsewhere. */
  readonly companyPlace: 'delivery' | 'own';
  /** Empty: in the country of its register. */
  readonly companyPlaceCountry: ShippingCountry | '';
  readonly companyStreet: string;
  readonly companyPostcode: string;
  readonly companyCity: string;
  readonly method: PaymentMethod;
}
export type CheckoutField = keyof CheckoutForm;

export const emptyCheckoutForm: CheckoutForm = {
  email: '',
  reminder: '',
  name: '',
  phone: '',
  buyer: 'person',
  companyName: '',
  companyCountry: 'LT',
  companyCode: '',
  companyVatCode: '',
  country: 'LT',
  way: 'courier',
  pickup: undefined,
  option: '',
  street: '',
  postcode: '',
  city: '',
  note: '',
  companyPlace: 'delivery',
  companyPlaceCountry: '',
  companyStreet: '',
  companyPostcode: '',
  companyCity: '',
  method: 'card',
};

/** The steps of the checkout page and the fields of each, in their order on the page. */
export const checkoutSteps = ['contact', 'delivery', 'payment'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];
export const stepFields: Readonly<Record<CheckoutStep, readonly CheckoutField[]>> = {
  contact: [
    'email',
    'reminder',
    'name',
    'phone',
    'buyer',
    'companyName',
    'companyCountry',
    'companyCode',
    'companyVatCode',
  ],
  delivery: [
    ...(['country', 'way', 'pickup', 'option', 'street', 'postcode', 'city', 'note'] as const),
    ...(['companyPlace', 'companyPlaceCountry', 'companyStreet', 'companyPostcode', 'companyCity'] as const),
  ],
  payment: ['method'],
};

/** The most characters that the server takes (contracts/checkout). */
export const fieldLengths = {
  email: 254,
  name: 120,
  phone: 32,
  companyName: 200,
  companyCode: 40,
  companyVatCode: 20,
  street: 160,
  postcode: 12,
  city: 80,
  note: 300,
  companyStreet: 160,
  companyPostcode: 12,
  companyCity: 80,
} as const;

const uuidShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** One `@` with something before it and a domain with a dot after it; the rest is the mail server's to judge. */
const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

const isCompany = ({ buyer }: CheckoutForm) => buyer === 'company';
const isToLocker = ({ way }: CheckoutForm) => way === 'locker';
const registerOf = ({ companyVatCode, companyCountry: country }: CheckoutForm) =>
  companyCountry(companyVatCode, country);

/** Is the company's address asked for by itself? A locker is nobody's seat. */
export const hasOwnCompanyPlace = (form: CheckoutForm): boolean =>
  isCompany(form) && (isToLocker(form) || form.companyPlace === 'own');

/** The country of the company's own address. */
export const companyPlaceCountry = (form: CheckoutForm): ShippingCountry =>
  form.companyPlaceCountry === '' ? form.companyCountry : form.companyPlaceCountry;

const rules: Readonly<Partial<Record<CheckoutField, (form: CheckoutForm) => boolean>>> = {
  email: ({ email }) => emailShape.test(email.trim()),
  name: ({ name }) => name.trim().length >= 2,
  phone: ({ phone, country }) => parsePhone(phone, country) !== undefined,
  companyName: (form) => !isCompany(form) || form.companyName.trim().length >= 2,
  companyCode: (form) => !isCompany(form) || parseCompanyCode(form.companyCode, registerOf(form)) !== undefined,
  companyVatCode: (form) =>
    !isCompany(form) ||
    form.companyVatCode.trim() === '' ||
    parseVatCode(form.companyVatCode, registerOf(form)) !== undefined,
  pickup: (form) => !isToLocker(form) || form.pickup?.country === form.country,
  option: ({ option }) => option !== '',
  street: (form) => isToLocker(form) || form.street.trim().length >= 3,
  postcode: (form) => isToLocker(form) || parsePostcode(form.postcode, form.country) !== undefined,
  city: (form) => isToLocker(form) || form.city.trim().length >= 2,
  companyStreet: (form) => !hasOwnCompanyPlace(form) || form.companyStreet.trim().length >= 3,
  companyPostcode: (form) =>
    !hasOwnCompanyPlace(form) || parsePostcode(form.companyPostcode, companyPlaceCountry(form)) !== undefined,
  companyCity: (form) => !hasOwnCompanyPlace(form) || form.companyCity.trim().length >= 2,
};

/** The fields of these that must be mended, in their order. */
export function wrongFields(form: CheckoutForm, fields: readonly CheckoutField[]): CheckoutField[] {
  return fields.filter((field) => rules[field]?.(form) === false);
}

/** The first step that is not filled in rightly; `payment` when all are. */
export function firstOpenStep(form: CheckoutForm): CheckoutStep {
  return checkoutSteps.find((step) => wrongFields(form, stepFields[step]).length > 0) ?? 'payment';
}

/** A postcode as the message beside the field shows it, without the country's letters. */
export function postcodeHint(country: ShippingCountry): { readonly count: number; readonly example: string } {
  const example = postcodeExample(country).replace(/^[A-Z]{2}-/, '');
  return { count: example.replace(/\D/g, '').length, example };
}

/**
 * A phone number in its international form once it is right, so that it stays right when another country is chosen for
 * delivery; as typed before.
 */
export function settlePhone(form: CheckoutForm): CheckoutForm {
  return { ...form, phone: parsePhone(form.phone, form.country) ?? form.phone };
}

function readPickup(value: unknown): PickupChoice | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const raw = value as Record<string, unknown>;
  const carrier = carriers.find((name) => name === raw['carrier']);
  const country = shippingCountries.find((code) => code === raw['country']);
  const [id, name, address, city, postcode] = ['id', 'name', 'address', 'city', 'postcode'].map((part) =>
    String(raw[part] ?? ''),
  );
  if (carrier === undefined || country === undefined || !id || !name) return undefined;
  return { carrier, country, id, name, address: address ?? '', city: city ?? '', postcode: postcode ?? '' };
}

/** Reads a kept form: what does not fit is empty again. */
export function readCheckoutForm(value: unknown): CheckoutForm {
  if (typeof value !== 'object' || value === null) return emptyCheckoutForm;
  const raw = value as Record<string, unknown>;
  const text = (field: keyof typeof fieldLengths) => String(raw[field] ?? '').slice(0, fieldLengths[field]);
  return {
    email: text('email'),
    reminder: uuidShape.test(String(raw['reminder'])) ? String(raw['reminder']) : '',
    name: text('name'),
    phone: text('phone'),
    buyer: raw['buyer'] === 'company' ? 'company' : 'person',
    companyName: text('companyName'),
    companyCountry:
      shippingCountries.find((country) => country === raw['companyCountry']) ?? emptyCheckoutForm.companyCountry,
    companyCode: text('companyCode'),
    companyVatCode: text('companyVatCode'),
    way: raw['way'] === 'locker' ? 'locker' : 'courier',
    pickup: readPickup(raw['pickup']),
    street: text('street'),
    postcode: text('postcode'),
    city: text('city'),
    note: text('note'),
    companyPlace: raw['companyPlace'] === 'own' ? 'own' : 'delivery',
    companyPlaceCountry: shippingCountries.find((country) => country === raw['companyPlaceCountry']) ?? '',
    companyStreet: text('companyStreet'),
    companyPostcode: text('companyPostcode'),
    companyCity: text('companyCity'),
    country: shippingCountries.find((country) => country === raw['country']) ?? emptyCheckoutForm.country,
    option: deliveryOptionCodes.find((option) => option === raw['option']) ?? '',
    method: raw['method'] === 'bank' ? 'bank' : 'card',
  };
}
