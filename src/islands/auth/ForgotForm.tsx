import { useEffect, useRef, useState } from 'react';
import { requestPasswordReset } from '#src/client/stores/sign-in.ts';
import { showToast } from '#src/client/stores/toast.ts';
import { isEmailAddress } from '#src/domain/contact/email-address.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { type AuthData, errorText } from '../shared/session/auth-texts.ts';
import { EmailField } from '../shared/session/EmailField.tsx';
import { FormProblem } from '../shared/session/FormProblem.tsx';
import { SentForm } from '../shared/session/SentForm.tsx';
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
  const sending = useSending();
  const { isBusy } = sending;
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
    <SentForm form={form} name="forgot" sending={sending} onSubmit={submit}>
      <h2 className="title-2">{texts.forgot.title}</h2>
      <p>{texts.forgot.lead}</p>
      <FormProblem>{problem}</FormProblem>
      <EmailField {...fields.field('email')} label={texts.fields.email} />
      <button type="submit" className="button button-large" aria-disabled={isBusy}>
        {isBusy ? texts.forgot.busy : texts.forgot.submit}
      </button>
      {back}
    </SentForm>
  );
}
