import { addToCart } from '#src/client/stores/fill-cart.ts';
import { showToast } from '#src/client/stores/toast.ts';
import type { Favorite } from '#src/contracts/favorites.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { cartData, cartText } from '../../shared/cart-data.ts';
import { lineName, lineVariant } from '../../shared/cart-view.ts';
import { cartItemOf } from './favorite-view.ts';

/** Puts one piece of a favourite into the cart and says how that went; a price is needed for it (accounts-and-back-office.md, 5). */
export function addFavoriteToCart(favorite: Favorite, variant: Parameters<typeof cartItemOf>[1]): void {
  const data = cartData();
  const text = cartText(data);
  const item = cartItemOf(favorite, variant);
  if (item.price <= 0) {
    showToast({ kind: 'error', text: text('purchase.noPrice') });
    return;
  }
  const link = { text: text('view'), href: localizePath('/cart', data.language) };
  if (addToCart(item, 1, data.language) === 'refused') {
    showToast({ kind: 'error', text: text('refused'), link });
    return;
  }
  const name = lineName({ ...item, quantity: 1 }, data.language);
  const chosen = lineVariant(item, data.colors);
  showToast({
    kind: 'done',
    title: chosen === '' ? name : `${name}, ${chosen}`,
    text: text('added'),
    ...(item.image === '' ? {} : { picture: item.image }),
    link,
  });
}
