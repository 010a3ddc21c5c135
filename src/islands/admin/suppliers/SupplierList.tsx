import { useStore } from '@nanostores/react';
import { listSuppliers } from '#src/client/backend/staff-suppliers.ts';
import { $place } from '#src/client/stores/admin-place.ts';
import { type ListedSupplier, type SupplierPage, supplierViews } from '#src/contracts/staff-suppliers.ts';
import { sectionPath } from '#src/domain/admin/sections.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { countryName, formatNumber } from '#src/i18n/formatters.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { Listed } from '../Listed.tsx';
import { ListTable, numeric } from '../ListTable.tsx';
import { SearchField } from '../SearchField.tsx';
import { useReading } from '../use-reading.ts';
import { Views } from '../Views.tsx';
import { RunState, type Section, timeWords } from './supplier-words.tsx';

const columns = ['name', 'country', numeric('leadDays'), numeric('products'), numeric('feeds'), 'lastRun'] as const;

function cellsOf(section: Section, supplier: ListedSupplier) {
  const { language } = section.data;
  const { last_run: last } = supplier;
  return {
    name: supplier.name,
    country: supplier.country === null ? '–' : countryName(supplier.country, language),
    leadDays: supplier.lead_days,
    products: formatNumber(supplier.products, language),
    feeds: formatNumber(supplier.feeds, language),
    lastRun:
      last === null ? (
        '–'
      ) : (
        <>
          <RunState {...section} state={last.state} /> {timeWords(last.at, language)}
        </>
      ),
  };
}

/** Whom the shop buys from, by view and words of the address. */
export function SupplierList(section: Section) {
  const { data, texts } = section;
  const { language } = data;
  const text = islandText(language, texts);
  const { query } = useStore($place);
  const view = supplierViews.find((each) => each === query['view']) ?? 'active';
  const asked = { view, words: query['q']?.trim().slice(0, 100) || undefined };
  const reading = useReading(JSON.stringify(asked), ({ token }) => listSuppliers(token, asked));
  const showMore = ({ suppliers }: SupplierPage) =>
    reading.extend(
      ({ token }) => listSuppliers(token, { ...asked, after: suppliers.at(-1)?.place }),
      (before, { more, suppliers: next }) => ({ ...before, more, suppliers: [...before.suppliers, ...next] }),
    );
  const address = localizePath(sectionPath('suppliers'), language);
  const counts: Readonly<Record<string, number | undefined>> = reading.value?.counts ?? {};
  return (
    <div className="admin-section">
      <div className="admin-bar">
        <Views
          label={texts.views.label}
          section="suppliers"
          current={view}
          views={supplierViews.map((key) => ({ key, name: texts.views[key], count: counts[key] }))}
        />
        <SearchField label={texts.search} hint={texts.searchFor} />
        <a className="admin-act" href={`${address}?new=1`}>
          {texts.add}
        </a>
      </div>
      <Listed
        data={data}
        reading={reading}
        rowsOf={({ suppliers }) => suppliers}
        none={asked.words === undefined && view === 'active' ? texts.none : texts.nothingFound}
        more={texts.more}
        onMore={showMore}
        shown={({ suppliers }) => text('shown', { shown: suppliers.length, total: counts[view] ?? suppliers.length })}
      >
        {({ suppliers }) => (
          <ListTable
            label={data.admin.sections.suppliers}
            isBusy={reading.isBusy}
            columns={columns}
            names={texts.columns}
            rows={suppliers.map((supplier) => ({
              key: supplier.id,
              name: supplier.name,
              href: `${address}?supplier=${supplier.id}`,
              cells: cellsOf(section, supplier),
            }))}
          />
        )}
      </Listed>
    </div>
  );
}
