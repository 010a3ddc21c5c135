import { useStore } from '@nanostores/react';
import { listStock } from '#src/client/backend/staff-stock.ts';
import { fetchStockTable } from '#src/client/functions/admin-stock-tables.ts';
import { $place } from '#src/client/stores/admin-place.ts';
import { type ListedVariant, lowStock, type StockPage, stockViews } from '#src/contracts/staff-stock.ts';
import { sectionPath } from '#src/domain/admin/sections.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { daysOfCover } from '#src/domain/stock/adjustment.ts';
import { formatNumber } from '#src/i18n/formatters.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { saveFile } from '../../shared/save-file.ts';
import type { SectionProps } from '../admin-data.ts';
import { Listed } from '../Listed.tsx';
import { ListTable, numeric } from '../ListTable.tsx';
import { variantOf } from '../naming.ts';
import { SavedViews } from '../SavedViews.tsx';
import { SearchField } from '../SearchField.tsx';
import { State } from '../Table.tsx';
import { useActing } from '../use-acting.ts';
import { useReading } from '../use-reading.ts';
import { useRows } from '../use-rows.ts';
import { Views } from '../Views.tsx';

type Section = SectionProps<'admin-inventory'>;

const columns = [
  'sku',
  numeric('free'),
  'product',
  'variant',
  numeric('on_hand'),
  numeric('reserved'),
  numeric('sold'),
  numeric('cover'),
  numeric('people'),
] as const;

function cellsOf(variant: ListedVariant, { data, texts }: Section) {
  const { active, free, people, sold } = variant;
  const cover = daysOfCover(free, sold);
  const tone = free === 0 ? 'bad' : free < lowStock ? 'warn' : 'good';
  return {
    sku: variant.sku,
    product: (
      <>
        {variant.name}
        {!active && <span className="muted"> ({texts.hidden})</span>}
      </>
    ),
    variant: variantOf(data, variant),
    free: active ? <State tone={tone}>{free}</State> : free,
    on_hand: variant.on_hand,
    reserved: variant.reserved || '',
    sold: sold || '',
    cover: cover === undefined ? '' : islandText(data.language, texts)('days', { count: cover }),
    people: people || '',
  };
}

/** What lies in the store, variant by variant, by the view and the words of the address; more of it a page at a time. */
export function StockList(section: Section) {
  const { data, texts } = section;
  const { language } = data;
  const text = islandText(language, texts);
  const { query } = useStore($place);
  const view = stockViews.find((each) => each === query['view']) ?? 'all';
  const asked = { view, words: query['q']?.trim().slice(0, 100) || undefined, language };
  const reading = useReading(JSON.stringify(asked), ({ token }) => listStock(token, asked));

  const { act, isBusy } = useActing(data, texts.errors);
  const exportTable = () =>
    void act(
      (token) => fetchStockTable(token, asked),
      ({ name, content }) => saveFile(name, content),
    );

  const showMore = ({ variants }: StockPage) =>
    reading.extend(
      ({ token }) => listStock(token, { ...asked, after: variants.at(-1)?.place }),
      (before, { more, variants: next }) => ({ ...before, more, variants: [...before.variants, ...next] }),
    );

  const address = localizePath(sectionPath('inventory'), language);
  const rowsOf = useRows(
    (variant: ListedVariant) => ({
      key: variant.id,
      name: variant.sku,
      href: `${address}?sku=${encodeURIComponent(variant.sku)}`,
      cells: cellsOf(variant, section),
    }),
    [data, texts],
  );
  const counts: Readonly<Record<string, number | undefined>> = reading.value?.counts ?? {};
  return (
    <div className="admin-section">
      <div className="admin-bar">
        <Views
          label={texts.views.label}
          section="inventory"
          current={view}
          views={stockViews.map((key) => ({ key, name: texts.views[key], count: counts[key] }))}
        />
      </div>
      <div className="admin-bar">
        <SearchField label={texts.search} hint={texts.searchFor} />
        <a className="admin-act" href={`${address}?takes=1`}>
          {texts.takes.title}
        </a>
        <button
          type="button"
          className="admin-act"
          aria-disabled={isBusy}
          title={texts.counts.exportHint}
          onClick={exportTable}
        >
          {texts.counts.export}
        </button>
        <a className="admin-act" href={`${address}?counts=1`}>
          {texts.counts.import}
        </a>
      </div>
      <SavedViews data={data} section="inventory" />
      <Listed
        data={data}
        reading={reading}
        rowsOf={({ variants }) => variants}
        none={view === 'all' && asked.words === undefined ? texts.none : texts.nothingFound}
        more={texts.more}
        onMore={showMore}
        shown={({ variants, total = 0 }) =>
          text('shown', { shown: formatNumber(variants.length, language), total: formatNumber(total, language) })
        }
      >
        {({ variants }) => (
          <ListTable
            label={data.admin.sections.inventory}
            isBusy={reading.isBusy}
            columns={columns}
            names={texts.columns}
            rows={rowsOf(variants)}
          />
        )}
      </Listed>
    </div>
  );
}
