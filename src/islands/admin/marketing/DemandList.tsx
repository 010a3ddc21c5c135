import { useStore } from '@nanostores/react';
import { listDemand } from '#src/client/backend/staff-marketing.ts';
import { $place, changeQuery } from '#src/client/stores/admin-place.ts';
import type { DemandPage, DemandRow } from '#src/contracts/staff-marketing.ts';
import { sectionPath } from '#src/domain/admin/sections.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { formatNumber } from '#src/i18n/formatters.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { shortDay } from '#src/i18n/order-dates.ts';
import { Select } from '#src/ui/Select.tsx';
import { Listed } from '../Listed.tsx';
import { ListTable, numeric } from '../ListTable.tsx';
import { variantOf } from '../naming.ts';
import { SearchField } from '../SearchField.tsx';
import { useReading } from '../use-reading.ts';
import type { Section } from './marketing-words.ts';

const ways = ['variant', 'product'] as const;
const columns = ['name', 'what', numeric('waiting'), 'since', numeric('free'), numeric('told'), 'toldAt'] as const;

function cellsOf({ data, texts }: Section, by: (typeof ways)[number], row: DemandRow) {
  const { language } = data;
  const text = islandText(language, texts);
  const day = (time: string | null) => (time === null ? '' : shortDay(time, language));
  return {
    name: row.name,
    what:
      by === 'product'
        ? text('demand.sizes', { count: row.sizes })
        : [variantOf(data, { color: row.color ?? '', size: row.size ?? '' }), row.key].filter(Boolean).join(', '),
    waiting: formatNumber(row.waiting, language),
    since: day(row.since),
    free: formatNumber(row.free, language),
    told: row.told === 0 ? '' : formatNumber(row.told, language),
    toldAt: day(row.told_at),
  };
}

/** Who waits for what to be back, the most awaited first; each row leads to its stock, or to the product. */
export function DemandList(section: Section) {
  const { data, texts } = section;
  const { language } = data;
  const text = islandText(language, texts);
  const { query } = useStore($place);
  const by = ways.find((way) => way === query['by']) ?? 'variant';
  const asked = { by, language, words: query['q']?.trim().slice(0, 100) || undefined };
  const reading = useReading(JSON.stringify(asked), ({ token }) => listDemand(token, asked));
  const last = ({ rows }: DemandPage) => {
    const row = rows.at(-1);
    return row && { waiting: row.waiting, key: row.key };
  };
  const showMore = (page: DemandPage) =>
    reading.extend(
      ({ token }) => listDemand(token, { ...asked, after: last(page) }),
      (before, { more, rows }) => ({ ...before, more, rows: [...before.rows, ...rows] }),
    );
  const hrefOf = ({ key, product_id: id }: DemandRow) =>
    by === 'variant'
      ? `${localizePath(sectionPath('inventory'), language)}?sku=${encodeURIComponent(key)}`
      : `${localizePath(sectionPath('products'), language)}?product=${encodeURIComponent(id)}`;
  return (
    <>
      <div className="admin-bar">
        <Select
          label={texts.demand.by}
          name="by"
          value={by}
          options={ways.map((value) => ({ value, text: texts.demand.ways[value] }))}
          onValue={(way) => changeQuery({ by: way === 'variant' ? undefined : way })}
        />
        <SearchField label={texts.demand.search} hint={texts.demand.searchFor} />
      </div>
      <p className="muted admin-lead">{texts.demand.lead}</p>
      <Listed
        data={data}
        reading={reading}
        rowsOf={({ rows }) => rows}
        none={asked.words === undefined ? texts.demand.none : texts.demand.nothingFound}
        more={texts.more}
        onMore={showMore}
        shown={({ rows, total = 0, people = 0 }) =>
          `${text('shown', { shown: formatNumber(rows.length, language), total: formatNumber(total, language) })} ${text('demand.people', { count: people })}`
        }
      >
        {({ rows }) => (
          <ListTable
            label={texts.tabs.demand}
            columns={columns}
            names={texts.demand.columns}
            isBusy={reading.isBusy}
            rows={rows.map((row) => ({
              key: row.key,
              name: row.name,
              href: hrefOf(row),
              cells: cellsOf(section, by, row),
            }))}
          />
        )}
      </Listed>
    </>
  );
}
