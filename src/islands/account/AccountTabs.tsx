import { type ReactNode, useEffect, useRef } from 'react';
import { islandText } from '#src/i18n/island-text.ts';
import { isForBrowser } from '../shared/page-events.ts';
import { type AccountData, type AccountTab, accountTabs } from './account-data.ts';
import { tabAddress } from './use-tab.ts';

interface Props {
  readonly data: AccountData;
  readonly open: AccountTab;
  readonly onOpen: (tab: AccountTab) => void;
  /** What stands at the end of the row. */
  readonly children: ReactNode;
}

/** The ways within the account: links, so that each opens in a tab of the browser, too. */
export function AccountTabs({ data, open, onOpen, children }: Props) {
  const text = islandText(data.language, data.account);
  const nav = useRef<HTMLElement>(null);
  // The row may be longer than the screen: the open tab is in sight.
  useEffect(() => {
    if (open) nav.current?.querySelector('[aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [open]);
  return (
    <nav ref={nav} className="account-tabs" aria-label={data.account.tabs.label}>
      <div className="tabs">
        {accountTabs.map((tab) => (
          <a
            key={tab}
            href={tabAddress(tab)}
            aria-current={tab === open ? 'page' : undefined}
            onClick={(event) => {
              if (isForBrowser(event.nativeEvent)) return;
              event.preventDefault();
              onOpen(tab);
            }}
          >
            {text(`tabs.${tab}`)}
          </a>
        ))}
        {children}
      </div>
    </nav>
  );
}
