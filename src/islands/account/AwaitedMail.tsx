import { useState } from 'react';
import { forgetAwaitedEmail, resendSignUpMail } from '#src/client/stores/sign-in.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { type AuthData, errorText } from '../shared/session/auth-texts.ts';
import { useSending } from '../shared/session/use-sending.ts';

interface Props {
  readonly data: AuthData;
  readonly email: string;
}

/** After signing up: the account waits for the link in the mail (decisions.md, sign-up). */
export function AwaitedMail({ data, email }: Props) {
  const { language, texts } = data;
  const [said, setSaid] = useState('');
  const { isBusy, send } = useSending();
  const resend = async () => {
    const answer = await resendSignUpMail(email);
    setSaid(answer.ok ? texts.account.resent : errorText(texts, answer.failure.code));
  };
  return (
    <section className="wrap auth-narrow">
      <h1 className="display-2">{texts.account.waitTitle}</h1>
      <p className="lead auth-who">{islandText(language, texts)('account.wait', { email })}</p>
      <p className="muted">{texts.account.waitHint}</p>
      <p className="auth-ways">
        <a className="button" href={localizePath('/auth', language)}>
          {texts.account.toSignIn}
        </a>
        <button type="button" className="button button-line" disabled={isBusy} onClick={() => void send(resend)}>
          {texts.account.resend}
        </button>
      </p>
      <p role="status">{said}</p>
      <p>
        <a className="link" href={`${localizePath('/auth', language)}?tab=sign-up`} onClick={forgetAwaitedEmail}>
          {texts.account.other}
        </a>
      </p>
    </section>
  );
}
