import { useId, useRef, useState } from 'react';
import { saveProfile } from '#src/client/backend/address-book.ts';
import { asCustomer } from '#src/client/stores/as-customer.ts';
import { renameUser } from '#src/client/stores/sign-in.ts';
import { showToast } from '#src/client/stores/toast.ts';
import type { Profile } from '#src/contracts/address-book.ts';
import { type Language, languages } from '#src/domain/language/languages.ts';
import { Field } from '#src/ui/Field.tsx';
import { Select } from '#src/ui/Select.tsx';
import { errorText } from '../../shared/session/auth-texts.ts';
import { SentForm } from '../../shared/session/SentForm.tsx';
import { useFields } from '../../shared/session/use-fields.ts';
import { useSending } from '../../shared/session/use-sending.ts';
import type { TabProps } from '../account-data.ts';
import { type ProfileFields, wrongProfileFields } from './profile-problems.ts';

interface Props extends TabProps<'account-profile'> {
  /** As it is kept; undefined where there is none yet. */
  readonly profile: Profile | undefined;
}

/** The shipping address of the profile, as lines. */
function Lines(props: {
  readonly label: string;
  readonly hint: string;
  readonly optional: string;
  readonly field: ReturnType<ReturnType<typeof useFields<ProfileFields>>['field']>;
}) {
  const id = useId();
  const { name, value, problem, onValue } = props.field;
  return (
    <div className="field field-wide">
      <label htmlFor={id}>
        {props.label} <span className="muted">{props.optional}</span>
      </label>
      <textarea
        id={id}
        className="input profile-lines"
        name={name}
        rows={4}
        autoComplete="street-address"
        value={value}
        onChange={(event) => onValue(event.target.value)}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-hint`}
      />
      <p className={problem ? 'message' : 'field-hint'} id={`${id}-hint`}>
        {problem ?? props.hint}
      </p>
    </div>
  );
}

/** What the shop calls the customer, where it reaches them, and in which language it writes. */
export function ProfileForm({ data, user, texts, profile }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [language, setLanguage] = useState<Language>(profile?.language ?? data.language);
  const sending = useSending();
  const { isBusy } = sending;
  const { fields: labels, errors } = texts;
  const fields = useFields<ProfileFields>(
    'profile',
    {
      display_name: profile?.display_name ?? '',
      phone_number: profile?.phone_number ?? '',
      shipping_address: profile?.shipping_address ?? '',
    },
    (typed) => {
      const wrong = wrongProfileFields(typed);
      return {
        ...(wrong.has('display_name') && { display_name: errors.displayName }),
        ...(wrong.has('phone_number') && { phone_number: errors.phoneNumber }),
        ...(wrong.has('shipping_address') && { shipping_address: errors.shippingAddress }),
      };
    },
    form,
  );

  async function save(): Promise<void> {
    if (!fields.isRight()) return;
    const typed = { ...fields.values, language };
    const answer = await asCustomer((customer) => saveProfile(customer, typed));
    if (!answer.ok)
      return showToast({
        kind: 'error',
        title: texts.toasts.updateFailed,
        text: errorText(data.texts, answer.failure.code),
      });
    showToast({ kind: 'done', text: texts.toasts.profileUpdated });
    // The greeting above is the session's word; where it cannot be told now, the next save tells it.
    if (typed.display_name.trim() !== (user.user_metadata?.display_name ?? '')) await renameUser(typed.display_name);
  }

  return (
    <SentForm form={form} name="profile" className="profile-form" sending={sending} onSubmit={save}>
      <div className="field-grid">
        <Field
          {...fields.field('display_name')}
          className="field-wide"
          label={labels.displayName}
          autoComplete="name"
          maxLength={100}
        />
        <Field
          name="email"
          className="field-wide"
          label={labels.email}
          type="email"
          autoComplete="off"
          value={user.email ?? ''}
          onValue={() => {}}
          readOnly
          hint={texts.emailHint}
        />
        <Field
          {...fields.field('phone_number')}
          label={labels.phone}
          optional={texts.optional}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={32}
        />
        <Select
          label={labels.language}
          name="language"
          value={language}
          options={languages.map((value) => ({ value, text: texts.languages[value] }))}
          onValue={setLanguage}
        />
        <Lines
          field={fields.field('shipping_address')}
          label={labels.shippingAddress}
          optional={texts.optional}
          hint={texts.shippingHint}
        />
      </div>
      <button type="submit" className="button" aria-disabled={isBusy}>
        {isBusy ? texts.saving : texts.save}
      </button>
    </SentForm>
  );
}
