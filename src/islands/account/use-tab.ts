import { useEffect, useState } from 'react';
import { type AccountTab, accountTabs } from './account-data.ts';

function tabOfAddress(): AccountTab {
  const asked = new URL(location.href).searchParams.get('tab');
  return accountTabs.find((tab) => tab === asked) ?? accountTabs[0];
}

/** The address of a tab on the page that is open. */
export function tabAddress(tab: AccountTab): string {
  return `${location.pathname}?tab=${tab}`;
}

/** The tab that the address names: it can be linked to, survives a reload, and Back goes to the one before. */
export function useTab(): readonly [AccountTab, (tab: AccountTab) => void] {
  const [tab, setTab] = useState(tabOfAddress);
  useEffect(() => {
    const follow = () => setTab(tabOfAddress());
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  return [
    tab,
    (next) => {
      if (next !== tab) history.pushState(null, '', tabAddress(next));
      setTab(next);
    },
  ];
}
