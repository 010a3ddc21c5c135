import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { leaveNotice } from '#src/client/stores/passing-notice.ts';
import { $reset, checkResetLink, type LinkProblem } from '#src/client/stores/reset-password.ts';
import { $session } from '#src/client/stores/session.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { withBoundary } from '../shared/IslandBoundary.tsx';
import type { AuthData } from '../shared/session/auth-texts.ts';
import { FactorStep } from '../shared/session/FactorStep.tsx';
import { takeAddress } from '../shared/session/take-auth-link.ts';
import { startToasts } from '../shared/toast-region.ts';
import { ResetForm } from './ResetForm.tsx';

/** After the password was saved, how long until the page of signing in opens by itself, milliseconds (spec, 9). */
const redirectAfter = 2_500;

interface Props {
  readonly data: AuthData;
}

/** Why the link opens nothing, and how to get another. */
function Invalid({ data, problem, onRetry }: Props & { readonly problem: LinkProblem; readonly onRetry: () => void }) {
  const { language, texts } = data;
  const { reset } = texts;
  const sentences = {
    invalid: reset.invalid,
    malformed: reset.malformed,
    elsewhere: `${reset.invalid} ${reset.elsewhere}`,
    unreachable: reset.unreachable,
  } as const;
  return (
    <div role="alert" className="auth-form">
      <h1 className="title-1">{reset.invalidTitle}</h1>
      <p>{sentences[problem]}</p>
      <p className="auth-ways">
        {problem === 'unreachable' && (
          <button type="button" className="button" onClick={onRetry}>
            {reset.retry}
          </button>
        )}
        <a className="button button-line" href={`${localizePath('/auth', language)}?tab=forgot`}>
          {reset.request}
        </a>
      </p>
    </div>
  );
}

function Updated({ data: { language, texts } }: Props) {
  const address = localizePath('/auth', language);
  useEffect(() => {
    const timer = setTimeout(() => location.assign(address), redirectAfter);
    return () => clearTimeout(timer);
  }, [address]);
  return (
    <div role="status" className="auth-form">
      <h1 className="title-1">{texts.reset.updatedTitle}</h1>
      <p>{texts.reset.updated}</p>
      <p className="auth-ways">
        <a className="button" href={address}>
          {texts.reset.toAuth}
        </a>
      </p>
    </div>
  );
}

/** The first password is saved: the account opens. */
function Chosen({ data: { language, texts } }: Props) {
  useEffect(() => {
    leaveNotice({ kind: 'done', title: texts.reset.updatedTitle, text: texts.reset.firstSaved });
    location.replace(localizePath('/account', language));
  }, [language, texts]);
  return null;
}

function ResetPage({ data }: Props) {
  const view = useStore($reset);
  const { isFactorDue } = useStore($session);
  const { texts } = data;
  const address = useRef<string>(undefined);
  useEffect(() => {
    startToasts(texts.close);
    address.current ??= takeAddress();
    void checkResetLink(address.current);
  }, [texts.close]);

  return (
    <div className="wrap auth-narrow">
      {view.state === 'unknown' && (
        <div className="auth-waiting" aria-busy="true">
          <h1 className="title-1">{texts.reset.title}</h1>
          <p role="status">{texts.reset.checking}</p>
        </div>
      )}
      {view.state === 'valid' && (
        <>
          <h1 className="title-1">{view.isFirst ? texts.reset.firstTitle : texts.reset.title}</h1>
          {isFactorDue ? (
            // A mailbox is one factor; the session follows when the other one was shown.
            <FactorStep
              data={data}
              onPassed={async () => {}}
              onRecovered={() => {}}
              onOther={() => location.assign(localizePath('/auth', data.language))}
            />
          ) : (
            <ResetForm data={data} email={view.email} isFirst={view.isFirst} />
          )}
        </>
      )}
      {view.state === 'invalid' && (
        <Invalid data={data} problem={view.problem} onRetry={() => void checkResetLink(address.current ?? '')} />
      )}
      {view.state === 'updated' && <Updated data={data} />}
      {view.state === 'chosen' && <Chosen data={data} />}
    </div>
  );
}

/** The page behind the link for a new password. */
export default withBoundary(ResetPage);
