import type { OrderDetails } from '#src/contracts/order-details.ts';
import { formatMoney } from '#src/domain/money/format.ts';
import { shortDay } from '#src/i18n/order-dates.ts';
import { type OrderPart, orderText } from './order-texts.ts';

type Refund = OrderDetails['refunds'][number];

function OneRefund({ refund, data }: { readonly refund: Refund; readonly data: OrderPart['data'] }) {
  const { language, texts } = data;
  const text = orderText(data);
  const money = (amount: number) => formatMoney(amount, refund.currency, language);
  const day = shortDay(refund.madeAt ?? refund.dueAt, language);
  return (
    <li>
      <span className="ui">
        {texts.reason[refund.reason]}
        <span className="small muted">
          {text(`refunds.${refund.state}`, { day })},{' '}
          {refund.by === 'card' ? texts.refunds.byCard : texts.refunds.byBank}.
        </span>
        {refund.keptBack > 0 && (
          <span className="small muted">{text('refunds.keptBack', { amount: money(refund.keptBack) })}</span>
        )}
      </span>
      <span className="ui">{money(refund.amount)}</span>
    </li>
  );
}

/** Money that goes back or went back: how much, for what, how far. */
export function OrderRefunds({ data, order }: OrderPart) {
  if (order.refunds.length === 0) return null;
  return (
    <section className="order-section" aria-labelledby="order-refunds">
      <h2 className="title-2" id="order-refunds">
        {data.texts.refunds.title}
      </h2>
      <ul className="order-refunds">
        {order.refunds.map((refund) => (
          <OneRefund key={refund.askedAt + refund.reason} refund={refund} data={data} />
        ))}
      </ul>
    </section>
  );
}
