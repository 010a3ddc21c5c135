import { addItem, type Cart, type CartItem, clampQuantity, lineKey } from './cart.ts';

/**
 * Brings lines back into a cart, as they are today. Nothing that is there is lost or becomes less; a line that is there already
 * gets as many pieces as the greater of the two, so that bringing back twice changes nothing the second time. What cannot be
 * bought stays out, and so does what a full cart has no room for.
 */
export function mergeCart(present: Cart, restored: readonly CartItem[]): Cart {
  return restored.reduce<Cart>((cart, line) => {
    const key = lineKey(line);
    const there = cart.find((other) => lineKey(other) === key);
    const wanted = clampQuantity(line.quantity, line.available);
    if (wanted < 1) return cart;
    if (there === undefined) return addItem(cart, line, wanted);
    const quantity = Math.max(there.quantity, wanted);
    return cart.map((other) => (other === there ? { ...other, ...line, quantity } : other));
  }, present);
}
