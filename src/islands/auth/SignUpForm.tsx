import { useRef, useState } from 'react';
import { leaveNotice } from '#src/client/stores/passing-notice.ts';
import { signUp } from '#src/client/stores/sign-in.ts';
import { showToast } from '#src/client/stores/toast.ts';
import { isEmailAddress } from '#src/domain/contact/email-address.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { Field } from '#src/ui/Field.tsx';
import { type AuthData, errorText } from '../shared/session/auth-texts.ts';
import { EmailField } from '../shared/session/EmailField.tsx';
import { FormProblem } from '../shared/session/FormProblem.tsx';
import { NewPassword, pairProblems } from '../shared/session/NewPassword.tsx';
import { SentForm } from '../shared/session/SentForm.tsx';
import { useFields } from '../shared/session/use-fields.ts';
import { useSending } from '../shared/session/use-sending.ts';

/** The sentence about terms and privacy, with its two links. */
function Terms({ data: { language, texts } }: { readonly data: AuthData }) {
  const { terms, termsLink, privacyLink } = texts.signUp;
  const links: Readonly<Record<string, readonly [string, string]>> = {
    '{{terms}}': ['/terms', termsLink],
    '{{privacy}}': ['/privacy', privacyLink],
  };
  return (
    <p className="small muted">
      {terms.split(/({{\w+}})/).map((part) => {
        const link = links[part];
        if (!link) return part;
        return (
          <a key={part} className="link" href={localizePath(link[0], language)} target="_blank" rel="noopener">
            {link[1]}
          </a>
        );
      })}
    </p>
  );
}

interface Props {
  readonly data: AuthData;
  /** An e-mail that was typed already; empty where none was. */
  readonly typed: string;
}

/** Name, e-mail and a password typed twice; then to the account, which waits for the mail's link. */
export function SignUpForm({ data, typed }: Props) {
  const { language, texts } = data;
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState('');
  const sending = useSending();
  const { isBusy } = sending;
  const fields = useFields(
    'sign-up',
    { name: '', email: typed, password: '', confirmPassword: '' },
    (values) => ({
      ...(values.name.trim() === '' && { name: texts.errors.name }),
      ...(!isEmailAddress(values.email) && { email: texts.errors.email }),
      ...pairProblems(texts, values),
    }),
    form,
  );

  async function submit(): Promise<void> {
    setProblem('');
    if (!fields.isRight()) return;
    const { name, email, password } = fields.values;
    const answer = await signUp({ displayName: name, email, password });
    if (answer.ok) {
      leaveNotice({ kind: 'done', title: texts.toasts.accountCreated, text: texts.toasts.signUpSuccess });
      location.assign(localizePath('/account', language));
      return;
    }
    const { code } = answer.failure;
    const sentence = errorText(texts, code);
    showToast({ kind: 'error', title: texts.toasts.signUpFailed, text: sentence });
    if (code === 'weak_password') fields.mark('password', sentence);
    else if (code === 'email_invalid') fields.mark('email', sentence);
    else setProblem(sentence);
  }

  return (
    <SentForm form={form} name="sign-up" sending={sending} onSubmit={submit}>
      <FormProblem>{problem}</FormProblem>
      <Field {...fields.field('name')} label={texts.fields.name} autoComplete="name" maxLength={100} required />
      <EmailField {...fields.field('email')} label={texts.fields.email} maxLength={254} />
      <NewPassword texts={texts} fields={fields} label={texts.fields.password} />
      <Terms data={data} />
      <button type="submit" className="button button-large" aria-disabled={isBusy}>
        {isBusy ? texts.signUp.busy : texts.signUp.submit}
      </button>
    </SentForm>
  );
}
