import { shippingCountries } from '../shipping/zones.ts';
import { type CheckoutForm, emptyCheckoutForm, fieldLengths } from './form.ts';

/** An address of somebody's book. */
export interface KnownAddress {
  readonly name: string;
  readonly phone: string | null;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  readonly country: string;
}

/**
 * The form with an address in what is still empty. Nothing that was typed is written over, and a place that was begun stays the
 * shopper's own: a street of one town never gets the postcode of another.
 */
export function beginWithAddress(form: CheckoutForm, address: KnownAddress): CheckoutForm {
  const fill = (field: 'name' | 'phone', value: string | null) =>
    form[field] || (value ?? '').slice(0, fieldLengths[field]);
  const begun = { ...form, name: fill('name', address.name), phone: fill('phone', address.phone) };
  const country = shippingCountries.find((code) => code === address.country);
  const isPlaceEmpty = [form.street, form.postcode, form.city].every((part) => part === '');
  const isCountryOpen = form.way === 'courier' && [emptyCheckoutForm.country, country].includes(form.country);
  if (country === undefined || !isPlaceEmpty || !isCountryOpen) return begun;
  return {
    ...begun,
    country,
    street: address.street.slice(0, fieldLengths.street),
    postcode: address.postcode.slice(0, fieldLengths.postcode),
    city: address.city.slice(0, fieldLengths.city),
  };
}
