import { atom } from 'nanostores';
import { readSession } from '#src/client/backend/session-storage.ts';
import {
  type CheckoutField,
  type CheckoutForm,
  emptyCheckoutForm,
  readCheckoutForm,
  settlePhone,
} from '#src/domain/checkout/form.ts';
import { checkoutFormName, dayMemory } from './day-memory.ts';

/** What the shopper has typed; kept for a day, so that reload, Back and a closed tab lose nothing. */
export const $checkoutForm = atom<CheckoutForm>(emptyCheckoutForm);

function keep(form: CheckoutForm): void {
  $checkoutForm.set(form);
  dayMemory.write(checkoutFormName, form);
}

/** Brings back what was typed before; whoever is signed in need not type their e-mail address. */
export function restoreCheckoutForm(): void {
  const form = readCheckoutForm(dayMemory.read(checkoutFormName));
  $checkoutForm.set(form.email === '' ? { ...form, email: readSession()?.user.email ?? '' } : form);
}

/** Takes over one field. */
export function fillIn<Field extends CheckoutField>(field: Field, value: CheckoutForm[Field]): void {
  keep({ ...$checkoutForm.get(), [field]: value });
}

/** Writes the phone internationally, when its step is done. */
export function settleContact(): void {
  keep(settlePhone($checkoutForm.get()));
}

/** Forgets what was typed: the order is paid. */
export function forgetCheckoutForm(): void {
  $checkoutForm.set(emptyCheckoutForm);
  dayMemory.forget(checkoutFormName);
}
