import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { $place, changeQuery } from '#src/client/stores/admin-place.ts';
import { type OrderPage, orderViews, paymentMethods } from '#src/contracts/staff-orders.ts';
import { sectionPath } from '#src/domain/admin/sections.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { shippingCountries } from '#src/domain/shipping/zones.ts';
import { countryName } from '#src/i18n/formatters.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { Field } from '#src/ui/Field.tsx';
import { Select } from '#src/ui/Select.tsx';
import type { SectionProps } from '../admin-data.ts';
import { SavedViews } from '../SavedViews.tsx';
import { SearchField } from '../SearchField.tsx';
import { Views } from '../Views.tsx';
import { filtersIn, paymentStates, viewOf } from './order-query.ts';

interface Props extends SectionProps<'admin-orders'> {
  readonly counts: OrderPage['counts'];
}

/** Views, search, and the filters of the list; all of it is in the address. */
export function OrderFilters({ data, texts, counts }: Props) {
  const { language, admin } = data;
  const text = islandText(language, texts);
  const { query } = useStore($place);
  const view = viewOf(query);
  const count = filtersIn(query);
  const [isOpen, setOpen] = useState(count > 0);
  const any = { value: '', text: texts.filters.any } as const;
  const countOf: Readonly<Record<string, number | undefined>> = counts ?? {};
  const choice = (name: string, label: string, options: readonly { value: string; text: string }[]) => (
    <Select
      label={label}
      name={name}
      value={query[name] ?? ''}
      options={[any, ...options]}
      onValue={(value) => changeQuery({ [name]: value })}
    />
  );
  return (
    <>
      <div className="admin-bar">
        <Views
          label={texts.views.label}
          section="orders"
          current={view}
          views={orderViews.map((key) => ({ key, name: texts.views[key], count: countOf[key] }))}
        />
        <SearchField label={texts.search} hint={texts.searchFor} />
        <button
          type="button"
          className="admin-act"
          aria-expanded={isOpen}
          aria-controls="order-filters"
          onClick={() => setOpen(!isOpen)}
        >
          {count > 0 ? text('filters.some', { count }) : texts.filters.label}
        </button>
      </div>
      <SavedViews data={data} section="orders" />
      <div className="admin-filters" id="order-filters" hidden={!isOpen}>
        {choice(
          'payment',
          texts.columns.payment,
          paymentStates.map((value) => ({ value, text: admin.dashboard.paid[value] })),
        )}
        {choice(
          'method',
          texts.filters.method,
          paymentMethods.map((value) => ({ value, text: texts.methods[value] })),
        )}
        {choice(
          'country',
          texts.filters.country,
          shippingCountries.map((value) => ({ value, text: countryName(value, language) })),
        )}
        {(['from', 'to'] as const).map((name) => (
          <Field
            key={name}
            label={texts.filters[name]}
            type="date"
            name={name}
            value={query[name] ?? ''}
            onValue={(value) => changeQuery({ [name]: value })}
          />
        ))}
        <Select
          label={texts.filters.order}
          name="oldest"
          value={query['oldest'] === '1' ? '1' : ''}
          options={[
            { value: '', text: texts.filters.newest },
            { value: '1', text: texts.filters.oldest },
          ]}
          onValue={(oldest) => changeQuery({ oldest })}
        />
        {count > 0 && (
          <a className="link" href={`${localizePath(sectionPath('orders'), language)}?view=${view}`}>
            {texts.filters.clear}
          </a>
        )}
      </div>
    </>
  );
}
