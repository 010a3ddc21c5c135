import { useStore } from '@nanostores/react';
import { type CustomersAsked, listCustomers } from '#src/client/backend/staff-customers.ts';
import { $place } from '#src/client/stores/admin-place.ts';
import { type CustomerPage, customerViews, type ListedCustomer } from '#src/contracts/staff-customers.ts';
import { sectionPath } from '#src/domain/admin/sections.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { formatMoney } from '#src/domain/money/format.ts';
import { formatNumber } from '#src/i18n/formatters.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { shortDay } from '#src/i18n/order-dates.ts';
import { Listed } from '../Listed.tsx';
import { ListTable, numeric } from '../ListTable.tsx';
import { SavedViews } from '../SavedViews.tsx';
import { SearchField } from '../SearchField.tsx';
import { useReading } from '../use-reading.ts';
import { useRows } from '../use-rows.ts';
import { Views } from '../Views.tsx';
import type { Section } from './of-customer.ts';

const columns = ['name', 'email', numeric('orders'), numeric('spent'), numeric('open'), 'seen', 'kind'] as const;

function cellsOf({ data, texts }: Section, customer: ListedCustomer) {
  const { language, admin } = data;
  return {
    name: customer.name ?? admin.dashboard.nameless,
    email: customer.email,
    orders: formatNumber(customer.orders, language),
    spent: formatMoney(customer.spent, 'EUR', language),
    open: customer.open > 0 ? formatNumber(customer.open, language) : '',
    seen: shortDay(customer.seen, language),
    kind: [
      customer.account === null ? texts.kinds.guest : texts.kinds[customer.is_confirmed ? 'account' : 'unconfirmed'],
      customer.has_newsletter && texts.kinds.newsletter,
    ]
      .filter(Boolean)
      .join(', '),
  };
}

/** Customers by view and words of the address, whoever was there last first; more of them a page at a time. */
export function CustomerList(section: Section) {
  const { data, texts } = section;
  const { language, admin } = data;
  const text = islandText(language, texts);
  const { query } = useStore($place);
  const view = customerViews.find((each) => each === query['view']) ?? 'all';
  const asked: CustomersAsked = { view, words: query['q']?.trim().slice(0, 100) || undefined };
  const reading = useReading(JSON.stringify(asked), ({ token }) => listCustomers(token, asked));
  const showMore = ({ customers }: CustomerPage) =>
    reading.extend(
      ({ token }) => listCustomers(token, { ...asked, after: customers.at(-1)?.place }),
      (before, { more, customers: next }) => ({ ...before, more, customers: [...before.customers, ...next] }),
    );
  const address = localizePath(sectionPath('customers'), language);
  const rowsOf = useRows(
    (customer: ListedCustomer) => ({
      key: customer.key,
      name: customer.name ?? customer.email ?? admin.dashboard.nameless,
      href: `${address}?customer=${customer.key}`,
      cells: cellsOf(section, customer),
    }),
    [data, texts],
  );
  const counts: Readonly<Record<string, number | undefined>> = reading.value?.counts ?? {};
  return (
    <div className="admin-section">
      <div className="admin-bar">
        <Views
          label={texts.views.label}
          section="customers"
          current={view}
          views={customerViews.map((key) => ({ key, name: texts.views[key], count: counts[key] }))}
        />
        <SearchField label={texts.search} hint={texts.searchFor} />
        <a className="admin-act" href={`${address}?messages=new`}>
          {texts.messages.open}
        </a>
      </div>
      <SavedViews data={data} section="customers" />
      <Listed
        data={data}
        reading={reading}
        rowsOf={({ customers }) => customers}
        none={view === 'all' && asked.words === undefined ? texts.none : texts.nothingFound}
        more={texts.more}
        onMore={showMore}
        shown={({ customers, total = 0 }) =>
          text('shown', { shown: formatNumber(customers.length, language), total: formatNumber(total, language) })
        }
      >
        {({ customers }) => (
          <ListTable
            label={admin.sections.customers}
            columns={columns}
            names={texts.columns}
            isBusy={reading.isBusy}
            rows={rowsOf(customers)}
          />
        )}
      </Listed>
    </div>
  );
}
