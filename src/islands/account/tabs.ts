import { type ComponentType, createElement, lazy } from 'react';
import { pageLanguage } from '#src/client/stores/page-language.ts';
import type { AuthUser } from '#src/contracts/stored-session.ts';
import type { Namespace } from '#src/i18n/namespaces.ts';
import { fetchMessages } from '../shared/fetch-messages.ts';
import type { AccountData, AccountTab, TabProps } from './account-data.ts';

interface OpenTab {
  readonly data: AccountData;
  readonly user: AuthUser;
}

/** A tab's code and texts come when it is opened first. */
function part<Name extends Namespace>(namespace: Name, load: () => Promise<ComponentType<TabProps<Name>>>) {
  return lazy(async () => {
    const [Tab, texts] = await Promise.all([load(), fetchMessages(pageLanguage(), namespace)]);
    return { default: (open: OpenTab) => createElement(Tab, { ...open, texts }) };
  });
}

export const tabParts: Readonly<Record<AccountTab, ComponentType<OpenTab>>> = {
  dashboard: part('account-orders', async () => (await import('./dashboard/DashboardTab.tsx')).DashboardTab),
  orders: part('account-orders', async () => (await import('./orders/OrdersTab.tsx')).OrdersTab),
  favorites: part('account-favorites', async () => (await import('./favorites/FavoritesTab.tsx')).FavoritesTab),
  profile: part('account-profile', async () => (await import('./profile/ProfileTab.tsx')).ProfileTab),
  security: part('account-security', async () => (await import('./security/SecurityTab.tsx')).SecurityTab),
};
