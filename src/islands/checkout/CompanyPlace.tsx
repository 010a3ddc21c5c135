import { useStore } from '@nanostores/react';
import { $checkoutForm, fillIn } from '#src/client/stores/checkout-form.ts';
import { companyPlaceCountry, hasOwnCompanyPlace } from '#src/domain/checkout/form.ts';
import { Field } from '#src/ui/Field.tsx';
import { Select } from '#src/ui/Select.tsx';
import type { CheckoutPageData } from './checkout-texts.ts';
import { countryChoices, textField } from './text-field.ts';
import type { FieldProblems } from './use-field-problems.ts';

interface Props {
  readonly data: CheckoutPageData;
  readonly problems: FieldProblems;
}

/** Where the company that buys has its seat: the delivery address, unless it goes to a locker or the shopper says otherwise. */
export function CompanyPlace({ data, problems }: Props) {
  const form = useStore($checkoutForm);
  const words = data.deliveryTexts;
  const labels = data.texts.form;
  const country = companyPlaceCountry(form);
  if (form.buyer !== 'company') return null;
  return (
    <fieldset className="company-place">
      <legend className="ui">{words.companyPlace}</legend>
      {form.way === 'courier' && (
        <label className="check-row">
          <input
            type="checkbox"
            name="companyPlace"
            checked={form.companyPlace === 'delivery'}
            onChange={(event) => fillIn('companyPlace', event.target.checked ? 'delivery' : 'own')}
          />
          <span>{words.companySame}</span>
        </label>
      )}
      {hasOwnCompanyPlace(form) && (
        <div className="field-grid">
          <Select
            label={labels.country}
            name="companyPlaceCountry"
            className="field-wide"
            autoComplete="billing country"
            value={country}
            options={countryChoices(data)}
            onValue={(chosen) => {
              fillIn('companyPlaceCountry', chosen);
              problems.judge('companyPostcode', true);
            }}
          />
          <Field
            {...textField('companyStreet', labels.street, form, problems)}
            className="field-wide"
            required
            autoComplete="billing street-address"
            enterKeyHint="next"
          />
          <Field
            {...textField('companyPostcode', labels.postcode, form, problems)}
            required
            autoComplete="billing postal-code"
            enterKeyHint="next"
            inputMode={country === 'PL' ? 'text' : 'numeric'}
          />
          <Field
            {...textField('companyCity', labels.city, form, problems)}
            required
            autoComplete="billing address-level2"
            enterKeyHint="done"
          />
        </div>
      )}
    </fieldset>
  );
}
