import { useId } from 'react';
import { Glyph } from './Glyph.tsx';

interface Props<Value extends string> {
  readonly label: string;
  readonly name: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  readonly onValue: (value: Value) => void;
  readonly autoComplete?: string;
  readonly className?: string;
}

/** The browser's own list of choices, drawn as a field. */
export function Select<Value extends string>(props: Props<Value>) {
  const id = useId();
  const { label, name, value, options, onValue, autoComplete, className } = props;
  return (
    <div className={`field ${className ?? ''}`}>
      <label htmlFor={id}>{label}</label>
      <div className="select">
        <select
          id={id}
          className="input"
          name={name}
          value={value}
          autoComplete={autoComplete}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value);
            if (chosen) onValue(chosen.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
        <Glyph name="chevron" size={14} />
      </div>
    </div>
  );
}
