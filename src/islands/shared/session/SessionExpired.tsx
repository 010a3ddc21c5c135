import { useState } from 'react';
import { leaveNotice } from '#src/client/stores/passing-notice.ts';
import { dropSession, recoverSession } from '#src/client/stores/session.ts';
import { showToast } from '#src/client/stores/toast.ts';
import type { AuthData } from './auth-texts.ts';
import { goToSignIn } from './go-to-sign-in.ts';
import { useSending } from './use-sending.ts';

/** In place of the page's content when the session has ended: recover it, or sign in again (accounts-and-back-office.md, 2). */
export function SessionExpired({ data }: { readonly data: AuthData }) {
  const { expired, toasts } = data.texts;
  const [isOffline, setOffline] = useState(false);
  const { isBusy, send } = useSending();

  async function recover(): Promise<void> {
    setOffline(false);
    const outcome = await recoverSession();
    if (outcome === 'recovered') {
      showToast({ kind: 'done', title: toasts.sessionRecovered, text: toasts.sessionRecoveredText });
      return;
    }
    // Nobody has said no: the session may still be good, whatever the browser thinks of the network.
    if (outcome === 'failed') return setOffline(true);
    // The page is being left from here on: what the gate says of an ended session does not replace this.
    goToSignIn(data.language);
    leaveNotice({ kind: 'error', title: toasts.recoveryFailed, text: toasts.recoveryFailedText });
    dropSession();
  }

  function signInAgain(): void {
    dropSession();
    goToSignIn(data.language);
  }

  return (
    <section className="wrap auth-narrow" role="alert" aria-busy={isBusy}>
      <h1 className="title-1">{expired.title}</h1>
      <p>{expired.text}</p>
      <p className="auth-ways">
        <button type="button" className="button" aria-disabled={isBusy} onClick={() => void send(recover)}>
          {isBusy ? expired.recovering : expired.recover}
        </button>
        <button type="button" className="button button-line" onClick={signInAgain}>
          {expired.signIn}
        </button>
      </p>
      <p className="message">{isOffline && expired.offline}</p>
    </section>
  );
}
