import { useStore } from '@nanostores/react';
import { $place } from '#src/client/stores/admin-place.ts';
import type { SectionProps } from '../admin-data.ts';
import { Views } from '../Views.tsx';
import { DeliveryRules } from './DeliveryRules.tsx';
import { Holidays } from './Holidays.tsx';
import { Lockers } from './Lockers.tsx';
import { Prices } from './Prices.tsx';
import { QuoteForm } from './QuoteForm.tsx';

const views = ['prices', 'rules', 'holidays', 'lockers', 'quote'] as const;
const parts = { prices: Prices, rules: DeliveryRules, holidays: Holidays, lockers: Lockers, quote: QuoteForm };

/** Delivery: what it costs, when it comes, where it may be fetched, and what an address would pay. */
export function ShippingSection(section: SectionProps<'admin-shipping'>) {
  const { texts } = section;
  const asked = useStore($place).query['view'];
  const current = views.find((view) => view === asked) ?? 'prices';
  const Part = parts[current];
  return (
    <div className="admin-section">
      <Views
        label={texts.views.label}
        section="shipping"
        current={current}
        views={views.map((key) => ({ key, name: texts.views[key] }))}
      />
      <Part {...section} />
    </div>
  );
}
