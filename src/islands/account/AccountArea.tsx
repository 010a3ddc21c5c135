import { Suspense, useEffect, useRef } from 'react';
import { forgetAwaitedEmail, signOut } from '#src/client/stores/sign-in.ts';
import type { AuthUser } from '#src/contracts/stored-session.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { signOutToHome } from '../shared/session/sign-out-to-home.ts';
import { useSending } from '../shared/session/use-sending.ts';
import { AccountTabs } from './AccountTabs.tsx';
import { type AccountData, type AccountTab, accountTabs } from './account-data.ts';
import { tabParts } from './tabs.ts';
import { useAdministrator } from './use-administrator.ts';
import { useTab } from './use-tab.ts';

/** What a person is called, as they said when they signed up; empty where they did not. */
function nameOf({ user_metadata }: AuthUser): string {
  const name = user_metadata?.display_name;
  return typeof name === 'string' ? name.trim() : '';
}

/**
 * What was typed in these is still there when the tab is opened again. The others show what is true when they are opened; typed
 * passwords are not kept.
 */
const keepsTyped: ReadonlySet<AccountTab> = new Set(['profile']);

interface Props {
  readonly data: AccountData;
  readonly user: AuthUser;
}

/** The account of whoever is signed in: the greeting, the ways within it, and the tab that is open. */
export function AccountArea({ data, user }: Props) {
  const { language, texts, account } = data;
  const text = islandText(language, account);
  const [tab, openTab] = useTab();
  const { isBusy, send } = useSending();
  const name = nameOf(user);
  const isAdministrator = useAdministrator(user.id);
  const visited = useRef(new Set<AccountTab>());
  visited.current.add(tab);
  useEffect(forgetAwaitedEmail, []);
  const tabName = text(`tabs.${tab}`);
  // The tabs are places of their own: in the history and among the browser's tabs each goes by its name.
  const restOfTitle = useRef('');
  useEffect(() => {
    restOfTitle.current ||= document.title.replace(texts.account.title, '');
    document.title = tabName + restOfTitle.current;
  }, [tabName, texts]);

  return (
    <div className="wrap account">
      <header className="account-head">
        <h1 className="title-1">{name || account.nameless}</h1>
        <p className="small muted account-who">{text('signedInAs', { email: user.email ?? '' })}</p>
      </header>
      <AccountTabs data={data} open={tab} onOpen={openTab}>
        {isAdministrator && <a href={localizePath('/admin', language)}>{account.backOffice}</a>}
        <button
          type="button"
          disabled={isBusy}
          onClick={() => void send(() => signOutToHome(() => signOut('local'), data))}
        >
          {isBusy ? account.signingOut : account.signOut}
        </button>
      </AccountTabs>
      <div className="account-content">
        <Suspense
          fallback={
            <p className="account-loading muted" role="status">
              {texts.loading}
            </p>
          }
        >
          {accountTabs.map((each) => {
            const Tab = tabParts[each];
            const isThere = each === tab || (keepsTyped.has(each) && visited.current.has(each));
            return (
              isThere && (
                <div key={each} hidden={each !== tab}>
                  <Tab data={data} user={user} />
                </div>
              )
            );
          })}
        </Suspense>
      </div>
    </div>
  );
}
