import type { Dashboard } from '#src/contracts/dashboard.ts';
import { sectionPath } from '#src/domain/admin/sections.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { formatMoney } from '#src/domain/money/format.ts';
import { formatNumber, formatRating } from '#src/i18n/formatters.ts';
import { clockTime, shortDay } from '#src/i18n/order-dates.ts';
import type { AdminData } from '../admin-data.ts';
import { nameIn } from '../naming.ts';
import { OrderState, PaymentState } from '../OrderState.tsx';
import { Table } from '../Table.tsx';

interface Props {
  readonly data: AdminData;
  readonly found: Dashboard;
}

/** The five latest orders (accounts-and-back-office.md, 9). */
export function RecentOrders({ data, found: { recent } }: Props) {
  const { language, admin } = data;
  const texts = admin.dashboard;
  return (
    <Table
      title={texts.recent}
      none={texts.noOrders}
      columns={[
        { name: texts.order },
        { name: texts.time },
        { name: texts.customer },
        { name: texts.total, isNumber: true },
        { name: texts.state },
        { name: texts.payment },
      ]}
      rows={recent.map((order) => ({
        key: order.access_token,
        cells: [
          <a
            key="number"
            className="link"
            href={`${localizePath(sectionPath('orders'), language)}?order=${order.order_number}`}
          >
            {order.order_number}
          </a>,
          `${shortDay(order.created_at, language)}, ${clockTime(order.created_at, language)}`,
          order.customer ?? texts.nameless,
          formatMoney(order.total_amount, order.currency, language),
          <OrderState key="state" data={data} state={order.status} />,
          <PaymentState key="payment" data={data} state={order.payment_status} />,
        ],
      }))}
    />
  );
}

/** The five best of the reviewed products, by rating times reviews (accounts-and-back-office.md, 9). */
export function TopProducts({ data: { language, admin }, found: { top } }: Props) {
  const texts = admin.dashboard;
  return (
    <Table
      title={texts.top}
      none={texts.noRatings}
      columns={[
        { name: texts.product },
        { name: texts.rating, isNumber: true },
        { name: texts.reviews, isNumber: true },
      ]}
      rows={top.map((product) => ({
        key: product.id,
        cells: [
          <a key="name" className="link" href={localizePath(`/product/${product.id}`, language)}>
            {nameIn(language, product)}
          </a>,
          formatRating(product.rating, language),
          formatNumber(product.review_count, language),
        ],
      }))}
    />
  );
}

/** The sizes of which least is left, below ten. */
export function LowStock({ data: { language, admin, colors }, found: { low_stock: lowStock } }: Props) {
  const texts = admin.dashboard;
  return (
    <Table
      title={texts.stock}
      none={texts.stockFull}
      columns={[
        { name: texts.product },
        { name: texts.color },
        { name: texts.size },
        { name: texts.free, isNumber: true },
      ]}
      rows={lowStock.lowest.map((variant) => ({
        key: variant.sku,
        cells: [
          <a
            key="name"
            className="link"
            href={`${localizePath(sectionPath('inventory'), language)}?sku=${encodeURIComponent(variant.sku)}`}
          >
            {nameIn(language, variant)}
          </a>,
          colors[variant.color] ?? variant.color,
          variant.size || texts.none,
          variant.free,
        ],
      }))}
    />
  );
}
