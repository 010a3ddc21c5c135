import { useStore } from '@nanostores/react';
import { $checkoutForm, fillIn } from '#src/client/stores/checkout-form.ts';
import { settleOption } from '#src/client/stores/delivery.ts';
import { stepFields } from '#src/domain/checkout/form.ts';
import { Field } from '#src/ui/Field.tsx';
import { Select } from '#src/ui/Select.tsx';
import { CompanyPlace } from './CompanyPlace.tsx';
import type { CheckoutPageData } from './checkout-texts.ts';
import { DeliveryOptions } from './DeliveryOptions.tsx';
import { DeliveryWay } from './DeliveryWay.tsx';
import { LockerChoice } from './LockerChoice.tsx';
import { countryChoices, pressWithoutLeaving, textField } from './text-field.ts';
import type { FieldProblems } from './use-field-problems.ts';
import type { Summary } from './use-summary.ts';

interface Props {
  readonly data: CheckoutPageData;
  readonly summary: Summary;
  readonly problems: FieldProblems;
  readonly onDone: () => void;
}

/** Where to and how: country, way of delivery, address. */
export function DeliveryStep({ data, summary, problems, onDone }: Props) {
  const form = useStore($checkoutForm);
  const words = data.texts.form;
  const field = (name: 'street' | 'postcode' | 'city' | 'note') => textField(name, words[name], form, problems);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (problems.check(stepFields.delivery)) onDone();
      }}
    >
      <div className="field-grid">
        <Select
          label={words.country}
          name="country"
          className="field-wide"
          autoComplete="country"
          value={form.country}
          options={countryChoices(data)}
          onValue={(country) => {
            fillIn('country', country);
            settleOption();
            problems.judge('postcode', true);
          }}
        />
      </div>
      <DeliveryWay data={data} summary={summary} />
      {form.way === 'locker' ? (
        <LockerChoice data={data} problems={problems} />
      ) : (
        <>
          <DeliveryOptions data={data} summary={summary} />
          <div className="field-grid">
            <Field
              {...field('street')}
              className="field-wide"
              required
              autoComplete="street-address"
              enterKeyHint="next"
            />
            <Field
              {...field('postcode')}
              required
              autoComplete="postal-code"
              enterKeyHint="next"
              inputMode={form.country === 'PL' ? 'text' : 'numeric'}
            />
            <Field {...field('city')} required autoComplete="address-level2" enterKeyHint="next" />
            <Field {...field('note')} className="field-wide" optional={words.optional} enterKeyHint="done" />
          </div>
        </>
      )}
      <CompanyPlace data={data} problems={problems} />
      <button
        type="submit"
        className="button button-large"
        {...pressWithoutLeaving}
        disabled={summary.delivery.state !== 'ready'}
      >
        {words.toPayment}
      </button>
    </form>
  );
}
