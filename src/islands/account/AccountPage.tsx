import { useEffect, useState } from 'react';
import { leaveNotice } from '#src/client/stores/passing-notice.ts';
import { awaitedEmail, forgetAwaitedEmail, signOut } from '#src/client/stores/sign-in.ts';
import { showToast } from '#src/client/stores/toast.ts';
import type { AuthUser } from '#src/contracts/stored-session.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { withBoundary } from '../shared/IslandBoundary.tsx';
import { type AuthData, errorText } from '../shared/session/auth-texts.ts';
import { leaveFor } from '../shared/session/go-to-sign-in.ts';
import { SessionGate } from '../shared/session/SessionGate.tsx';
import { useSending } from '../shared/session/use-sending.ts';
import { AwaitedMail } from './AwaitedMail.tsx';

/** What a person is called, as they said when they signed up; empty where they did not. */
function nameOf({ user_metadata }: AuthUser): string {
  const name = user_metadata?.display_name;
  return typeof name === 'string' ? name.trim() : '';
}

interface Props {
  readonly data: AuthData;
}

function SignedIn({ data, user }: Props & { readonly user: AuthUser }) {
  const { language, texts } = data;
  const text = islandText(language, texts);
  const { isBusy, send } = useSending();
  const name = nameOf(user);
  useEffect(forgetAwaitedEmail, []);

  /** Signing out returns to the home page (accounts-and-back-office.md, 2). */
  async function leave(scope: 'local' | 'global'): Promise<void> {
    const answer = await signOut(scope);
    if (!answer.ok) return showToast({ kind: 'error', text: errorText(texts, answer.failure.code) });
    leaveNotice({ kind: 'done', text: texts.toasts.signedOut });
    leaveFor('/', language);
  }

  return (
    <section className="wrap auth-narrow">
      <h1 className="display-2">{name ? text('account.greeting', { name }) : texts.account.hello}</h1>
      <p className="lead muted auth-who">{text('account.signedInAs', { email: user.email ?? '' })}</p>
      <p className="auth-ways">
        <a className="button" href={localizePath('/order', language)}>
          {texts.account.find}
        </a>
        <a className="button button-line" href={localizePath('/favorites', language)}>
          {texts.account.saved}
        </a>
      </p>
      <p className="auth-ways auth-leave">
        <button type="button" className="link" disabled={isBusy} onClick={() => void send(() => leave('local'))}>
          {isBusy ? texts.account.busy : texts.account.signOut}
        </button>
        <button type="button" className="link" disabled={isBusy} onClick={() => void send(() => leave('global'))}>
          {texts.account.signOutAll}
        </button>
      </p>
    </section>
  );
}

function AccountPage({ data }: Props) {
  const [awaited, setAwaited] = useState<string>();
  useEffect(() => setAwaited(awaitedEmail() ?? ''), []);
  if (awaited === undefined) return <p className="wrap auth-waiting">{data.texts.loading}</p>;
  return (
    <SessionGate data={data} otherwise={awaited && <AwaitedMail data={data} email={awaited} />}>
      {(user) => <SignedIn data={data} user={user} />}
    </SessionGate>
  );
}

/** The account of whoever is signed in. */
export default withBoundary(AccountPage);
