import { useEffect, useRef, useState } from 'react';
import { findLockers } from '#src/client/backend/staff-delivery.ts';
import { asStaff } from '#src/client/stores/as-staff.ts';
import type { StaffLocker } from '#src/contracts/staff-delivery.ts';
import { type Carrier, carrierNames } from '#src/domain/shipping/carriers.ts';
import { Field } from '#src/ui/Field.tsx';

interface Props {
  readonly words: { readonly search: string; readonly none: string; readonly found: string; readonly failed: string };
  readonly country: string;
  readonly value: { readonly carrier: Carrier; readonly id: string; readonly name: string } | undefined;
  readonly problem: string | undefined;
  readonly onValue: (locker: { readonly carrier: Carrier; readonly id: string; readonly name: string }) => void;
}

/** Milliseconds after the last key until lockers are looked for. */
const pause = 250;

const nameOf = ({ city, name, address }: StaffLocker) => `${name}, ${address}, ${city}`;

/** A parcel locker of a country, found by words as they are typed. */
export function LockerField({ words, country, value, problem, onValue }: Props) {
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<readonly StaffLocker[] | 'failed'>();
  const asked = useRef(typed);
  asked.current = typed;
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === '') return setFound(undefined);
    const timer = setTimeout(async () => {
      const answer = await asStaff(({ token }) => findLockers(token, wanted));
      if (asked.current !== typed) return;
      setFound(
        answer.ok
          ? answer.value.lockers.filter(
              (each) => each.country === country && each.is_listed && each.withheld_at === null,
            )
          : 'failed',
      );
    }, pause);
    return () => clearTimeout(timer);
  }, [typed, country]);
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
