import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { $checkoutCart } from '#src/client/stores/checkout-cart.ts';
import { restoreCheckoutForm } from '#src/client/stores/checkout-form.ts';
import { beginAt, loadDelivery } from '#src/client/stores/delivery.ts';
import { hasStoredSession } from '#src/client/stores/has-stored-session.ts';
import { $checkoutProblem } from '#src/client/stores/place-order.ts';
import { openRequested } from '#src/client/stores/requested-checkout.ts';
import { $returned, returnFromPayment } from '#src/client/stores/returned-checkout.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { withBoundary } from '../shared/IslandBoundary.tsx';
import { startToasts } from '../shared/toast-region.ts';
import { Checkout } from './Checkout.tsx';
import type { CheckoutPageData } from './checkout-texts.ts';

/** The payment page sends the shopper who turns back to `?cancelled=` with the order's token; it is used once. */
async function settleReturn(): Promise<void> {
  const address = new URL(location.href);
  const token = address.searchParams.get('cancelled');
  if (token === null) return;
  address.searchParams.delete('cancelled');
  address.searchParams.set('step', 'payment');
  history.replaceState(history.state, '', address);
  await returnFromPayment(token);
}

type Requested = 'none' | Awaited<ReturnType<typeof openRequested>>;

/** `?request=` names what a bank payment was asked for without an address; it stays in the address for reloads. */
async function openRequest(): Promise<Requested> {
  const token = new URL(location.href).searchParams.get('request');
  return token === null ? 'none' : openRequested(token);
}

const refusals = {
  invalid: ['invalidTitle', 'invalidText'],
  gone: ['goneTitle', 'goneText'],
  failed: ['failedTitle', 'failedText'],
} as const;

/** Why what the address asks for cannot be shown. */
function RequestRefused({ data, why }: { readonly data: CheckoutPageData; readonly why: keyof typeof refusals }) {
  const words = data.deliveryTexts;
  const [title, text] = refusals[why];
  return (
    <div className="wrap checkout-alone" role="alert">
      <h1 className="title-1">{words[title]}</h1>
      <p>{words[text]}</p>
      {why === 'failed' ? (
        <button type="button" className="button button-line" onClick={() => location.reload()}>
          {words.retry}
        </button>
      ) : (
        <a className="button button-line" href={localizePath('/shop', data.language)}>
          {words.shop}
        </a>
      )}
    </div>
  );
}

function CheckoutPage({ data }: { readonly data: CheckoutPageData }) {
  const [isReady, setReady] = useState(false);
  const [isSettled, setSettled] = useState(false);
  const [requested, setRequested] = useState<Requested>('none');
  const cart = useStore($checkoutCart);
  const returned = useStore($returned);
  const problem = useStore($checkoutProblem);

  useEffect(() => {
    startToasts(data.texts.close);
    restoreCheckoutForm();
    // Only for whoever is signed in: others load none of it.
    if (hasStoredSession())
      void import('#src/client/stores/checkout-address.ts')
        .then((it) => it.readOwnAddress())
        .then((address) => address && beginAt(address))
        .catch(reportError);
    void loadDelivery();
    void openRequest().then(async (outcome) => {
      setRequested(outcome);
      setReady(true);
      await settleReturn().finally(() => setSettled(true));
    });
  }, [data.texts.close]);

  const isPaid = returned?.state === 'paid';
  const isEmpty = cart.length === 0;
  useEffect(() => {
    if (isSettled && isEmpty && !isPaid && problem === undefined && requested === 'none')
      location.replace(localizePath('/cart', data.language));
  }, [isSettled, isEmpty, isPaid, problem, requested, data.language]);

  if (requested !== 'none' && requested !== 'open') return <RequestRefused data={data} why={requested} />;
  if (isPaid) {
    const text = islandText(data.language, data.texts.cancelled);
    return (
      <div className="wrap checkout-alone" role="status">
        <h1 className="title-1">{text('paidTitle')}</h1>
        <p>{text('paidText', { number: returned.orderNumber })}</p>
        <a className="button button-line" href={localizePath('/shop', data.language)}>
          {text('shop')}
        </a>
      </div>
    );
  }
  if (!isReady || (isEmpty && problem === undefined)) {
    return (
      <div className="wrap checkout" aria-busy="true">
        <div className="checkout-form">
          <h1 className="sr-only">{data.texts.title}</h1>
          <p className="title-2">{data.texts.form.contact}</p>
          <div className="checkout-blank" />
        </div>
        <aside className="checkout-aside" aria-hidden="true" />
      </div>
    );
  }
  return <Checkout data={data} />;
}

/**
 * The checkout, alive: what was typed is brought back, a bank payment that was asked for without an address opened, a
 * broken-off payment settled, an empty cart sent to the cart page.
 */
export default withBoundary(CheckoutPage);
