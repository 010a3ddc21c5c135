import { type RefObject, useState } from 'react';
import { $checkoutForm } from '#src/client/stores/checkout-form.ts';
import { type CheckoutField, companyPlaceCountry, postcodeHint, wrongFields } from '#src/domain/checkout/form.ts';
import { phoneExample } from '#src/domain/shipping/phone.ts';
import { islandText } from '#src/i18n/island-text.ts';
import type { CheckoutPageData } from './checkout-texts.ts';

/** Which fields are marked as wrong, in which words, and how they get there and go away. */
export function useFieldProblems(data: CheckoutPageData, root: RefObject<HTMLElement | null>) {
  const [wrong, setWrong] = useState<readonly CheckoutField[]>([]);
  const text = islandText(data.language, data.texts.errors);

  function focusOn(field: CheckoutField | undefined) {
    if (field === undefined) return;
    // The step may only now be drawn.
    setTimeout(() => {
      const input = root.current?.querySelector<HTMLElement>(`[name=${field}]`);
      input?.focus();
      // One that has the focus already is not scrolled to by it, and its message stands below.
      (input?.closest('.field') ?? input)?.scrollIntoView({ block: 'nearest' });
    });
  }

  return {
    /** Marks what is wrong in these fields and goes to the first. True when nothing is. */
    check(fields: readonly CheckoutField[]): boolean {
      const found = wrongFields($checkoutForm.get(), fields);
      setWrong(found);
      focusOn(found[0]);
      return found.length === 0;
    },
    /** Marks a field that the server refused. */
    mark(field: CheckoutField) {
      setWrong([field]);
      focusOn(field);
    },
    /** Typing into a marked field takes the mark away as soon as it is right; leaving a filled field marks it. */
    judge(field: CheckoutField, hasLeft: boolean) {
      const form = $checkoutForm.get();
      const isWrong = wrongFields(form, [field]).length > 0;
      const value = form[field];
      const isFilled = typeof value === 'string' && value.trim() !== '';
      setWrong((before) => {
        if (!isWrong) return before.filter((other) => other !== field);
        return hasLeft && isFilled && !before.includes(field) ? [...before, field] : before;
      });
    },
    /** The sentence beside a field; undefined when it is right. */
    say(field: CheckoutField): string | undefined {
      if (!wrong.includes(field)) return undefined;
      const form = $checkoutForm.get();
      const { country } = form;
      switch (field) {
        case 'postcode':
          return text('postcode', postcodeHint(country));
        case 'companyPostcode':
          return text('postcode', postcodeHint(companyPlaceCountry(form)));
        case 'companyStreet':
          return text('street');
        case 'companyCity':
          return text('city');
        case 'phone':
          return text('phone', { example: phoneExample(country) });
        case 'reminder':
        case 'buyer':
        case 'companyCountry':
        case 'companyPlace':
        case 'companyPlaceCountry':
        case 'country':
        case 'way':
        case 'note':
        case 'method':
          return undefined;
        default:
          return text(field);
      }
    },
  };
}
export type FieldProblems = ReturnType<typeof useFieldProblems>;
