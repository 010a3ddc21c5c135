import { readDefaultAddress } from '#src/client/backend/address-book.ts';
import { beginWithAddress } from '#src/domain/checkout/begin-with-address.ts';
import { asCustomer } from './as-customer.ts';
import { $checkoutForm } from './checkout-form.ts';
import { settleOption } from './delivery.ts';

/**
 * Fills what is still empty of the checkout from the default address of whoever is signed in; where the address cannot be had,
 * the form is simply empty.
 */
export async function fillFromAddressBook(): Promise<void> {
  const answer = await asCustomer(readDefaultAddress);
  if (!answer.ok || answer.value === undefined) return;
  const before = $checkoutForm.get();
  $checkoutForm.set(beginWithAddress(before, answer.value));
  if ($checkoutForm.get().country !== before.country) settleOption();
}
