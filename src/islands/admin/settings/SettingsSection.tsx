import { useStore } from '@nanostores/react';
import { $place } from '#src/client/stores/admin-place.ts';
import { $gate } from '#src/client/stores/back-office.ts';
import type { SectionProps } from '../admin-data.ts';
import { Views } from '../Views.tsx';
import { LegalPart } from './LegalPart.tsx';
import { LogPart } from './LogPart.tsx';
import { MailPart } from './MailPart.tsx';
import { PaymentsPart } from './PaymentsPart.tsx';
import { PinPart } from './PinPart.tsx';
import { RatesPart } from './RatesPart.tsx';
import { ShopPart } from './ShopPart.tsx';
import { StaffPart } from './StaffPart.tsx';

const parts = {
  shop: ShopPart,
  rates: RatesPart,
  pin: PinPart,
  staff: StaffPart,
  mail: MailPart,
  payments: PaymentsPart,
  legal: LegalPart,
  log: LogPart,
} as const;
const views = ['shop', 'rates', 'pin', 'staff', 'mail', 'payments', 'legal', 'log'] as const;

/** Settings, each part with an address of its own; editors have their PIN alone. */
export function SettingsSection(section: SectionProps<'admin-settings'>) {
  const { texts } = section;
  const asked = useStore($place).query['view'];
  const gate = useStore($gate);
  if (gate.state === 'open' && gate.role === 'editor')
    return (
      <div className="admin-section">
        <PinPart {...section} />
      </div>
    );
  const current = views.find((view) => view === asked) ?? 'shop';
  const Part = parts[current];
  return (
    <div className="admin-section">
      <Views
        label={texts.views.label}
        section="settings"
        current={current}
        views={views.map((key) => ({ key, name: texts.views[key] }))}
      />
      <h2 className="sr-only">{texts.views[current]}</h2>
      <Part {...section} />
    </div>
  );
}
