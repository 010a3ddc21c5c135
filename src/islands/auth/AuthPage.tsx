import { useEffect, useState } from 'react';
import { leaveNotice, showPassingNotice } from '#src/client/stores/passing-notice.ts';
import { $session, startSessionManager } from '#src/client/stores/session.ts';
import { homeOfUser } from '#src/client/stores/sign-in.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { withBoundary } from '../shared/IslandBoundary.tsx';
import type { AuthData } from '../shared/session/auth-texts.ts';
import { FactorStep } from '../shared/session/FactorStep.tsx';
import { typedBefore } from '../shared/session/use-fields.ts';
import { startToasts } from '../shared/toast-region.ts';
import { AuthTabs } from './AuthTabs.tsx';
import { ForgotForm } from './ForgotForm.tsx';
import { askedPath } from './leave-signed-in.ts';
import { SignInForm } from './SignInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';

const views = ['sign-in', 'sign-up', 'forgot', 'factor'] as const;
type View = (typeof views)[number];

function viewOfAddress(): View {
  const asked = new URL(location.href).searchParams.get('tab');
  return views.find((view) => view === asked) ?? 'sign-in';
}

/** The address says which tab is open, so that it can be linked to and survives a reload. */
function writeAddress(view: View): void {
  const address = new URL(location.href);
  if (view === 'sign-in') address.searchParams.delete('tab');
  else address.searchParams.set('tab', view);
  history.replaceState(history.state, '', address);
}

function AuthPage({ data }: { readonly data: AuthData }) {
  const { language, texts } = data;
  const [view, setView] = useState<View>('sign-in');

  /** What was typed before the password turned out to be forgotten. */
  const [email, setEmail] = useState('');

  const show = (next: View) => {
    writeAddress(next);
    setView(next);
  };

  useEffect(() => {
    startToasts(texts.close);
    showPassingNotice();
    const asked = viewOfAddress();
    // The prerendered page shows the form of signing in: an address that was typed into it goes along.
    setEmail(typedBefore('sign-in', 'email'));
    setView(asked);
    // The step of the second factor is for who has typed a password already.
    if (asked === 'factor')
      void startSessionManager().then(() => {
        const { state, isFactorDue } = $session.get();
        if (isFactorDue) return;
        if (state === 'signed_in') return location.replace(askedPath() ?? localizePath('/', language));
        writeAddress('sign-in');
        setView('sign-in');
      });
  }, [language, texts.close]);

  /** Administrators to the panel, everyone else to the account, unless the address asks for a page of ours. */
  async function onSignedIn(): Promise<void> {
    if ($session.get().isFactorDue) return show('factor');
    leaveNotice({ kind: 'done', title: texts.toasts.welcomeBack, text: texts.toasts.signInSuccess });
    location.assign(askedPath() ?? localizePath(await homeOfUser(), language));
  }

  /** Without a second factor from now on: to where another app is connected. */
  function onRecovered(): void {
    leaveNotice({ kind: 'done', title: texts.recovery.doneTitle, text: texts.recovery.done });
    location.assign(`${localizePath('/account', language)}?tab=security`);
  }

  if (view === 'factor')
    return <FactorStep data={data} onPassed={onSignedIn} onRecovered={onRecovered} onOther={() => show('sign-in')} />;
  const tab = view === 'sign-up' ? 'sign-up' : 'sign-in';
  return (
    <>
      <AuthTabs texts={texts.tabs} chosen={tab} onChoose={show} />
      <div id="auth-panel" role="tabpanel" aria-labelledby={`tab-${tab}`}>
        {view === 'sign-in' && (
          <SignInForm
            data={data}
            onSignedIn={onSignedIn}
            onForgot={(typed) => {
              setEmail(typed);
              show('forgot');
            }}
          />
        )}
        {view === 'sign-up' && <SignUpForm data={data} typed={email} />}
        {view === 'forgot' && <ForgotForm data={data} typed={email} onBack={() => show('sign-in')} />}
      </div>
    </>
  );
}

/** Signing in, signing up, asking for a new password, and the second factor. */
export default withBoundary(AuthPage);
