import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { leaveNotice, showPassingNotice } from '#src/client/stores/passing-notice.ts';
import { $session, backgroundToken, startSessionManager } from '#src/client/stores/session.ts';
import { refreshUser } from '#src/client/stores/sign-in.ts';
import type { AuthUser } from '#src/contracts/stored-session.ts';
import { startToasts } from '../toast-region.ts';
import type { AuthData } from './auth-texts.ts';
import { goHomeSignedOut, goToFactor, goToSignIn } from './go-to-sign-in.ts';
import { SessionExpired } from './SessionExpired.tsx';

/** Who comes back to the page after this long asks the server anew who is signed in, milliseconds. */
const askAnew = 60_000;

interface Props {
  readonly data: AuthData;
  /** What is for signed-in people only. */
  readonly children: (user: AuthUser) => ReactNode;
  /** What is shown to somebody who is not signed in; without it they are sent to sign in. */
  readonly otherwise?: ReactNode;
}

/**
 * Lets signed-in people through: a spinner until that is known, the expired screen over content that stays as it was, to `/auth`
 * where nobody is signed in or the second factor is still owed.
 */
export function SessionGate({ data, children, otherwise }: Props) {
  const { language, texts } = data;
  const { state, user, isFactorDue, isRefused } = useStore($session);
  const wasSignedIn = useRef(false);

  useEffect(() => {
    startToasts(texts.close);
    const { linkFailed: title, linkFailedText: text } = texts.toasts;
    // Its code is for the few pages that a mail's link opens.
    const opened = 'authLink' in window ? import('./take-auth-link.ts').then((it) => it.openMailedLink()) : undefined;
    void Promise.resolve(opened)
      .catch(() => leaveNotice({ kind: 'error', title, text }))
      .then(() => startSessionManager({ asksPerson: true }))
      // Revoked meanwhile, or deleted: only the server knows.
      .then(async () => {
        if ($session.get().state === 'signed_in') await refreshUser();
      })
      .finally(showPassingNotice);
  }, [texts.close, texts.toasts]);

  useEffect(() => {
    let askedAt = Date.now();
    const lookAgain = () => {
      if (document.visibilityState !== 'visible' || Date.now() - askedAt < askAnew) return;
      askedAt = Date.now();
      void backgroundToken().then((token) => (token === undefined ? undefined : refreshUser()));
    };
    document.addEventListener('visibilitychange', lookAgain);
    return () => document.removeEventListener('visibilitychange', lookAgain);
  }, []);

  useEffect(() => {
    if (state === 'signed_in' && isFactorDue) goToFactor(language);
    else if (state === 'signed_in') wasSignedIn.current = true;
    if (state !== 'signed_out' || otherwise) return;
    // Signed out in another tab: nothing ran out.
    if (wasSignedIn.current && !isRefused) return goHomeSignedOut({ language, texts });
    const { sessionExpired: title, sessionExpiredText: text } = texts.toasts;
    goToSignIn(language, wasSignedIn.current ? { kind: 'error', title, text } : undefined);
  }, [state, isFactorDue, isRefused, otherwise, language, texts]);

  const isIn = (state === 'signed_in' && !isFactorDue) || (state === 'expired' && wasSignedIn.current);
  return (
    <>
      {state === 'expired' && <SessionExpired data={data} />}
      {/* Another tab may sign somebody else in: nothing of the one before stays on the page. */}
      {isIn && user && (
        <div key={user.id} hidden={state === 'expired'}>
          {children(user)}
        </div>
      )}
      {state === 'signed_out' && otherwise}
      {(state === 'unknown' || (state !== 'expired' && !isIn && !otherwise)) && (
        <div className="wrap auth-waiting" aria-busy="true">
          <p role="status">{texts.loading}</p>
          <div className="track auth-thread" aria-hidden="true">
            <i />
          </div>
        </div>
      )}
    </>
  );
}
