import { vilniusDay } from '#src/domain/document/vilnius-day.ts';
import { shownState } from '#src/domain/order/shown-state.ts';
import { deliveryDays } from '#src/i18n/delivery-days.ts';
import { clockTime, shortDay } from '#src/i18n/order-dates.ts';
import { type OrderPart, orderStateId, orderText } from './order-texts.ts';

/** When it comes, or that it is late. */
function arrivalWords({ data, order }: OrderPart): string {
  const { locker, promised } = order.delivery;
  const text = orderText(data);
  if (promised === null) return text('lead.unknownDay');
  const days = deliveryDays(promised.from, promised.to, data.language);
  if (promised.to < vilniusDay(new Date().toISOString())) return text('lead.late', { days });
  if (shownState(order) === 'partDelivered') return text('lead.rest', { days });
  return text(locker === null ? 'lead.arrives' : 'lead.collect', { days });
}

/** The sentence below the state: what its owner wants to know next. */
function leadWords(part: OrderPart): string {
  const { data, order } = part;
  const text = orderText(data);
  const state = shownState(order);
  switch (state) {
    case 'waiting':
      return text('lead.waiting', { time: clockTime(order.heldUntil ?? order.placedAt, data.language) });
    case 'refunding': {
      const days = order.refunds.flatMap(({ dueAt, madeAt }) => (madeAt === null ? [dueAt] : []));
      const words = text('lead.refunding', { day: shortDay(days.sort().at(-1) ?? order.placedAt, data.language) });
      const { standingOrder } = order;
      return standingOrder === null ? words : `${text('lead.paidElsewhere', { number: standingOrder })} ${words}`;
    }
    case 'unpaid':
    case 'delivered':
    case 'returned':
    case 'disputed':
    case 'cancelled':
    case 'refunded':
      return text(`lead.${state}`);
    default:
      return arrivalWords(part);
  }
}

/** Number, day, where the order stands and what comes next. */
export function OrderHead(part: OrderPart) {
  const { data, order } = part;
  const text = orderText(data);
  return (
    <header className="order-head">
      <p className="ui muted">
        <span className="order-number">{text('number', { number: order.orderNumber })}</span>,{' '}
        {text('placedOn', { day: shortDay(order.placedAt, data.language) })}
      </p>
      <h1 className="display-2" id={orderStateId} tabIndex={-1} data-state={shownState(order)}>
        {data.texts.state[shownState(order)]}
      </h1>
      <p className="lead">{leadWords(part)}</p>
    </header>
  );
}
