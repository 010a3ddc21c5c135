import { useStore } from '@nanostores/react';
import { $checkoutForm, settleContact } from '#src/client/stores/checkout-form.ts';
import { stepFields } from '#src/domain/checkout/form.ts';
import { Field } from '#src/ui/Field.tsx';
import { CompanyFields } from './CompanyFields.tsx';
import type { CheckoutPageData } from './checkout-texts.ts';
import { ReminderChoice } from './ReminderChoice.tsx';
import { pressWithoutLeaving, textField } from './text-field.ts';
import type { FieldProblems } from './use-field-problems.ts';

interface Props {
  readonly data: CheckoutPageData;
  readonly problems: FieldProblems;
  readonly onDone: () => void;
}

/** Who orders: e-mail, name, phone. */
export function ContactStep({ data, problems, onDone }: Props) {
  const form = useStore($checkoutForm);
  const words = data.texts.form;
  const field = (name: 'email' | 'name' | 'phone') => ({
    ...textField(name, words[name], form, problems),
    required: true,
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!problems.check(stepFields.contact)) return;
        settleContact();
        onDone();
      }}
    >
      <div className="field-grid">
        <Field
          {...field('email')}
          className="field-wide"
          type="email"
          inputMode="email"
          autoComplete="email"
          enterKeyHint="next"
          autoCapitalize="none"
          spellCheck={false}
          hint={words.emailHint}
        />
        <ReminderChoice data={data} />
        <Field {...field('name')} className="field-wide" autoComplete="name" enterKeyHint="next" />
        <Field
          {...field('phone')}
          className="field-wide"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          enterKeyHint="done"
          hint={words.phoneHint}
        />
      </div>
      <CompanyFields data={data} problems={problems} />
      <button type="submit" className="button button-large" {...pressWithoutLeaving}>
        {words.toDelivery}
      </button>
    </form>
  );
}
