import * as z from 'zod/mini';
import {
  type AddressForm,
  addressForm,
  type Profile,
  type ProfileForm,
  profile,
  profileForm,
} from '#src/contracts/address-book.ts';
import { type Address, address } from '#src/contracts/addresses.ts';
import { addressColumns, type Owner, query } from './addresses.ts';
import { askBackend } from './ask-backend.ts';

/** Adds an address. Throws a ZodError that names what was typed wrongly. */
export async function addAddress({ token, userId }: Owner, typed: AddressForm): Promise<Address> {
  const body = { ...addressForm.parse(typed), user_id: userId };
  const path = `addresses?${query({ select: addressColumns })}`;
  const [added] = z.tuple([address]).parse(await askBackend({ path, body, token }));
  return added;
}

/** Changes an address. Throws as addAddress does. */
export async function changeAddress({ token }: Owner, id: string, typed: AddressForm): Promise<void> {
  const path = `addresses?${query({ id: `eq.${id}` })}`;
  await askBackend({ path, method: 'PATCH', body: addressForm.parse(typed), token });
}

/** Takes an address out of the book. */
export async function removeAddress({ token }: Owner, id: string): Promise<void> {
  await askBackend({ path: `addresses?${query({ id: `eq.${id}` })}`, method: 'DELETE', token });
}

/** Makes an address the default one, and the one that was it no longer. */
export async function chooseDefaultAddress({ token }: Owner, id: string): Promise<void> {
  await askBackend({ path: 'rpc/set_default_address', body: { wanted_address: id }, token });
}

/** The customer's profile; undefined where there is none yet. */
export async function readProfile({ token, userId }: Owner): Promise<Profile | undefined> {
  const select = 'display_name,phone_number,shipping_address,language';
  const path = `profiles?${query({ select, user_id: `eq.${userId}` })}`;
  return z.array(profile).parse(await askBackend({ path, method: 'GET', token }))[0];
}

/** Writes the profile, whether there is one or not. Throws as addAddress does. */
export async function saveProfile({ token, userId }: Owner, typed: ProfileForm): Promise<void> {
  const body = { user_id: userId, ...profileForm.parse(typed) };
  const path = `profiles?${query({ on_conflict: 'user_id' })}`;
  await askBackend({ path, body, token, prefer: 'resolution=merge-duplicates' });
}
