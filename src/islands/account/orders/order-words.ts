import type { MyOrder } from '#src/contracts/my-orders.ts';
import { formatMoney } from '#src/domain/money/format.ts';
import { shownState } from '#src/domain/order/shown-state.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { shortDay } from '#src/i18n/order-dates.ts';
import type { TabProps } from '../account-data.ts';

/** What the parts of a list of orders are drawn from. */
export type OrdersData = Pick<TabProps<'account-orders'>, 'data' | 'texts'>;

/** What a list says of an order. */
export function orderWords(order: MyOrder, { data, texts }: OrdersData) {
  const { language } = data;
  const state = shownState({
    status: order.status,
    paymentStatus: order.payment_status,
    parcels: order.parcels,
    refunds: order.refunds,
  });
  return {
    state,
    status: texts.state[state],
    day: shortDay(order.created_at, language),
    total: formatMoney(order.total_amount, order.currency, language),
    pieces: islandText(language, texts)('pieces', { count: order.pieces }),
    payment: texts.payment[order.payment_method],
  };
}
