import { fillIn } from '#src/client/stores/checkout-form.ts';
import { loadDelivery } from '#src/client/stores/delivery.ts';
import { deliveryDays } from '#src/i18n/delivery-days.ts';
import { islandText } from '#src/i18n/island-text.ts';
import type { CheckoutPageData } from './checkout-texts.ts';
import type { Summary } from './use-summary.ts';

/** The ways of delivery to the chosen country, each with its date and price. */
export function DeliveryOptions({ data, summary }: { readonly data: CheckoutPageData; readonly summary: Summary }) {
  const words = data.texts.form;
  const text = islandText(data.language, words);
  const { delivery, zone } = summary;
  if (delivery.state === 'failed') {
    return (
      <div className="options-failed" role="alert">
        <p className="message">{words.optionsFailed}</p>
        <button type="button" className="button button-line" onClick={() => void loadDelivery()}>
          {words.retry}
        </button>
      </div>
    );
  }
  if (delivery.state === 'loading' || zone === undefined) {
    return (
      <div className="option-rows" role="status" aria-label={words.loading}>
        <span className="option-blank" />
        <span className="option-blank" />
      </div>
    );
  }
  return (
    <fieldset className="option-rows">
      <legend className="small">{words.options}</legend>
      {summary.quotes.map((quote) => {
        const dates = zone.options.find(({ code }) => code === quote.code);
        return (
          <label className="option-row" key={quote.code}>
            <input
              type="radio"
              name="option"
              value={quote.code}
              checked={summary.chosen?.code === quote.code}
              onChange={() => fillIn('option', quote.code)}
            />
            <span className="option-name">{words[quote.code]}</span>
            <span className="option-days small">
              {dates && text('arrives', { days: deliveryDays(dates.promisedFrom, dates.promisedTo, data.language) })}
            </span>
            <span className="option-price">{quote.fee === 0 ? words.free : summary.price(quote.fee)}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
