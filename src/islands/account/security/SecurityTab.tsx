import type { TabProps } from '../account-data.ts';
import { DataSection } from './DataSection.tsx';
import { DeleteSection } from './DeleteSection.tsx';
import { DevicesSection } from './DevicesSection.tsx';
import { EmailSection } from './EmailSection.tsx';
import { FactorSection } from './FactorSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';

/** What keeps the account its owner's, what the shop keeps of them, and the way out. */
export function SecurityTab(tab: TabProps<'account-security'>) {
  return (
    <div className="account-panel">
      <h2 className="title-2">{tab.texts.title}</h2>
      <PasswordSection {...tab} />
      <EmailSection {...tab} />
      <FactorSection {...tab} />
      <DevicesSection {...tab} />
      <DataSection {...tab} />
      <DeleteSection {...tab} />
    </div>
  );
}
