import { type ComponentProps, useState } from 'react';
import { Field } from './Field.tsx';

interface Props extends Omit<ComponentProps<typeof Field>, 'type' | 'after'> {
  readonly texts: {
    readonly show: string;
    readonly hide: string;
    readonly showPassword: string;
    readonly hidePassword: string;
  };
}

/** A field for a password, which can be looked at while it is typed. */
export function PasswordField({ texts, ...field }: Props) {
  const [isShown, setShown] = useState(false);
  return (
    <Field
      {...field}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      after={
        <button
          type="button"
          className="field-look"
          aria-label={isShown ? texts.hidePassword : texts.showPassword}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? texts.hide : texts.show}
        </button>
      }
    />
  );
}
