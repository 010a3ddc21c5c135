import { useEffect, useRef, useState } from 'react';
import { requestPasswordReset } from '#src/client/stores/sign-in.ts';
import { showToast } from '#src/client/stores/toast.ts';
import { isEmailAddress } from '#src/domain/contact/email-address.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { Field } from '#src/ui/Field.tsx';
import { type AuthData, errorText } from '../shared/session/auth-texts.ts';
import { useFields } from '../shared/session/use-fields.ts';
import { useSending } from '../shared/session/use-sending.ts';

interface Props {
  readonly data: AuthData;
  /** An e-mail that was typed already; empty where none was. */
  readonly typed: string;
  readonly onBack: () => void;
}

/** Asks for a link for a new password; afterwards says where to look. The answer is the same for unknown addresses. */
export function ForgotForm({ data, typed, onBack }: Props) {
  const { texts } = data;
  const form = useRef<HTMLFormElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [sentTo, setSentTo] = useState('');
  const [problem, setProblem] = useState('');
  const { isBusy, send } = useSending();
  const fields = useFields(
    'forgot',
    { email: typed },
    ({ email }) => (isEmailAddress(email) ? {} : { email: texts.errors.email }),
    form,
  );
  useEffect(() => {
    if (sentTo) title.current?.focus();
    else form.current?.querySelector('input')?.focus();
  }, [sentTo]);

  async function submit(): Promise<void> {
    setProblem('');
    if (!fields.isRight()) return;
    const answer = await requestPasswordReset(fields.values.email);
    if (answer.ok) {
      setSentTo(fields.values.email.trim());
      showToast({ kind: 'done', title: texts.toasts.resetEmailSent, text: texts.toasts.checkEmailInstructions });
      return;
    }
    const sentence = errorText(texts, answer.failure.code);
    setProblem(sentence);
    showToast({ kind: 'error', title: texts.toasts.resetFailed, text: sentence });
  }

  const back = (
    <button type="button" className="link auth-forgot" onClick={onBack}>
      {texts.forgot.back}
    </button>
  );
  if (sentTo)
    return (
      <section className="auth-form">
        <h2 className="title-2" ref={title} tabIndex={-1}>
          {texts.forgot.sentTitle}
        </h2>
        <p>{islandText(data.language, texts)('forgot.sent', { email: sentTo })}</p>
        {back}
      </section>
    );
  return (
    <form
      ref={form}
      className="auth-form"
      method="post"
      data-form-name="forgot"
      noValidate
      aria-busy={isBusy}
      onSubmit={(event) => {
        event.preventDefault();
        void send(submit);
      }}
    >
      <h2 className="title-2">{texts.forgot.title}</h2>
      <p>{texts.forgot.lead}</p>
      <p className="message auth-problem" role="alert">
        {problem}
      </p>
      <Field
        {...fields.field('email')}
        label={texts.fields.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <button type="submit" className="button button-large" aria-disabled={isBusy}>
        {isBusy ? texts.forgot.busy : texts.forgot.submit}
      </button>
      {back}
    </form>
  );
}
