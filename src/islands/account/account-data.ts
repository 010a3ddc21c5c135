import type { AuthUser } from '#src/contracts/stored-session.ts';
import type { Namespace, Namespaces } from '#src/i18n/namespaces.ts';
import type { AuthData } from '../shared/session/auth-texts.ts';

/** What the page of the account gives its island; each tab brings texts of its own when it is opened. */
export interface AccountData extends AuthData {
  readonly account: Namespaces['account'];
  /** Names of the colours by key, in the page's language. */
  readonly colors: Readonly<Record<string, string>>;
  /** Numbers to try tracking with; none where they are not answered. */
  readonly demonstrationNumbers: readonly string[];
}

/** The tabs in their order (accounts-and-back-office.md, 2); the first is the one that the bare address opens. */
export const accountTabs = ['dashboard', 'orders', 'favorites', 'profile', 'security'] as const;
export type AccountTab = (typeof accountTabs)[number];

/** What every tab is drawn from. */
export interface TabProps<Name extends Namespace> {
  readonly data: AccountData;
  readonly user: AuthUser;
  readonly texts: Namespaces[Name];
}
