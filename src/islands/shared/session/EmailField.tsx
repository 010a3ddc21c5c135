import type { ComponentProps } from 'react';
import { Field } from '#src/ui/Field.tsx';

/** The address of an account, typed; `autoComplete` is the name under which password managers keep it. */
export function EmailField(field: ComponentProps<typeof Field>) {
  return (
    <Field
      autoComplete="username"
      {...field}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  );
}
