import { useRef, useState } from 'react';
import { updatePassword } from '#src/client/stores/sign-in.ts';
import { showToast } from '#src/client/stores/toast.ts';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { errorText } from '../../shared/session/auth-texts.ts';
import { NewPassword, pairProblems } from '../../shared/session/NewPassword.tsx';
import { useFields } from '../../shared/session/use-fields.ts';
import type { TabProps } from '../account-data.ts';
import { leadsAway } from './leads-away.ts';
import { OnDemand } from './OnDemand.tsx';
import { PasswordByMail } from './PasswordByMail.tsx';
import { SafetyForm } from './SafetyForm.tsx';
import { SafetySection } from './SafetySection.tsx';

interface Props extends TabProps<'account-security'> {
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** The present password and the new one twice. */
function PasswordForm({ data, user, texts, onDone, onCancel }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState('');
  const { password: words } = texts;
  const fields = useFields(
    'password',
    { currentPassword: '', password: '', confirmPassword: '' },
    (values) => ({
      ...(values.currentPassword === '' && { currentPassword: words.currentProblem }),
      ...pairProblems(data.texts, values),
    }),
    form,
  );

  async function submit(): Promise<void> {
    setProblem('');
    const { currentPassword, password, confirmPassword } = fields.values;
    const isRight = fields.isRight();
    if (confirmPassword !== '' && password !== confirmPassword)
      showToast({ kind: 'error', title: words.passwordMismatch, text: words.passwordMismatchText });
    if (!isRight) return;
    const answer = await updatePassword({ currentPassword, newPassword: password });
    if (answer.ok) return onDone();
    const { code } = answer.failure;
    if (await leadsAway(code)) return;
    const sentence = errorText(data.texts, code);
    if (code === 'password_wrong') fields.mark('currentPassword', sentence);
    else if (code === 'weak_password' || code === 'same_password') fields.mark('password', sentence);
    else setProblem(sentence);
    showToast({ kind: 'error', title: words.failed, text: sentence });
  }

  return (
    <SafetyForm
      form={form}
      name="password"
      problem={problem}
      words={{ ...words, cancel: texts.cancel }}
      onSubmit={submit}
      onCancel={onCancel}
    >
      {/* Password managers keep the new password under this name. */}
      <input type="email" name="username" autoComplete="username" value={user.email ?? ''} readOnly hidden />
      <PasswordField
        {...fields.field('currentPassword')}
        label={words.current}
        texts={data.texts.fields}
        autoComplete="current-password"
        // The form was just asked for: the next thing to do is to type.
        autoFocus
        required
      />
      <PasswordByMail {...{ data, user, texts }} />
      <NewPassword texts={data.texts} fields={fields} label={data.texts.fields.newPassword} />
    </SafetyForm>
  );
}

/** Changing the password (accounts-and-back-office.md, 2, 5 and 8; decisions.md asks for the present one as well). */
export function PasswordSection(tab: TabProps<'account-security'>) {
  const [said, setSaid] = useState('');
  const { password: words } = tab.texts;
  return (
    <SafetySection title={words.title} lead={words.lead} said={said}>
      <OnDemand label={words.open} onOpen={() => setSaid('')}>
        {(close) => (
          <PasswordForm
            {...tab}
            onDone={() => {
              setSaid(words.done);
              close();
            }}
            onCancel={close}
          />
        )}
      </OnDemand>
    </SafetySection>
  );
}
