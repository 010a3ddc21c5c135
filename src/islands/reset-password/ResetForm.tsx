import { useRef, useState } from 'react';
import { finishReset } from '#src/client/stores/reset-password.ts';
import { showToast } from '#src/client/stores/toast.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { type AuthData, errorText } from '../shared/session/auth-texts.ts';
import { FormProblem } from '../shared/session/FormProblem.tsx';
import { NewPassword, pairProblems } from '../shared/session/NewPassword.tsx';
import { SentForm } from '../shared/session/SentForm.tsx';
import { useFields } from '../shared/session/use-fields.ts';
import { useSending } from '../shared/session/use-sending.ts';

interface Props {
  readonly data: AuthData;
  /** Whose password it is; empty where that is not known. */
  readonly email: string;
  /** The account had none before. */
  readonly isFirst: boolean;
}

/** The new password, typed twice. */
export function ResetForm({ data, email, isFirst }: Props) {
  const { texts } = data;
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState('');
  const sending = useSending();
  const { isBusy } = sending;
  const fields = useFields(
    'reset',
    { password: '', confirmPassword: '' },
    (values) => pairProblems(texts, values),
    form,
  );

  async function submit(): Promise<void> {
    setProblem('');
    if (!fields.isRight()) return;
    const answer = await finishReset(fields.values.password);
    if (answer.ok) return;
    const { code } = answer.failure;
    const sentence = code === 'session_gone' ? texts.reset.noSession : errorText(texts, code);
    if (code === 'weak_password' || code === 'same_password') fields.mark('password', sentence);
    else setProblem(code === 'session_gone' ? sentence : `${texts.reset.failed}. ${sentence}`);
    showToast({ kind: 'error', title: texts.reset.updateFailed, text: sentence });
  }

  return (
    <SentForm form={form} name="reset" sending={sending} onSubmit={submit}>
      <p className="auth-who">
        {email
          ? islandText(data.language, texts)(isFirst ? 'reset.firstLead' : 'reset.lead', { email })
          : texts.reset.leadPlain}
      </p>
      <FormProblem>{problem}</FormProblem>
      {/* Password managers keep the new password under this name. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <NewPassword texts={texts} fields={fields} label={texts.fields.newPassword} />
      <button type="submit" className="button button-large" aria-disabled={isBusy}>
        {isBusy ? texts.reset.busy : texts.reset.submit}
      </button>
    </SentForm>
  );
}
