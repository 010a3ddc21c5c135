import { type ReactNode, useId } from 'react';
import { typedPin } from '#src/domain/admin/pin.ts';

interface Props {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onValue: (pin: string) => void;
  readonly hint?: string | undefined;
  /** What is wrong with it. */
  readonly problem?: ReactNode;
  readonly isFirst?: boolean;
}

/** Four figures that nobody else is to read; what is no figure is dropped (accounts-and-back-office.md, 5). */
export function PinField({ label, name, value, onValue, hint, problem, isFirst = false }: Props) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input admin-pin"
        type="password"
        name={name}
        inputMode="numeric"
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: where it is first, the page is for nothing else.
        autoFocus={isFirst}
        value={value}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-problem ${id}-hint`}
        onChange={({ target }) => onValue(typedPin(target.value))}
      />
      <p className="message" id={`${id}-problem`} role="alert">
        {problem}
      </p>
      <p className="field-hint" id={`${id}-hint`}>
        {hint}
      </p>
    </div>
  );
}
