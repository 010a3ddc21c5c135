import { useRef, useState } from 'react';
import { confirmOwnPassword } from '#src/client/stores/own-account.ts';
import { changeEmail } from '#src/client/stores/sign-in.ts';
import { isEmailAddress } from '#src/domain/contact/email-address.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { errorText } from '../../shared/session/auth-texts.ts';
import { EmailField } from '../../shared/session/EmailField.tsx';
import { useFields } from '../../shared/session/use-fields.ts';
import type { TabProps } from '../account-data.ts';
import { leadsAway } from './leads-away.ts';
import { OnDemand } from './OnDemand.tsx';
import { PasswordByMail } from './PasswordByMail.tsx';
import { SafetyForm } from './SafetyForm.tsx';
import { SafetySection } from './SafetySection.tsx';

interface Props extends TabProps<'account-security'> {
  readonly onDone: (email: string) => void;
  readonly onCancel: () => void;
}

function EmailForm({ data, user, texts, onDone, onCancel }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState('');
  const { email: words } = texts;
  const fields = useFields(
    'email-change',
    { email: '', password: '' },
    ({ email, password }) => {
      const isSame = email.trim().toLowerCase() === user.email;
      return {
        ...(password === '' ? { password: texts.password.currentProblem } : {}),
        ...(isSame ? { email: words.same } : {}),
        ...(isEmailAddress(email) ? {} : { email: data.texts.errors.email }),
      };
    },
    form,
  );

  async function submit(): Promise<void> {
    setProblem('');
    if (!fields.isRight()) return;
    const { password } = fields.values;
    const email = fields.values.email.trim();
    const known = await confirmOwnPassword(password);
    if (!known.ok) {
      const { code } = known.failure;
      if (code !== 'wrong_password') return setProblem(texts.errors[code]);
      fields.clear('password');
      return fields.mark('password', texts.errors.wrong_password);
    }
    const answer = await changeEmail(email);
    if (answer.ok) return onDone(email);
    const { code } = answer.failure;
    if (await leadsAway(code)) return;
    const sentence = errorText(data.texts, code);
    if (code === 'email_taken' || code === 'email_invalid') fields.mark('email', sentence);
    else setProblem(sentence);
  }

  return (
    <SafetyForm
      form={form}
      name="email-change"
      problem={problem}
      words={{ ...words, cancel: texts.cancel }}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <EmailField
        {...fields.field('email')}
        label={words.field}
        hint={words.hint}
        autoComplete="email"
        // The form was just asked for: the next thing to do is to type.
        autoFocus
      />
      {/* So that password managers take the new address for no name to sign in with. */}
      <input type="email" name="username" autoComplete="username" value={user.email ?? ''} readOnly hidden />
      <PasswordField
        {...fields.field('password')}
        label={texts.password.current}
        texts={data.texts.fields}
        autoComplete="current-password"
        required
      />
      <PasswordByMail {...{ data, user, texts }} />
    </SafetyForm>
  );
}

/** The address that one signs in with, and how to have another: it counts when both mailboxes have agreed. */
export function EmailSection(tab: TabProps<'account-security'>) {
  const [said, setSaid] = useState('');
  const { data, texts, user } = tab;
  const text = islandText(data.language, texts);
  const email = user.email ?? '';
  return (
    <SafetySection title={texts.email.title} lead={text('email.lead', { email })} said={said}>
      {user.new_email && !said && <p className="notice">{text('email.waiting', { email: user.new_email })}</p>}
      <OnDemand label={texts.email.open} onOpen={() => setSaid('')}>
        {(close) => (
          <EmailForm
            {...tab}
            onDone={(next) => {
              setSaid(text('email.sent', { email, next }));
              close();
            }}
            onCancel={close}
          />
        )}
      </OnDemand>
    </SafetySection>
  );
}
