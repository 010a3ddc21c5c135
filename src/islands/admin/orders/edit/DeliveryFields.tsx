import { Field } from '#src/ui/Field.tsx';
import { Select } from '#src/ui/Select.tsx';
import { LockerField } from '../../LockerField.tsx';
import type { OrderPart } from '../order-part.ts';
import type { DeliveryField, DeliveryForm } from './edit-form.ts';

interface Props extends Pick<OrderPart, 'texts'> {
  readonly form: DeliveryForm;
  readonly country: string;
  /** Whether parcels may go to a locker: by standard delivery alone. */
  readonly hasLockers: boolean;
  readonly problems: Readonly<Partial<Record<DeliveryField, string>>>;
  readonly onChange: (changes: Partial<DeliveryForm>) => void;
}

const maxima = { name: 120, phone: 32, street: 160, postcode: 12, city: 80, note: 300 } as const;

/** Who gets it and where: an address, or a parcel locker. */
export function DeliveryFields({ texts, form, country, hasLockers, problems, onChange }: Props) {
  const words = texts.delivery;
  const field = (name: keyof typeof maxima) => (
    <Field
      key={name}
      label={words[name]}
      name={name}
      type={name === 'phone' ? 'tel' : 'text'}
      autoComplete="off"
      maxLength={maxima[name]}
      value={form[name]}
      problem={problems[name]}
      onValue={(value) => onChange({ [name]: value })}
    />
  );
  return (
    <div className="admin-record">
      {hasLockers && (
        <Select
          label={words.way}
          name="way"
          value={form.way}
          options={[
            { value: 'address', text: words.address },
            { value: 'locker', text: words.locker },
          ]}
          onValue={(way) => onChange({ way })}
        />
      )}
      {field('name')}
      {field('phone')}
      {form.way === 'locker' ? (
        <LockerField
          words={words.lockers}
          country={country}
          value={form.locker}
          problem={problems.locker}
          onValue={(locker) => onChange({ locker })}
        />
      ) : (
        (['street', 'postcode', 'city', 'note'] as const).map(field)
      )}
    </div>
  );
}
