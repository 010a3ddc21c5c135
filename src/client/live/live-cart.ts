import { $cart, setCart } from '#src/client/stores/cart.ts';
import { type CartChange, reconcileCart, type VariantFact } from '#src/domain/cart/reconcile.ts';
import { type LiveProduct, livePrice } from './live-products.ts';

/**
 * Brings the cart to today's prices, takes out what is no longer sold, and gives what changed, for the shopper to be told.
 * Quantities are left to the checkout: what an order of this very shopper holds back looks sold out until it is paid or ends.
 */
export function reconcileLiveCart(products: readonly LiveProduct[]): readonly CartChange[] {
  const facts = products.map(
    (product): VariantFact =>
      product.active ? { id: product.id, price: livePrice(product) } : { id: product.id, free: 0 },
  );
  const { cart, changes } = reconcileCart($cart.get(), facts);
  if (changes.length > 0) setCart(cart);
  return changes;
}
