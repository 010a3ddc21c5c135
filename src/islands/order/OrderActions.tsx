import { orderAgain } from '#src/client/stores/order-again.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { shownState } from '#src/domain/order/shown-state.ts';
import { shortDay } from '#src/i18n/order-dates.ts';
import { type OrderPart, orderText } from './order-texts.ts';
import { PayOrLeave } from './PayOrLeave.tsx';

interface Props extends OrderPart {
  /** Opens this order's other pages. */
  readonly token: string;
}

const functions = '/.netlify/functions';

/** What its owner can do with the order, each only while it can be done. */
export function OrderActions({ data, order, token }: Props) {
  const { language, texts } = data;
  const { actions: words } = texts;
  const text = orderText(data);
  const { canComplain, canReturn, canWithdraw, returnUntil, withdrawUntil } = order.rights;
  const page = (path: string) => `${localizePath(path, language)}?order=${token}`;
  const again = () => {
    orderAgain(order, language);
    location.assign(localizePath('/cart', language));
  };
  return (
    <section className="order-section" aria-labelledby="order-actions">
      <h2 className="title-2" id="order-actions">
        {words.title}
      </h2>
      <ul className="order-actions">
        {order.payUrl !== null && <PayOrLeave {...{ data, order, token }} payUrl={order.payUrl} />}
        {shownState(order) === 'unpaid' && (
          <li>
            <button type="button" className="button" onClick={again}>
              {words.again}
            </button>
            <span className="small muted">{words.againText}</span>
          </li>
        )}
        {order.canReview && (
          <li>
            <a className="button button-line" href={page('/review')}>
              {words.review}
            </a>
            <span className="small muted">{words.reviewText}</span>
          </li>
        )}
        {canReturn && (
          <li>
            <a className="button button-line" href={page('/return-request')}>
              {words.return}
            </a>
            {returnUntil !== null && (
              <span className="small muted">
                {text('actions.returnUntil', { day: shortDay(returnUntil, language) })}
              </span>
            )}
          </li>
        )}
        {canComplain && !canReturn && (
          <li>
            <a className="button button-line" href={page('/return-request')}>
              {words.complaint}
            </a>
            <span className="small muted">{words.complaintText}</span>
          </li>
        )}
        {canWithdraw && (
          <li>
            <a className="button button-line" href={page('/withdraw')}>
              {words.withdraw}
            </a>
            <span className="small muted">
              {withdrawUntil === null
                ? words.withdrawOpen
                : text('actions.withdrawUntil', { day: shortDay(withdrawUntil, language) })}
            </span>
          </li>
        )}
        <li>
          <a className="link order-link ui" href={localizePath('/contact', language)}>
            {words.contact}
          </a>
          <span className="small muted">{text('actions.contactText', { number: order.orderNumber })}</span>
        </li>
      </ul>
    </section>
  );
}

/** Invoice, credit notes and the withdrawal form as PDF. */
export function OrderDocuments({ data, order, token }: Props) {
  const { documents: words } = data.texts;
  const text = orderText(data);
  const { invoice, creditNotes } = order.documents;
  const document = (kind: string) => `${functions}/order-document?token=${token}&kind=${kind}`;
  return (
    <section aria-labelledby="order-documents">
      <h2 className="small muted" id="order-documents">
        {words.title}
      </h2>
      <ul className="order-documents ui">
        {invoice && (
          <li>
            <a className="link order-link" href={document('invoice')}>
              {words.invoice}
            </a>
          </li>
        )}
        {creditNotes.map(({ label, number }) => (
          <li key={number}>
            <a className="link order-link" href={`${document('credit-note')}&number=${number}`}>
              {text('documents.creditNote', { number: label })}
            </a>
          </li>
        ))}
        <li>
          <a className="link order-link" href={`${functions}/withdrawal-form?language=${data.language}`}>
            {words.withdrawalForm}
          </a>
        </li>
      </ul>
    </section>
  );
}
