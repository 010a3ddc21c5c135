import { useRef, useState } from 'react';
import { resendSignUpMail, signIn } from '#src/client/stores/sign-in.ts';
import { showToast } from '#src/client/stores/toast.ts';
import { isEmailAddress } from '#src/domain/contact/email-address.ts';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { type AuthData, errorText } from '../shared/session/auth-texts.ts';
import { EmailField } from '../shared/session/EmailField.tsx';
import { FormProblem } from '../shared/session/FormProblem.tsx';
import { SentForm } from '../shared/session/SentForm.tsx';
import { useFields } from '../shared/session/use-fields.ts';
import { useSending } from '../shared/session/use-sending.ts';

interface Props {
  readonly data: AuthData;
  readonly onSignedIn: () => Promise<void>;
  readonly onForgot: (email: string) => void;
}

/** The account is there, but its mail was never answered: says so, and sends the mail again. */
function Unconfirmed({ data: { texts }, email }: { readonly data: AuthData; readonly email: string }) {
  const [said, setSaid] = useState('');
  const { isBusy, send } = useSending();
  const resend = async () => {
    const answer = await resendSignUpMail(email);
    setSaid(answer.ok ? texts.signIn.resent : errorText(texts, answer.failure.code));
  };
  return (
    <div className="notice" role="alert">
      <p>{texts.signIn.unconfirmed}</p>
      <button type="button" className="link" disabled={isBusy} onClick={() => void send(resend)}>
        {texts.signIn.resend}
      </button>
      <p role="status">{said}</p>
    </div>
  );
}

/** E-mail and password. What is wrong stands above the fields and in a toast (accounts-and-back-office.md, 8). */
export function SignInForm({ data, onSignedIn, onForgot }: Props) {
  const { texts } = data;
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState('');
  const [unconfirmed, setUnconfirmed] = useState('');
  const sending = useSending();
  const { isBusy } = sending;
  const fields = useFields(
    'sign-in',
    { email: '', password: '' },
    ({ email, password }) => ({
      ...(!isEmailAddress(email) && { email: texts.errors.email }),
      ...(password === '' && { password: texts.errors.password }),
    }),
    form,
  );

  async function submit(): Promise<void> {
    setProblem('');
    setUnconfirmed('');
    if (!fields.isRight()) return;
    const { email, password } = fields.values;
    const answer = await signIn(email, password);
    if (answer.ok) return onSignedIn();
    const { code } = answer.failure;
    if (code === 'email_not_confirmed') return setUnconfirmed(email);
    const sentence = errorText(texts, code);
    setProblem(sentence);
    showToast({ kind: 'error', title: texts.toasts.signInFailed, text: sentence });
    form.current?.querySelector<HTMLElement>('[name=password]')?.focus();
  }

  return (
    <SentForm form={form} name="sign-in" sending={sending} onSubmit={submit}>
      <FormProblem>{problem}</FormProblem>
      {unconfirmed && <Unconfirmed data={data} email={unconfirmed} />}
      <EmailField {...fields.field('email')} label={texts.fields.email} enterKeyHint="next" />
      <PasswordField
        {...fields.field('password')}
        label={texts.fields.password}
        texts={texts.fields}
        autoComplete="current-password"
        enterKeyHint="go"
        required
      />
      <button type="button" className="link auth-forgot" onClick={() => onForgot(fields.values.email)}>
        {texts.signIn.forgot}
      </button>
      <button type="submit" className="button button-large" aria-disabled={isBusy}>
        {isBusy ? texts.signIn.busy : texts.signIn.submit}
      </button>
    </SentForm>
  );
}
