import type { StaffRefund } from '#src/contracts/staff-order.ts';
import { intlLocales } from '#src/domain/language/languages.ts';
import { formatMoney } from '#src/domain/money/format.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { shortDay } from '#src/i18n/order-dates.ts';
import { Block } from '../Block.tsx';
import { wordOf } from '../naming.ts';
import { State } from '../Table.tsx';
import type { OrderPart } from './order-part.ts';

const tones = { pending: 'warn', submitted: 'warn', succeeded: 'good', failed: 'bad', void: 'plain' } as const;

/** A refund: how much, why, how far; the day by which the money is owed while it is. */
function Refund({ refund, data, texts }: Pick<OrderPart, 'data' | 'texts'> & { readonly refund: StaffRefund }) {
  const { language } = data;
  const text = islandText(language, texts);
  const isOwed = refund.state === 'pending' || refund.state === 'failed';
  return (
    <li>
      <span>
        {formatMoney(refund.amount, refund.currency, language)}{' '}
        <span className="muted">
          {[
            texts.refundReasons[refund.reason],
            wordOf(texts.methods, refund.provider),
            refund.made_at ? shortDay(refund.made_at, language) : null,
            isOwed && text('money.due', { day: shortDay(refund.due_at, language) }),
            refund.kept_back > 0 &&
              text('money.keptBack', { amount: formatMoney(refund.kept_back, refund.currency, language) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {refund.error && refund.state !== 'succeeded' && <span className="admin-late"> {refund.error}</span>}
      </span>
      <State tone={tones[refund.state]}>{texts.refundStates[refund.state]}</State>
    </li>
  );
}

/** What was charged and how, what went back, and the documents of both. */
export function OrderMoney({ data, order, texts }: OrderPart) {
  const { admin, language } = data;
  const text = islandText(language, texts);
  const money = (amount: number) => formatMoney(amount, order.currency, language);
  const percent = new Intl.NumberFormat(intlLocales[language], { style: 'percent', maximumFractionDigits: 2 });
  const sums = [
    [texts.money.subtotal, order.subtotal],
    [order.coupon_code ? text('money.coupon', { code: order.coupon_code }) : texts.money.discount, -order.discount],
    [texts.money.shipping, order.shipping],
  ] as const;
  const document = (kind: string) => `/.netlify/functions/order-document?token=${order.token}&kind=${kind}`;
  return (
    <>
      <Block title={texts.money.title}>
        <dl className="admin-sums">
          {sums.map(
            ([name, amount], place) =>
              (amount !== 0 || place !== 1) && (
                <div key={name}>
                  <dt className="muted">{name}</dt>
                  <dd>{money(amount)}</dd>
                </div>
              ),
          )}
          <div>
            <dt>{texts.columns.total}</dt>
            <dd>{money(order.total_amount)}</dd>
          </div>
          <div>
            <dt className="muted">
              {text('money.vat', {
                rate: percent.format(order.vat_basis_points / 10_000),
                country: order.vat_country,
              })}
            </dt>
            <dd className="muted">{money(order.vat_amount)}</dd>
          </div>
        </dl>
        <ul className="admin-rows">
          {order.payments.map((payment) => (
            <li key={payment.id}>
              <span>
                {formatMoney(payment.amount, payment.currency, language)}{' '}
                <span className="muted">
                  {[
                    wordOf(texts.methods, payment.provider),
                    payment.paid_at && shortDay(payment.paid_at, language),
                    payment.reference,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              <span className="muted">{admin.dashboard.paid[payment.state]}</span>
            </li>
          ))}
        </ul>
      </Block>
      {order.refunds.length > 0 && (
        <Block title={texts.money.refunds}>
          <ul className="admin-rows">
            {order.refunds.map((refund) => (
              <Refund key={refund.id} refund={refund} data={data} texts={texts} />
            ))}
          </ul>
        </Block>
      )}
      {(order.invoice || order.may_be_invoiced) && (
        <Block title={texts.documents.title}>
          <ul className="admin-rows">
            <li>
              <a className="link" href={document('invoice')} target="_blank" rel="noreferrer">
                {order.invoice
                  ? text('documents.invoice', { number: `${order.invoice.series} ${order.invoice.number}` })
                  : texts.documents.newInvoice}
              </a>
            </li>
            {order.credit_notes.map(({ series, number }) => (
              <li key={`${series}-${number}`}>
                <a className="link" href={document(`credit-note&number=${number}`)} target="_blank" rel="noreferrer">
                  {text('documents.creditNote', { number: `${series} ${number}` })}
                </a>
              </li>
            ))}
          </ul>
        </Block>
      )}
    </>
  );
}
