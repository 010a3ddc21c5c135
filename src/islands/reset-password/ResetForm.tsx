import { useRef, useState } from 'react';
import { finishReset } from '#src/client/stores/reset-password.ts';
import { showToast } from '#src/client/stores/toast.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { type AuthData, errorText } from '../shared/session/auth-texts.ts';
import { NewPassword, pairProblems } from '../shared/session/NewPassword.tsx';
import { useFields } from '../shared/session/use-fields.ts';
import { useSending } from '../shared/session/use-sending.ts';

interface Props {
  readonly data: AuthData;
  /** Whose password it is; empty where that is not known. */
  readonly email: string;
}

/** The new password, typed twice. */
export function ResetForm({ data, email }: Props) {
  const { texts } = data;
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState('');
  const { isBusy, send } = useSending();
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
    <form
      ref={form}
      className="auth-form"
      method="post"
      data-form-name="reset"
      noValidate
      aria-busy={isBusy}
      onSubmit={(event) => {
        event.preventDefault();
        void send(submit);
      }}
    >
      <p className="auth-who">
        {email ? islandText(data.language, texts)('reset.lead', { email }) : texts.reset.leadPlain}
      </p>
      <p className="message auth-problem" role="alert">
        {problem}
      </p>
      {/* Password managers keep the new password under this name. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <NewPassword texts={texts} fields={fields} label={texts.fields.newPassword} />
      <button type="submit" className="button button-large" aria-disabled={isBusy}>
        {isBusy ? texts.reset.busy : texts.reset.submit}
      </button>
    </form>
  );
}
