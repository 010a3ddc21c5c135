import type { OrderDetails } from '#src/contracts/order-details.ts';
import { lineKey } from '#src/domain/cart/cart.ts';
import { pictureAddress } from '#src/domain/catalogue/picture-address.ts';
import type { Language } from '#src/domain/language/languages.ts';
import { $cart } from './cart.ts';
import { addToCart } from './fill-cart.ts';

/**
 * Puts what an order was made of into the cart, as far as it is not there already: after an unpaid checkout it usually is.
 * The cart asks for today's prices and stock by itself.
 */
export function orderAgain({ lines }: Pick<OrderDetails, 'lines'>, language: Language): void {
  for (const { productId: id, name, picture, quantity, size, color, unitPriceEuro: price } of lines) {
    const present = $cart.get().find((line) => lineKey(line) === lineKey({ id, size, color }));
    const missing = quantity - (present?.quantity ?? 0);
    const image = picture === null ? '' : pictureAddress(picture, 240);
    if (missing > 0) {
      const names = { name: name.en, name_lt: name.lt, name_ru: name.ru };
      addToCart({ id, ...names, price, image, size, color }, missing, language);
    }
  }
}
