import type { ReactNode, RefObject } from 'react';
import type { useSending } from './use-sending.ts';

interface Props {
  readonly form: RefObject<HTMLFormElement | null>;
  /** What `useFields` looks for what was typed by, before the code came. */
  readonly name: string;
  readonly className?: string;
  /** Of a form that no heading names. */
  readonly label?: string;
  readonly sending: ReturnType<typeof useSending>;
  readonly onSubmit: () => Promise<unknown>;
  readonly children: ReactNode;
}

/** A form that its script sends, once at a time. Without the script a browser would send it by `post`: never into an address. */
export function SentForm({ form, name, className = 'auth-form', label, sending, onSubmit, children }: Props) {
  return (
    <form
      ref={form}
      className={className}
      method="post"
      data-form-name={name}
      aria-label={label}
      noValidate
      aria-busy={sending.isBusy}
      onSubmit={(event) => {
        event.preventDefault();
        void sending.send(onSubmit);
      }}
    >
      {children}
    </form>
  );
}
