import { useStore } from '@nanostores/react';
import { $returnForm, $sending, sendReturn } from '#src/client/stores/return-request.ts';
import { chosenLines, keyOf, previewSums } from '#src/domain/returns/return-form.ts';
import { islandText } from '#src/i18n/island-text.ts';
import type { ReturnViewProps } from './return-view.ts';

/** What the refund is made of; an exchange and a complaint have none to promise. */
function Sums({ data, options, words }: ReturnViewProps) {
  const sums = previewSums(useStore($returnForm), options.lines, options.labelCost);
  const texts = data.texts.check;
  const money = (amount: number) => words.money(amount, options.currency);
  return (
    <>
      <dl className="sums">
        <div>
          <dt>{texts.goods}</dt>
          <dd>{money(sums.goods)}</dd>
        </div>
        <div>
          <dt>{texts.labelCost}</dt>
          <dd>{options.labelCost === 0 ? texts.labelFree : money(-sums.keptBack)}</dd>
        </div>
        <div className="sums-total">
          <dt>{texts.refund}</dt>
          <dd data-refund={sums.amount}>{money(sums.amount)}</dd>
        </div>
      </dl>
      {sums.keptBack > 0 && <p className="small">{sums.amount === 0 ? texts.worthless : texts.keptBack}</p>}
    </>
  );
}

/** Everything once more, what it gives back and when, and the button that sends it. */
export function CheckStep(props: ReturnViewProps) {
  const { data, options, words } = props;
  const form = useStore($returnForm);
  const isSending = useStore($sending);
  const texts = data.texts.check;
  const text = islandText(data.language, texts);
  const { reason = 'return' } = form;
  const promises = {
    return: text('when', {
      processing: words.businessDays(options.processingDays),
      days: words.days(options.refundDays),
    }),
    exchange: text('exchange', { days: words.days([options.holdDays, options.holdDays]) }),
    complaint: texts.complaint,
  };
  const buttons = { return: texts.return, exchange: texts.exchangeSend, complaint: texts.complaintSend };
  return (
    <form
      className="return-check"
      onSubmit={(event) => {
        event.preventDefault();
        void sendReturn();
      }}
    >
      <ul className="order-lines">
        {chosenLines(form, options.lines).map(({ exchangeVariant, line, quantity }) => {
          const to = line.sizes.find(({ variant }) => variant === exchangeVariant)?.size;
          return (
            <li key={keyOf(line)}>
              <span className="picture ratio-3-4">
                {line.image && <img src={line.image} alt="" width={60} height={80} />}
              </span>
              <span>
                {words.name(line)}
                <span className="small muted">
                  {words.variant(line)}
                  {words.pieces(quantity)}
                </span>
                {to !== undefined && (
                  <span className="small">
                    <span aria-hidden="true">{text('newSize', { from: line.size, to })}</span>
                    <span className="sr-only">{text('newSizeSpoken', { from: line.size, to })}</span>
                  </span>
                )}
              </span>
              <span>{reason === 'return' && words.money(line.worth[quantity - 1] ?? 0, options.currency)}</span>
            </li>
          );
        })}
      </ul>
      {reason === 'complaint' && <blockquote className="return-said ui">{form.note}</blockquote>}
      {reason === 'return' && <Sums {...props} />}
      <p className="small muted">{promises[reason]}</p>
      <button
        type="submit"
        className="button button-large checkout-order"
        aria-disabled={isSending}
        data-loading={isSending ? '' : undefined}
      >
        {isSending ? texts.sending : buttons[reason]}
      </button>
    </form>
  );
}
