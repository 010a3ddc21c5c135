import { type Address, addresses } from '#src/contracts/addresses.ts';
import { askBackend } from './ask-backend.ts';

/*
 * Reading the address book, apart from changing it: a checkout reads it too, and should not load what forms are checked by.
 */

/** Whose session it is. */
export interface Owner {
  readonly token: string;
  readonly userId: string;
}

/** What the browser reads of an address. */
export const addressColumns = 'id,name,phone,company,street,postcode,city,country,is_default';
/** The part of an address behind the question mark. */
export const query = (parameters: Readonly<Record<string, string>>) => new URLSearchParams(parameters).toString();

/** The customer's addresses: the default first, then the newest. Throws as askBackend does, as everything here. */
export async function listAddresses({ token, userId }: Owner): Promise<Address[]> {
  const path = `addresses?${query({ select: addressColumns, user_id: `eq.${userId}`, order: 'is_default.desc,created_at.desc' })}`;
  return addresses.parse(await askBackend({ path, method: 'GET', token }));
}

/** The address to fill a checkout with: the default one, or the newest; undefined where the book is empty. */
export async function readDefaultAddress(owner: Owner): Promise<Address | undefined> {
  return (await listAddresses(owner))[0];
}
