import type { Dashboard } from '#src/contracts/dashboard.ts';
import { intlLocales, type Language } from '#src/domain/language/languages.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { formatMoney } from '#src/domain/money/format.ts';
import { formatRating } from '#src/i18n/formatters.ts';
import { clockTime, shortDay } from '#src/i18n/order-dates.ts';
import type { AdminData } from '../admin-data.ts';
import { State, Table } from '../Table.tsx';

interface Props {
  readonly data: AdminData;
  readonly found: Dashboard;
}

const tones = {
  pending: 'warn',
  processing: 'warn',
  shipped: 'good',
  delivered: 'good',
  cancelled: 'plain',
  returned: 'plain',
} as const;
const paymentTones = {
  unpaid: 'plain',
  paid: 'good',
  failed: 'bad',
  partially_refunded: 'plain',
  refunded: 'plain',
  disputed: 'bad',
} as const;

const nameIn = (
  language: Language,
  named: { readonly name: string; readonly name_lt: string; readonly name_ru: string },
) => ({ en: named.name, lt: named.name_lt, ru: named.name_ru })[language] || named.name;

/** The five latest orders (accounts-and-back-office.md, 9). */
export function RecentOrders({ data: { language, admin }, found: { recent } }: Props) {
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
          <a key="number" className="link" href={localizePath(`/order/${order.access_token}`, language)}>
            {order.order_number}
          </a>,
          `${shortDay(order.created_at, language)}, ${clockTime(order.created_at, language)}`,
          order.customer ?? texts.nameless,
          formatMoney(order.total_amount, order.currency, language),
          <State key="state" tone={tones[order.status]}>
            {texts.status[order.status]}
          </State>,
          <State key="payment" tone={paymentTones[order.payment_status]}>
            {texts.paid[order.payment_status]}
          </State>,
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
          new Intl.NumberFormat(intlLocales[language]).format(product.review_count),
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
          <a key="name" className="link" href={localizePath(`/product/${variant.product_id}`, language)}>
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
