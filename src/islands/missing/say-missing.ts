import { showToast } from '#src/client/stores/toast.ts';
import { cartData, cartText } from '../shared/cart-data.ts';
import { startToasts } from '../shared/toast-region.ts';

/** A product that is not there is said by a toast as well as by its page (storefront.md section 8). */
const missing = document.querySelector<HTMLElement>('[data-missing=product] h1')?.textContent;
if (missing) {
  startToasts(cartText(cartData())('close'));
  showToast({ kind: 'done', text: missing });
}
