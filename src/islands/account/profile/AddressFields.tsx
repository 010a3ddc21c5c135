import { useEffect, useRef } from 'react';
import type { AddressForm } from '#src/contracts/address-book.ts';
import type { Address } from '#src/contracts/addresses.ts';
import { fieldLengths, postcodeHint } from '#src/domain/checkout/form.ts';
import { phoneExample } from '#src/domain/shipping/phone.ts';
import { shippingCountries } from '#src/domain/shipping/zones.ts';
import { countryName } from '#src/i18n/formatters.ts';
import { islandText } from '#src/i18n/island-text.ts';
import type { Namespaces } from '#src/i18n/namespaces.ts';
import { Field } from '#src/ui/Field.tsx';
import { Select } from '#src/ui/Select.tsx';
import { SentForm } from '../../shared/session/SentForm.tsx';
import { useFields } from '../../shared/session/use-fields.ts';
import { useSending } from '../../shared/session/use-sending.ts';
import type { AccountData } from '../account-data.ts';
import { type AddressFields as Typed, wrongAddressFields } from './profile-problems.ts';

interface Props {
  readonly data: AccountData;
  readonly texts: Namespaces['account-profile'];
  /** The one that is changed; undefined for a new one. */
  readonly address: Address | undefined;
  /** Resolves when it is saved or has failed: what was typed stays until the form is closed. */
  readonly onSave: (typed: AddressForm) => Promise<void>;
  readonly onCancel: () => void;
}

/** The country of an address that the shop still delivers to; else the first of its list. */
function countryOf(address: Address | undefined) {
  return shippingCountries.find((code) => code === address?.country) ?? shippingCountries[0];
}

/** The fields of one address, judged as the checkout judges them. */
export function AddressFields({ data, texts, address, onSave, onCancel }: Props) {
  const { fields: labels, optional } = texts;
  const form = useRef<HTMLFormElement>(null);
  const sending = useSending();
  const { isBusy } = sending;
  const text = islandText(data.language, texts.errors);
  const initial: Typed = {
    name: address?.name ?? '',
    company: address?.company ?? '',
    country: countryOf(address),
    street: address?.street ?? '',
    postcode: address?.postcode ?? '',
    city: address?.city ?? '',
    phone: address?.phone ?? '',
  };
  const fields = useFields<Typed>(
    'address',
    initial,
    (typed) => {
      const wrong = wrongAddressFields(typed);
      return {
        ...(wrong.has('name') && { name: text('name') }),
        ...(wrong.has('company') && { company: text('company') }),
        ...(wrong.has('street') && { street: text('street') }),
        ...(wrong.has('postcode') && { postcode: text('postcode', postcodeHint(typed.country)) }),
        ...(wrong.has('city') && { city: text('city') }),
        ...(wrong.has('phone') && { phone: text('phone', { example: phoneExample(typed.country) }) }),
      };
    },
    form,
  );
  const { country } = fields.values;
  useEffect(() => form.current?.querySelector<HTMLElement>('[name=name]')?.focus(), []);

  return (
    <SentForm
      form={form}
      name="address"
      className="address-form"
      label={address ? islandText(data.language, texts)('changeNamed', { name: address.name }) : texts.add}
      sending={sending}
      onSubmit={async () => {
        if (fields.isRight()) await onSave(fields.values);
      }}
    >
      <div className="field-grid">
        <Field
          {...fields.field('name')}
          className="field-wide"
          label={labels.name}
          autoComplete="name"
          maxLength={100}
        />
        <Field
          {...fields.field('company')}
          className="field-wide"
          label={labels.company}
          optional={optional}
          autoComplete="organization"
          maxLength={150}
        />
        <Select
          className="field-wide"
          label={labels.country}
          name="country"
          autoComplete="country"
          value={country}
          options={shippingCountries.map((value) => ({ value, text: countryName(value, data.language) }))}
          onValue={fields.field('country').onValue}
        />
        <Field
          {...fields.field('street')}
          className="field-wide"
          label={labels.street}
          autoComplete="street-address"
          maxLength={fieldLengths.street}
        />
        <Field
          {...fields.field('postcode')}
          label={labels.postcode}
          autoComplete="postal-code"
          inputMode={country === 'PL' ? 'text' : 'numeric'}
          maxLength={fieldLengths.postcode}
        />
        <Field
          {...fields.field('city')}
          label={labels.city}
          autoComplete="address-level2"
          maxLength={fieldLengths.city}
        />
        <Field
          {...fields.field('phone')}
          className="field-wide"
          label={labels.phone}
          optional={optional}
          hint={texts.phoneHint}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={fieldLengths.phone}
        />
      </div>
      <p className="address-ways">
        <button type="submit" className="button" aria-disabled={isBusy}>
          {isBusy ? texts.saving : texts.saveAddress}
        </button>
        <button type="button" className="button button-line" onClick={onCancel}>
          {texts.cancel}
        </button>
      </p>
    </SentForm>
  );
}
