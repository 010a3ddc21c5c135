import { type InputHTMLAttributes, type ReactNode, useId } from 'react';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  /** Said beside the label: “(optional)”. */
  readonly optional?: string | undefined;
  /** What the field is for, below it. */
  readonly hint?: string | undefined;
  /** How to mend what is wrong; empty when nothing is. */
  readonly problem?: string | undefined;
  /** A control that stands in the field, at its end. */
  readonly after?: ReactNode;
}

/** A text field with its label above, its hint and its problem below. */
export function Field({ label, value, onValue, optional, hint, problem, after, className, ...input }: Props) {
  const id = useId();
  const hintId = hint && !problem ? `${id}-hint` : undefined;
  const problemId = problem ? `${id}-problem` : undefined;
  return (
    <div className={`field ${className ?? ''}`}>
      <label htmlFor={id}>
        {label} {optional && <span className="muted">{optional}</span>}
      </label>
      <div className={after ? 'field-with' : undefined}>
        <input
          {...input}
          id={id}
          className="input"
          value={value}
          onChange={(event) => onValue(event.target.value)}
          aria-invalid={problem ? true : undefined}
          aria-describedby={[problemId, hintId].filter(Boolean).join(' ') || undefined}
        />
        {after}
      </div>
      {problem && (
        <p className="message" id={problemId}>
          {problem}
        </p>
      )}
      {hint && !problem && (
        <p className="field-hint" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
