/** Where a cart is shown. */
export type CartPlace = 'drawer' | 'page';

const awakeEvent = 'cart-awake';
const openEvent = 'cart-open';

/** The island has drawn the cart: what the script drew can go. */
export function cartAwake(place: CartPlace): void {
  window.dispatchEvent(new CustomEvent(awakeEvent, { detail: place }));
}

/** Calls back when the island of this place has drawn the cart. */
export function onCartAwake(place: CartPlace, callback: () => void): void {
  window.addEventListener(awakeEvent, (event) => {
    if ((event as CustomEvent<CartPlace>).detail === place) callback();
  });
}

/** Opens the drawer, with a sentence about what was just done. */
export function openCart(announcement: string): void {
  window.dispatchEvent(new CustomEvent(openEvent, { detail: announcement }));
}

/** Calls back when the drawer is asked to open. */
export function onCartOpen(callback: (announcement: string) => void): void {
  window.addEventListener(openEvent, (event) => callback((event as CustomEvent<string>).detail));
}
