import type { StaffReturn } from '#src/contracts/staff-order.ts';
import { formatMoney } from '#src/domain/money/format.ts';
import type { ReturnState } from '#src/domain/returns/states.ts';
import { carrierNames, carriers, trackingLink } from '#src/domain/shipping/carriers.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { clockTime, shortDay } from '#src/i18n/order-dates.ts';
import { Block } from '../Block.tsx';
import { nameIn, variantOf, wordOf } from '../naming.ts';
import { State } from '../Table.tsx';
import type { OrderPart } from './order-part.ts';
import { ReturnActs } from './ReturnActs.tsx';

const ended: readonly ReturnState[] = ['refused', 'closed'];

/** What of an order comes back: the pieces, what the shopper wrote, how far it is, and by when its money is due. */
function Return({ returned, ...part }: OrderPart & { readonly returned: StaffReturn }) {
  const { data, order, texts } = part;
  const { language } = data;
  const text = islandText(language, texts);
  const carrier = carriers.find((each) => each === returned.label_carrier);
  const isOpen = !ended.includes(returned.state);
  return (
    <li className="admin-return">
      <p>
        <strong>{returned.return_number}</strong> {texts.returns.reasons[returned.reason]}{' '}
        <State tone={isOpen ? 'warn' : 'plain'}>{texts.returns.states[returned.state]}</State>
        {isOpen && returned.refund_due_at && (
          <span className="muted"> {text('money.due', { day: shortDay(returned.refund_due_at, language) })}</span>
        )}
      </p>
      <ul>
        {returned.lines.map((line) => {
          const bought = order.lines.find(({ id }) => id === line.order_item);
          if (!bought) return null;
          return (
            <li key={`${line.order_item}-${line.variant_id}`}>
              {line.quantity} × {nameIn(language, bought)}, {variantOf(data, { ...bought, size: line.size })}
              {line.exchange_size && ` → ${line.exchange_size}`}
              {line.received_quantity !== null && (
                <span className="muted">
                  {' '}
                  {text('returns.arrived', { pieces: line.received_quantity })}
                  {line.condition && `, ${wordOf(texts.returns.conditions, line.condition)}`}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {returned.note && <blockquote>{returned.note}</blockquote>}
      <p className="muted">
        {carrier && returned.tracking_number && (
          <>
            {carrierNames[carrier]}{' '}
            <a className="link" href={trackingLink(carrier, returned.tracking_number)} target="_blank" rel="noreferrer">
              {returned.tracking_number}
            </a>{' '}
          </>
        )}
        {returned.label_cost_eur > 0 &&
          text('returns.labelCost', { amount: formatMoney(returned.label_cost_eur, 'EUR', language) })}
        {returned.refusal}
      </p>
      <ReturnActs {...part} returned={returned} />
    </li>
  );
}

/** Returns, exchanges, complaints and withdrawals of an order. */
export function OrderReturns(part: OrderPart) {
  const { data, order, texts } = part;
  const { language } = data;
  if (order.returns.length === 0 && order.withdrawals.length === 0) return null;
  return (
    <Block title={texts.returns.title}>
      <ul className="admin-returns">
        {order.withdrawals.map(({ id, declared_at: at, statement }) => (
          <li key={id} className="admin-return">
            <p>
              {texts.returns.declared}{' '}
              <span className="muted">
                {shortDay(at, language)}, {clockTime(at, language)}
              </span>
            </p>
            <blockquote>{statement}</blockquote>
          </li>
        ))}
        {order.returns.map((returned) => (
          <Return key={returned.return_id} returned={returned} {...part} />
        ))}
      </ul>
    </Block>
  );
}
