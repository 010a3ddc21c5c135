import { useState } from 'react';
import { findLockers } from '#src/client/backend/staff-delivery.ts';
import type { StaffLocker } from '#src/contracts/staff-delivery.ts';
import { type Carrier, carrierNames } from '#src/domain/shipping/carriers.ts';
import { Field } from '#src/ui/Field.tsx';
import { useFoundAsTyped } from './use-found-as-typed.ts';

interface Props {
  readonly words: { readonly search: string; readonly none: string; readonly found: string; readonly failed: string };
  readonly country: string;
  readonly value: { readonly carrier: Carrier; readonly id: string; readonly name: string } | undefined;
  readonly problem: string | undefined;
  readonly onValue: (locker: { readonly carrier: Carrier; readonly id: string; readonly name: string }) => void;
}

const nameOf = ({ city, name, address }: StaffLocker) => `${name}, ${address}, ${city}`;

/** A parcel locker of a country, found by words as they are typed. */
export function LockerField({ words, country, value, problem, onValue }: Props) {
  const [typed, setTyped] = useState('');
  const known = useFoundAsTyped(typed, '', ({ token }, words) => findLockers(token, words));
  const found =
    typeof known === 'object'
      ? known.lockers.filter((each) => each.country === country && each.is_listed && each.withheld_at === null)
      : known;
  return (
    <div className="admin-record">
      <Field
        label={words.search}
        name="locker"
        autoComplete="off"
        maxLength={100}
        value={typed}
        hint={value?.name}
        problem={problem}
        onValue={setTyped}
      />
      {found === 'failed' && (
        <p className="message" role="alert">
          {words.failed}
        </p>
      )}
      {Array.isArray(found) && (
        <fieldset className="admin-lockers">
          <legend>{found.length === 0 ? words.none : words.found}</legend>
          {found.map((locker: StaffLocker) => (
            <label key={`${locker.carrier} ${locker.id}`} className="admin-tick">
              <input
                type="radio"
                name="locker-choice"
                checked={value?.carrier === locker.carrier && value.id === locker.id}
                onChange={() => onValue({ carrier: locker.carrier, id: locker.id, name: nameOf(locker) })}
              />
              <span>
                {nameOf(locker)} <span className="muted">{carrierNames[locker.carrier]}</span>
              </span>
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}
