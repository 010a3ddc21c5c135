import { useState } from 'react';
import { requestPasswordReset } from '#src/client/stores/sign-in.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { errorText } from '../../shared/session/auth-texts.ts';
import { useSending } from '../../shared/session/use-sending.ts';
import type { TabProps } from '../account-data.ts';

/** For whoever is asked for a password that they do not know, or never chose: a mail whose link leads to choosing one. */
export function PasswordByMail({ data, user, texts }: TabProps<'account-security'>) {
  const [said, setSaid] = useState('');
  const { isBusy, send } = useSending();
  const text = islandText(data.language, texts);
  const email = user.email ?? '';

  async function ask(): Promise<void> {
    setSaid('');
    const answer = await requestPasswordReset(email);
    setSaid(answer.ok ? text('forgotten.sent', { email }) : errorText(data.texts, answer.failure.code));
  }

  return (
    <div className="safety-forgotten">
      <button type="button" className="link" aria-disabled={isBusy} onClick={() => void send(ask)}>
        {texts.forgotten.ask}
      </button>
      <p className="small" role="status">
        {said}
      </p>
    </div>
  );
}
