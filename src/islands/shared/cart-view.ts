import {
  type Cart,
  type CartItem,
  cartWorth,
  countPieces,
  lineKey,
  maximumLineQuantity,
} from '#src/domain/cart/cart.ts';
import type { Language } from '#src/domain/language/languages.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { type Currency, convert } from '#src/domain/money/currency.ts';
import { formatMoney } from '#src/domain/money/format.ts';
import { estimateShipping } from '#src/domain/shipping/estimate.ts';
import { type CartData, cartText } from './cart-data.ts';

/** From how many free pieces on the cart says nothing about stock. */
const lowStock = 5;

/** A line of the cart in words, the same for the script that draws it first and for the island that takes over. */
export interface LineView {
  readonly key: string;
  readonly name: string;
  readonly variant: string;
  readonly href: string;
  readonly picture: string;
  readonly quantity: number;
  /** quantity × price. */
  readonly price: string;
  /** Price of one piece, where there are several; else empty. */
  readonly each: string;
  /** How few are left, where they are few; else empty. */
  readonly note: string;
  /** No more can be added. */
  readonly isAtMost: boolean;
}

export interface CartView {
  readonly pieces: number;
  readonly lines: readonly LineView[];
  readonly goods: string;
  readonly delivery: string;
  readonly total: string;
  /** What is missing to free delivery, in words, and how far the goods have come to it, 0 to 1. */
  readonly free: { readonly text: string; readonly share: number };
}

/** The name in the page's language, or in any where that one is not known. */
export function lineName(line: CartItem, language: Language): string {
  const own = { en: line.name, lt: line.name_lt, ru: line.name_ru }[language];
  return own || line.name || line.name_lt || line.name_ru;
}

/** Colour and size in words: „Žalia, M“. */
export function lineVariant(line: Pick<CartItem, 'size' | 'color'>, colors: CartData['colors']): string {
  return [colors[line.color] ?? line.color, line.size].filter((part) => part !== '').join(', ');
}

/**
 * Delivery, total and the way to free delivery in words, for goods that cost `shown` minor units of the shown currency and are
 * `worth` euro cents; `fee` is the estimate of delivery, euro cents.
 */
export function describeSums(
  { shown, worth, fee }: { readonly shown: number; readonly worth: number; readonly fee: number },
  { freeFrom }: CartData['estimate'],
  currency: Currency,
  data: CartData,
): Pick<CartView, 'delivery' | 'total' | 'free'> {
  const text = cartText(data);
  const money = (minorUnits: number) => formatMoney(minorUnits, currency, data.language);
  const toShown = (euroCents: number) => convert(euroCents, currency, data.rates);
  const missing = Math.max(0, freeFrom - worth);
  return {
    delivery: fee === 0 ? text('summary.freeOfCharge') : money(toShown(fee)),
    total: money(shown + toShown(fee)),
    free: {
      text: missing === 0 ? text('free.reached') : text('free.left', { amount: money(toShown(missing)) }),
      share: freeFrom === 0 ? 1 : Math.min(1, worth / freeFrom),
    },
  };
}

/** Puts a cart into the words and figures of the page's language and the shown currency. */
export function describeCart(cart: Cart, currency: Currency, data: CartData): CartView {
  const { language, rates, estimate } = data;
  const text = cartText(data);
  const money = (minorUnits: number) => formatMoney(minorUnits, currency, language);
  const toShown = (euroCents: number) => convert(euroCents, currency, rates);
  const goods = cart.reduce((sum, line) => sum + toShown(line.price) * line.quantity, 0);
  const worth = cartWorth(cart);
  return {
    pieces: countPieces(cart),
    lines: cart.map((line) => ({
      key: lineKey(line),
      name: lineName(line, language),
      variant: lineVariant(line, data.colors),
      href: localizePath(`/product/${encodeURIComponent(line.id)}`, language),
      picture: line.image,
      quantity: line.quantity,
      price: money(toShown(line.price) * line.quantity),
      each: line.quantity > 1 ? text('line.each', { price: money(toShown(line.price)) }) : '',
      note: (line.available ?? lowStock) < lowStock ? text('line.left', { count: line.available ?? 0 }) : '',
      isAtMost: line.quantity >= (line.available ?? maximumLineQuantity),
    })),
    goods: money(goods),
    ...describeSums({ shown: goods, worth, fee: estimateShipping(worth, estimate) }, estimate, currency, data),
  };
}
