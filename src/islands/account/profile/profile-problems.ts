import { addressForm, profileForm } from '#src/contracts/address-book.ts';
import { parsePhone } from '#src/domain/shipping/phone.ts';
import { parsePostcode } from '#src/domain/shipping/postcodes.ts';
import type { ShippingCountry } from '#src/domain/shipping/zones.ts';

/** A profile as it is typed. */
export interface ProfileFields extends Readonly<Record<string, string>> {
  readonly display_name: string;
  readonly phone_number: string;
  readonly shipping_address: string;
}

/** An address as it is typed; `country` is one of the shop's. */
export interface AddressFields extends Readonly<Record<string, string>> {
  readonly name: string;
  readonly company: string;
  readonly country: ShippingCountry;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  readonly phone: string;
}

interface Issues {
  readonly error?: { readonly issues: readonly { readonly path: readonly PropertyKey[] }[] } | undefined;
}
const named = ({ error }: Issues) => error?.issues.map(({ path }) => String(path[0])) ?? [];

/** The fields of a profile that the shop would not take. */
export function wrongProfileFields(typed: ProfileFields): ReadonlySet<string> {
  return new Set(named(profileForm.safeParse(typed)));
}

/** The fields of an address that the shop would not take, all of them at once. */
export function wrongAddressFields(typed: AddressFields): ReadonlySet<string> {
  const wrong = new Set(named(addressForm.safeParse(typed)));
  // The contract looks at these two only where the others are right.
  if (parsePostcode(typed.postcode, typed.country) === undefined) wrong.add('postcode');
  if (typed.phone.trim() !== '' && parsePhone(typed.phone, typed.country) === undefined) wrong.add('phone');
  return wrong;
}
