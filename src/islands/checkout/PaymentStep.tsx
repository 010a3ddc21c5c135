import { useStore } from '@nanostores/react';
import { $checkoutCurrency } from '#src/client/stores/checkout-cart.ts';
import { $checkoutForm, fillIn } from '#src/client/stores/checkout-form.ts';
import { $placing, placeOrder } from '#src/client/stores/place-order.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { chargedCurrency } from '#src/domain/money/currency.ts';
import { CouponField } from '../shared/CouponField.tsx';
import type { CheckoutPageData } from './checkout-texts.ts';
import { OrderLines } from './OrderLines.tsx';
import { OrderSums } from './OrderSums.tsx';
import type { Summary } from './use-summary.ts';

interface Props {
  readonly data: CheckoutPageData;
  readonly summary: Summary;
  /** All that was typed is right; otherwise the shopper is shown what is not. */
  readonly mayOrder: () => boolean;
}

/** The texts' `{{terms}}` and `{{privacy}}` become links. */
function TermsNote({ data }: { readonly data: CheckoutPageData }) {
  const words = data.texts.form;
  const links: Readonly<Record<string, readonly [string, string]>> = {
    '{{terms}}': ['/terms', words.termsLink],
    '{{privacy}}': ['/privacy', words.privacyLink],
  };
  return (
    <p className="micro muted checkout-terms">
      {words.terms.split(/({{\w+}})/).map((part) => {
        const link = links[part];
        if (link === undefined) return part;
        return (
          <a key={part} href={localizePath(link[0], data.language)} target="_blank" rel="noreferrer">
            {link[1]}
          </a>
        );
      })}{' '}
      <a href={data.guaranteeAddress} target="_blank" rel="noreferrer">
        {words.guarantee}
      </a>
    </p>
  );
}

/** Card or bank link. Bank links are in euros alone: another currency says so, and the card is taken. */
function Methods({ data }: { readonly data: CheckoutPageData }) {
  const words = data.texts.form;
  const inEuros = chargedCurrency(useStore($checkoutCurrency)) === 'EUR';
  const { method } = useStore($checkoutForm);
  const isBank = method === 'bank' && inEuros;
  return (
    <>
      <fieldset className="option-rows">
        <legend className="sr-only">{words.payment}</legend>
        <label className="option-row option-method">
          <input type="radio" name="method" value="card" checked={!isBank} onChange={() => fillIn('method', 'card')} />
          <span className="option-name">
            {words.card}
            <span className="small muted">{data.methods}</span>
          </span>
        </label>
        <label className="option-row option-method">
          <input
            type="radio"
            name="method"
            value="bank"
            checked={isBank}
            disabled={!inEuros}
            onChange={() => fillIn('method', 'bank')}
          />
          <span className="option-name">
            {words.bank}
            <span className="small muted">{inEuros ? words.bankList : words.bankEuros}</span>
          </span>
        </label>
      </fieldset>
      <p className="small muted">{isBank ? words.bankNote : words.cardNote}</p>
    </>
  );
}

/** How to pay, the sum, and the button whose words the law gives, right under it. */
export function PaymentStep({ data, summary, mayOrder }: Props) {
  const words = data.texts.form;
  const placing = useStore($placing);
  return (
    <>
      <div className="checkout-coupon">
        <CouponField language={data.language} texts={data.coupon} price={summary.price} />
      </div>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (mayOrder()) void placeOrder(data.language, summary.totals.total);
        }}
      >
        {summary.isFree ? <p className="ui checkout-free">{words.nothingToPay}</p> : <Methods data={data} />}
        <div className="checkout-review">
          <OrderLines data={data} summary={summary} />
        </div>
        <div id="order-sums">
          <OrderSums data={data} summary={summary} />
        </div>
        <button
          type="submit"
          className="button button-large checkout-order"
          aria-describedby="order-sums"
          data-loading={placing.state === 'idle' ? undefined : ''}
          aria-disabled={placing.state === 'idle' ? undefined : true}
          disabled={summary.delivery.state !== 'ready'}
        >
          {summary.isFree ? words.orderFree : words.order}
        </button>
        {placing.state === 'leaving' && (
          <p className="ui">
            <a className="link" href={placing.url}>
              {summary.isFree ? data.texts.goToOrder : data.texts.goToPayment}
            </a>
          </p>
        )}
        <TermsNote data={data} />
      </form>
    </>
  );
}
