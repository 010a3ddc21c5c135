import { useStore } from '@nanostores/react';
import { $checkoutForm, fillIn } from '#src/client/stores/checkout-form.ts';
import { Field } from '#src/ui/Field.tsx';
import { Select } from '#src/ui/Select.tsx';
import type { CheckoutPageData } from './checkout-texts.ts';
import { countryChoices, textField } from './text-field.ts';
import type { FieldProblems } from './use-field-problems.ts';

interface Props {
  readonly data: CheckoutPageData;
  readonly problems: FieldProblems;
}

/** “I buy as a company”: what the documents name it by. */
export function CompanyFields({ data, problems }: Props) {
  const form = useStore($checkoutForm);
  const words = data.deliveryTexts;
  const field = (name: 'companyName' | 'companyCode' | 'companyVatCode') =>
    textField(name, words[name], form, problems);
  return (
    <>
      <label className="check-row">
        <input
          type="checkbox"
          name="buyer"
          checked={form.buyer === 'company'}
          onChange={(event) => fillIn('buyer', event.target.checked ? 'company' : 'person')}
        />
        <span>{words.company}</span>
      </label>
      {form.buyer === 'company' && (
        <div className="field-grid company-fields">
          <Field
            {...field('companyName')}
            className="field-wide"
            required
            autoComplete="organization"
            enterKeyHint="next"
            hint={words.companyHint}
          />
          <Select
            label={words.companyCountry}
            name="companyCountry"
            className="field-wide"
            value={form.companyCountry}
            options={countryChoices(data)}
            onValue={(country) => {
              fillIn('companyCountry', country);
              problems.judge('companyCode', true);
              problems.judge('companyVatCode', true);
            }}
          />
          <Field
            {...field('companyCode')}
            required
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="next"
          />
          <Field
            {...field('companyVatCode')}
            optional={data.texts.form.optional}
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="done"
          />
        </div>
      )}
    </>
  );
}
