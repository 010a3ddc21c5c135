import { readDefaultAddress } from '#src/client/backend/addresses.ts';
import { asCustomer } from './as-customer.ts';

/** The address that the checkout of whoever is signed in begins with; undefined where there is none, or it cannot be had. */
export async function readOwnAddress() {
  const answer = await asCustomer(readDefaultAddress);
  return answer.ok ? answer.value : undefined;
}
