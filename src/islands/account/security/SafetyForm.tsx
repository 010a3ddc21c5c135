import type { ReactNode, RefObject } from 'react';
import { SentForm } from '../../shared/session/SentForm.tsx';
import { useSending } from '../../shared/session/use-sending.ts';

interface Props {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly name: string;
  /** What is wrong that is no field's fault. */
  readonly problem: ReactNode;
  readonly words: { readonly submit: string; readonly busy: string; readonly cancel: string };
  readonly onSubmit: () => Promise<void>;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** A small form with a way to send it and a way out. */
export function SafetyForm({ form, name, problem, words, onSubmit, onCancel, children }: Props) {
  const sending = useSending();
  const { isBusy } = sending;
  return (
    <SentForm form={form} name={name} className="safety-form" sending={sending} onSubmit={onSubmit}>
      <div className="message safety-problem" role="alert">
        {problem}
      </div>
      {children}
      <p className="safety-ways">
        <button type="submit" className="button" aria-disabled={isBusy}>
          {isBusy ? words.busy : words.submit}
        </button>
        <button type="button" className="button button-line" onClick={onCancel}>
          {words.cancel}
        </button>
      </p>
    </SentForm>
  );
}
