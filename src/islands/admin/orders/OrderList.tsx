import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { listOrders } from '#src/client/backend/staff-orders.ts';
import { $place } from '#src/client/stores/admin-place.ts';
import { slipsAtOnce } from '#src/contracts/admin-order-files.ts';
import type { ListedOrder, OrderPage } from '#src/contracts/staff-orders.ts';
import { sectionPath } from '#src/domain/admin/sections.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { formatMoney } from '#src/domain/money/format.ts';
import { countryName, formatNumber } from '#src/i18n/formatters.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { clockTime, shortDay } from '#src/i18n/order-dates.ts';
import type { SectionProps } from '../admin-data.ts';
import { Listed } from '../Listed.tsx';
import { ListTable, numeric } from '../ListTable.tsx';
import { OrderState, PaymentState } from '../OrderState.tsx';
import { useReading } from '../use-reading.ts';
import { useRows } from '../use-rows.ts';
import { OrderFilters } from './OrderFilters.tsx';
import { askedBy } from './order-query.ts';
import { useOrderFiles } from './use-order-files.ts';

type Section = SectionProps<'admin-orders'>;

const columns = [
  'number',
  'status',
  'time',
  'customer',
  'place',
  numeric('pieces'),
  numeric('total'),
  'payment',
  'open',
] as const;

function cellsOf(order: ListedOrder, { data, texts }: Section) {
  const { language, admin } = data;
  return {
    number: order.order_number,
    status: <OrderState data={data} state={order.status} />,
    time: `${shortDay(order.created_at, language)}, ${clockTime(order.created_at, language)}`,
    customer: order.customer ?? admin.dashboard.nameless,
    place: [order.city, countryName(order.country, language)].filter(Boolean).join(', '),
    pieces: order.pieces,
    total: formatMoney(order.total_amount, order.currency, language),
    payment: <PaymentState data={data} state={order.payment_status} />,
    open: [order.open_returns > 0 && texts.flags.returns, order.open_tasks > 0 && texts.flags.tasks]
      .filter(Boolean)
      .join(', '),
  };
}

/** A page of orders by the view, the words and the filters of the address; more of them a page at a time. */
export function OrderList(section: Section) {
  const { data, texts } = section;
  const { language } = data;
  const text = islandText(language, texts);
  const { query } = useStore($place);
  const asked = askedBy(query);
  const key = JSON.stringify(asked);
  const reading = useReading(key, ({ token }) => listOrders(token, asked));
  const files = useOrderFiles(section);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());

  const showMore = ({ orders }: OrderPage) => {
    const last = orders.at(-1);
    const after = last && { at: last.created_at, id: last.id };
    return reading.extend(
      ({ token }) => listOrders(token, { ...asked, after }),
      (before, { more, orders: next }) => ({ ...before, more, orders: [...before.orders, ...next] }),
    );
  };

  const address = localizePath(sectionPath('orders'), language);
  const rowsOf = useRows(
    (order: ListedOrder) => ({
      key: order.id,
      name: order.order_number,
      href: `${address}?order=${order.order_number}`,
      cells: cellsOf(order, section),
    }),
    [data, texts],
  );
  // What was chosen counts as long as it is listed; slips are printed by the hundred.
  const numbers = (reading.value?.orders ?? [])
    .filter(({ id }) => chosen.has(id))
    .map(({ order_number }) => order_number)
    .slice(0, slipsAtOnce);
  return (
    <div className="admin-section">
      <p className="admin-as-of">
        <a className="link" href={`${address}?phone=orders`}>
          {texts.phone.title}
        </a>
      </p>
      <OrderFilters {...section} counts={reading.value?.counts} />
      <Listed
        data={data}
        reading={reading}
        rowsOf={({ orders }) => orders}
        none={Object.keys(asked).length > 1 || asked.view !== 'all' ? texts.nothingFound : texts.none}
        more={texts.more}
        onMore={showMore}
        shown={({ orders, total = 0 }) =>
          text('shown', { shown: formatNumber(orders.length, language), total: formatNumber(total, language) })
        }
      >
        {({ orders }) => (
          <>
            <div className="admin-bulk" role="toolbar" aria-label={texts.bulk.label}>
              <p className="muted" role="status">
                {numbers.length > 0 && text('bulk.chosen', { count: numbers.length })}
              </p>
              <button
                type="button"
                className="admin-act"
                aria-disabled={numbers.length === 0 || files.isBusy}
                title={texts.bulk.slipsHint}
                onClick={() => numbers.length > 0 && files.printSlips(numbers)}
              >
                {texts.bulk.slips}
              </button>
              <button
                type="button"
                className="admin-act"
                aria-disabled={files.isBusy}
                title={texts.bulk.exportHint}
                onClick={() => files.exportTable(asked)}
              >
                {texts.bulk.export}
              </button>
            </div>
            <ListTable
              label={data.admin.sections.orders}
              columns={columns}
              names={texts.columns}
              isBusy={reading.isBusy}
              chosen={chosen}
              onChoose={setChosen}
              words={{ chooseAll: texts.chooseAll, choose: (number) => text('choose', { number }) }}
              rows={rowsOf(orders)}
            />
          </>
        )}
      </Listed>
    </div>
  );
}
