import { atom } from 'nanostores';
import {
  type CheckoutField,
  type CheckoutForm,
  emptyCheckoutForm,
  readCheckoutForm,
  settlePhone,
} from '#src/domain/checkout/form.ts';
import { sessionMemory } from './session-memory.ts';

const formName = 'checkout-form';

/** What the shopper has typed; kept in the tab, so that reload and Back lose nothing. */
export const $checkoutForm = atom<CheckoutForm>(emptyCheckoutForm);

function keep(form: CheckoutForm): void {
  $checkoutForm.set(form);
  sessionMemory.write(formName, form);
}

/** Brings back what was typed before in this tab. */
export function restoreCheckoutForm(): void {
  $checkoutForm.set(readCheckoutForm(sessionMemory.read(formName)));
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
  sessionMemory.forget(formName);
}
