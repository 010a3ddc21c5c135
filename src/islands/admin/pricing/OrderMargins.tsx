import { useStore } from '@nanostores/react';
import { listOrderMargins } from '#src/client/backend/staff-pricing.ts';
import { $place } from '#src/client/stores/admin-place.ts';
import type { ListedOrderFacts, OrderMarginPage } from '#src/contracts/staff-pricing.ts';
import { sectionPath } from '#src/domain/admin/sections.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { orderMargin, orderMarginShare } from '#src/domain/pricing/order-margin.ts';
import type { PricingTerms } from '#src/domain/pricing/unit-margin.ts';
import { formatNumber } from '#src/i18n/formatters.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { Listed } from '../Listed.tsx';
import { ListTable, numeric } from '../ListTable.tsx';
import { SearchField } from '../SearchField.tsx';
import { useReading } from '../use-reading.ts';
import { PricingViews } from './PricingViews.tsx';
import { euros, Kept, percentWords, type Section, timeWords } from './pricing-words.tsx';

const columns = [
  'order',
  'paidAt',
  numeric('paid'),
  numeric('refunded'),
  numeric('vat'),
  numeric('goods'),
  numeric('fee'),
  numeric('delivery'),
  numeric('returnsCost'),
  numeric('margin'),
  numeric('share'),
] as const;

function cellsOf({ data, texts }: Section, order: ListedOrderFacts, terms: PricingTerms) {
  const { language } = data;
  const parts = orderMargin(order, terms);
  const share = orderMarginShare(parts);
  const money = (cents: number) => (cents === 0 ? '–' : euros(cents, language));
  return {
    order: order.order_number,
    paidAt: timeWords(order.paid_at, language),
    paid: euros(parts.paid, language),
    refunded: money(parts.refunded),
    vat: money(parts.vat),
    goods: (
      <>
        {money(parts.goods)}
        {order.costless > 0 && (
          <span className="muted"> {islandText(language, texts)('orders.costless', { count: order.costless })}</span>
        )}
      </>
    ),
    fee: money(parts.fee),
    delivery: money(parts.delivery),
    returnsCost: money(parts.returns),
    margin: <Kept cents={parts.margin} language={language} />,
    share: share === undefined ? '–' : percentWords(share, language),
  };
}

/** Paid orders, the last first, with where the money of each went: what was really paid, refunded, sent and taken back. */
export function OrderMargins(section: Section) {
  const { data, texts } = section;
  const { language } = data;
  const text = islandText(language, texts);
  const { query } = useStore($place);
  const words = query['q']?.trim().slice(0, 40) || undefined;
  const reading = useReading(words ?? '', ({ token }) => listOrderMargins(token, { words }));
  const showMore = ({ orders }: OrderMarginPage) =>
    reading.extend(
      ({ token }) => listOrderMargins(token, { words, after: orders.at(-1)?.place }),
      (before, { more, orders: next }) => ({ ...before, more, orders: [...before.orders, ...next] }),
    );
  const address = localizePath(sectionPath('orders'), language);
  return (
    <div className="admin-section">
      <div className="admin-bar">
        <PricingViews {...section} current="orders" />
      </div>
      <div className="admin-bar">
        <SearchField label={texts.orders.search} hint={texts.orders.searchFor} />
      </div>
      <p className="muted">{texts.orders.lead}</p>
      <Listed
        data={data}
        reading={reading}
        rowsOf={({ orders }) => orders}
        none={words === undefined ? texts.orders.none : texts.orders.nothingFound}
        more={texts.more}
        onMore={showMore}
        shown={({ orders }) =>
          text('orders.shown', { count: orders.length, shown: formatNumber(orders.length, language) })
        }
      >
        {({ orders, terms }) => (
          <ListTable
            label={texts.views.orders}
            isBusy={reading.isBusy}
            columns={columns}
            names={texts.columns}
            rows={orders.map((order) => ({
              key: order.order_number,
              name: order.order_number,
              href: `${address}?order=${order.order_number}`,
              cells: cellsOf(section, order, terms),
            }))}
          />
        )}
      </Listed>
    </div>
  );
}
