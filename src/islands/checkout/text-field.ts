import { fillIn } from '#src/client/stores/checkout-form.ts';
import { type CheckoutForm, fieldLengths } from '#src/domain/checkout/form.ts';
import { shippingCountries } from '#src/domain/shipping/zones.ts';
import type { CheckoutPageData } from './checkout-texts.ts';
import type { FieldProblems } from './use-field-problems.ts';

/** What every text field of the checkout has in common: kept as typed, judged when it is left, mended while typing. */
export function textField<Name extends keyof typeof fieldLengths>(
  name: Name,
  label: string,
  form: CheckoutForm,
  problems: FieldProblems,
) {
  return {
    name,
    label,
    value: form[name],
    maxLength: fieldLengths[name],
    problem: problems.say(name),
    onValue: (value: string) => {
      fillIn(name, value as CheckoutForm[Name]);
      problems.judge(name, false);
    },
    onBlur: () => problems.judge(name, true),
  };
}

/**
 * For the button below fields: pressing it leaves the focus in the field until the click has happened. The message that a field
 * shows when it is left would move the button from under the pointer, and the click would be lost.
 */
export const pressWithoutLeaving = { onMouseDown: (event: { preventDefault(): void }) => event.preventDefault() };

/** The countries that the shop delivers to, as choices in the page's language. */
export function countryChoices(data: CheckoutPageData) {
  return shippingCountries.map((value) => ({
    value,
    text: data.countries.find(({ code }) => code === value)?.name ?? value,
  }));
}
