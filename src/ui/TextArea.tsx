import { type TextareaHTMLAttributes, useId } from 'react';

interface Props extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'value'> {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  /** How to mend what is wrong; empty when nothing is. */
  readonly problem?: string | undefined;
}

/** A field for several lines with its label above and its problem below. */
export function TextArea({ label, value, onValue, problem, ...area }: Props) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea
        rows={4}
        {...area}
        id={id}
        className="input text-area"
        value={value}
        onChange={(event) => onValue(event.target.value)}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
      />
      {problem && (
        <p className="message" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  );
}
