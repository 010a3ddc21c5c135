import { useStore } from '@nanostores/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { $cart } from '#src/client/stores/cart.ts';
import { $coupon } from '#src/client/stores/coupon.ts';
import { changeQuantity } from '#src/client/stores/fill-cart.ts';
import { $currency } from '#src/client/stores/preferences.ts';
import { $undo, clearCart, removeLine, saveForLater } from '#src/client/stores/undo.ts';
import { convert } from '#src/domain/money/currency.ts';
import { formatMoney } from '#src/domain/money/format.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { CouponField } from '../shared/CouponField.tsx';
import { cartData } from '../shared/cart-data.ts';
import { type CartPlace, cartAwake } from '../shared/cart-events.ts';
import { describeCart } from '../shared/cart-view.ts';
import { withCoupon } from '../shared/coupon-sums.ts';
import { withBoundary } from '../shared/IslandBoundary.tsx';
import { useCouponTexts } from '../shared/use-coupon-texts.ts';
import { CartContent } from './CartContent.tsx';
import { CartEmpty } from './CartEmpty.tsx';
import { UndoBar } from './UndoBar.tsx';
import { useSizeChoices } from './use-size-choices.tsx';

function Cart({ place }: { readonly place: CartPlace }) {
  const data = cartData();
  const cart = useStore($cart);
  const currency = useStore($currency);
  const undo = useStore($undo);
  const root = useRef<HTMLDivElement>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  const { code, terms } = useStore($coupon);
  const coupon = useCouponTexts(data);
  const view = withCoupon(describeCart(cart, currency, data), cart, terms, currency, data);
  const label = coupon && islandText(data.language, coupon)('discount', { code });
  const price = (cents: number) => formatMoney(convert(cents, currency, data.rates), currency, data.language);

  useLayoutEffect(() => cartAwake(place), [place]);
  useEffect(() => {
    if (place === 'page' && new URLSearchParams(location.search).has('restore'))
      void import('./restore-cart.ts').then((it) => it.bringCartBack());
  }, [place]);

  const variantOf = useSizeChoices(cart, data, root);

  // A removed line takes its focused button with it: the focus goes to the way back, and from there to the list.
  const had = useRef(false);
  useEffect(() => {
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (isLost && undo !== undefined) undoButton.current?.focus({ preventScroll: true });
    else if (isLost && had.current) root.current?.focus({ preventScroll: true });
    had.current = undo !== undefined;
  }, [undo]);

  const bar = <UndoBar data={data} button={undoButton} />;
  return (
    <div className="cart-live" ref={root} tabIndex={-1}>
      {cart.length > 0 ? (
        <CartContent
          view={view}
          discount={label && view.discount ? [label, view.discount] : undefined}
          coupon={place === 'page' && coupon && <CouponField language={data.language} texts={coupon} price={price} />}
          language={data.language}
          texts={data.texts}
          returnDays={data.returnDays}
          undo={bar}
          onQuantity={changeQuantity}
          variantOf={variantOf}
          onRemove={removeLine}
          onLater={saveForLater}
          onClear={clearCart}
        />
      ) : (
        <>
          <CartEmpty language={data.language} texts={data.texts} />
          {bar}
        </>
      )}
    </div>
  );
}

function CartPanel({ place }: { readonly place: CartPlace }) {
  const [isAwake, setAwake] = useState(false);
  useLayoutEffect(() => setAwake(true), []);
  return <div data-cart-live={place}>{isAwake && <Cart place={place} />}</div>;
}

/** The cart, alive. The page shows what a script has drawn until this has taken over. */
export default withBoundary(CartPanel);
