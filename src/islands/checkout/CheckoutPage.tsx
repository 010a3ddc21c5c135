import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { $cart } from '#src/client/stores/cart.ts';
import { restoreCheckoutForm } from '#src/client/stores/checkout-form.ts';
import { loadDelivery } from '#src/client/stores/delivery.ts';
import { $checkoutProblem } from '#src/client/stores/place-order.ts';
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

function CheckoutPage({ data }: { readonly data: CheckoutPageData }) {
  const [isReady, setReady] = useState(false);
  const [isSettled, setSettled] = useState(false);
  const cart = useStore($cart);
  const returned = useStore($returned);
  const problem = useStore($checkoutProblem);

  useEffect(() => {
    startToasts(data.texts.close);
    restoreCheckoutForm();
    void loadDelivery();
    void settleReturn().finally(() => setSettled(true));
    setReady(true);
  }, [data.texts.close]);

  const isPaid = returned?.state === 'paid';
  const isEmpty = cart.length === 0;
  useEffect(() => {
    if (isSettled && isEmpty && !isPaid && problem === undefined)
      location.replace(localizePath('/cart', data.language));
  }, [isSettled, isEmpty, isPaid, problem, data.language]);

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

/** The checkout, alive: what was typed is brought back, a broken-off payment settled, an empty cart sent to the cart page. */
export default withBoundary(CheckoutPage);
